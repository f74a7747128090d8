import type { TradingMode } from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';

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

/** The same with what its gain of the day depends on. */
export interface PositionRow extends HeldPosition {
  /** The last trading day with purchases, and what they brought; see `DayOfPurchases`. */
  readonly boughtDay: string | null;
  readonly boughtQuantity: string;
  readonly boughtCost: string;
}

/** What changes of a position. */
export interface PositionInAccount {
  readonly quantity: string;
  readonly quantityHeld: string;
  readonly cost: string;
  readonly boughtDay: string | null;
  readonly boughtQuantity: string;
  readonly boughtCost: string;
}

/** Locked to the end of the transaction. */
export const positionOfAccount = statement<
  PositionInAccount,
  [brokerAccountId: string, assetId: string]
>(
  'trading_position_of_account',
  `select quantity, quantity_held as "quantityHeld", cost, bought_day as "boughtDay",
     bought_quantity as "boughtQuantity", bought_cost as "boughtCost"
   from positions
   where broker_account_id = $1 and asset_id = $2 for update`,
);

/** Waits for whoever writes the row at the same time; nothing where it is there then. */
export const openPosition = namedStatement<
  never,
  {
    readonly id: string;
    readonly userId: string;
    readonly brokerAccountId: string;
    readonly tradingMode: TradingMode;
    readonly assetId: string;
    readonly symbol: string;
    readonly currency: string;
    readonly now: Date;
  }
>(
  'trading_open_position',
  `insert into positions (id, user_id, broker_account_id, trading_mode, asset_id, symbol, currency,
     quantity, quantity_held, cost, average_entry_price, cost_basis, opened_at, updated_at)
   values ($id, $userId, $brokerAccountId, $tradingMode, $assetId, $symbol, $currency, 0, 0, 0, 0,
     0, $now, $now)
   on conflict (broker_account_id, asset_id) do nothing`,
);

export const savePosition = namedStatement<
  never,
  {
    readonly id: string;
    readonly userId: string;
    readonly brokerAccountId: string;
    readonly tradingMode: TradingMode;
    readonly assetId: string;
    readonly symbol: string;
    readonly currency: string;
    readonly quantity: string;
    readonly quantityHeld: string;
    readonly cost: string;
    readonly averageEntryPrice: string;
    readonly costBasis: string;
    readonly now: Date;
    readonly boughtDay: string | null;
    readonly boughtQuantity: string;
    readonly boughtCost: string;
  }
>(
  'trading_save_position',
  `insert into positions (id, user_id, broker_account_id, trading_mode, asset_id, symbol, currency,
     quantity, quantity_held, cost, average_entry_price, cost_basis, opened_at, updated_at,
     bought_day, bought_quantity, bought_cost)
   values ($id, $userId, $brokerAccountId, $tradingMode, $assetId, $symbol, $currency, $quantity,
     $quantityHeld, $cost, $averageEntryPrice, $costBasis, $now, $now, $boughtDay,
     $boughtQuantity, $boughtCost)
   on conflict (broker_account_id, asset_id) do update set
     quantity = excluded.quantity, quantity_held = excluded.quantity_held, cost = excluded.cost,
     average_entry_price = excluded.average_entry_price, cost_basis = excluded.cost_basis,
     opened_at = case when positions.quantity = 0 then excluded.opened_at
       else positions.opened_at end,
     updated_at = excluded.updated_at, bought_day = excluded.bought_day,
     bought_quantity = excluded.bought_quantity, bought_cost = excluded.bought_cost`,
);
