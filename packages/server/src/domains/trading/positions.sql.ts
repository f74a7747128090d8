import { statement } from '../../db/statement.ts';
import type { TradingMode } from './orders.sql.ts';

/** What an account holds of one asset, before prices. Amounts are plain decimals. */
export interface HeldPosition {
  readonly id: string;
  readonly assetId: string;
  readonly symbol: string;
  readonly quantity: string;
  readonly quantityHeld: string;
  readonly averageEntryPrice: string;
  /** In whole minor units of `currency`. */
  readonly costBasis: string;
  readonly currency: string;
  readonly brokerAccountId: string;
  readonly tradingMode: TradingMode;
}

const MAXIMUM_POSITIONS = 10_000;

export const openPositions = statement<
  HeldPosition,
  [userId: string, tradingMode: TradingMode, accountId: string | null, credentialId: string | null]
>(
  'trading_open_positions',
  `select id, asset_id as "assetId", symbol, quantity, quantity_held as "quantityHeld",
     average_entry_price as "averageEntryPrice", cost_basis as "costBasis", currency,
     broker_account_id as "brokerAccountId", trading_mode as "tradingMode"
   from positions
   where user_id = $1 and trading_mode = $2 and quantity > 0
     and ($3::uuid is null or broker_account_id = $3)
     and ($4::uuid is null or broker_account_id in
       (select id from broker_accounts where user_id = $1 and credential_id = $4))
   order by symbol, id limit ${MAXIMUM_POSITIONS}`,
);

/** The rows of one account and asset are changed under the lock of its ledger accounts. */
export const positionOfAccount = statement<
  { quantity: string; quantityHeld: string; cost: string },
  [brokerAccountId: string, assetId: string]
>(
  'trading_position_of_account',
  `select quantity, quantity_held as "quantityHeld", cost from positions
   where broker_account_id = $1 and asset_id = $2 for update`,
);

export const savePosition = statement<
  never,
  [
    id: string,
    userId: string,
    brokerAccountId: string,
    tradingMode: TradingMode,
    assetId: string,
    symbol: string,
    currency: string,
    quantity: string,
    quantityHeld: string,
    cost: string,
    averageEntryPrice: string,
    costBasis: string,
    now: Date,
  ]
>(
  'trading_save_position',
  `insert into positions (id, user_id, broker_account_id, trading_mode, asset_id, symbol, currency,
     quantity, quantity_held, cost, average_entry_price, cost_basis, opened_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)
   on conflict (broker_account_id, asset_id) do update set
     quantity = excluded.quantity, quantity_held = excluded.quantity_held, cost = excluded.cost,
     average_entry_price = excluded.average_entry_price, cost_basis = excluded.cost_basis,
     opened_at = case when positions.quantity = 0 then excluded.opened_at
       else positions.opened_at end,
     updated_at = excluded.updated_at`,
);
