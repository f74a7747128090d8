/** The time and the timers that the SDK uses; replaceable, so that tests need not wait. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `work` once after `delayMs`; the function it gives takes that back. */
  schedule(delayMs: number, work: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  schedule(delayMs, work) {
    const timer = setTimeout(work, delayMs);
    return () => clearTimeout(timer);
  },
};
