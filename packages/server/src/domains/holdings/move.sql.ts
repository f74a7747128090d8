import { USUAL_CURRENCY } from '@investing-platform/rules/numbers/money';
import type { CostBasisMethod, PortfolioKind } from '@investing-platform/schema/operations';
import type { Transaction } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { insertInto } from '../../db/tables/named-write.ts';
import type { Deps } from '../../deps.ts';
import type { CivilDate } from '../../kernel/civil-date.ts';
import { newId } from '../../kernel/ids.ts';
import type { DividendRow } from './dividends.sql.ts';

/** The currencies and days of all that was paid in a portfolio. */
export const moneyDays = statement<
  { readonly currency: string; readonly day: CivilDate },
  [userId: string, portfolioId: string]
>(
  'holdings_money_days',
  `select currency, traded_on::text as day from tracked_trades
   where user_id = $1 and portfolio_id = $2 and tombstoned_at is null
   union
   select currency, paid_on::text from tracked_dividends
   where user_id = $1 and portfolio_id = $2 and tombstoned_at is null
   limit 100000`,
);

/** What one unit of a currency was worth on a day. */
export interface RateOfDay {
  readonly currency: string;
  readonly day: CivilDate;
  readonly rate: string;
}

/** How much a portfolio would hold with all that another holds. */
export const wouldHold = statement<
  { readonly instruments: number; readonly trades: number },
  [userId: string, from: string, to: string]
>(
  'holdings_would_hold',
  `select count(*)::integer as instruments, coalesce(max(trades), 0)::integer as trades from (
     select count(*) as trades from tracked_trades
     where user_id = $1 and portfolio_id in ($2, $3) and tombstoned_at is null
     group by instrument_id
   ) as held`,
);

const RATES = 'jsonb_to_recordset($4::jsonb) as r (currency text, day date, rate numeric)';
/** A name that the other portfolio knows already is given up. */
const NAME = (table: string) => `case when exists (
     select from ${table} o where o.portfolio_id = $3 and o.unique_identifier = t.unique_identifier
   ) then null else t.unique_identifier end`;

/** A split that both have recorded is one. */
export const moveTrades = statement<
  never,
  [userId: string, from: string, to: string, rates: string]
>(
  'holdings_move_trades',
  `update tracked_trades t set portfolio_id = $3, exchange_rate = r.rate, rate_given = false,
     fee = case when t.fee_currency in (t.currency, p.currency) then t.fee
       else round(t.fee / t.exchange_rate, 8) end,
     fee_currency = case when t.fee_currency in (t.currency, p.currency) then t.fee_currency
       else t.currency end,
     unique_identifier = ${NAME('tracked_trades')}
   from ${RATES}, portfolios p
   where t.user_id = $1 and t.portfolio_id = $2 and t.tombstoned_at is null and p.id = $3
     and r.currency = t.currency and r.day = t.traded_on
     and not (t.type in ('SPLIT', 'CONSOLIDATION') and exists (
       select from tracked_trades o where o.portfolio_id = $3 and o.instrument_id = t.instrument_id
         and o.type = t.type and o.traded_on = t.traded_on and o.tombstoned_at is null))`,
);

/** A payment of a portfolio that is to move. */
export const dividendsToMove = statement<
  Pick<DividendRow, 'id' | 'state' | 'currency' | 'paidOn' | 'grossAmount' | 'withholdingTax'>,
  [userId: string, portfolioId: string]
>(
  'holdings_dividends_to_move',
  `select id, state, currency, paid_on::text as "paidOn", gross_amount as "grossAmount",
     withholding_tax as "withholdingTax"
   from tracked_dividends
   where user_id = $1 and portfolio_id = $2 and tombstoned_at is null limit 100000`,
);

/** The rates and what comes of them as JSON, by the names of the columns. */
export const moveDividends = statement<
  never,
  [userId: string, from: string, to: string, rated: string]
>(
  'holdings_move_dividends',
  `update tracked_dividends t set portfolio_id = $3, exchange_rate = r.exchange_rate,
     net_in_portfolio = r.net_in_portfolio, unique_identifier = ${NAME('tracked_dividends')}
   from jsonb_to_recordset($4::jsonb) as r (id uuid, exchange_rate numeric,
     net_in_portfolio numeric)
   where t.user_id = $1 and t.portfolio_id = $2 and t.id = r.id`,
);

/** The instruments that are or were traded in a portfolio, each with its first day. */
export const tradedInPortfolio = statement<
  { readonly instrumentId: string; readonly currency: string; readonly since: CivilDate },
  [userId: string, portfolioId: string]
>(
  'holdings_traded_in_portfolio',
  `select instrument_id as "instrumentId", currency, min(traded_on)::text as since
   from tracked_trades where user_id = $1 and portfolio_id = $2 and tombstoned_at is null
   group by instrument_id, currency order by instrument_id limit 1000`,
);

const dropPortfolio = statement<never, [userId: string, id: string, above: string, now: Date]>(
  'holdings_drop_portfolio',
  `with moved as (
     update portfolios set parent_id = $3, updated_at = $4
     where user_id = $1 and parent_id = $2 and tombstoned_at is null
   )
   update portfolios set tombstoned_at = $4 where user_id = $1 and id = $2`,
);

/** Deletes an empty portfolio; those under it move to the one above. */
export async function removePortfolio(
  tx: Transaction,
  userId: string,
  { id, above }: { readonly id: string; readonly above: string },
  now: Date,
): Promise<void> {
  await tx.run(dropPortfolio, userId, id, above, now);
}

export const changeName = statement<never, [userId: string, id: string, name: string, now: Date]>(
  'holdings_change_portfolio_name',
  `update portfolios set name = $3, updated_at = $4
   where user_id = $1 and id = $2 and tombstoned_at is null`,
);

const displayCurrencyOf = statement<{ readonly currency: string }, [userId: string]>(
  'holdings_display_currency',
  'select display_currency as currency from networth_settings where user_id = $1',
);

const insertPortfolio = insertInto('portfolios', 'holdings_insert_portfolio', {
  columns: [
    ...(['id', 'userId', 'name', 'kind', 'parentId', 'currency', 'costBasisMethod'] as const),
    ...(['country', 'financialYearEnd', 'ownershipPercent', 'externalProvider'] as const),
    ...(['externalId', 'ownerMemberId', 'createdAt'] as const),
  ],
  same: { updatedAt: 'createdAt' },
});

export interface NewPortfolio {
  readonly name: string;
  readonly kind: PortfolioKind;
  readonly parentId: string;
  /** Null: the display currency. */
  readonly currency: string | null;
  readonly costBasisMethod: CostBasisMethod;
  readonly country: string | null;
  readonly ownerMemberId: string | null;
  readonly financialYearEnd: string;
  readonly ownershipPercent: string;
  readonly externalProvider: string | null;
  readonly externalId: string | null;
}

/** Returns its id. */
export async function storePortfolio(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random'>,
  userId: string,
  given: NewPortfolio,
): Promise<string> {
  const shown = await tx.maybe(displayCurrencyOf, userId);
  const currency = given.currency ?? shown?.currency ?? USUAL_CURRENCY;
  const id = newId(deps.clock, deps.random);
  const createdAt = deps.clock.now();
  const [insert, values] = insertPortfolio({ ...given, id, userId, currency, createdAt });
  await tx.run(insert, ...values);
  return id;
}

/** Of a portfolio that follows a source: when that was last read. */
export const markSynced = statement<never, [userId: string, id: string, at: Date]>(
  'holdings_mark_portfolio_synced',
  'update portfolios set last_synced_at = $3 where user_id = $1 and id = $2',
);

/** Who left a household owns nothing in it any more, and nobody in it owns what is theirs. */
export const forgetOwner = statement<never, [memberId: string, userId: string | null, now: Date]>(
  'holdings_forget_portfolio_owner',
  `update portfolios set owner_member_id = null, updated_at = $3
   where owner_member_id = $1 or (user_id = $2 and owner_member_id is not null)`,
);
