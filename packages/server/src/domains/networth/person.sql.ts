import type { Transaction } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import type { Deps } from '../../deps.ts';
import type { CivilDate } from '../../kernel/civil-date.ts';
import { newId } from '../../kernel/ids.ts';
import { dayIn } from './days.ts';

const lockUser = statement<{ readonly timeZone: string }, [userId: string]>(
  'networth_lock_user',
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

export type PortfolioKind = 'ASSETS' | 'LIABILITIES';

const openPortfolio = statement<
  never,
  [id: string, userId: string, kind: PortfolioKind, now: Date]
>(
  'networth_open_portfolio',
  `insert into portfolios (id, user_id, kind, created_at) values ($1, $2, $3, $4)
   on conflict (user_id, kind) do nothing`,
);

const portfolioOfKind = statement<{ readonly id: string }, [userId: string, kind: PortfolioKind]>(
  'networth_portfolio_of_kind',
  'select id from portfolios where user_id = $1 and kind = $2',
);

/** The person's portfolio of a kind; made when something is first put into it. */
export async function defaultPortfolio(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random'>,
  userId: string,
  kind: PortfolioKind,
): Promise<string> {
  const id = newId(deps.clock, deps.random);
  tx.send(openPortfolio, [id, userId, kind, deps.clock.now()]);
  return (await tx.one(portfolioOfKind, userId, kind)).id;
}

export const ownPortfolio = statement<
  { readonly kind: PortfolioKind },
  [userId: string, id: string]
>('networth_own_portfolio', 'select kind from portfolios where user_id = $1 and id = $2');
