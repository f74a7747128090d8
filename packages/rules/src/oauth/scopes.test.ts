import { leafScopes } from '@investing-platform/schema';
import { describe, expect, test } from 'vitest';
import { InvalidScope } from './errors.ts';
import { droppedFrom, expandScopes, parseScope, reduceToPlan } from './scopes.ts';

describe('the scope parameter', () => {
  test.each([
    ['omitted', undefined, ['identity']],
    ['empty', '', ['identity']],
    ['only spaces', '   ', ['identity']],
    ['a leaf', 'trade', ['trade']],
    ['two leaves in any order', 'trade identity', ['identity', 'trade']],
    ['a leaf given twice', 'trade trade', ['trade']],
    ['a leaf inside a composite', 'funding funding.read', ['funding.read', 'funding.write']],
    ['profile', 'profile', ['profile.read', 'profile.write']],
    ['portfolio', 'portfolio', ['portfolio.read', 'portfolio.write']],
    ['funding', 'funding', ['funding.read', 'funding.write']],
    ['full_access', 'full_access', leafScopes],
  ])('%s expands to leaves', (_case, scope, leaves) => {
    expect(expandScopes(parseScope(scope))).toEqual(leaves);
  });

  test.each([
    'admin',
    'full_access admin',
    'Trade',
    'portfolio.delete',
    'trade\tidentity',
    'constructor',
    '__proto__',
    'toString',
  ])('%s is refused as unknown', (scope) => {
    expect(() => expandScopes(parseScope(scope))).toThrow(InvalidScope);
  });

  test('a refusal names the unknown scopes and only those', () => {
    expect(() => expandScopes(parseScope('trade admin root'))).toThrow('Unknown scope: admin root');
  });

  test('full_access is every leaf scope and not admin', () => {
    expect(expandScopes(['full_access'])).toHaveLength(9);
    expect(expandScopes(['full_access'])).not.toContain('admin');
  });
});

describe('the reduction to the plan', () => {
  test.each(['PLUS', 'PRO', 'PRIVATE'] as const)('a %s user keeps every scope', (plan) => {
    const standing = { plan, emailVerified: true };
    expect(reduceToPlan(leafScopes, standing)).toEqual(leafScopes);
    expect(reduceToPlan(['trade'], standing)).toEqual(['trade']);
  });

  test.each([
    ['the free plan', { plan: 'FREE', emailVerified: true }],
    ['an unconfirmed e-mail address', { plan: 'PRO', emailVerified: false }],
  ] as const)('%s leaves identity, whatever was asked for', (_case, standing) => {
    expect(reduceToPlan(leafScopes, standing)).toEqual(['identity']);
    expect(reduceToPlan(['trade'], standing)).toEqual(['identity']);
  });

  test('what was dropped is told', () => {
    expect(droppedFrom(['identity', 'trade'], ['identity'])).toEqual(['trade']);
  });
});
