import type { Clock } from '../../kernel/clock.ts';

/** Something that is read anew beside the questions for it. */
export interface Refreshed<T> {
  /**
   * What was read last. Where it is old, it is read anew meanwhile; where reading fails, what was
   * read before stays, and nobody is told but `onFailure`.
   *
   * @param waits whether to wait for the first reading
   */
  get(waits: boolean): Promise<T>;
}

interface RefreshedOptions<T> {
  readonly clock: Clock;
  /** What there is before the first reading. */
  readonly first: T;
  /** How long a reading stands, and how long it takes until one that failed is tried again. */
  readonly keptMs: number;
  read(): Promise<T>;
  onFailure(error: unknown): void;
}

export function refreshed<T>(options: RefreshedOptions<T>): Refreshed<T> {
  const { clock } = options;
  let value = options.first;
  let until = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  let isFirst = true;

  async function read(): Promise<void> {
    try {
      value = await options.read();
    } catch (error) {
      options.onFailure(error);
    }
    isFirst = false;
    until = clock.now().getTime() + options.keptMs;
    reading = null;
  }

  return {
    async get(waits) {
      if (clock.now().getTime() >= until) reading ??= read();
      if (waits && isFirst) await reading;
      return value;
    },
  };
}
