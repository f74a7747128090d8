import type { CustomInstrumentCategory } from '@investing-platform/schema/operations';
import { statement } from '../../db/statement.ts';
import type { CivilDate } from '../../kernel/civil-date.ts';
import type { HoldingTold } from './kept-lists.ts';

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

/**
 * To join to holdings `h` and instruments `i`, for the columns and the condition below.
 *
 * @param revisions the parameter that says which are known
 */
export const joinLists = (revisions: string): string => `
  left join unnest(${revisions}::uuid[]) as k (revision) on k.revision = h.revision
  left join unnest(${revisions}::uuid[]) as p (revision) on p.revision = i.prices_revision
  left join lateral (
    select json_agg(json_build_object('date', day::text, 'quantity', quantity::text,
      'costBasis', cost_basis::text, 'costInPortfolio', cost_in_portfolio::text,
      'paid', paid::text, 'brought', brought::text, 'moved', moved) order by day) as days
    from tracked_days where holding_id = h.id and k.revision is null
  ) as d on true
  left join lateral (
    select coalesce(json_agg(json_build_object('date', day::text, 'price', price::text)
      order by day), '[]'::json) as prices
    from instrument_prices where instrument_id = i.id and tombstoned_at is null
      and p.revision is null
  ) as t on true`;
/** Null where they are known, and of an instrument of the catalogue. */
export const PRICES_TOLD = 'case when i.id is not null and p.revision is null then t.prices end';
/** Whether there is any day. */
export const HAS_DAYS = '(k.revision is not null or d.days is not null)';

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

/**
 * Holdings with their days, and the prices that their owner told, as `HoldingTold`. They come as
 * JSON, since there may be a hundred thousand.
 */
export const holdingsOverTime = statement<
  HoldingTold,
  [userId: string, ids: readonly string[], revisions: readonly string[]]
>(
  'holdings_over_time',
  `select h.id, h.instrument_id as "instrumentId", h.revision, d.days,
     i.prices_revision as "pricesRevision",
     ${PRICES_TOLD} as prices
   from tracked_holdings h
   left join custom_instruments i on i.id = h.instrument_id
   ${joinLists('$3')}
   where h.user_id = $1 and h.id = any($2::uuid[]) and h.tombstoned_at is null
     and ${HAS_DAYS}
   order by h.id limit 2000`,
);

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

/** A split or a consolidation that counts: so many new units for old ones. */
export interface HeldSplit {
  readonly holdingId: string;
  readonly date: CivilDate;
  readonly numerator: number;
  readonly denominator: number;
}

export const splitsOfHoldings = statement<HeldSplit, [userId: string, ids: readonly string[]]>(
  'holdings_splits_of_holdings',
  `select h.id as "holdingId", t.traded_on::text as date, t.ratio_numerator as numerator,
     t.ratio_denominator as denominator
   from tracked_holdings h join tracked_trades t
     on t.portfolio_id = h.portfolio_id and t.instrument_id = h.instrument_id
   where h.user_id = $1 and h.id = any($2::uuid[]) and t.user_id = $1
     and t.type in ('SPLIT', 'CONSOLIDATION') and t.state = 'CONFIRMED'
     and t.tombstoned_at is null
   order by t.traded_on, t.id limit 100000`,
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
