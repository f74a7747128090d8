import { statement } from '../../db/statement.ts';
import { HAS_DAYS, joinLists, MAX_HOLDINGS, PRICES_TOLD, SPLITS_TOLD } from '../holdings/index.ts';
import { FIELDS, objectOf, type RecordedTable } from './fields.ts';
import type { Recorded } from './recorded.ts';

const MAX_ROWS = 1_000;
/** Of a person, over all debts. */
export const MAX_BOOKINGS = 10_000;

/** One list as JSON. */
function list(table: RecordedTable, order: string, isLeftOut = 'false'): string {
  return `coalesce((
    select json_agg(${objectOf(FIELDS[table])} order by ${order})
    from (select * from networth_${table}
          where user_id = $1 and tombstoned_at is null and not (${isLeftOut})
          order by id limit ${MAX_ROWS}) as ${table}
  ), '[]'::json) as ${table}`;
}

/** The part of the columns that every statement here begins with. */
export const OF_PERSON = `
  (select display_currency from networth_settings where user_id = $1) as "displayCurrency",
  (select time_zone from users where id = $1) as "timeZone"`;

export const LIABILITIES = list('liabilities', 'id');
export const INCOMES = list('incomes', 'name, id');
export const EXPENSES = list('expenses', 'name, id');

export const BOOKINGS = `coalesce((
    select json_agg(json_build_object('id', id, 'liabilityId', liability_id, 'type', type, 'date',
      day::text, 'amount', amount::text, 'interest', interest::text, 'note', note, 'createdAt',
      created_at) order by day, is_opening desc, id)
    from (select t.* from liability_trades as t
          join networth_liabilities as l on l.id = t.liability_id and l.tombstoned_at is null
          where t.user_id = $1 order by t.id limit ${MAX_BOOKINGS}) as booked
  ), '[]'::json) as bookings`;

const HOLDING = `'id', h.id, 'portfolioId', h.portfolio_id, 'instrumentId', h.instrument_id,
  'name', i.name, 'category', i.category, 'currency', h.currency,
  'ownershipPercent', coalesce(h.ownership_percent, o.ownership_percent)::text`;
const HOLDINGS = `(select * from tracked_holdings where user_id = $1 and tombstoned_at is null
    order by id limit ${MAX_HOLDINGS}) as h join portfolios o on o.id = h.portfolio_id
    left join custom_instruments i on i.id = h.instrument_id`;

export const ASSETS = `coalesce((
    select json_agg(json_build_object(${HOLDING}, 'quantity', d.quantity::text,
      'costBasis', d.cost_basis::text, 'price', p.price::text, 'pricedOn', p.day::text) order by h.id)
    from ${HOLDINGS}
    join lateral (
      select quantity, cost_basis from tracked_days
      where holding_id = h.id order by day desc limit 1
    ) as d on d.quantity > 0
    left join lateral (
      select price, day from instrument_prices
      where instrument_id = i.id and tombstoned_at is null order by day desc limit 1
    ) as p on true
  ), '[]'::json) as assets`;

/**
 * Each holding with all of its days, and the prices that its owner told, as `HoldingTold`: `$2` are
 * the revisions that are known.
 */
export const ASSETS_OVER_TIME = `coalesce((
    select json_agg(json_build_object(${HOLDING}, 'portfolioCurrency', o.currency,
      'revision', h.revision, 'days', d.days, 'pricesRevision', i.prices_revision,
      'prices', ${PRICES_TOLD}, 'splits', ${SPLITS_TOLD})
      order by h.id)
    from ${HOLDINGS}
    ${joinLists('$2')}
    where ${HAS_DAYS}
  ), '[]'::json) as assets`;

export const PORTFOLIOS = `
  array(select id from portfolios where user_id = $1 and kind <> 'LIABILITIES'
    and tombstoned_at is null) as "portfolioIds",
  coalesce((
    select json_agg(json_build_object('id', id, 'parentId', parent_id)) from portfolios
    where user_id = $1 and parent_id is not null and tombstoned_at is null
  ), '[]'::json) as "portfolioParents",
  array(select id from portfolios where user_id = $1 and kind = 'LIABILITIES')
    as "debtPortfolioIds"`;

/** The books of live accounts, as `LiveBook`. */
export const LIVE_BOOKS = `coalesce((
    select json_agg(json_build_object('id', b.id, 'sinceEntryId', a.reset_entry_id,
      'accountId', a.id) order by b.id)
    from broker_accounts a join account_books b on b.broker_account_id = a.id
    where a.user_id = $1 and a.trading_mode = 'LIVE'
  ), '[]'::json) as books`;

/** With archived ones. */
export const ALL_GOALS = list('goals', 'priority, id');

const PENDING = `(
    (select count(*)::integer from tracked_trades
     where user_id = $1 and state = 'PENDING' and tombstoned_at is null) +
    (select count(*)::integer from tracked_dividends
     where user_id = $1 and state = 'PENDING' and tombstoned_at is null)) as "pendingConfirmations"`;

/** As `Plans`. */
export const PLANS = `${list('goals', 'priority, id', 'archived')}, ${INCOMES}, ${EXPENSES},
  ${PENDING}`;

export const recordedByHand = statement<Recorded, [userId: string]>(
  'networth_recorded_by_hand',
  `select ${OF_PERSON}, ${ASSETS}, ${LIABILITIES}, ${BOOKINGS}, ${PORTFOLIOS}, ${PLANS}`,
);
