import type { ImportState, TradeOrigin } from '@investing-platform/schema/operations';
import { statement } from '../../db/statement.ts';
import { insertInto, updateOf } from '../../db/tables/named-write.ts';
import type { CivilDate } from '../../kernel/civil-date.ts';

export interface DividendRow {
  readonly id: string;
  readonly portfolioId: string;
  readonly instrumentId: string;
  readonly state: ImportState;
  readonly origin: TradeOrigin;
  readonly exDate: CivilDate | null;
  readonly paidOn: CivilDate;
  readonly quantity: string;
  readonly amountPerShare: string;
  readonly grossAmount: string;
  readonly withholdingTax: string;
  readonly imputationCredits: string;
  readonly currency: string;
  /** Units of the portfolio's currency for one of `currency`. */
  readonly exchangeRate: string | null;
  /** What it adds to the income, in the portfolio's currency; null until it is confirmed. */
  readonly netInPortfolio: string | null;
  readonly reinvestTradeId: string | null;
  readonly note: string | null;
  readonly uniqueIdentifier: string | null;
  readonly fileId: string | null;
  readonly emailId: string | null;
  readonly confirmedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export const DIVIDEND_COLUMNS = `d.id, d.portfolio_id as "portfolioId",
  d.instrument_id as "instrumentId", d.state, d.origin, d.ex_date::text as "exDate",
  d.paid_on::text as "paidOn", d.quantity, d.amount_per_share as "amountPerShare",
  d.gross_amount as "grossAmount", d.withholding_tax as "withholdingTax",
  d.imputation_credits as "imputationCredits", d.currency, d.exchange_rate as "exchangeRate",
  d.net_in_portfolio as "netInPortfolio", d.reinvest_trade_id as "reinvestTradeId", d.note,
  d.unique_identifier as "uniqueIdentifier", d.file_id as "fileId", d.email_id as "emailId",
  d.confirmed_at as "confirmedAt", d.created_at as "createdAt", d.updated_at as "updatedAt"`;

export const ownDividend = statement<DividendRow, [userId: string, id: string]>(
  'holdings_own_dividend',
  `select ${DIVIDEND_COLUMNS} from tracked_dividends d
   where d.user_id = $1 and d.id = $2 and d.tombstoned_at is null`,
);

/** Also one that is deleted: its name stays taken. */
export const dividendOfIdentifier = statement<
  { readonly id: string; readonly deleted: boolean },
  [userId: string, portfolioId: string, identifier: string]
>(
  'holdings_dividend_of_identifier',
  `select id, tombstoned_at is not null as deleted from tracked_dividends
   where user_id = $1 and portfolio_id = $2 and unique_identifier = $3`,
);

/** Nothing where a portfolio never held an instrument. */
export const heldOnDay = statement<
  { readonly quantity: string },
  [userId: string, portfolioId: string, instrumentId: string, day: CivilDate]
>(
  'holdings_held_on_day',
  `select coalesce(d.quantity, 0) as quantity from tracked_holdings h
   left join lateral (
     select quantity from tracked_days where holding_id = h.id and day <= $4::date
     order by day desc limit 1
   ) d on true
   where h.user_id = $1 and h.portfolio_id = $2 and h.instrument_id = $3
     and h.tombstoned_at is null and exists (select from tracked_days where holding_id = h.id)`,
);

export const insertDividend = insertInto('tracked_dividends', 'holdings_insert_dividend', {
  columns: [
    ...(['id', 'userId', 'portfolioId', 'instrumentId', 'state', 'origin', 'exDate'] as const),
    ...(['paidOn', 'quantity', 'amountPerShare', 'grossAmount', 'withholdingTax'] as const),
    ...(['imputationCredits', 'currency', 'exchangeRate', 'netInPortfolio', 'note'] as const),
    ...(['reinvestTradeId', 'uniqueIdentifier', 'confirmedAt', 'createdAt'] as const),
  ],
  same: { updatedAt: 'createdAt' },
});

export const changeDividend = updateOf('tracked_dividends', 'holdings_change_dividend', {
  set: [
    ...(['state', 'paidOn', 'amountPerShare', 'grossAmount', 'withholdingTax'] as const),
    ...(['exchangeRate', 'netInPortfolio', 'reinvestTradeId', 'confirmedAt'] as const),
    'updatedAt',
  ],
  where: ['userId', 'id'],
});

/** How many a person has recorded. */
export const countDividends = statement<{ readonly dividends: number }, [userId: string]>(
  'holdings_count_dividends',
  `select count(*)::integer as dividends from tracked_dividends
   where user_id = $1 and tombstoned_at is null`,
);
