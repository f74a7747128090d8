import { describe, expect, test } from 'vitest';
import { answerError } from './answer-error.ts';
import { all, ask, caller, refusals } from './engine.fixture.ts';
import type { OperationRequest } from './types.ts';

describe('a request is refused before anything runs', () => {
  test.each<[string, OperationRequest, string]>([
    ['a document that is not GraphQL', { query: '{ me' }, 'GRAPHQL_PARSE_FAILED Syntax Error'],
    ['an empty document', { query: '' }, 'GRAPHQL_PARSE_FAILED '],
    [
      'an unknown field, without a suggestion',
      { query: '{ mee }' },
      'GRAPHQL_VALIDATION_FAILED Cannot query field "mee" on type "Query".',
    ],
    [
      'an unknown enum literal, without a suggestion',
      { query: '{ orders(params: { side: BUUY }) { nextCursor } }' },
      'GRAPHQL_VALIDATION_FAILED Value "BUUY" does not exist in "Side" enum.',
    ],
    [
      'an unknown operation name',
      { query: '{ me { id } }', operationName: 'X' },
      'GRAPHQL_VALIDATION_FAILED The document has no operation of that name.',
    ],
    [
      'several operations and no name',
      { query: 'query A { health } query B { health }' },
      'GRAPHQL_VALIDATION_FAILED operationName must name',
    ],
    [
      'introspection, where it is off',
      { query: '{ __schema { types { name } } }' },
      'GRAPHQL_VALIDATION_FAILED GraphQL introspection has been disabled',
    ],
    [
      'a subscription whose root depends on a variable',
      { query: 'subscription ($on: Boolean!) { ticks @include(if: $on) { id } }' },
      'GRAPHQL_VALIDATION_FAILED ',
    ],
    [
      'fragments that hold themselves',
      { query: '{ ...A } fragment A on Query { ...A }' },
      'GRAPHQL_VALIDATION_FAILED Cannot spread fragment "A" within itself.',
    ],
  ])('%s', (_title, request, expected) => {
    const [first] = refusals(request);
    expect(first?.startsWith(expected)).toBe(true);
    expect(first).not.toContain('Did you mean');
  });

  const trade = 'mutation ($params: TradeInput!) { trade(params: $params) { id } }';
  test.each<[string, Record<string, unknown>, string, string]>([
    ['a missing variable', {}, 'params', 'is required'],
    ['null for a required variable', { params: null }, 'params', 'must not be null'],
    [
      'a value of another type',
      { params: { side: 'BUY', quantity: 'ten' } },
      'params.quantity',
      'Int cannot represent',
    ],
    [
      'an unknown enum value, without a suggestion',
      { params: { side: 'BUYY', quantity: 1 } },
      'params.side',
      'does not exist in "Side"',
    ],
    [
      'an unknown field, without a suggestion',
      { params: { side: 'BUY', quantity: 1, notes: 'x' } },
      'params.notes',
      'is not defined by type',
    ],
  ])('%s, with the path of the variable', (_title, variables, path, problem) => {
    const result = ask({ query: trade, variables }, caller(all));
    const [error] = 'errors' in result ? result.errors : [];
    if (error === undefined) throw new Error('expected a refusal');
    const answered = answerError(error, 'r1', () => {});
    expect(answered.extensions).toMatchObject({
      code: 'GRAPHQL_VALIDATION_FAILED',
      requestId: 'r1',
      fields: [{ path, message: expect.stringContaining(problem) }],
    });
    expect(answered.message).not.toContain('Did you mean');
  });

  test('the message of a wrong variable does not repeat the rest of the input', () => {
    const variables = { params: { side: 'BUY', quantity: 'x', note: 'hunter2' } };
    expect(refusals({ query: trade, variables }).join()).not.toContain('hunter2');
  });
});
