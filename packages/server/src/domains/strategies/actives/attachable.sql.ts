import { statement } from '../../../db/statement.ts';

/** Shares of one account, and to whom within it they belong. Plain decimals. */
export interface AttachableRow {
  readonly id: string;
  readonly symbol: string;
  readonly assetId: string;
  readonly brokerAccountId: string;
  readonly totalQuantity: string;
  readonly attachedQuantity: string;
  readonly heldQuantity: string;
  readonly availableQuantity: string;
}

const MAX_ROWS = 10_000;

/** The account of a source: the one named, the active strategy's, else the platform's. */
export const accountOfSource = statement<
  { id: string },
  [userId: string, activeStrategyId: string | null, brokerAccountId: string | null]
>(
  'strategies_account_of_source',
  `select b.id from broker_accounts b
   where b.user_id = $1
     and ($2::uuid is null or b.id = (select broker_account_id from active_strategies
       where id = $2 and user_id = $1))
     and ($3::uuid is null or b.id = $3)
     and ($2::uuid is not null or $3::uuid is not null
       or (b.provider = 'PLATFORM' and b.trading_mode = 'LIVE'))
   order by b.id limit 1`,
);

const balance = (kinds: string, owner: string): string => `coalesce((
    select trim_scale(sum(l.balance)) from ledger_accounts l
    where ${owner} and l.asset = p.asset_id::text and l.kind in (${kinds})), 0)`;

const OF_STRATEGIES =
  'l.owner_id in (select id from active_strategies where broker_account_id = $2)';

/** Shares of an account; with an active strategy those of its targets alone. */
export const attachableShares = statement<
  AttachableRow,
  [
    userId: string,
    brokerAccountId: string,
    targetsOf: string | null,
    assetIds: readonly string[] | null,
    ids: readonly string[] | null,
  ]
>(
  'strategies_attachable_shares',
  `select p.id, p.symbol, p.asset_id as "assetId", p.broker_account_id as "brokerAccountId",
     p.quantity as "totalQuantity",
     ${balance(`'position', 'position_hold'`, OF_STRATEGIES)} as "attachedQuantity",
     ${balance(`'position_hold'`, 'l.owner_id = $2')} as "heldQuantity",
     ${balance(`'position'`, 'l.owner_id = $2')} as "availableQuantity"
   from positions p
   where p.user_id = $1 and p.broker_account_id = $2 and p.quantity > 0
     and ($3::uuid is null or p.asset_id in (select asset_id from active_strategy_holdings
       where active_strategy_id = $3 and target_percent > 0))
     and ($4::uuid[] is null or p.asset_id = any($4))
     and ($5::uuid[] is null or p.id = any($5))
   order by p.symbol, p.id limit ${MAX_ROWS}`,
);
