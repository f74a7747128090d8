import { describe, expect, test } from 'vitest';
import { admitted, all, anonymous, caller, refusals, session, token } from '../engine.fixture.ts';
import type { OperationRequest } from '../types.ts';
import type { Requester } from './admit.ts';

function unitsOf(request: OperationRequest): number {
  const { operation, variables } = admitted(request);
  return operation.sensitiveUnits(variables);
}

describe('the gate', () => {
  const missing = (scope: string, field: string) =>
    `FORBIDDEN token missing the required scope ${scope} for: ${field}`;

  test.each<[string, string, Requester, string[]]>([
    ['a token with the scope passes', '{ me { id } }', token('identity'), []],
    [
      'a token without it is told which scope is missing',
      '{ portfolio { id } }',
      token('identity'),
      [missing('portfolio.read', 'portfolio')],
    ],
    ['any valid token passes public operations', '{ quotes { id } }', token('identity'), []],
    [
      'public operations need a token',
      '{ quotes { id } }',
      anonymous,
      ['UNAUTHENTICATED authentication is required for: quotes'],
    ],
    ['anonymous operations need none', '{ health }', anonymous, []],
    ['__typename needs none', '{ __typename }', anonymous, []],
    [
      'session-only fields refuse tokens and are named',
      '{ credentials }',
      all,
      ['FORBIDDEN credentials is not available to API tokens'],
    ],
    [
      'session-only fields need a session',
      '{ credentials }',
      anonymous,
      ['UNAUTHENTICATED authentication is required for: credentials'],
    ],
    ['session-only fields pass a session', '{ credentials }', session(), []],
    [
      'signing in refuses tokens',
      'mutation { signIn }',
      all,
      ['FORBIDDEN signIn is not available to API tokens'],
    ],
    ['signing in needs no session', 'mutation { signIn }', anonymous, []],
    ['a session holds its owner’s scopes', '{ portfolio { id secret } }', session(), []],
    [
      'a session on the free plan is told to take a plan',
      '{ portfolio { id } }',
      session('FREE'),
      ['PLAN_REQUIRED a paid plan is required for: portfolio'],
    ],
    [
      'what the catalog does not know is refused',
      '{ notInCatalog }',
      all,
      ['FORBIDDEN notInCatalog is not an operation of this API'],
    ],
    [
      'a nested field needs its own scope',
      '{ me { secret } }',
      token('identity'),
      [missing('profile.read', 'Person.secret')],
    ],
    [
      'an interface field needs the scope of each type behind it',
      '{ owned { owner { id } } }',
      token('public'),
      [missing('identity', 'Order.owner')],
    ],
    [
      'every refused field is listed, each once',
      '{ a: portfolio { id } b: portfolio { secret } credentials orders { nextCursor } }',
      token('identity'),
      [
        missing('portfolio.read', 'portfolio'),
        'FORBIDDEN credentials is not available to API tokens',
        missing('portfolio.read', 'orders'),
        missing('profile.read', 'Person.secret'),
      ],
    ],
  ])('%s', (_title, query, actor, expected) => {
    expect(refusals(query, caller(actor))).toEqual(expected);
  });

  const identity = caller(token('identity'));
  const refused = [missing('portfolio.read', 'portfolio')];
  test.each([
    ['an alias', '{ me: portfolio { id } }'],
    ['an inline fragment', '{ ... { ... on Query { portfolio { id } } } }'],
    [
      'a named fragment',
      '{ ...A } fragment A on Query { ...B } fragment B on Query { portfolio { id } }',
    ],
    ['@skip', '{ me { id } portfolio @skip(if: true) { id } }'],
    [
      '@include by a variable',
      'query ($on: Boolean = false) { portfolio @include(if: $on) { id } }',
    ],
    [
      'a fragment that is not included',
      '{ ...A @include(if: false) } fragment A on Query { portfolio { id } }',
    ],
  ])('finds a field behind %s', (_title, query) => {
    expect(refusals(query, identity)).toEqual(refused);
  });

  test('looks at the chosen operation of a document, not at the others', () => {
    const query = 'query A { me { id } } query B { portfolio { id } }';
    expect(refusals({ query, operationName: 'A' }, identity)).toEqual([]);
    expect(refusals({ query, operationName: 'B' }, identity)).toEqual(refused);
    expect(refusals({ query, operationName: 'A' }, identity)).toEqual([]);
  });

  test('remembers no verdict: the same document is judged anew for each caller', () => {
    const query = '{ portfolio { name } }';
    expect(refusals(query, caller(all))).toEqual([]);
    expect(refusals(query, identity)).toEqual(refused);
    expect(refusals(query, caller(all))).toEqual([]);
  });

  test('session fields refuse requests that are not from the first-party app', () => {
    const notHere = 'is available to the first-party app only';
    expect(refusals('{ credentials }', caller(session(), false))).toEqual([
      `FORBIDDEN credentials ${notHere}`,
    ]);
    expect(refusals('mutation { signIn }', caller(anonymous, false))).toEqual([
      `FORBIDDEN signIn ${notHere}`,
    ]);
  });

  test('counts each use of a sensitive field, fragments included', () => {
    const query = 'mutation { reset a: reset ...B } fragment B on Mutation { b: reset a: reset }';
    expect(unitsOf({ query })).toBe(3);
    expect(unitsOf({ query: '{ health }' })).toBe(0);
  });

  const byVariable = 'mutation ($params: WithdrawInput) { withdraw(params: $params) }';
  const byField = 'mutation ($code: String) { withdraw(params: { mfaCode: $code }) }';
  test.each<[string, string, Record<string, unknown>, number]>([
    ['a code in a variable', byVariable, { params: { mfaCode: '123456' } }, 1],
    ['a password in a variable', byVariable, { params: { password: 'x' } }, 1],
    ['both in one use', byVariable, { params: { password: 'x', mfaCode: '123456' } }, 1],
    ['null for a code', byVariable, { params: { mfaCode: null, note: 'x' } }, 0],
    ['no input', byVariable, {}, 0],
    ['a field in a variable', byField, { code: '123456' }, 1],
    ['a field without its variable', byField, {}, 0],
    ['a code in the document', 'mutation { withdraw(params: { mfaCode: "123456" }) }', {}, 1],
    ['null in the document', 'mutation { withdraw(params: { mfaCode: null }) }', {}, 0],
    ['something else', 'mutation { withdraw(params: { note: "123456" }) }', {}, 0],
    [
      'two aliases, one of them with a code, and a fragment',
      `mutation { a: withdraw(params: { note: "1" }) b: withdraw(params: { mfaCode: "123456" }) ...F }
       fragment F on Mutation { c: withdraw(params: { password: "x" }) }`,
      {},
      2,
    ],
    [
      'a field that asks for no proof',
      'mutation { trade(params: { side: BUY, quantity: 1, mfaCode: "123456" }) { id } }',
      {},
      0,
    ],
  ])(
    'counts step-up fields by the proof that they carry: %s',
    (_title, query, variables, units) => {
      expect(unitsOf({ query, variables })).toBe(units);
    },
  );
});
