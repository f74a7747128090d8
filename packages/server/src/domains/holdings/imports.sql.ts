import type { Ratio } from '@investing-platform/rules/tracked/tracked-trade';
import type { TradeOrigin, TradeType } from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../db/statement.ts';
import type { CivilDate } from '../../kernel/civil-date.ts';

/** What an import is compared with. */
export interface KnownTrade {
  readonly id: string;
  readonly instrumentId: string;
  readonly type: TradeType;
  readonly tradedOn: CivilDate;
  readonly quantity: string | null;
  readonly price: string | null;
  readonly currency: string;
  readonly ratio: Ratio | null;
  readonly uniqueIdentifier: string | null;
  readonly fileId: string | null;
}

type Compared = [
  userId: string,
  portfolioId: string,
  instrumentIds: readonly string[],
  identifiers: readonly string[],
];

/**
 * Of the instruments, or with one of the names. What was deleted counts where it has a name; what
 * is only proposed gives way to what an import brings.
 */
const COMPARED = `user_id = $1 and portfolio_id = $2
  and (tombstoned_at is null or unique_identifier is not null)
  and (instrument_id = any($3::uuid[]) or unique_identifier = any($4::text[]))`;

export const tradesToCompare = statement<KnownTrade, Compared>(
  'holdings_trades_to_compare',
  `select id, instrument_id as "instrumentId", type, traded_on::text as "tradedOn", quantity, price,
     currency, case when ratio_numerator is not null then json_build_object('numerator',
       ratio_numerator, 'denominator', ratio_denominator) end as ratio,
     unique_identifier as "uniqueIdentifier", file_id as "fileId"
   from tracked_trades where ${COMPARED}
     and not (state = 'PENDING' and origin = 'CORPORATE_ACTION') order by id limit 300000`,
);

export interface KnownDividend {
  readonly id: string;
  readonly instrumentId: string;
  readonly paidOn: CivilDate;
  readonly grossAmount: string;
  readonly currency: string;
  readonly uniqueIdentifier: string | null;
  readonly fileId: string | null;
}

export const dividendsToCompare = statement<KnownDividend, Compared>(
  'holdings_dividends_to_compare',
  `select id, instrument_id as "instrumentId", paid_on::text as "paidOn",
     gross_amount as "grossAmount", currency, unique_identifier as "uniqueIdentifier",
     file_id as "fileId"
   from tracked_dividends where ${COMPARED}
     and not (state = 'PENDING' and origin = 'CORPORATE_ACTION') order by id limit 300000`,
);

/** What an import brings stands beside its rows. */
interface Brought {
  readonly userId: string;
  readonly portfolioId: string;
  readonly origin: TradeOrigin;
  readonly fileId: string;
  readonly emailId: string | null;
  readonly now: Date;
  /** As JSON, by the names of the columns. */
  readonly rows: string;
}

export const insertTrades = namedStatement<never, Brought>(
  'holdings_insert_trades',
  `insert into tracked_trades (user_id, portfolio_id, origin, file_id, email_id, created_at,
     updated_at, id, instrument_id, type, state, traded_on, quantity, price, currency,
     exchange_rate, fee, fee_currency, ratio_numerator, ratio_denominator, unique_identifier,
     confirmed_at)
   select $userId, $portfolioId, $origin, $fileId, $emailId, $now::timestamptz,
     $now::timestamptz, r.*,
     case when r.state = 'CONFIRMED' then $now::timestamptz end
   from jsonb_to_recordset($rows::jsonb) as r (id uuid, instrument_id uuid, type text,
     state text, traded_on date, quantity numeric, price numeric, currency text,
     exchange_rate numeric, fee numeric, fee_currency text, ratio_numerator integer,
     ratio_denominator integer, unique_identifier text)`,
);

/** They wait to be confirmed. */
export const insertDividends = namedStatement<never, Brought>(
  'holdings_insert_dividends',
  `insert into tracked_dividends (user_id, portfolio_id, origin, file_id, email_id, created_at,
     updated_at, state, id, instrument_id, paid_on, quantity, amount_per_share, gross_amount,
     withholding_tax, currency, exchange_rate, unique_identifier)
   select $userId, $portfolioId, $origin, $fileId, $emailId, $now::timestamptz,
     $now::timestamptz, 'PENDING', r.*
   from jsonb_to_recordset($rows::jsonb) as r (id uuid, instrument_id uuid, paid_on date,
     quantity numeric, amount_per_share numeric, gross_amount numeric, withholding_tax numeric,
     currency text, exchange_rate numeric, unique_identifier text)`,
);

/** What was held before days, as JSON of instruments and days; nothing where it never was. */
export const heldBefore = statement<
  { readonly instrumentId: string; readonly day: CivilDate; readonly quantity: string },
  [userId: string, portfolioId: string, asked: string]
>(
  'holdings_held_before',
  `select a.instrument_id as "instrumentId", a.day::text as day, d.quantity
   from jsonb_to_recordset($3::jsonb) as a (instrument_id uuid, day date)
   join tracked_holdings h on h.instrument_id = a.instrument_id
   join lateral (
     select quantity from tracked_days where holding_id = h.id and day < a.day
     order by day desc limit 1
   ) d on true
   where h.user_id = $1 and h.portfolio_id = $2 and h.tombstoned_at is null and d.quantity > 0`,
);

export const countsForImport = statement<
  {
    readonly trades: number;
    readonly dividends: number;
    readonly holdings: number;
    readonly inPortfolio: number;
  },
  [userId: string, portfolioId: string]
>(
  'holdings_counts_for_import',
  `select
     (select count(*)::integer from tracked_trades
      where user_id = $1 and tombstoned_at is null) as trades,
     (select count(*)::integer from tracked_dividends
      where user_id = $1 and tombstoned_at is null) as dividends,
     (select count(*)::integer from tracked_holdings
      where user_id = $1 and tombstoned_at is null) as holdings,
     (select count(*)::integer from tracked_holdings
      where user_id = $1 and portfolio_id = $2 and tombstoned_at is null) as "inPortfolio"`,
);

/** How many trades the holdings of a portfolio have, those that wait too. */
export const tradesByInstrument = statement<
  { readonly instrumentId: string; readonly trades: number; readonly held: boolean },
  [userId: string, portfolioId: string, instrumentIds: readonly string[]]
>(
  'holdings_trades_by_instrument',
  `select i.id as "instrumentId",
     (select count(*)::integer from tracked_trades where user_id = $1 and portfolio_id = $2
        and instrument_id = i.id and tombstoned_at is null) as trades,
     exists (select from tracked_holdings where user_id = $1 and portfolio_id = $2
        and instrument_id = i.id and tombstoned_at is null) as held
   from unnest($3::uuid[]) as i (id)`,
);

/** What a person noted of own instruments that files name them by. */
export const ownInstrumentNames = statement<
  {
    readonly id: string;
    readonly symbol: string;
    readonly currency: string;
    readonly metadata: readonly { readonly name: string; readonly value: string }[];
  },
  [userId: string]
>(
  'holdings_own_instrument_names',
  `select id, symbol, currency, metadata from custom_instruments
   where user_id = $1 and tombstoned_at is null order by id limit 500`,
);

/** The parts of a file that are taken back; what is confirmed only where `$3` says so. */
const TAKEN = `user_id = $1 and file_id = $2 and tombstoned_at is null
  and (state = any($3::text[]))`;

/** They may come again: their names are free. */
export const buryTradesOfFile = statement<
  {
    readonly portfolioId: string;
    readonly instrumentId: string;
    readonly currency: string;
    readonly state: string;
    readonly tradedOn: CivilDate;
  },
  [userId: string, fileId: string, states: readonly string[], now: Date]
>(
  'holdings_bury_trades_of_file',
  `update tracked_trades set tombstoned_at = $4, unique_identifier = null where ${TAKEN}
   returning portfolio_id as "portfolioId", instrument_id as "instrumentId", currency, state,
     traded_on::text as "tradedOn"`,
);

export const buryDividendsOfFile = statement<
  { readonly reinvestTradeId: string | null },
  [userId: string, fileId: string, states: readonly string[], now: Date]
>(
  'holdings_bury_dividends_of_file',
  `update tracked_dividends set tombstoned_at = $4, unique_identifier = null where ${TAKEN}
   returning reinvest_trade_id as "reinvestTradeId"`,
);

/** What a dividend was reinvested in goes with it. */
export const buryReinvested = statement<
  {
    readonly portfolioId: string;
    readonly instrumentId: string;
    readonly currency: string;
    readonly state: string;
    readonly tradedOn: CivilDate;
  },
  [userId: string, ids: readonly string[], now: Date]
>(
  'holdings_bury_reinvested',
  `update tracked_trades set tombstoned_at = $3, unique_identifier = null
   where user_id = $1 and id = any($2::uuid[]) and tombstoned_at is null
   returning portfolio_id as "portfolioId", instrument_id as "instrumentId", currency, state,
     traded_on::text as "tradedOn"`,
);

/** What stays of a file that is deleted belongs to none. */
export const forgetFileOfTrades = statement<never, [userId: string, fileId: string]>(
  'holdings_forget_file_of_trades',
  'update tracked_trades set file_id = null where user_id = $1 and file_id = $2',
);

export const forgetFileOfDividends = statement<never, [userId: string, fileId: string]>(
  'holdings_forget_file_of_dividends',
  'update tracked_dividends set file_id = null where user_id = $1 and file_id = $2',
);

export const customName = statement<{ readonly name: string }, [userId: string, id: string]>(
  'holdings_custom_name',
  'select name from custom_instruments where user_id = $1 and id = $2',
);
