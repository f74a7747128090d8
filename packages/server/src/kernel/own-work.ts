import { AsyncLocalStorage } from 'node:async_hooks';

/** What one operation computes: time in which nothing else runs. What it waits for is not counted. */
export interface OwnWork {
  readonly isOver: boolean;
  /** @returns what a stretch that comes too late fails with */
  refuse(): Error;
  spend(milliseconds: number): void;
  /**
   * Runs a stretch of it: from here until it waits for something, or ends.
   *
   * @throws where it has had its time
   */
  stretch<Result>(run: () => Result): Result;
}

/** Of what nobody bounds. */
export const UNCOUNTED: Pick<OwnWork, 'stretch'> = { stretch: (run) => run() };

const current = new AsyncLocalStorage<OwnWork>();

/** The time by which stretches are measured. */
export const elapsed = (): number => performance.now();

/**
 * @param most milliseconds that it may compute
 * @param refuse what to fail with after that
 */
export function ownWork(most: number, refuse: () => Error, now: () => number = elapsed): OwnWork {
  let spent = 0;
  const isOver = () => spent > most;
  return {
    get isOver() {
      return isOver();
    },
    refuse,
    spend(milliseconds) {
      spent += milliseconds;
    },
    stretch(run) {
      if (isOver()) throw refuse();
      const began = now();
      try {
        return run();
      } finally {
        spent += now() - began;
      }
    },
  };
}

/** Whatever `run` does, and what follows from it later, counts as this work where it breathes. */
export function doing<Result>(work: OwnWork, run: () => Result): Result {
  return current.run(work, run);
}

export const workUnderWay = (): OwnWork | undefined => current.getStore();
