import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/jobs.ts';
import { holdingsThatMoved } from './days.sql.ts';
import { lockPerson } from './portfolios.sql.ts';
import { recompute } from './recompute.ts';
import { someTrade } from './trades.sql.ts';

/** As the migration of the column `moved` names it; its key is the person. */
const MOVED = 'holdings.moved';

/** Computes the days anew that were written before they told what moved for no money. */
export function movedUnits(deps: Pick<Deps, 'db' | 'clock' | 'random'>): JobHandler {
  return {
    kind: MOVED,
    everySeconds: null,
    async run(userId) {
      for (const holding of await deps.db.all(holdingsThatMoved, userId)) {
        await deps.db.transaction(async (tx) => {
          await lockPerson(tx, deps, userId);
          const { portfolioId, instrumentId } = holding;
          const isThere = (await tx.maybe(someTrade, userId, portfolioId, instrumentId)) !== null;
          if (isThere) await recompute(tx, deps, { userId, ...holding });
        });
      }
      return null;
    },
  };
}
