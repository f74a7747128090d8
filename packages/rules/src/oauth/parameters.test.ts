import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidRequest } from './errors.ts';
import { optionalValue, parseParameters, requiredValue, valuesOf } from './parameters.ts';

describe('form-encoded parameters', () => {
  test('are read as URLSearchParams reads them', () => {
    const seed = 6749;
    const pairs = fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string()), {
      maxLength: 20,
    });
    const property = fc.property(pairs, (items) => {
      const text = new URLSearchParams(items).toString();
      const expected = new URLSearchParams(text);
      const read = parseParameters(text);
      for (const name of new Set(expected.keys())) {
        expect(read.get(name)).toEqual(expected.getAll(name));
      }
      expect(read.size).toBe(new Set(expected.keys()).size);
    });
    fc.assert(property, { seed, numRuns: 500 });
  });

  test('are read to the last one, however many are empty', () => {
    const parameters = parseParameters(`client_id=a${'&'.repeat(200)}client_id=b`);
    expect(parameters.get('client_id')).toEqual(['a', 'b']);
    expect(() => parseParameters('a=1&'.repeat(101))).toThrow(InvalidRequest);
  });

  test.each(['a=%', 'a=%2', 'a=%zz', '%=a', 'state=%FF', 'state=%C3%28'])(
    'with the broken escape in %s are refused',
    (text) => {
      expect(() => parseParameters(text)).toThrow(InvalidRequest);
    },
  );

  test('without a value count as omitted', () => {
    const parameters = parseParameters('scope=&state&resource=&resource=x');
    expect(optionalValue(parameters, 'scope')).toBeUndefined();
    expect(() => requiredValue(parameters, 'state')).toThrow('state is required');
    expect(valuesOf(parameters, 'resource')).toEqual(['x']);
  });

  test('named like an object’s prototype are parameters like any other', () => {
    const parameters = parseParameters('constructor=1&__proto__=2&toString=3');
    expect(optionalValue(parameters, 'constructor')).toBe('1');
    expect(optionalValue(parameters, '__proto__')).toBe('2');
    expect(parameters.get('hasOwnProperty')).toBeUndefined();
  });

  test('are at most 100', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `p${at}=1`).join('&');
    expect(parseParameters(many(100)).size).toBe(100);
    expect(() => parseParameters(many(101))).toThrow(InvalidRequest);
  });
});
