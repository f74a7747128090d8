import type { Clock } from '../src/core/clock.ts';

export interface ManualClock extends Clock {
  /** The delays that were asked for, in order. */
  readonly delays: readonly number[];
  /** Moves the time on and runs what has come due. */
  advance(byMs: number): void;
  /** Moves to the next timer again and again until the promise settles; gives its outcome. */
  settle<T>(promise: Promise<T>): Promise<T>;
}

interface Timer {
  readonly dueMs: number;
  readonly work: () => void;
}

const MAX_STEPS = 200;
/** How many turns of the event loop answers in memory may take before time moves on. */
const TURNS = 10;

export function manualClock(startMs = Date.UTC(2026, 10, 20)): ManualClock {
  let nowMs = startMs;
  const timers = new Set<Timer>();
  const delays: number[] = [];
  const nextTimer = () => [...timers].sort((a, b) => a.dueMs - b.dueMs)[0];
  const clock: ManualClock = {
    delays,
    now: () => nowMs,
    schedule(delayMs, work) {
      const timer = { dueMs: nowMs + delayMs, work };
      timers.add(timer);
      delays.push(delayMs);
      return () => timers.delete(timer);
    },
    advance(byMs) {
      const untilMs = nowMs + byMs;
      for (let timer = nextTimer(); timer && timer.dueMs <= untilMs; timer = nextTimer()) {
        nowMs = Math.max(nowMs, timer.dueMs);
        timers.delete(timer);
        timer.work();
      }
      nowMs = untilMs;
    },
    async settle(promise) {
      let isSettled = false;
      const settled = () => {
        isSettled = true;
      };
      promise.then(settled, settled);
      for (let step = 0; step < MAX_STEPS && !isSettled; step += 1) {
        await turns(TURNS);
        const timer = nextTimer();
        if (!isSettled && timer) clock.advance(Math.max(0, timer.dueMs - nowMs));
      }
      if (!isSettled) throw new Error('Nothing is left to wait for, and it has not settled');
      return promise;
    },
  };
  return clock;
}

/** Lets promises and answers in memory go on. */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
  }
}
