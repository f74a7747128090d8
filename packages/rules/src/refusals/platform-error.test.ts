import { expect, test } from 'vitest';
import { badInput, invalidInput, notFound, refuse } from './platform-error.ts';

test('a wrong field is named by its path', () => {
  expect(badInput('params.limitPrice', 'must be above zero')).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'params.limitPrice: must be above zero',
    fields: [{ path: 'params.limitPrice', message: 'must be above zero' }],
  });
});

test('several wrong fields come in one error', () => {
  const problems = [
    { path: 'params.a', message: 'is missing' },
    { path: 'params.b', message: 'is too long' },
  ];
  expect(invalidInput(problems)).toMatchObject({ fields: problems });
});

test('an absent object says what is absent', () => {
  expect(notFound('Order')).toMatchObject({ code: 'NOT_FOUND', message: 'Order not found' });
});

test('a refusal keeps its cause for the log and tells when to try again', () => {
  const cause = new Error('inner');
  const error = refuse('RATE_LIMITED', 'Slow down', { retryAfterSeconds: 3, cause });
  expect(error).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 3, cause });
  expect(error).toBeInstanceOf(Error);
});
