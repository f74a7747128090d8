import type { CostBasisMethod } from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../db/statement.ts';
import type { CivilDate } from '../../kernel/civil-date.ts';

export interface HoldingTerms {
  readonly id: string;
  readonly method: CostBasisMethod;
  readonly portfolioCurrency: string;
}

/** The holding of an instrument in a portfolio, made where there is none. */
export const openHolding = namedStatement<
  never,
  {
    readonly id: string;
    readonly userId: string;
    readonly portfolioId: string;
    readonly instrumentId: string;
    readonly currency: string;
    readonly part: string | null;
    readonly now: Date;
  }
>(
  'holdings_open_holding',
  `insert into tracked_holdings (id, user_id, portfolio_id, instrument_id, currency,
     ownership_percent, created_at, updated_at) values ($id, $userId, $portfolioId, $instrumentId,
     $currency, $part, $now, $now)
   on conflict (portfolio_id, instrument_id) where tombstoned_at is null do nothing`,
);

export const lockHolding = statement<
  HoldingTerms,
  [userId: string, portfolioId: string, instrumentId: string]
>(
  'holdings_lock_holding',
  `select h.id, p.cost_basis_method as method, p.currency as "portfolioCurrency"
   from tracked_holdings h join portfolios p on p.id = h.portfolio_id
   where h.user_id = $1 and h.portfolio_id = $2 and h.instrument_id = $3
     and h.tombstoned_at is null for no key update of h`,
);

/** The same of many instruments: as JSON, by the names of the columns. */
export const openHoldings = statement<
  never,
  [userId: string, portfolioId: string, now: Date, holdings: string]
>(
  'holdings_open_holdings',
  `insert into tracked_holdings (id, user_id, portfolio_id, instrument_id, currency, created_at,
     updated_at)
   select h.id, $1, $2, h.instrument_id, h.currency, $3::timestamptz, $3::timestamptz
   from jsonb_to_recordset($4::jsonb) as h (id uuid, instrument_id uuid, currency text)
   on conflict (portfolio_id, instrument_id) where tombstoned_at is null do nothing`,
);

export const lockHoldings = statement<
  HoldingTerms & { readonly instrumentId: string },
  [userId: string, portfolioId: string, instrumentIds: readonly string[]]
>(
  'holdings_lock_holdings',
  `select h.id, h.instrument_id as "instrumentId", p.cost_basis_method as method,
     p.currency as "portfolioCurrency"
   from tracked_holdings h join portfolios p on p.id = h.portfolio_id
   where h.user_id = $1 and h.portfolio_id = $2 and h.instrument_id = any($3::uuid[])
     and h.tombstoned_at is null order by h.id for no key update of h`,
);

/** From a day on, they are computed anew. */
export const forgetDays = statement<
  never,
  [userId: string, holdingIds: readonly string[], since: readonly CivilDate[]]
>(
  'holdings_forget_days',
  `delete from tracked_days d using unnest($2::uuid[], $3::date[]) as h (id, since)
   where d.user_id = $1 and d.holding_id = h.id and d.day >= h.since`,
);

/** The days as JSON, by the names of the columns. */
export const insertDays = statement<never, [userId: string, days: string]>(
  'holdings_insert_days',
  `insert into tracked_days (user_id, holding_id, day, quantity, cost_basis, cost_in_portfolio,
     paid, brought, realized, realized_capital, fees, moved)
   select $1, d.* from jsonb_to_recordset($2::jsonb) as d (holding_id uuid, day date,
     quantity numeric, cost_basis numeric, cost_in_portfolio numeric, paid numeric,
     brought numeric, realized numeric, realized_capital numeric, fees numeric,
     moved jsonb)`,
);

/** The lots of holdings as JSON. Their days are other ones now. */
export const putLots = statement<never, [userId: string, now: Date, holdings: string]>(
  'holdings_put_lots',
  `update tracked_holdings h set lots = l.lots, updated_at = $2, revision = gen_random_uuid()
   from jsonb_to_recordset($3::jsonb) as l (id uuid, lots jsonb)
   where h.user_id = $1 and h.id = l.id`,
);

/** Holdings of which something came or went for no money, and the first day of that. */
export const holdingsThatMoved = statement<
  {
    readonly portfolioId: string;
    readonly instrumentId: string;
    /** Of the instrument. */
    readonly currency: string;
    readonly since: CivilDate;
  },
  [userId: string]
>(
  'holdings_that_moved',
  `select portfolio_id as "portfolioId", instrument_id as "instrumentId", currency,
     min(traded_on)::text as since
   from tracked_trades
   where portfolio_id in (select id from portfolios where user_id = $1) and user_id = $1
     and state = 'CONFIRMED' and tombstoned_at is null
     and type in ('OPENING_BALANCE', 'TRANSFER_IN', 'TRANSFER_OUT', 'MERGE_IN', 'MERGE_OUT',
       'ADJUST_COST_BASIS')
   group by portfolio_id, instrument_id, currency
   order by portfolio_id, instrument_id limit 2000`,
);
