import type { Ratio } from '@investing-platform/rules/tracked/tracked-trade';
import type { ImportState, TradeOrigin, TradeType } from '@investing-platform/schema/operations';
import { statement } from '../../db/statement.ts';
import { insertInto, updateOf } from '../../db/tables/named-write.ts';
import type { CivilDate } from '../../kernel/civil-date.ts';

export interface Selection {
  readonly tradeId: string;
  readonly quantity: string;
}

export interface TradeRow {
  readonly id: string;
  readonly portfolioId: string;
  readonly instrumentId: string;
  readonly type: TradeType;
  readonly state: ImportState;
  readonly origin: TradeOrigin;
  readonly tradedOn: CivilDate;
  readonly quantity: string | null;
  readonly price: string | null;
  readonly currency: string;
  readonly exchangeRate: string | null;
  /** Whether the person gave the rate; otherwise it is the market's of the day. */
  readonly rateGiven: boolean;
  readonly fee: string;
  readonly feeCurrency: string;
  readonly ratio: Ratio | null;
  readonly costBasis: string | null;
  readonly capitalAmount: string | null;
  readonly lotSelections: Selection[];
  readonly note: string | null;
  readonly uniqueIdentifier: string | null;
  readonly fileId: string | null;
  readonly emailId: string | null;
  readonly confirmedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export const TRADE_COLUMNS = `t.id, t.portfolio_id as "portfolioId",
  t.instrument_id as "instrumentId", t.type, t.state, t.origin, t.traded_on::text as "tradedOn",
  t.quantity, t.price, t.currency, t.exchange_rate as "exchangeRate", t.rate_given as "rateGiven",
  t.fee, t.fee_currency as "feeCurrency",
  case when t.ratio_numerator is not null then json_build_object('numerator', t.ratio_numerator,
    'denominator', t.ratio_denominator) end as ratio,
  t.cost_basis as "costBasis", t.capital_amount as "capitalAmount",
  t.lot_selections as "lotSelections", t.note, t.unique_identifier as "uniqueIdentifier",
  t.file_id as "fileId", t.email_id as "emailId", t.confirmed_at as "confirmedAt",
  t.created_at as "createdAt", t.updated_at as "updatedAt"`;

/** All that make a holding; more than a holding may have are never stored. */
export const tradesOfHolding = statement<
  TradeRow,
  [userId: string, portfolioId: string, instrumentId: string]
>(
  'holdings_trades_of_holding',
  `select ${TRADE_COLUMNS} from tracked_trades t
   where t.user_id = $1 and t.portfolio_id = $2 and t.instrument_id = $3
     and t.state = 'CONFIRMED' and t.tombstoned_at is null limit 10000`,
);

/** One that counts, whichever. */
export const someTrade = statement<
  { readonly id: string },
  [userId: string, portfolioId: string, instrumentId: string]
>(
  'holdings_some_trade',
  `select id from tracked_trades
   where user_id = $1 and portfolio_id = $2 and instrument_id = $3
     and state = 'CONFIRMED' and tombstoned_at is null limit 1`,
);

export const tradesOfHoldings = statement<
  TradeRow,
  [userId: string, portfolioId: string, instrumentIds: readonly string[]]
>(
  'holdings_trades_of_holdings',
  `select ${TRADE_COLUMNS} from tracked_trades t
   where t.user_id = $1 and t.portfolio_id = $2 and t.instrument_id = any($3::uuid[])
     and t.state = 'CONFIRMED' and t.tombstoned_at is null limit 100000`,
);

export const ownTrade = statement<TradeRow, [userId: string, id: string]>(
  'holdings_own_trade',
  `select ${TRADE_COLUMNS} from tracked_trades t
   where t.user_id = $1 and t.id = $2 and t.tombstoned_at is null`,
);

/** Also one that is deleted: its name stays taken. */
export const tradeOfIdentifier = statement<
  { readonly id: string; readonly deleted: boolean },
  [userId: string, portfolioId: string, identifier: string]
>(
  'holdings_trade_of_identifier',
  `select id, tombstoned_at is not null as deleted from tracked_trades
   where user_id = $1 and portfolio_id = $2 and unique_identifier = $3`,
);

export const countTrades = statement<
  {
    readonly ofPerson: number;
    readonly ofHolding: number;
    readonly instruments: number;
    /** In all portfolios, without this one; an instrument of two portfolios counts twice. */
    readonly holdings: number;
  },
  [userId: string, portfolioId: string, instrumentId: string]
>(
  'holdings_count_trades',
  `select
     (select count(*)::integer from tracked_trades
      where user_id = $1 and tombstoned_at is null) as "ofPerson",
     (select count(*)::integer from tracked_trades
      where user_id = $1 and portfolio_id = $2 and instrument_id = $3 and tombstoned_at is null)
       as "ofHolding",
     (select count(*)::integer from tracked_holdings
      where user_id = $1 and portfolio_id = $2 and instrument_id <> $3 and tombstoned_at is null)
       as instruments,
     (select count(*)::integer from tracked_holdings
      where user_id = $1 and (portfolio_id, instrument_id) <> ($2, $3) and tombstoned_at is null)
       as holdings`,
);

export const insertTrade = insertInto('tracked_trades', 'holdings_insert_trade', {
  columns: [
    ...(['id', 'userId', 'portfolioId', 'instrumentId', 'type', 'state', 'origin'] as const),
    ...(['tradedOn', 'quantity', 'price', 'currency', 'exchangeRate', 'rateGiven'] as const),
    ...(['fee', 'feeCurrency', 'ratioNumerator', 'ratioDenominator', 'costBasis'] as const),
    ...(['capitalAmount', 'lotSelections', 'note', 'uniqueIdentifier', 'confirmedAt'] as const),
    'createdAt',
  ],
  same: { updatedAt: 'createdAt' },
});

export const changeTrade = updateOf('tracked_trades', 'holdings_change_trade', {
  set: [
    ...(['type', 'state', 'tradedOn', 'quantity', 'price', 'exchangeRate', 'rateGiven'] as const),
    ...(['fee', 'feeCurrency', 'ratioNumerator', 'ratioDenominator', 'costBasis'] as const),
    ...(['capitalAmount', 'lotSelections', 'note', 'confirmedAt', 'updatedAt'] as const),
  ],
  where: ['userId', 'id'],
});

export const buryTrade = updateOf('tracked_trades', 'holdings_bury_trade', {
  set: ['tombstonedAt'],
  where: ['userId', 'id'],
});
