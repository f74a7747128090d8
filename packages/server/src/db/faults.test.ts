import { describe, expect, test } from 'vitest';
import { PlatformError } from '../kernel/errors.ts';
import { clearFault, isRetryable, isUniqueViolation, sqlState } from './faults.ts';

const fault = (code: string, constraint?: string): Error =>
  Object.assign(new Error('fault'), { code, constraint });

describe('a lost connection becomes PROVIDER_UNAVAILABLE and keeps its cause', () => {
  test.each([
    fault('08006'),
    fault('57P01'),
    fault('57P03'),
    fault('53300'),
    fault('ECONNREFUSED'),
    fault('ECONNRESET'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
  ])('%s', (error) => {
    const clear = clearFault(error);
    expect(clear).toBeInstanceOf(PlatformError);
    expect(clear).toMatchObject({ code: 'PROVIDER_UNAVAILABLE', cause: error });
    expect((clear as PlatformError).message).not.toContain(error.message);
  });
});

test.each([fault('23505'), fault('22P02'), new Error('bug'), 'text', null])(
  'any other fault stays as it is: %s',
  (error) => {
    expect(clearFault(error)).toBe(error);
  },
);

test('the SQLSTATE is found below wrappers, of which there may be a few', () => {
  const wrapped = new Error('outer', { cause: new Error('middle', { cause: fault('23505') }) });
  expect(sqlState(wrapped)).toBe('23505');
  const endless = new Error('endless');
  endless.cause = endless;
  expect(sqlState(endless)).toBeUndefined();
});

test('a unique violation may be asked for by its constraint', () => {
  expect(isUniqueViolation(fault('23505', 'users_email'))).toBe(true);
  expect(isUniqueViolation(fault('23505', 'users_email'), 'users_email')).toBe(true);
  expect(isUniqueViolation(fault('23505', 'other'), 'users_email')).toBe(false);
  expect(isUniqueViolation(fault('23503'))).toBe(false);
});

test.each([
  ['40001', true],
  ['40P01', true],
  ['23505', false],
])('whether %s is tried again: %s', (code, again) => {
  expect(isRetryable(fault(code))).toBe(again);
});
