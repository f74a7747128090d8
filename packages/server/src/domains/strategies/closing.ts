import { statement } from '../../db/statement.ts';
import { type ClosingPart, deletingRows } from '../../db/tables/closing-part.ts';

/** Strategies of the person's own that nobody else follows or has money in. */
const deleteStrategies = statement<never, [userId: string]>(
  'strategies_delete_of_closed_account',
  `delete from strategies s where s.owner_id = $1
     and not exists (select from strategy_subscriptions f
       where f.strategy_id = s.id and f.user_id <> $1)
     and not exists (select from active_strategies a
       where a.strategy_id = s.id and a.user_id <> $1 and a.status <> 'CLOSED')`,
);

/** The others stay for those people alone. */
const archiveStrategies = statement<never, [userId: string, now: Date]>(
  'strategies_archive_of_closed_account',
  `update strategies set status = 'ARCHIVED', description = null, updated_at = $2
   where owner_id = $1 and status = 'PUBLISHED'`,
);

const ERASED = ['strategy_subscriptions', 'strategy_asset_votes', 'rebalance_previews'] as const;
const deleteRows = deletingRows(ERASED);

export const closing: ClosingPart = {
  erased: ERASED,
  kept: {
    active_strategies: 'seven years: who did what with money',
    rebalance_runs: 'seven years: what orders were placed for',
  },
  others: { strategies: 'owner_id' },
  async erase(tx, userId, now) {
    await deleteRows(tx, userId);
    await tx.run(deleteStrategies, userId);
    await tx.run(archiveStrategies, userId, now);
  },
};
