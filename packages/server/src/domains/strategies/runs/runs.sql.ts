import type { Skip } from '@investing-platform/rules/strategies/runs/skip';
import type { PlannedOrder } from '@investing-platform/rules/strategies/runs/trade';
import type {
  RebalanceRunInitiator,
  RebalanceRunStatus,
  RebalanceRunType,
} from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';
import type { TradingExchange } from './market-window.ts';
import type { RunPhase, StopReason } from './run.ts';

/** What a run was asked to do; kept as JSON. Amounts are plain decimals. */
export interface RunTerms {
  readonly mode?: 'FULL' | 'BUY_ONLY' | 'INVEST';
  readonly tolerancePercentPoints?: string;
  /** Of a liquidation: one of the two. */
  readonly percent?: string;
  readonly amount?: string;
  readonly keepShares?: boolean;
  /** Whose hours it keeps to. Default: the exchange with the greatest part. */
  readonly exchange?: TradingExchange;
  /** The exchanges that runs before it, for the same purpose, have seen to. */
  readonly exchangesDone?: readonly TradingExchange[];
  /** What a preview has shown: it is run as it is. */
  readonly work?: RunWork;
}

/** What is left of a run once it was planned; kept as JSON. */
export interface RunWork {
  readonly sales: readonly PlannedOrder[];
  readonly purchases: readonly PlannedOrder[];
  /** The cash that each purchase holds, in the same order. */
  readonly reserves: readonly string[];
  readonly skipped: readonly Skip[];
  readonly cashFloor: string;
  /** Of a liquidation: cash that goes out beside what the sales bring. */
  readonly cashOut?: string;
  /** Of a liquidation for an amount. */
  readonly payoutLimit?: string | null;
  /** Cash before the sales. */
  readonly cashBefore?: string;
}

export interface RunRow {
  readonly id: string;
  readonly activeStrategyId: string;
  readonly userId: string;
  readonly type: RebalanceRunType;
  readonly status: RebalanceRunStatus;
  readonly phase: RunPhase;
  readonly stop: StopReason | null;
  readonly initiatedBy: RebalanceRunInitiator;
  readonly amount: string | null;
  readonly currency: string;
  readonly terms: RunTerms;
  readonly work: RunWork | null;
  readonly skipped: Skip[];
  readonly failureReason: string | null;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly deadlineAt: Date | null;
  readonly completedAt: Date | null;
}

const RUN_COLUMNS = `r.id, r.active_strategy_id as "activeStrategyId", r.user_id as "userId",
  r.type, r.status, r.phase, r.stop, r.initiated_by as "initiatedBy", r.amount, r.currency,
  r.terms, r.work, r.skipped, r.reason as "failureReason", r.attempts,
  r.created_at as "createdAt", r.started_at as "startedAt", r.deadline_at as "deadlineAt",
  r.completed_at as "completedAt"`;

export const runOfUser = statement<RunRow, [userId: string, id: string]>(
  'strategies_run_of_user',
  `select ${RUN_COLUMNS} from rebalance_runs r where r.user_id = $1 and r.id = $2`,
);

export const runById = statement<RunRow, [id: string]>(
  'strategies_run_by_id',
  `select ${RUN_COLUMNS} from rebalance_runs r where r.id = $1`,
);

/** Waits for whoever works on the run. Lock its active strategy first. */
export const lockRun = statement<RunRow, [id: string]>(
  'strategies_lock_run',
  `select ${RUN_COLUMNS} from rebalance_runs r where r.id = $1 for update`,
);

/** Runs that have not ended, the oldest first: two at most, of which one is being stopped. */
export const openRuns = statement<RunRow, [activeStrategyId: string]>(
  'strategies_open_runs',
  `select ${RUN_COLUMNS} from rebalance_runs r
   where r.active_strategy_id = $1 and r.completed_at is null order by r.id limit 10`,
);

/** Runs of active strategies of a person, newest first: for each, so many before one of them. */
export const lastRuns = statement<
  RunRow & { readonly asked: number },
  [
    userId: string,
    activeStrategyIds: readonly string[],
    before: readonly string[],
    limits: readonly number[],
  ]
>(
  'strategies_last_runs',
  `select ${RUN_COLUMNS}, w.asked::int as asked
   from unnest($2::uuid[], $3::uuid[], $4::int[]) with ordinality as w (id, before, most, asked)
   cross join lateral (select * from rebalance_runs
     where active_strategy_id = w.id and user_id = $1 and id < w.before
     order by id desc limit w.most) r
   order by r.id desc`,
);

export const insertRun = namedStatement<
  never,
  {
    readonly id: string;
    readonly activeStrategyId: string;
    readonly userId: string;
    readonly type: RebalanceRunType;
    readonly initiatedBy: RebalanceRunInitiator;
    readonly amount: string | null;
    readonly currency: string;
    readonly terms: string;
    readonly now: Date;
  }
>(
  'strategies_insert_run',
  `insert into rebalance_runs (id, active_strategy_id, user_id, type, initiated_by, amount,
     currency, terms, created_at, status, phase)
   values ($id, $activeStrategyId, $userId, $type, $initiatedBy, $amount, $currency,
     $terms::jsonb, $now, 'QUEUED', 'WAITING')`,
);

export const beginRun = namedStatement<
  never,
  {
    readonly id: string;
    readonly userId: string;
    readonly now: Date;
    readonly deadlineAt: Date | null;
    readonly work: string;
    readonly skipped: string;
    readonly phase: RunPhase;
  }
>(
  'strategies_begin_run',
  `update rebalance_runs set status = 'IN_PROGRESS', started_at = $now, deadline_at = $deadlineAt,
     work = $work::jsonb, skipped = $skipped::jsonb, phase = $phase, attempts = 0
   where id = $id and user_id = $userId`,
);

export const saveBuying = statement<never, [id: string, userId: string, skipped: string]>(
  'strategies_save_buying',
  `update rebalance_runs set phase = 'BUYING', skipped = $3::jsonb, attempts = 0
   where id = $1 and user_id = $2`,
);

export const endRun = namedStatement<
  never,
  {
    readonly id: string;
    readonly userId: string;
    readonly now: Date;
    readonly status: RebalanceRunStatus;
    readonly reason: string | null;
  }
>(
  'strategies_end_run',
  `update rebalance_runs set status = $status, completed_at = $now, reason = coalesce(reason,
     $reason)
   where id = $id and user_id = $userId`,
);

/** Nothing where it is being stopped already: the first reason counts. */
export const stopRun = statement<
  { id: string },
  [id: string, userId: string, stop: StopReason, reason: string | null]
>(
  'strategies_stop_run',
  `update rebalance_runs set stop = $3, reason = $4, attempts = 0
   where id = $1 and user_id = $2 and completed_at is null and stop is null returning id`,
);

export const countFault = statement<{ attempts: number }, [id: string, userId: string]>(
  'strategies_count_fault',
  `update rebalance_runs set attempts = attempts + 1
   where id = $1 and user_id = $2 and completed_at is null
   returning attempts`,
);

export const addRunOrders = statement<never, [runId: string, orderIds: readonly string[]]>(
  'strategies_add_run_orders',
  'insert into rebalance_run_orders (run_id, order_id) select $1, unnest($2::uuid[])',
);

export const ordersOfRuns = statement<
  { runId: string; orderId: string },
  [userId: string, runIds: readonly string[]]
>(
  'strategies_orders_of_runs',
  `select o.run_id as "runId", o.order_id as "orderId" from rebalance_run_orders o
   join rebalance_runs r on r.id = o.run_id
   where r.user_id = $1 and o.run_id = any($2::uuid[]) order by o.order_id limit 10000`,
);

const FINAL = `('FILLED', 'CANCELED', 'EXPIRED', 'REPLACED', 'REJECTED')`;

/** Orders of an active strategy that can still be filled. */
export const openOrders = statement<{ id: string }, [activeStrategyId: string]>(
  'strategies_open_orders',
  `select id from orders where active_strategy_id = $1 and status not in ${FINAL}
   order by id limit 1000`,
);

/** How many orders of a run were not filled whole. */
export const unfilledOrders = statement<{ count: number }, [runId: string]>(
  'strategies_unfilled_orders',
  `select count(*)::int as count from rebalance_run_orders r join orders o on o.id = r.order_id
   where r.run_id = $1 and o.status <> 'FILLED'`,
);
