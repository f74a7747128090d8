import { badInput, PlatformError, refuse } from '@investing-platform/rules/refusals/platform-error';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { answerError, foremostCode } from './answer-error.ts';
import { refusal } from './refusal.ts';

const answered = (error: GraphQLError) => {
  const report = vi.fn();
  return { ...answerError(error, 'r1', report), report };
};
const thrown = (originalError: Error) => new GraphQLError('wrapped', { originalError });

test('a refusal of the platform passes with its code and details', () => {
  const nextActions = [
    { name: 'repair', description: 'x', type: 'REQUIRED' as const, requiredFields: [] },
  ];
  const cause = refuse('RATE_LIMITED', 'Slow down', { retryAfterSeconds: 3, nextActions });
  expect(answered(thrown(cause))).toMatchObject({
    message: 'Slow down',
    extensions: { code: 'RATE_LIMITED', requestId: 'r1', retryAfterSeconds: 3, nextActions },
  });
  expect(answered(thrown(badInput('params.a', 'is missing')))).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'params.a', message: 'is missing' }] },
  });
});

test.each([
  ['an error of the program', thrown(new TypeError('x is not a function'))],
  ['an internal error of the platform', thrown(new PlatformError('INTERNAL', 'secret'))],
  ['a GraphQL error without a code', new GraphQLError('secret')],
  [
    'a GraphQL error with a code of someone else',
    new GraphQLError('secret', { extensions: { code: 'toString' } }),
  ],
])('%s is reported, and answered without its message', (_title, error) => {
  const { report, ...answer } = answered(error);
  expect(report.mock.calls).toEqual([[error]]);
  expect(answer).toEqual({
    message: expect.stringContaining('request id'),
    extensions: { code: 'INTERNAL', requestId: 'r1' },
  });
});

test('a refusal is not reported, and loses suggestions', () => {
  const error = refusal('GRAPHQL_VALIDATION_FAILED', 'Cannot query "a". Did you mean "b"?');
  const { report, ...answer } = answered(error);
  expect(report).not.toHaveBeenCalled();
  expect(answer.message).toBe('Cannot query "a".');
});

test('a name that a caller made up is repeated in part', () => {
  const name = 'x'.repeat(100_000);
  const error = refusal('GRAPHQL_VALIDATION_FAILED', `There is no ${name}`, {
    fields: [{ path: name, message: `There is no ${name}` }],
  });
  expect(JSON.stringify(answered(error)).length).toBeLessThan(4_000);
});

test('failed authentication decides the status even among other refusals', () => {
  const errors = (...codes: Parameters<typeof refusal>[0][]) =>
    codes.map((code) => answerError(refusal(code, 'x'), 'r1', () => {}));
  expect(foremostCode(errors('FORBIDDEN', 'UNAUTHENTICATED'))).toBe('UNAUTHENTICATED');
  expect(foremostCode(errors('FORBIDDEN', 'PLAN_REQUIRED'))).toBe('FORBIDDEN');
  expect(foremostCode([])).toBe('INTERNAL');
});
