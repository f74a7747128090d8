import type { RestingStatus } from '@investing-platform/rules/strategies/active-strategy';
import type { ContributionFrequency } from '@investing-platform/rules/strategies/contribution';
import type { RebalanceRule } from '@investing-platform/rules/strategies/rebalance-rule';
import type {
  ActiveStrategyStatus,
  BrokerProvider,
  CostBasisMethod,
  OrderSide,
  TradingMode,
} from '@investing-platform/schema/operations';
import { planInForce } from '../../../db/plan-in-force.ts';
import { namedStatement, statement } from '../../../db/statement.ts';
import type { UserActor } from '../../../kernel/actor.ts';

/** What an active strategy holds of one asset, and is to hold. Plain decimals. */
export interface HoldingRow {
  readonly id: string;
  readonly assetId: string;
  readonly targetPercent: string;
  /** Held for open orders included. */
  readonly quantity: string;
  readonly quantityHeld: string;
  readonly cost: string;
}

/** Plain decimals in `currency`. */
export interface ForeignCash {
  readonly currency: string;
  readonly available: string;
  readonly held: string;
}

/** An active strategy with what is in its book. Amounts are plain decimals in `currency`. */
export interface ActiveRow {
  readonly id: string;
  readonly userId: string;
  readonly brokerAccountId: string;
  readonly tradingMode: TradingMode;
  readonly currency: string;
  readonly name: string;
  readonly strategyId: string | null;
  readonly strategyVersion: number | null;
  /** The version that the strategy has now. */
  readonly presentVersion: number | null;
  readonly customWeights: boolean;
  readonly status: ActiveStrategyStatus;
  readonly restingStatus: RestingStatus;
  readonly cashTargetPercent: string;
  readonly autoRebalance: boolean;
  readonly autoSync: boolean;
  readonly rebalanceRules: RebalanceRule[];
  readonly cooldownDays: number;
  readonly contributionAmount: string | null;
  readonly contributionFrequency: ContributionFrequency | null;
  readonly contributionStartOn: string | null;
  readonly contributionNextOn: string | null;
  readonly contributionPaused: boolean | null;
  readonly putIn: string;
  readonly takenOut: string;
  readonly lastRebalancedAt: Date | null;
  readonly nextRebalanceAt: Date | null;
  readonly nextCheckAt: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly closedAt: Date | null;
  readonly provider: BrokerProvider;
  readonly accountStatus: string;
  readonly costBasisMethod: CostBasisMethod;
  readonly cashAvailable: string;
  readonly cashHeld: string;
  /** Cash of other currencies, as sales and dividends bring it; each above 0. */
  readonly foreignCash: readonly ForeignCash[];
  /** The tier of the owner's plan, which charges for exchanging. */
  readonly ownerPlan: UserActor['plan'];
  readonly holdings: readonly HoldingRow[];
}

const MAX_HOLDINGS = 200;

/** What is held by the ledger and the lots, joined with the targets. */
const HOLDINGS = `coalesce((
    select json_agg(json_build_object('id', x.id, 'assetId', x.asset_id,
      'targetPercent', trim_scale(x.target)::text, 'quantity', trim_scale(x.quantity)::text,
      'quantityHeld', trim_scale(x.held)::text, 'cost', trim_scale(x.cost)::text)
      order by x.target desc, x.asset_id)
    from (
      select coalesce(h.id::text, l.id) as id, coalesce(h.asset_id::text, l.asset) as asset_id,
        coalesce(h.target_percent, 0) as target, coalesce(l.quantity, 0) as quantity,
        coalesce(l.held, 0) as held,
        coalesce((select sum(p.cost) from position_lots p where p.book_id = a.id
          and p.quantity > 0 and p.asset_id::text = l.asset), 0) as cost
      from (select * from active_strategy_holdings where active_strategy_id = a.id) h
      full join (
        select min(id::text) as id, asset, sum(balance) as quantity,
          sum(balance) filter (where kind = 'position_hold') as held
        from ledger_accounts where owner_id = a.id and kind in ('position', 'position_hold')
        group by asset
      ) l on l.asset = h.asset_id::text
      where coalesce(h.target_percent, 0) > 0 or coalesce(l.quantity, 0) > 0
      order by target desc, asset_id limit ${MAX_HOLDINGS}
    ) x), '[]') as holdings`;

const cash = (kind: string): string => `coalesce((select trim_scale(l.balance)
    from ledger_accounts l
    where l.owner_id = a.id and l.kind = '${kind}' and l.asset = a.currency), 0)`;

const FOREIGN_CASH = `coalesce((
    select json_agg(json_build_object('currency', f.asset,
      'available', trim_scale(f.available)::text, 'held', trim_scale(f.held)::text)
      order by f.asset)
    from (
      select asset, coalesce(sum(balance) filter (where kind = 'cash'), 0) as available,
        coalesce(sum(balance) filter (where kind = 'cash_hold'), 0) as held
      from ledger_accounts
      where owner_id = a.id and kind in ('cash', 'cash_hold') and asset <> a.currency
        and balance > 0
      group by asset order by asset limit 200
    ) f), '[]') as "foreignCash"`;

/** A `ActiveRow` from `active_strategies a`, its account `b`, owner `u` and strategy `s`. */
const ACTIVE_COLUMNS = `a.id, a.user_id as "userId", a.broker_account_id as "brokerAccountId",
  a.trading_mode as "tradingMode", a.currency, a.name, a.strategy_id as "strategyId",
  a.strategy_version as "strategyVersion", s.version as "presentVersion",
  a.has_custom_weights as "customWeights", a.status, a.resting_status as "restingStatus",
  a.cash_target_percent as "cashTargetPercent", a.auto_rebalance as "autoRebalance",
  a.auto_sync as "autoSync", a.rebalance_rules as "rebalanceRules",
  a.cooldown_days as "cooldownDays", a.contribution_amount as "contributionAmount",
  a.contribution_frequency as "contributionFrequency",
  a.contribution_start_on as "contributionStartOn",
  a.contribution_next_on as "contributionNextOn",
  a.contribution_paused as "contributionPaused", a.put_in as "putIn",
  a.taken_out as "takenOut", a.last_rebalanced_at as "lastRebalancedAt",
  a.next_rebalance_at as "nextRebalanceAt", a.next_check_at as "nextCheckAt",
  a.created_at as "createdAt", a.updated_at as "updatedAt", a.closed_at as "closedAt",
  b.provider, b.status as "accountStatus", b.cost_basis_method as "costBasisMethod",
  ${cash('cash')} as "cashAvailable", ${cash('cash_hold')} as "cashHeld", ${FOREIGN_CASH},
  ${planInForce('u')} as "ownerPlan", ${HOLDINGS}`;

const FROM_ACTIVE = `active_strategies a join broker_accounts b on b.id = a.broker_account_id
  join users u on u.id = a.user_id left join strategies s on s.id = a.strategy_id`;

export const activeOfUser = statement<ActiveRow, [userId: string, id: string]>(
  'strategies_active_of_user',
  `select ${ACTIVE_COLUMNS} from ${FROM_ACTIVE} where a.user_id = $1 and a.id = $2`,
);

/** The account of an active strategy, which is locked before it. */
export const lockAccountOfActive = statement<{ id: string }, [userId: string, id: string]>(
  'strategies_lock_account',
  `select a.id from active_strategies s join broker_accounts a on a.id = s.broker_account_id
   where s.user_id = $1 and s.id = $2 for no key update of a`,
);

/** Waits for whoever works on the active strategy. */
export const lockActiveRow = statement<{ id: string }, [userId: string, id: string]>(
  'strategies_lock_active',
  'select id from active_strategies where user_id = $1 and id = $2 for update',
);

/** The caller's newest one from a strategy that is not closed. */
export const activeFromStrategy = statement<ActiveRow, [userId: string, strategyId: string]>(
  'strategies_active_from_strategy',
  `select ${ACTIVE_COLUMNS} from ${FROM_ACTIVE}
   where a.id = (select id from active_strategies
     where user_id = $1 and strategy_id = $2 and status <> 'CLOSED' order by id desc limit 1)`,
);

export const activesOfUser = statement<
  ActiveRow,
  [
    userId: string,
    tradingMode: TradingMode | null,
    statuses: readonly string[] | null,
    brokerAccountId: string | null,
    ids: readonly string[] | null,
    includeEnded: boolean,
    beforeId: string | null,
    limit: number,
  ]
>(
  'strategies_actives_of_user',
  `select ${ACTIVE_COLUMNS} from ${FROM_ACTIVE}
   where a.user_id = $1
     and ($2::text is null or a.trading_mode = $2)
     and ($3::text[] is null or a.status = any($3))
     and ($4::uuid is null or a.broker_account_id = $4)
     and ($5::uuid[] is null or a.id = any($5))
     and ($6 or a.status <> 'CLOSED' or $3::text[] is not null or $5::uuid[] is not null)
     and ($7::uuid is null or a.id < $7)
   order by a.id desc limit $8`,
);

/**
 * Active strategies whose rules, contributions or source may start a run, by when to look. Those of
 * people who are suspended rest, and those of closed accounts are over.
 */
export const activesToCheck = statement<{ id: string; userId: string }, [now: Date, limit: number]>(
  'strategies_actives_to_check',
  `select a.id, a.user_id as "userId" from active_strategies a
   where a.status = 'ACTIVE' and a.next_check_at <= $1 and exists (select from users u
     where u.id = a.user_id and u.suspended_at is null and u.closed_at is null)
   order by a.next_check_at, a.id limit $2`,
);

const PRESENT = 'select id from users where id = $1 and suspended_at is null and closed_at is null';

/** Nothing where the person is suspended or gone. */
export const presentOwner = statement<{ id: string }, [userId: string]>(
  'strategies_present_owner',
  PRESENT,
);

/** The same; who shuts the person out waits for the end of the transaction. */
export const holdPresentOwner = statement<{ id: string }, [userId: string]>(
  'strategies_hold_present_owner',
  `${PRESENT} for share`,
);

export const countOpenActives = statement<{ count: number }, [userId: string]>(
  'strategies_count_open_actives',
  `select count(*)::int as count from active_strategies where user_id = $1 and status <> 'CLOSED'`,
);

export const insertActive = namedStatement<
  never,
  {
    readonly id: string;
    readonly userId: string;
    readonly brokerAccountId: string;
    readonly tradingMode: TradingMode;
    readonly currency: string;
    readonly name: string;
    readonly strategyId: string | null;
    readonly strategyVersion: number | null;
    readonly customWeights: boolean;
    readonly putIn: string;
    readonly now: Date;
  }
>(
  'strategies_insert_active',
  `insert into active_strategies (id, user_id, broker_account_id, trading_mode, currency, name,
     strategy_id, strategy_version, has_custom_weights, put_in, created_at, updated_at,
     next_check_at, status, resting_status, cash_target_percent, auto_rebalance, auto_sync,
     rebalance_rules, cooldown_days)
   values ($id, $userId, $brokerAccountId, $tradingMode, $currency, $name, $strategyId,
     $strategyVersion, $customWeights, $putIn, $now, $now, $now, 'PENDING_FUNDING', 'ACTIVE', 0,
     false, false, '[]', 0)`,
);

/** What the accounts of a person count in. */
export const accountCurrencies = statement<{ currency: string }, [userId: string]>(
  'strategies_account_currencies',
  'select distinct currency from broker_accounts where user_id = $1 limit 200',
);

/** Assets with an open order of the person's, by the order's side. */
export const sidesWithOrders = statement<
  { assetId: string; side: OrderSide },
  [userId: string, tradingMode: TradingMode, assetIds: readonly string[]]
>(
  'strategies_sides_with_orders',
  `select distinct asset_id as "assetId", side from orders
   where user_id = $1 and trading_mode = $2 and asset_id = any($3::uuid[])
     and status not in ('FILLED', 'CANCELED', 'EXPIRED', 'REPLACED', 'REJECTED')
   limit 1000`,
);
