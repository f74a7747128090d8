import { USUAL_CURRENCY } from '@investing-platform/rules/numbers/money';
import type { TradingMode } from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';
import type { OutsidePosition } from './outside-positions.sql.ts';
import type { PositionRow } from './positions.sql.ts';

/** In which currency its owner wants to see all values. */
interface Shown {
  readonly displayCurrency: string;
}

/** A position of the books, or one that only its broker keeps; before prices. */
export type OpenPosition =
  | (PositionRow & Shown & { readonly isOutside: false })
  | (OutsidePosition & Shown & { readonly isOutside: true });

export const MAX_POSITIONS = 10_000;

/** What a position was called when it was last there: it may be gone by now. */
const SYMBOL_OF_CURSOR = `select symbol from (
     select symbol, 'infinity'::timestamptz as at from positions where user_id = $1 and id = $6
     union all
     select symbol, at from outside_position_changes where user_id = $1 and position_id = $6
   ) p order by at desc limit 1`;

const WANTED = `user_id = $1 and trading_mode = $2
     and ($3::uuid is null or broker_account_id = $3)
     and ($4::uuid is null or broker_account_id in
       (select id from broker_accounts where user_id = $1 and credential_id = $4))
     and ($5::uuid[] is null or id = any($5))`;

/** By symbol and id, those of the books and those beside them in one order. */
export const openPositions = statement<
  OpenPosition,
  [
    userId: string,
    tradingMode: TradingMode,
    accountId: string | null,
    credentialId: string | null,
    ids: readonly string[] | null,
    /** The id of the last position before the page; null: from the first on. */
    cursor: string | null,
    limit: number,
  ]
>(
  'trading_open_positions',
  `select *, coalesce((select display_currency from networth_settings where user_id = $1),
     '${USUAL_CURRENCY}') as "displayCurrency"
   from (
     select id, asset_id as "assetId", symbol, quantity, quantity_held as "quantityHeld",
       average_entry_price as "averageEntryPrice", cost_basis as "costBasis", currency,
       broker_account_id as "brokerAccountId", trading_mode as "tradingMode",
       bought_day as "boughtDay", bought_quantity as "boughtQuantity", bought_cost as "boughtCost",
       null as name, null as "assetClass", null::numeric as price,
       null::timestamptz as "pricedAt", opened_at as "openedAt", null::timestamptz as "syncedAt",
       false as "isOutside"
     from positions where quantity > 0 and ${WANTED}
     union all
     select id, asset_id, symbol, quantity, 0, average_entry_price, cost_basis, currency,
       broker_account_id, trading_mode, null, null, null,
       name, asset_class, price, priced_at, opened_at, synced_at, true
     from outside_positions where ${WANTED}
   ) p
   where $6::uuid is null
     or (symbol collate "C", id) > ((${SYMBOL_OF_CURSOR}) collate "C", $6::uuid)
   order by symbol collate "C", id limit $7`,
);

/** Whether a person has, or had, a position of that id. */
export const isPositionKnown = statement<
  { readonly isKnown: boolean },
  [userId: string, id: string]
>(
  'trading_is_position_known',
  `select exists (select from positions where user_id = $1 and id = $2)
     or exists (select from outside_position_changes where user_id = $1 and position_id = $2)
     as "isKnown"`,
);
