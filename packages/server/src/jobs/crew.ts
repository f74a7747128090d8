import { type JobDeps, untilStopped } from './run-job.ts';

/** What works off rows that wait, several at a time. */
export interface Crew {
  /** Has one more look for work, where there is room. */
  recruit(): void;
  /** Ends when those at work have, after ten seconds at most. */
  stop(): Promise<void>;
}

export interface CrewTerms {
  readonly atOnce: number;
  readonly everyMs: number;
  /** Default: by the system's clock. */
  readonly deadline?: JobDeps['deadline'];
}

/**
 * A crew that grows while there is work and goes when there is none. It looks at intervals too, for
 * whoever was to do some may have died.
 *
 * @param next does one piece of work; false: there was none
 */
export function startCrew(
  { atOnce, everyMs, deadline }: CrewTerms,
  next: (signal: AbortSignal) => Promise<boolean>,
  noteFault: (error: unknown) => void,
): Crew {
  const stopping = new AbortController();
  const busy = new Set<Promise<void>>();

  async function work(): Promise<void> {
    while (!stopping.signal.aborted && (await next(stopping.signal))) recruit();
  }

  function recruit(): void {
    if (busy.size >= atOnce || stopping.signal.aborted) return;
    const working = work()
      .catch(noteFault)
      .finally(() => busy.delete(working));
    busy.add(working);
  }

  const timer = setInterval(recruit, everyMs);
  timer.unref();
  return {
    recruit,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await untilStopped(Promise.all(busy), noteFault, deadline);
    },
  };
}
