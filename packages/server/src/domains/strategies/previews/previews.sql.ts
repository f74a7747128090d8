import { namedStatement, statement } from '../../../db/statement.ts';
import type { RunWork } from '../runs/runs.sql.ts';

export interface PreviewRow {
  readonly id: string;
  readonly fingerprint: string;
  readonly work: RunWork;
  readonly expiresAt: Date;
  readonly runId: string | null;
}

/** Somebody who asks more often than that loses the oldest. */
const MAX_KEPT = 20;

export const insertPreview = namedStatement<
  never,
  {
    readonly id: string;
    readonly activeStrategyId: string;
    readonly userId: string;
    readonly fingerprint: string;
    readonly work: string;
    readonly asOf: Date;
    readonly expiresAt: Date;
  }
>(
  'strategies_insert_preview',
  `with forgotten as (
     delete from rebalance_previews where active_strategy_id = $activeStrategyId
     and (expires_at < $asOf or id in (
       select id from rebalance_previews where active_strategy_id = $activeStrategyId
       order by id desc offset ${MAX_KEPT - 1}))
   )
   insert into rebalance_previews (id, active_strategy_id, user_id, fingerprint, work, as_of,
     expires_at)
   values ($id, $activeStrategyId, $userId, $fingerprint, $work::jsonb, $asOf, $expiresAt)`,
);

export const lockPreview = statement<
  PreviewRow,
  [userId: string, activeStrategyId: string, id: string]
>(
  'strategies_lock_preview',
  `select id, fingerprint, work, expires_at as "expiresAt", run_id as "runId"
   from rebalance_previews where user_id = $1 and active_strategy_id = $2 and id = $3 for update`,
);

export const usePreview = statement<never, [id: string, runId: string]>(
  'strategies_use_preview',
  'update rebalance_previews set run_id = $2 where id = $1',
);
