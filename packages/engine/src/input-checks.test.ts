import { PlatformError } from '@investing-platform/rules/refusals/platform-error';
import { describe, expect, test } from 'vitest';
import { requireExactlyOne, requireRange } from './input-checks.ts';

function pathsOf(check: () => void): (string | undefined)[] | null {
  try {
    check();
    return null;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    expect(error.code).toBe('BAD_USER_INPUT');
    return (error.fields ?? []).map(({ path }) => path);
  }
}

describe('of fields that exclude each other', () => {
  test.each([
    [{ email: 'a@example.com' }, null],
    [{ email: 'a@example.com', challengeId: null }, null],
    [{}, ['params.email', 'params.challengeId', 'params.phone']],
    [{ email: null }, ['params.email', 'params.challengeId', 'params.phone']],
    [{ email: 'a@example.com', phone: '+64' }, ['params.email', 'params.phone']],
  ])('%j is refused by the names %j', (params, paths) => {
    expect(pathsOf(() => requireExactlyOne(params, ['email', 'challengeId', 'phone']))).toEqual(
      paths,
    );
  });
});

describe('a range', () => {
  const [early, late] = [new Date('2026-11-20T00:00:00Z'), new Date('2026-11-21T00:00:00Z')];
  test.each([
    [{}, null],
    [{ from: late }, null],
    [{ to: early, from: null }, null],
    [{ from: early, to: early }, null],
    [{ from: early, to: late }, null],
    [{ from: late, to: early }, ['params.from']],
  ])('%j is refused by the names %j', (range, paths) => {
    expect(pathsOf(() => requireRange(range))).toEqual(paths);
  });

  test('of days too', () => {
    expect(pathsOf(() => requireRange({ from: '2026-11-21', to: '2026-11-20' }))).toEqual([
      'params.from',
    ]);
  });
});
