/** The time of the mocks: it stands still until it is moved. */
export interface MockClock {
  /** A new `Date` each time: callers may change what they get. */
  now(): Date;
  /** Moves forward, and tells each listener once for every part of the way. */
  advance(milliseconds: number): void;
  set(instant: Date): void;
  /** The answer takes the listener away again. */
  onTick(listener: () => void): () => void;
}

const SECOND = 1_000;
/** However long the way, no more stops than this: a year must not take minutes. */
const MAX_STOPS = 5_000;

export function mockClock(start: Date): MockClock {
  let milliseconds = start.getTime();
  const listeners = new Set<() => void>();
  return {
    now: () => new Date(milliseconds),
    set(instant) {
      milliseconds = instant.getTime();
    },
    advance(by) {
      if (!Number.isFinite(by) || by < 0) throw new RangeError('advance takes 0 or more');
      const end = milliseconds + by;
      const step = Math.max(SECOND, Math.ceil(by / MAX_STOPS));
      while (milliseconds < end) {
        milliseconds = Math.min(end, milliseconds + step);
        for (const listener of [...listeners]) listener();
      }
    },
    onTick(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
