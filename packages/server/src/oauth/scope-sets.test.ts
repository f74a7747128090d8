import { describe, expect, test } from 'vitest';
import { scopesInForce } from './scope-sets.ts';

const paid = { plan: 'PLUS', emailVerified: true } as const;

describe('the set of scopes in force', () => {
  test('is one shared object for each combination', () => {
    expect(scopesInForce('identity trade', paid)).toBe(scopesInForce('identity trade', paid));
    expect([...scopesInForce('identity trade', paid)]).toEqual(['identity', 'trade']);
  });

  test.each([
    ['identity trade', ['identity']],
    ['identity', ['identity']],
    ['trade', []],
  ])(
    'of %j is never more than identity on the free plan, and only where it was held',
    (scope, left) => {
      expect([...scopesInForce(scope, { ...paid, plan: 'FREE' })]).toEqual(left);
    },
  );

  test('cannot be changed by whoever gets it', () => {
    const set: unknown = scopesInForce('identity', paid);
    expect(set).toBeInstanceOf(Set);
    expect(() => (set as Set<string>).add('trade')).toThrow('read-only');
    expect(() => (set as Set<string>).delete('identity')).toThrow('read-only');
    expect(() => (set as Set<string>).clear()).toThrow('read-only');
  });
});
