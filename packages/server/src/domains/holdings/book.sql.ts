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

/** What a holding received on a day, in the portfolio's currency. */
export interface HeldIncome {
  readonly date: CivilDate;
  readonly amount: string;
}

/** A split or a consolidation that counts: so many new units for old ones. */
export interface HeldSplit {
  readonly date: CivilDate;
  readonly numerator: number;
  readonly denominator: number;
}

/** What a holding is valued by. */
export interface HoldingValued
  extends Pick<HeldRow, 'id' | 'instrumentId' | 'currency' | 'portfolioCurrency' | 'category'> {}

/** A holding as a statement tells its course; null: there are none. */
export interface CourseTold extends HoldingTold, HoldingValued {
  readonly portfolioId: string;
  readonly incomes: readonly HeldIncome[] | null;
  readonly splits: readonly HeldSplit[] | null;
}

/** Of the holding `h`, in the order in which they count. */
export const SPLITS_TOLD = `(
    select json_agg(json_build_object('date', s.traded_on::text, 'numerator', s.ratio_numerator,
      'denominator', s.ratio_denominator) order by s.traded_on, s.id)
    from tracked_trades s
    where s.portfolio_id = h.portfolio_id and s.instrument_id = h.instrument_id
      and s.user_id = h.user_id and s.type in ('SPLIT', 'CONSOLIDATION')
      and s.state = 'CONFIRMED' and s.tombstoned_at is null)`;

/**
 * Holdings with their days, the prices that their owner told, incomes and splits. They come as
 * JSON, since there may be a hundred thousand days.
 *
 * @param ids null: all that the person has
 */
export const holdingsOverTime = statement<
  { readonly holdings: readonly CourseTold[] },
  [userId: string, ids: readonly string[] | null, revisions: readonly string[]]
>(
  'holdings_over_time',
  `select coalesce(json_agg(json_build_object('id', h.id, 'portfolioId', h.portfolio_id,
     'instrumentId', h.instrument_id, 'currency', h.currency, 'portfolioCurrency', o.currency,
     'category', i.category, 'revision', h.revision, 'days', d.days,
     'pricesRevision', i.prices_revision, 'prices', ${PRICES_TOLD}, 'splits', ${SPLITS_TOLD},
     'incomes', n.incomes) order by h.id), '[]'::json) as holdings
   from (select * from tracked_holdings
         where user_id = $1 and ($2::uuid[] is null or id = any($2::uuid[]))
           and tombstoned_at is null
         order by id limit 2000) as h
   join portfolios o on o.id = h.portfolio_id
   left join custom_instruments i on i.id = h.instrument_id
   ${joinLists('$3')}
   left join lateral (
     select json_agg(json_build_object('date', g.day::text, 'amount', g.amount::text)
       order by g.day) as incomes
     from (select paid_on as day, sum(net_in_portfolio) as amount from tracked_dividends
           where portfolio_id = h.portfolio_id and instrument_id = h.instrument_id
             and user_id = h.user_id and state = 'CONFIRMED' and tombstoned_at is null
           group by paid_on) as g
   ) as n on true
   where ${HAS_DAYS}`,
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
