import { describe, expect, test } from 'vitest';
import { backoffMs, createPace, retryAfterOf } from './backoff.ts';

const nowMs = Date.UTC(2026, 10, 20);

describe('backoffMs', () => {
  test.each([
    [1, 0, 125],
    [1, 1, 250],
    [2, 1, 500],
    [6, 1, 8_000],
    [60, 1, 8_000],
    [2_000, 0, 4_000],
  ])('after %d failures, with chance %d, is %d ms', (failures, chance, expected) => {
    expect(backoffMs(failures, null, () => chance)).toBe(expected);
  });

  test('never comes before the moment that the server names', () => {
    expect(backoffMs(1, 3, () => 0)).toBe(3_000);
    expect(backoffMs(1, 3, () => 1)).toBe(3_250);
  });
});

describe('retryAfterOf', () => {
  test.each<[string, Record<string, string>, number | null]>([
    ['seconds', { 'retry-after': '30' }, 30],
    ['a date to come', { 'retry-after': 'Fri, 20 Nov 2026 00:01:00 GMT' }, 60],
    ['a date gone by', { 'retry-after': 'Thu, 19 Nov 2026 00:00:00 GMT' }, 0],
    ['nonsense', { 'retry-after': 'soon' }, null],
    ['a negative number', { 'retry-after': '-5' }, 0],
    ['nothing', {}, null],
    ['an exhausted limit', { 'rate-limit-remaining': '0', 'rate-limit-reset': '2' }, 2],
    ['a limit with units left', { 'rate-limit-remaining': '1', 'rate-limit-reset': '2' }, null],
    [
      'both, where Retry-After counts',
      { 'retry-after': '9', 'rate-limit-remaining': '0', 'rate-limit-reset': '2' },
      9,
    ],
    ['a limit without a reset', { 'rate-limit-remaining': '0' }, null],
  ])('reads %s', (_title, headers, expected) => {
    expect(retryAfterOf(new Headers(headers), nowMs)).toBe(expected);
  });
});

describe('a pace', () => {
  const exhausted = new Headers({
    'rate-limit-remaining': '0',
    'rate-limit-reset': '1',
    'rate-limit-total': '50',
  });

  test('lets requests pass while units remain', () => {
    const pace = createPace();
    pace.observe(new Headers({ 'rate-limit-remaining': '49' }), nowMs);
    expect(pace.reserveMs(nowMs)).toBe(0);
  });

  test('lets one request pass per unit that comes back, in turn', () => {
    const pace = createPace();
    pace.observe(exhausted, nowMs);
    expect([1, 2, 3].map(() => pace.reserveMs(nowMs))).toEqual([20, 40, 60]);
    expect(pace.reserveMs(nowMs + 1_000)).toBe(0);
  });

  test.each(['many', '-1', '1e9', ''])('takes a limit of %j for none', (total) => {
    const pace = createPace();
    const headers = { 'rate-limit-remaining': '0', 'rate-limit-reset': total };
    pace.observe(new Headers(headers), nowMs);
    expect(pace.reserveMs(nowMs)).toBe(0);
  });
});
