import { describe, expect, test } from 'vitest';
import { tokenBuckets } from './token-buckets.ts';

const start = new Date('2026-11-20T14:30:00Z');

function manualClock(at: Date) {
  let epochMs = at.getTime();
  return {
    now: () => new Date(epochMs),
    advance(milliseconds: number) {
      epochMs += milliseconds;
    },
  };
}

function drained(perSecond: number) {
  const clock = manualClock(start);
  const buckets = tokenBuckets(clock, perSecond);
  for (let use = 0; use < perSecond; use += 1) buckets.take('a', 1);
  return { clock, buckets };
}

describe('a token bucket', () => {
  test('allows as many requests a second as it holds, and says how many are left', () => {
    const clock = manualClock(start);
    const buckets = tokenBuckets(clock, 5);
    const states = Array.from({ length: 6 }, () => buckets.take('a', 1));
    expect(states.map((state) => state.allowed)).toEqual([true, true, true, true, true, false]);
    expect(states.map((state) => state.remaining)).toEqual([4, 3, 2, 1, 0, 0]);
    expect(states[5]).toEqual({
      allowed: false,
      total: 5,
      remaining: 0,
      resetSeconds: 1,
      retryAfterSeconds: 1,
    });
  });

  test('refills as time passes, and never beyond one second’s worth', () => {
    const { clock, buckets } = drained(5);
    clock.advance(199);
    expect(buckets.take('a', 1).allowed).toBe(false);
    clock.advance(1);
    expect(buckets.take('a', 1).allowed).toBe(true);
    expect(buckets.take('a', 1).allowed).toBe(false);
    clock.advance(60_000);
    expect(buckets.peek('a')).toMatchObject({ allowed: true, remaining: 5, resetSeconds: 0 });
  });

  test('takes several units at once or none', () => {
    const buckets = tokenBuckets(manualClock(start), 5);
    expect(buckets.take('a', 6)).toMatchObject({ allowed: false, remaining: 5 });
    expect(buckets.take('a', 5)).toMatchObject({ allowed: true, remaining: 0 });
  });

  test('looking takes nothing', () => {
    const buckets = tokenBuckets(manualClock(start), 1);
    expect(buckets.peek('a').allowed).toBe(true);
    expect(buckets.take('a', 1).allowed).toBe(true);
    expect(buckets.peek('a').allowed).toBe(false);
  });

  test('of one key is not touched by another', () => {
    const { buckets } = drained(5);
    expect(buckets.take('b', 5).allowed).toBe(true);
  });

  test('is not forgotten while it is not full', () => {
    const { clock, buckets } = drained(10);
    for (let step = 0; step < 30; step += 1) {
      clock.advance(100);
      expect(buckets.take('a', 1).allowed).toBe(true);
      expect(buckets.take('a', 1).allowed).toBe(false);
    }
  });

  test('goes on where the clock is set back', () => {
    const { clock, buckets } = drained(5);
    clock.advance(-3_600_000);
    expect(buckets.take('a', 1).allowed).toBe(false);
    clock.advance(1_000);
    expect(buckets.take('a', 5).allowed).toBe(true);
  });

  test('holds its memory within a bound, whatever keys come', () => {
    const buckets = tokenBuckets(manualClock(start), 5);
    for (let key = 0; key < 250_000; key += 1) buckets.take(`k${key}`, 1);
    expect(buckets.take('k249999', 5).allowed).toBe(false);
    expect(buckets.take('k0', 5).allowed).toBe(true);
  });
});
