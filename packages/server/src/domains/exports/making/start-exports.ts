import type { Deps } from '../../../deps.ts';
import { startCrew } from '../../../jobs/crew.ts';
import { listenToExports } from '../updates/listen.ts';
import { type MakingDeps, makeNextExport } from './make-export.ts';

/** Files that a process makes at a time. */
const AT_ONCE = 2;
const ROUND_MS = 1_000;

/** Makes files as they are asked for, and tells subscribers about them. */
export function startExports(deps: MakingDeps & Pick<Deps, 'hub'>): { stop(): Promise<void> } {
  const noteFault = (error: unknown): void => {
    deps.log.error({ err: error }, 'a round over the exports failed');
  };
  const listening = listenToExports(deps).catch(noteFault);
  const crew = startCrew(
    { atOnce: AT_ONCE, everyMs: ROUND_MS },
    (signal) => makeNextExport(deps, signal),
    noteFault,
  );
  return {
    async stop() {
      await crew.stop();
      await (await listening)?.();
    },
  };
}
