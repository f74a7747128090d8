import type { Logger } from 'pino';

/** Work that goes on beside the requests until it is stopped. */
export interface Background {
  /** Resolves when what is under way has ended. */
  stop(): Promise<void>;
}

/** Never does work twice at once; a failure is logged and the next turn comes as usual. */
export function repeat(
  { log }: { readonly log: Pick<Logger, 'error'> },
  everyMs: number,
  name: string,
  work: () => Promise<unknown>,
): Background {
  let underWay: Promise<void> | null = null;
  const turn = (): void => {
    underWay ??= work()
      .then(() => undefined)
      .catch((error: unknown) => log.error({ err: error }, `${name} failed`))
      .finally(() => {
        underWay = null;
      });
  };
  const timer = setInterval(turn, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
