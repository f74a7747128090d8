import type { Deps } from '../../../deps.ts';
import { listenToExports } from '../updates/listen.ts';
import { type MakingDeps, makeNextExport } from './make-export.ts';

/** Files that a process makes at a time. */
const AT_ONCE = 2;
const ROUND_MS = 1_000;

/** Makes files as they are asked for, and tells subscribers about them. */
export function startExports(deps: MakingDeps & Pick<Deps, 'hub'>): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const busy = new Set<Promise<void>>();
  const noteFault = (error: unknown): void => {
    deps.log.error({ err: error }, 'a round over the exports failed');
  };
  const listening = listenToExports(deps).catch(noteFault);

  async function work(): Promise<void> {
    while (!stopping.signal.aborted && (await makeNextExport(deps, stopping.signal))) recruit();
  }

  function recruit(): void {
    if (busy.size >= AT_ONCE || stopping.signal.aborted) return;
    const working = work()
      .catch(noteFault)
      .finally(() => busy.delete(working));
    busy.add(working);
  }

  const timer = setInterval(recruit, ROUND_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await Promise.all(busy);
      await (await listening)?.();
    },
  };
}
