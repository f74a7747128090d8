/** Source of the present instant. Everything that needs the time takes one. */
export interface Clock {
  /** A new `Date` each time: callers may change what they get. */
  now(): Date;
}

/** A clock that stands still until a test moves it. */
export interface ManualClock extends Clock {
  /** Moves forward by `milliseconds`, or back where it is negative. */
  advance(milliseconds: number): void;
  set(instant: Date): void;
}

export const systemClock: Clock = { now: () => new Date() };

/** @param start the instant that the clock shows until it is moved */
export function manualClock(start: Date): ManualClock {
  let epochMs = start.getTime();
  return {
    now: () => new Date(epochMs),
    advance(milliseconds) {
      epochMs += milliseconds;
    },
    set(instant) {
      epochMs = instant.getTime();
    },
  };
}

/** The instant `seconds` after `instant`; before it where negative. */
export function secondsAfter(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}
