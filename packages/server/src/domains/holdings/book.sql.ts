import type { CustomInstrumentCategory } from '@investing-platform/schema/operations';
import { statement } from '../../db/statement.ts';
import type { CivilDate } from '../../kernel/civil-date.ts';

/** What is left of a holding, with all that its trades and dividends came to. */
export interface HeldRow {
  readonly id: string;
  readonly portfolioId: string;
  readonly instrumentId: string;
  readonly currency: string;
  readonly portfolioCurrency: string;
  readonly ownershipPercent: string;
  readonly firstTradedOn: CivilDate;
  /** Null of an instrument of the catalogue. */
  readonly category: CustomInstrumentCategory | null;
  /** The last price that its owner told, of `pricedOn`. */
  readonly price: string | null;
  readonly pricedOn: CivilDate | null;
  readonly quantity: string;
  readonly costBasis: string;
  readonly costInPortfolio: string;
  readonly paid: string;
  readonly brought: string;
  readonly realized: string;
  readonly realizedCapital: string;
  readonly fees: string;
  /** In the portfolio's currency. */
  readonly income: string;
}

/** Also those of which nothing is left. */
export const holdingsOfPerson = statement<HeldRow, [userId: string]>(
  'holdings_of_person',
  `select h.id, h.portfolio_id as "portfolioId", h.instrument_id as "instrumentId", h.currency,
     o.currency as "portfolioCurrency",
     coalesce(h.ownership_percent, o.ownership_percent) as "ownershipPercent",
     f.day::text as "firstTradedOn", i.category, p.price, p.day::text as "pricedOn", d.quantity,
     d.cost_basis as "costBasis", d.cost_in_portfolio as "costInPortfolio", d.paid, d.brought,
     d.realized, d.realized_capital as "realizedCapital", d.fees, coalesce(n.income, 0) as income
   from tracked_holdings h
   join portfolios o on o.id = h.portfolio_id
   left join custom_instruments i on i.id = h.instrument_id
   join lateral (
     select * from tracked_days where holding_id = h.id order by day desc limit 1
   ) d on true
   join lateral (
     select day from tracked_days where holding_id = h.id order by day limit 1
   ) f on true
   left join lateral (
     select price, day from instrument_prices
     where instrument_id = i.id and tombstoned_at is null order by day desc limit 1
   ) p on true
   left join lateral (
     select sum(net_in_portfolio) as income from tracked_dividends
     where portfolio_id = h.portfolio_id and instrument_id = h.instrument_id
       and state = 'CONFIRMED' and tombstoned_at is null
   ) n on true
   where h.user_id = $1 and h.tombstoned_at is null
   order by h.id limit 2000`,
);

/** What a holding had come to at the end of a day; sums are of all days until then. */
export interface HeldDay {
  readonly date: CivilDate;
  readonly quantity: string;
  readonly paid: string;
  readonly brought: string;
}

/**
 * The days after one, and the last one until it, oldest first. They come as JSON, since there may
 * be a hundred thousand.
 */
export const daysSince = statement<
  { readonly id: string; readonly days: readonly HeldDayTold[] },
  [userId: string, ids: readonly string[], since: CivilDate]
>(
  'holdings_days_since',
  `select h.id, d.days from tracked_holdings h join lateral (
     select json_agg(json_build_array(day::text, quantity::text, paid::text, brought::text)
       order by day) as days
     from tracked_days where holding_id = h.id and day >= coalesce((
       select max(day) from tracked_days where holding_id = h.id and day <= $3::date
     ), '-infinity')
   ) d on d.days is not null
   where h.user_id = $1 and h.id = any($2::uuid[]) and h.tombstoned_at is null
   order by h.id limit 2000`,
);

export type HeldDayTold = readonly [
  date: CivilDate,
  quantity: string,
  paid: string,
  brought: string,
];

/** What a holding received on a day, in the portfolio's currency. */
export interface HeldIncome {
  readonly holdingId: string;
  readonly date: CivilDate;
  readonly amount: string;
}

export const incomesOfHoldings = statement<HeldIncome, [userId: string, ids: readonly string[]]>(
  'holdings_incomes_of_holdings',
  `select h.id as "holdingId", d.paid_on::text as date, sum(d.net_in_portfolio) as amount
   from tracked_holdings h join tracked_dividends d
     on d.portfolio_id = h.portfolio_id and d.instrument_id = h.instrument_id
   where h.user_id = $1 and h.id = any($2::uuid[]) and d.user_id = $1
     and d.state = 'CONFIRMED' and d.tombstoned_at is null
   group by h.id, d.paid_on order by d.paid_on limit 100000`,
);

/** A price that its owner told. */
export interface OwnPriceRow {
  readonly instrumentId: string;
  readonly date: CivilDate;
  readonly price: string;
}

export const ownPricesOf = statement<OwnPriceRow, [userId: string, ids: readonly string[]]>(
  'holdings_own_prices',
  `select instrument_id as "instrumentId", day::text as date, price from instrument_prices
   where user_id = $1 and instrument_id = any($2::uuid[]) and tombstoned_at is null
   order by day limit 20000`,
);

export const lotsOfHoldings = statement<
  { readonly id: string; readonly lots: readonly LotRow[] },
  [userId: string, ids: readonly string[]]
>(
  'holdings_lots_of_holdings',
  `select id, lots from tracked_holdings
   where user_id = $1 and id = any($2::uuid[]) and tombstoned_at is null limit 500`,
);

/** What is left of a purchase, in plain decimals. */
export interface LotRow {
  readonly tradeId: string;
  readonly tradedOn: CivilDate;
  readonly quantity: string;
  readonly remaining: string;
  readonly cost: string;
  readonly costInPortfolio: string;
}
