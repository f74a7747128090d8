import { USUAL_CURRENCY } from '@investing-platform/rules/numbers/money';
import type { PortfolioKind } from '@investing-platform/schema/operations';
import { statement } from '../../db/statement.ts';
import type { Deps } from '../../deps.ts';
import type { CivilDate } from '../../kernel/civil-date.ts';
import { dayIn, endOfDay } from '../../kernel/days.ts';
import { toPlain } from '../../kernel/decimal.ts';
import { noRate, rateOrNull } from '../market/index.ts';

/** A portfolio that something is to be recorded in, before it is locked. */
export interface Target {
  /** Null where it is the assets portfolio and that is not there yet, or is not found. */
  readonly id: string | null;
  readonly kind: PortfolioKind | null;
  readonly currency: string;
  readonly timeZone: string;
}

const targetOf = statement<
  Target,
  [userId: string, portfolioId: string | null, usualCurrency: string]
>(
  'holdings_target',
  `select p.id, p.kind, u.time_zone as "timeZone",
     coalesce(p.currency, s.display_currency, $3) as currency
   from users u
   left join networth_settings s on s.user_id = u.id
   left join portfolios p on p.user_id = u.id and p.tombstoned_at is null
     and case when $2::uuid is null then p.kind = 'ASSETS' else p.id = $2 end
   where u.id = $1`,
);

/** @param portfolioId null: the assets portfolio */
export function findTarget(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  portfolioId: string | null,
): Promise<Target> {
  return db.one(targetOf, userId, portfolioId, USUAL_CURRENCY);
}

/** The end of a day where the person is, or now where that is earlier. */
export function momentOf(
  { clock }: Pick<Deps, 'clock'>,
  { timeZone }: Pick<Target, 'timeZone'>,
  day: CivilDate,
): Date {
  const now = clock.now();
  return day < dayIn(timeZone, now) ? endOfDay(timeZone, day) : now;
}

/**
 * Units of the portfolio's currency for one of another at the end of a day. Asked before the
 * transaction, so that nothing in it waits for rates.
 *
 * @throws {PlatformError} PROVIDER_UNAVAILABLE
 */
export async function rateInto(
  deps: Pick<Deps, 'marketData' | 'clock'>,
  target: Target,
  currency: string,
  day: CivilDate,
): Promise<string> {
  const rate = await rateIntoOrNull(deps, target, currency, day);
  if (rate === null) throw noRate(currency, momentOf(deps, target, day));
  return rate;
}

/** The same; null where none is known. */
export async function rateIntoOrNull(
  deps: Pick<Deps, 'marketData' | 'clock'>,
  target: Target,
  currency: string,
  day: CivilDate,
): Promise<string | null> {
  if (currency === target.currency) return '1';
  const rate = await rateOrNull(deps, currency, target.currency, momentOf(deps, target, day));
  return rate === null ? null : toPlain(rate.toSignificantDigits(RATE_DIGITS));
}

/** More would say nothing. */
const RATE_DIGITS = 30;
