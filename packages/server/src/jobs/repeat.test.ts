import { expect, onTestFinished, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

function setUp(work: () => Promise<unknown>) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const error = vi.fn();
  return { ...repeat({ log: { error } }, 1_000, 'purge', work), error };
}

test('work that takes longer than its interval is not begun again, and is waited for at the end', async () => {
  const taken = Promise.withResolvers<void>();
  const work = vi.fn(() => taken.promise);
  const { stop } = setUp(work);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(1);
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isStopped).toBe(false);
  taken.resolve();
  await stopped;
  expect(work).toHaveBeenCalledTimes(1);
});

test('a failure is logged, and the next turn comes as usual', async () => {
  const work = vi.fn(() => Promise.reject(new Error('away')));
  const { stop, error } = setUp(work);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(2);
  expect(error).toHaveBeenCalledWith({ err: new Error('away') }, 'purge failed');
  await stop();
});
