import { USUAL_CURRENCY } from '@investing-platform/rules/numbers/money';
import {
  DEFAULT_NAMES,
  type DefaultKind,
} from '@investing-platform/rules/portfolios/default-portfolios';
import type { CostBasisMethod, PortfolioKind } from '@investing-platform/schema/operations';
import type { Transaction } from '../../db/database.ts';
import { namedStatement, statement } from '../../db/statement.ts';
import type { Deps } from '../../deps.ts';
import type { CivilDate } from '../../kernel/civil-date.ts';
import { dayIn } from '../../kernel/days.ts';
import { newId } from '../../kernel/ids.ts';

export interface PortfolioRow {
  readonly id: string;
  readonly name: string;
  readonly kind: PortfolioKind;
  readonly parentId: string | null;
  readonly currency: string;
  readonly costBasisMethod: CostBasisMethod;
  readonly country: string | null;
  readonly financialYearEnd: string;
  readonly ownerMemberId: string | null;
  readonly ownershipPercent: string;
  readonly externalProvider: string | null;
  readonly externalId: string | null;
  readonly lastSyncedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const COLUMNS = `id, name, kind, parent_id as "parentId", currency,
  cost_basis_method as "costBasisMethod", country, financial_year_end as "financialYearEnd",
  owner_member_id as "ownerMemberId", ownership_percent as "ownershipPercent",
  external_provider as "externalProvider", external_id as "externalId",
  last_synced_at as "lastSyncedAt", created_at as "createdAt", updated_at as "updatedAt"`;

/** The two default ones first, then by name. */
export const portfoliosOfPerson = statement<PortfolioRow, [userId: string]>(
  'holdings_portfolios_of_person',
  `select ${COLUMNS} from portfolios where user_id = $1 and tombstoned_at is null
   order by kind <> 'ASSETS', kind <> 'LIABILITIES', lower(name), id limit 202`,
);

export const ownPortfolio = statement<PortfolioRow, [userId: string, id: string]>(
  'holdings_own_portfolio',
  `select ${COLUMNS} from portfolios where user_id = $1 and id = $2 and tombstoned_at is null`,
);

const lockUser = statement<{ readonly timeZone: string }, [userId: string]>(
  'holdings_lock_user',
  'select time_zone as "timeZone" from users where id = $1 for no key update',
);

/** What a person records is counted and checked one after the other. Returns the person's day. */
export async function lockPerson(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  userId: string,
): Promise<CivilDate> {
  const { timeZone } = await tx.one(lockUser, userId);
  return dayIn(timeZone, clock.now());
}

const openPortfolio = namedStatement<
  never,
  {
    readonly id: string;
    readonly userId: string;
    readonly kind: DefaultKind;
    readonly name: string;
    readonly usual: string;
    readonly now: Date;
  }
>(
  'holdings_open_portfolio',
  `insert into portfolios (id, user_id, kind, name, currency, created_at, updated_at)
   select $id, $userId, $kind, $name,
     coalesce((select display_currency from networth_settings where user_id = $userId), $usual),
     $now, $now
   on conflict (user_id, kind) where kind in ('ASSETS', 'LIABILITIES') do nothing`,
);

const portfolioOfKind = statement<{ readonly id: string }, [userId: string, kind: DefaultKind]>(
  'holdings_portfolio_of_kind',
  'select id from portfolios where user_id = $1 and kind = $2',
);

/** The person's default portfolio of a kind; made when it is first asked for. */
export async function defaultPortfolio(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random'>,
  userId: string,
  kind: DefaultKind,
): Promise<string> {
  const id = newId(deps.clock, deps.random);
  tx.send(openPortfolio, [
    { id, userId, kind, name: DEFAULT_NAMES[kind], usual: USUAL_CURRENCY, now: deps.clock.now() },
  ]);
  return (await tx.one(portfolioOfKind, userId, kind)).id;
}
