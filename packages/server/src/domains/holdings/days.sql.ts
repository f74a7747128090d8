import type { CostBasisMethod } from '@investing-platform/schema/operations';
import { statement } from '../../db/statement.ts';
import type { CivilDate } from '../../kernel/civil-date.ts';

export interface HoldingTerms {
  readonly id: string;
  readonly method: CostBasisMethod;
  readonly portfolioCurrency: string;
}

/** The holding of an instrument in a portfolio, made where there is none. */
export const openHolding = statement<
  never,
  [
    id: string,
    userId: string,
    portfolioId: string,
    instrumentId: string,
    currency: string,
    part: string | null,
    now: Date,
  ]
>(
  'holdings_open_holding',
  `insert into tracked_holdings (id, user_id, portfolio_id, instrument_id, currency,
     ownership_percent, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $7)
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

/** From a day on, they are computed anew. */
export const forgetDays = statement<never, [userId: string, holdingId: string, since: CivilDate]>(
  'holdings_forget_days',
  'delete from tracked_days where user_id = $1 and holding_id = $2 and day >= $3::date',
);

/** The days as JSON, by the names of the columns. */
export const insertDays = statement<never, [userId: string, holdingId: string, days: string]>(
  'holdings_insert_days',
  `insert into tracked_days (user_id, holding_id, day, quantity, cost_basis, cost_in_portfolio,
     paid, brought, realized, realized_capital, fees)
   select $1, $2, d.* from jsonb_to_recordset($3::jsonb) as d (day date, quantity numeric,
     cost_basis numeric, cost_in_portfolio numeric, paid numeric, brought numeric,
     realized numeric, realized_capital numeric, fees numeric)`,
);

export const putLots = statement<
  never,
  [userId: string, holdingId: string, lots: string, now: Date]
>(
  'holdings_put_lots',
  `update tracked_holdings set lots = $3::jsonb, updated_at = $4 where user_id = $1 and id = $2`,
);
