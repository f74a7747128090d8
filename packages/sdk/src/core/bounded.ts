import type { Clock } from './clock.ts';
import { deferred } from './deferred.ts';

/** What ends a piece of work from outside. */
export interface Bounds {
  /** The caller's own signal; its reason is what the work is rejected with. */
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs: number;
  /** Makes the error of a timeout. */
  timedOut(): Error;
}

/**
 * Runs `work` until it settles, the caller aborts, or the time is up, whichever comes first, also
 * where the work does not listen to its signal.
 */
export async function bounded<T>(
  clock: Clock,
  bounds: Bounds,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { signal: outer, timeoutMs, timedOut } = bounds;
  outer?.throwIfAborted();
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort(outer?.reason);
  outer?.addEventListener('abort', abort);
  const cancel = clock.schedule(timeoutMs, () => controller.abort(timedOut()));
  try {
    return await untilAborted(work(signal), signal);
  } finally {
    cancel();
    outer?.removeEventListener('abort', abort);
  }
}

/** Waits for `promise`, or rejects with the signal's reason; the promise itself goes on. */
export async function untilAborted<T>(
  promise: Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  if (!signal) return promise;
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    stop = () => signal.removeEventListener('abort', abort);
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    stop();
  }
}

/** Waits for `delayMs`; rejects with the signal's reason where that comes first. */
export async function pause(clock: Clock, delayMs: number, signal?: AbortSignal): Promise<void> {
  if (delayMs <= 0) return;
  const { promise, resolve } = deferred<void>();
  await untilAborted(promise, signal).finally(clock.schedule(delayMs, resolve));
}
