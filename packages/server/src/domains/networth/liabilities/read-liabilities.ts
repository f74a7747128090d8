import { courseOf } from '@investing-platform/rules/networth/liabilities/debt-course';
import { largestFirst } from '@investing-platform/rules/networth/totals';
import { USUAL_CURRENCY } from '@investing-platform/rules/numbers/money';
import type { LiabilityKind } from '@investing-platform/schema/operations';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { dayIn } from '../../../kernel/days.ts';
import { notFound } from '../../../kernel/errors.ts';
import { isIn, requirePortfolios } from '../asked-portfolios.ts';
import { ratesTo } from '../rates.ts';
import type { RecordedDebts, RecordedLiability } from '../recorded.ts';
import { debtsOfPerson } from './debts.sql.ts';
import {
  type BookingShown,
  type LiabilityShown,
  liabilityShown,
  owedOn,
  tradesShown,
} from './liability-shown.ts';

export interface LiabilitiesInput {
  readonly ids?: readonly string[] | null | undefined;
  readonly portfolioIds?: readonly string[] | null | undefined;
  readonly kinds?: readonly LiabilityKind[] | null | undefined;
  /** Default false. */
  readonly includeEnded?: boolean | undefined;
}

type LiabilityDeps = Pick<Deps, 'db' | 'clock' | 'marketData'>;

/**
 * What the person owes, the largest balance first. One statement.
 *
 * @throws {PlatformError} NOT_FOUND for a portfolio
 */
export async function netWorthLiabilities(
  deps: LiabilityDeps,
  actor: Actor,
  { ids = null, portfolioIds = null, kinds = null, includeEnded = false }: LiabilitiesInput,
): Promise<LiabilityShown[]> {
  const { userId } = requireUser(actor);
  const person = await deps.db.one(debtsOfPerson, userId);
  requirePortfolios(person.portfolioIds, portfolioIds);
  const asked = person.liabilities.filter(
    (debt) =>
      (ids === null || ids.includes(debt.id)) &&
      isIn(portfolioIds, debt) &&
      (kinds === null || kinds.includes(debt.kind)) &&
      (includeEnded || debt.archivedOn === null),
  );
  const shown = await allShown(deps, person, asked);
  return largestFirst(shown, (debt) => debt.balanceInDisplayCurrency);
}

/** @throws {PlatformError} NOT_FOUND */
export async function liabilityOf(
  deps: LiabilityDeps,
  userId: string,
  id: string,
): Promise<LiabilityShown> {
  const person = await deps.db.one(debtsOfPerson, userId);
  const asked = person.liabilities.filter((debt) => debt.id === id);
  const [shown] = await allShown(deps, person, asked);
  if (shown === undefined) throw notFound('Liability');
  return shown;
}

/** @throws {PlatformError} NOT_FOUND */
export async function bookingOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  id: string,
): Promise<BookingShown> {
  const { timeZone, liabilities, bookings } = await db.one(debtsOfPerson, userId);
  const asked = bookings.find((booking) => booking.id === id);
  const debt = liabilities.find((each) => each.id === asked?.liabilityId);
  if (asked === undefined || debt === undefined) throw notFound('Booking');
  const own = bookings.filter(({ liabilityId }) => liabilityId === debt.id);
  const [shown] = tradesShown([asked], courseOf(debt, own, dayIn(timeZone, clock.now())));
  if (shown === undefined) throw notFound('Booking');
  return shown;
}

async function allShown(
  deps: LiabilityDeps,
  { timeZone, displayCurrency, bookings }: RecordedDebts,
  debts: readonly RecordedLiability[],
): Promise<LiabilityShown[]> {
  const now = deps.clock.now();
  const today = dayIn(timeZone, now);
  const currency = displayCurrency ?? USUAL_CURRENCY;
  const rates = await ratesTo(deps, currency, new Set(debts.map((debt) => debt.currency)), now);
  const shownIn = { currency, rates, today };
  return (await owedOn(today, debts, bookings)).map((debt) => liabilityShown(shownIn, debt));
}
