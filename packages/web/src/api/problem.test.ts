import { ApiError, ConnectionError } from '@investing-platform/sdk/lean';
import { describe, expect, test } from 'vitest';
import { PersonalError, problemOf } from './problem.ts';

interface Refused {
  readonly code: string;
  readonly message?: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
  readonly retryAfterSeconds?: number;
}

function refusal({ code, message = 'no', fields = [], retryAfterSeconds }: Refused): ApiError {
  const problem = { code, message, fields, path: [], nextActions: [], approval: null };
  const facts = { requestId: 'r-1', ...(retryAfterSeconds && { retryAfterSeconds }) };
  return new ApiError([problem], 200, null, facts);
}

describe('a problem in words', () => {
  test('names the fields as the form does, each once, in whole sentences', () => {
    const fields = [
      { path: 'params.redirectUris.0', message: 'has a fragment' },
      { path: 'params.redirectUris.1', message: 'is no address' },
      { path: 'params.label', message: 'is empty' },
    ];
    expect([...problemOf(refusal({ code: 'BAD_USER_INPUT', fields })).fields]).toEqual([
      ['redirectUris', 'Has a fragment.'],
      ['label', 'Is empty.'],
    ]);
  });

  test.each([
    [1, '1 second,'],
    [40.2, '41 seconds'],
    [90, '2 minutes'],
    [600, '10 minutes'],
  ])('says how long to wait: %d s', (retryAfterSeconds, time) => {
    const { message } = problemOf(refusal({ code: 'RATE_LIMITED', retryAfterSeconds }));
    expect(message).toContain(`Wait ${time}`);
  });

  test('keeps the server’s sentence where it is for people, and its own where it is not', () => {
    const asked = (code: string, message: string) => problemOf(refusal({ code, message })).message;
    expect(asked('INSUFFICIENT_FUNDS', 'there is not enough cash')).toBe(
      'There is not enough cash.',
    );
    expect(asked('INTERNAL', 'INTERNAL')).toBe('The server met a fault. Try again in a moment.');
    expect(asked('PLAN_REQUIRED', 'a paid plan is required for: x')).toBe(
      'This needs a paid plan.',
    );
  });

  test('calls a lost connection by its name, and promises that nothing is lost', () => {
    const problem = problemOf(new ConnectionError('', {}));
    expect(problem).toMatchObject({ code: 'OFFLINE', requestId: null });
    expect(problem.message).toContain('Nothing is lost');
  });

  test.each([
    'Failed to fetch dynamically imported module: https://invest.example/assets/x.js',
    'error loading dynamically imported module: https://invest.example/assets/x.js',
    'Importing a module script failed.',
  ])('knows that a part of the page did not come: %s', (message) => {
    expect(problemOf(new TypeError(message)).code).toBe('OFFLINE');
  });

  test('shows the words of the page’s own errors, and none of a fault', () => {
    expect(problemOf(new PersonalError('Choose one.')).message).toBe('Choose one.');
    const fields = new Map([['limitPrice', 'Has too many places.']]);
    const refused = new PersonalError('Has too many places.', 'BAD_USER_INPUT', fields);
    expect(problemOf(refused)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    expect(problemOf(new TypeError('x is undefined')).message).not.toContain('undefined');
  });
});
