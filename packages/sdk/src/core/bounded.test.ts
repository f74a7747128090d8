import { expect, test } from 'vitest';
import { manualClock } from '../../test/manual-clock.ts';
import { bounded, pause, untilAborted } from './bounded.ts';

const late = new Error('too late');
const bounds = { timeoutMs: 100, timedOut: () => late };

test('work that settles in time gives its value, and leaves no timer', async () => {
  const clock = manualClock();
  expect(await bounded(clock, bounds, async () => 7)).toBe(7);
  clock.advance(1_000);
});

test('work that takes too long is rejected, and its signal says why', async () => {
  const clock = manualClock();
  let seen: AbortSignal | undefined;
  const work = bounded(clock, bounds, (signal) => {
    seen = signal;
    return new Promise(() => {});
  });
  const rejected = expect(work).rejects.toBe(late);
  clock.advance(100);
  await rejected;
  expect(seen?.reason).toBe(late);
});

test('the caller’s abort reaches the work with the caller’s reason', async () => {
  const clock = manualClock();
  const controller = new AbortController();
  const work = bounded(
    clock,
    { ...bounds, signal: controller.signal },
    () => new Promise(() => {}),
  );
  const rejected = expect(work).rejects.toBe('enough');
  controller.abort('enough');
  await rejected;
});

test('a signal that is aborted already starts no work', async () => {
  let isStarted = false;
  const work = bounded(manualClock(), { ...bounds, signal: AbortSignal.abort('no') }, async () => {
    isStarted = true;
  });
  await expect(work).rejects.toBe('no');
  expect(isStarted).toBe(false);
});

test('waiting for a promise ends with the signal; the promise goes on', async () => {
  const work = Promise.withResolvers<number>();
  const controller = new AbortController();
  const waiting = untilAborted(work.promise, controller.signal);
  const rejected = expect(waiting).rejects.toBe('left');
  controller.abort('left');
  await rejected;
  work.resolve(1);
  expect(await work.promise).toBe(1);
});

test('a pause takes its time, or ends with the signal', async () => {
  const clock = manualClock();
  const controller = new AbortController();
  const paused = pause(clock, 50, controller.signal);
  clock.advance(50);
  await paused;
  const cut = expect(pause(clock, 50, controller.signal)).rejects.toBe('enough');
  controller.abort('enough');
  await cut;
});
