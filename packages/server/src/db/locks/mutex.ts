import { PlatformError } from '../../kernel/errors.ts';

/** Gives one holder at a time its turn, first come first served. */
export interface Mutex {
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** @param maximumWaiting turns that may be waited for at once; further ones are refused */
export function mutex(maximumWaiting: number): Mutex {
  const waiting: (() => void)[] = [];
  let isHeld = false;

  async function acquire(): Promise<void> {
    if (!isHeld) {
      isHeld = true;
      return;
    }
    if (waiting.length >= maximumWaiting) {
      throw new PlatformError('PROVIDER_UNAVAILABLE', 'The database is overloaded; try again', {
        retryAfterSeconds: 1,
      });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function release(): void {
    const next = waiting.shift();
    if (next === undefined) isHeld = false;
    else next();
  }

  return {
    async run(work) {
      await acquire();
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
