import { USUAL_CURRENCY } from '@investing-platform/rules/numbers/money';
import { DAY_MS } from '@investing-platform/schema/durations';
import { statement } from '../../db/statement.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, requireUser } from '../../kernel/actor.ts';
import type { CivilDate } from '../../kernel/civil-date.ts';
import { dayIn, endOfDay } from '../../kernel/days.ts';
import { type Decimal, decimal } from '../../kernel/decimal.ts';
import {
  defaultPortfolio,
  type HeldRow,
  holdingsOfPerson,
  lockPerson,
  type PortfolioRow,
  portfoliosOfPerson,
} from '../holdings/index.ts';
import { lastPrices, rateOrNull } from '../market/index.ts';
import { brokerPrices } from '../trading/index.ts';

export type BookDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'marketData'>;

export interface PersonRow {
  readonly timeZone: string;
  readonly displayCurrency: string;
}

const personOf = statement<PersonRow, [userId: string, usualCurrency: string]>(
  'portfolios_person',
  `select u.time_zone as "timeZone", coalesce(s.display_currency, $2) as "displayCurrency"
   from users u left join networth_settings s on s.user_id = u.id where u.id = $1`,
);

/** Where a person lives, and what amounts are shown to them in. */
export function ofPerson({ db }: Pick<Deps, 'db'>, userId: string): Promise<PersonRow> {
  return db.one(personOf, userId, USUAL_CURRENCY);
}

/** The price of one unit in the instrument's currency, and when it was made. */
export interface UnitPrice {
  readonly price: Decimal;
  readonly asOf: Date | null;
  readonly stale: boolean;
}

/** Everything that a person tracks, with what it is worth now. */
export interface Book extends PersonRow {
  readonly userId: string;
  readonly now: Date;
  readonly today: CivilDate;
  /** The two default ones first, then by name. */
  readonly portfolios: readonly PortfolioRow[];
  readonly holdings: readonly HeldRow[];
  readonly priceOf: (holding: HeldRow) => UnitPrice | null;
  /** What one unit of a currency is worth in another now; null: not known. */
  readonly rateOf: (from: string, to: string) => Decimal | null;
}

const STALE_MS = 7 * DAY_MS;
const ONE = decimal(1);

/** Three statements, one for the prices that only brokers know, and one call for all prices. */
export async function readBook(deps: BookDeps, actor: Actor): Promise<Book> {
  const { userId } = requireUser(actor);
  const [person, portfolios, holdings] = await Promise.all([
    ofPerson(deps, userId),
    allPortfolios(deps, userId),
    deps.db.all(holdingsOfPerson, userId),
  ]);
  const now = deps.clock.now();
  const listed = holdings.flatMap(({ category, instrumentId }) =>
    category === null ? instrumentId : [],
  );
  const prices = await lastPrices(deps, listed, now, brokerPrices(deps.db, userId));
  const into = new Set([person.displayCurrency, ...portfolios.map(({ currency }) => currency)]);
  const from = new Set([...holdings.map(({ currency }) => currency), ...into]);
  const rates = await ratesBetween(deps, from, into, now);
  return {
    ...person,
    userId,
    now,
    today: dayIn(person.timeZone, now),
    portfolios,
    holdings,
    rateOf: (one, other) => (one === other ? ONE : (rates.get(`${one} ${other}`) ?? null)),
    priceOf({ category, instrumentId, price, pricedOn }) {
      if (category === null) {
        const last = prices.get(instrumentId);
        return last === undefined ? null : { ...last, price: decimal(last.price) };
      }
      if (price === null || pricedOn === null) return null;
      const end = endOfDay(person.timeZone, pricedOn);
      const asOf = end < now ? end : now;
      const stale = now.getTime() - asOf.getTime() > STALE_MS;
      return { price: decimal(price), asOf, stale };
    },
  };
}

async function ratesBetween(
  deps: Pick<Deps, 'marketData'>,
  from: ReadonlySet<string>,
  into: ReadonlySet<string>,
  now: Date,
): Promise<ReadonlyMap<string, Decimal | null>> {
  const pairs = [...from].flatMap((one) => [...into].map((other) => [one, other] as const));
  const rates = pairs
    .filter(([one, other]) => one !== other)
    .map(async ([one, other]) => {
      return [`${one} ${other}`, await rateOrNull(deps, one, other, now)] as const;
    });
  return new Map(await Promise.all(rates));
}

/** Everybody has the two default portfolios from the first time that somebody looks. */
async function allPortfolios(
  deps: Pick<Deps, 'db' | 'clock' | 'random'>,
  userId: string,
): Promise<PortfolioRow[]> {
  const rows = await deps.db.all(portfoliosOfPerson, userId);
  const has = (wanted: string) => rows.some(({ kind }) => kind === wanted);
  if (has('ASSETS') && has('LIABILITIES')) return rows;
  await deps.db.transaction(async (tx) => {
    await lockPerson(tx, deps, userId);
    await defaultPortfolio(tx, deps, userId, 'ASSETS');
    await defaultPortfolio(tx, deps, userId, 'LIABILITIES');
  });
  return deps.db.all(portfoliosOfPerson, userId);
}
