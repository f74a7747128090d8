import {
  buildSchema,
  GraphQLID,
  type GraphQLInputType,
  GraphQLString,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { typeDefs } from '../generated/type-defs.ts';
import { compareNumerals, compileConstraints } from './constraints.ts';

const schema = buildSchema(typeDefs);
const checks = compileConstraints(schema);
const problems = (operation: string, params: unknown) =>
  ['Query', 'Mutation', 'Subscription'].flatMap(
    (root) => checks.get(`${root}.${operation}`)?.(params) ?? [],
  );
const uuid = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('null in a field that cannot be empty', () => {
  const told = [{ path: 'params.name', message: 'must not be null: leave it out to keep it' }];

  test('is refused, and what is left out is not', () => {
    const { name: _, ...rest } = { id: uuid, name: null, description: null };
    expect(problems('updateStrategy', { ...rest, name: null })).toEqual(told);
    expect(problems('updateStrategy', { ...rest, name: undefined })).toEqual([]);
    expect(problems('updateStrategy', rest)).toEqual([]);
  });

  test('is refused inside of a list too', () => {
    const notifications = [{ topic: 'ORDERS' }, { topic: 'MARKET', push: null }];
    expect(problems('updateUserProfile', { notifications })).toMatchObject([
      { path: 'params.notifications.1.push' },
    ]);
  });
});

describe('Decimal places are counted before a resolver, so that no rule counts them again', () => {
  const sell = { assetId: uuid, side: 'SELL', type: 'MARKET', timeInForce: 'DAY' };
  const lots = [{ lotId: uuid, quantity: '1.0000000001' }];
  const holdings = [{ assetId: uuid, targetPercent: '33.333' }];
  const shares = [{ assetId: uuid, quantity: '1.0000000001' }];

  test.each([
    ['placeOrder', { ...sell, quantity: '1.0000000001' }, 'params.quantity', 9],
    ['placeOrder', { ...sell, notional: '1.001' }, 'params.notional', 2],
    ['placeOrder', { ...sell, quantity: '1', lots }, 'params.lots.0.quantity', 9],
    ['editOrder', { id: uuid, quantity: '1.0000000001' }, 'params.quantity', 9],
    ['editOrder', { id: uuid, notional: '1.001' }, 'params.notional', 2],
    ['liquidatePosition', { asset: {}, size: { lots } }, 'params.size.lots.0.quantity', 9],
    ['createStrategy', { name: 'a', holdings }, 'params.holdings.0.targetPercent', 2],
    ['createStrategy', { name: 'a', holdings: [], cashPercent: '1.001' }, 'params.cashPercent', 2],
    ['setAssetShares', { id: uuid, shares }, 'params.shares.0.quantity', 9],
    ['liquidateActiveStrategy', { id: uuid, size: { percent: '1.001' } }, 'params.size.percent', 2],
  ])('%s %j: %s', (operation, params, path, places) => {
    const message = `takes at most ${places} decimal places`;
    expect(problems(operation, params)).toContainEqual({ path, message });
  });

  test.each([
    ['placeOrder', { ...sell, quantity: '-1' }, 'params.quantity'],
    ['placeOrder', { ...sell, limitPrice: '-1' }, 'params.limitPrice'],
    ['placeOrder', { ...sell, stopPrice: '-1' }, 'params.stopPrice'],
  ])('%s below zero: %j', (operation, params, path) => {
    expect(problems(operation, params)).toContainEqual({ path, message: 'must be at least 0' });
  });

  test('nothing of a position is not sold', () => {
    const size = { quantity: '0' };
    expect(problems('liquidatePosition', { asset: {}, size })).toContainEqual({
      path: 'params.size.quantity',
      message: 'must be above 0',
    });
  });
});

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
    ['cancelOrder', { id: '42' }, 'params.id', 'must be an id as the API gave it, a UUID'],
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

/** A value for each text inside of an input type, with a NUL in that one, and its path. */
function nulIn(
  type: GraphQLInputType,
  path: string,
  around: readonly string[] = [],
): { value: unknown; path: string }[] {
  if (isNonNullType(type)) return nulIn(type.ofType, path, around);
  if (isListType(type)) {
    const inner = isInputObjectType(getNamedType(type)) ? `${path}.0` : path;
    return nulIn(type.ofType, inner, around).map((item) => ({ ...item, value: [item.value] }));
  }
  if (type === GraphQLString || type === GraphQLID) return [{ value: '\0', path }];
  if (!isInputObjectType(type) || around.includes(type.name)) return [];
  return Object.values(type.getFields()).flatMap((field) =>
    nulIn(field.type, `${path}.${field.name}`, [...around, type.name]).map((item) => ({
      ...item,
      value: { [field.name]: item.value },
    })),
  );
}

describe('A text is one that can be stored', () => {
  const check = compileConstraints(
    buildSchema(`
      input NoteInput { lines: [String!]  id: ID  inner: NoteInput  amount: Int }
      type Note { of(params: NoteInput): Int }
      type Query { add(params: NoteInput): Note }
    `),
  );
  const message = 'must be text without NUL and without halves of characters';

  test.each(['Query.add', 'Note.of'])(
    'wherever a text stands in %s, whatever its bounds',
    (field) => {
      const found = (params: unknown) =>
        check
          .get(field)?.(params)
          .map(({ path }) => path);
      expect(found({ lines: ['fine', 'a\0b'] })).toEqual(['params.lines']);
      expect(found({ id: 'a\ud800', inner: { id: '\udc00' } })).toEqual([
        'params.id',
        'params.inner.id',
      ]);
      expect(found({ lines: ['a\r\n\tb', '🦘 \u200d'], amount: 1 })).toEqual([]);
      expect(check.get(field)?.({ id: '\0' })).toEqual([{ path: 'params.id', message }]);
    },
  );

  test('is said of every String and ID that the contract takes', () => {
    const silent: string[] = [];
    for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
      for (const { name, args } of Object.values(type.getFields())) {
        for (const { value, path } of args.flatMap((arg) => nulIn(arg.type, arg.name))) {
          const found = checks.get(`${type.name}.${name}`)?.(value) ?? [];
          if (found[0]?.path !== path) silent.push(`${type.name}.${name}: ${path}`);
        }
      }
    }
    expect(silent).toEqual([]);
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
    const check = compileConstraints(schema).get('Query.ask');
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
