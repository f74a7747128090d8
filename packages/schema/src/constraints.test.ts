import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { typeDefs } from '../generated/type-defs.ts';
import { compareNumerals, compileConstraints } from './constraints.ts';

const checks = compileConstraints(buildSchema(typeDefs));
const problems = (operation: string, params: unknown) => checks.get(operation)?.(params) ?? [];
const uuid = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('An input outside its bounds is refused with the path of the field', () => {
  test.each([
    ['searchBar', { query: '' }, 'params.query', 'must have at least 1 character'],
    ['searchBar', { query: 'a'.repeat(101) }, 'params.query', 'must have at most 100 characters'],
    ['searchBar', { query: 'a\nb' }, 'params.query', 'must be one line of plain text'],
    ['searchBar', { query: 'a\u202eb' }, 'params.query', 'must be one line of plain text'],
    [
      'signIn',
      { email: 'a\u0000@example.com', password: 'x' },
      'params.email',
      'must be an e-mail address like name@example.com',
    ],
    ['searchBar', { query: 'a', limit: 0 }, 'params.limit', 'must be at least 1'],
    ['searchBar', { query: 'a', limit: 51 }, 'params.limit', 'must be at most 50'],
    ['fetchAssetsByAssetIds', { assetIds: [] }, 'params.assetIds', 'must have at least 1 entry'],
    [
      'fetchAssetsByAssetIds',
      { assetIds: Array.from({ length: 201 }, () => uuid) },
      'params.assetIds',
      'must have at most 200 entries; it has 201',
    ],
    [
      'cancelOrder',
      { orderId: '42' },
      'params.orderId',
      'must be an id as the API gave it, a UUID',
    ],
    ['placeOrder', { assetId: uuid, quantity: '-0.1' }, 'params.quantity', 'must be at least 0'],
    [
      'placeOrder',
      { assetId: uuid, quantity: '0.1234567891' },
      'params.quantity',
      'takes at most 9 decimal places',
    ],
    ['simulatePaperDeposit', { currency: 'NZD', amount: '0' }, 'params.amount', 'must be above 0'],
    [
      'register',
      { email: 'nobody', password: 'long enough here' },
      'params.email',
      'must be an e-mail address like name@example.com',
    ],
  ])('%s(%j)', (operation, params, path, message) => {
    expect(problems(operation, params)).toEqual([{ path, message }]);
  });

  test('every bad field is listed at once', () => {
    const paths = problems('register', { email: '', password: 'short' }).map(({ path }) => path);
    expect(paths).toEqual(['params.email', 'params.password']);
  });

  test('null and left-out fields are not judged', () => {
    expect(problems('placeOrder', { assetId: uuid, quantity: null })).toEqual([]);
    expect(problems('fetchMarketHours', undefined)).toEqual([]);
  });

  test('characters are counted as a person counts them, not as UTF-16 units', () => {
    expect(problems('searchBar', { query: '🦘'.repeat(100) })).toEqual([]);
  });
});

describe('Bounds that exclude, and decimal places', () => {
  const bounded = (bounds: string) => {
    const schema = buildSchema(`
      scalar Decimal
      directive @constraint(
        min: String, max: String, exclusiveMin: String, exclusiveMax: String, scale: Int
      ) on INPUT_FIELD_DEFINITION
      input AskInput { sum: Decimal @constraint(${bounds}) }
      type Query { ask(params: AskInput): Int }
    `);
    const check = compileConstraints(schema).get('ask');
    return (sum: string) => check?.({ sum })[0]?.message;
  };

  test.each([
    ['exclusiveMin: "0"', '0', 'must be above 0'],
    ['exclusiveMin: "0"', '-1', 'must be above 0'],
    ['exclusiveMin: "0"', '0.000000000000000001', undefined],
    ['exclusiveMax: "100"', '100', 'must be below 100'],
    ['exclusiveMax: "100"', '99.99', undefined],
    ['scale: 0', '1.5', 'must be a whole number'],
    ['scale: 1', '1.25', 'takes at most 1 decimal place'],
    ['scale: 2', '1.255', 'takes at most 2 decimal places'],
    ['scale: 2', '1.25', undefined],
    ['scale: 2', '1000', undefined],
  ])('%s: %s', (bounds, sum, message) => expect(bounded(bounds)(sum)).toBe(message));
});

describe('Numerals are compared exactly', () => {
  test.each([
    ['1', '1.0', 0],
    ['0.30000000000000004', '0.3', 1],
    ['-2', '-1', -1],
    ['-1', '1', -1],
    ['100', '99.99', 1],
    ['9007199254740993', '9007199254740992', 1],
  ])('%s against %s is %i', (left, right, order) => {
    expect(compareNumerals(left, right)).toBe(order);
  });
});
