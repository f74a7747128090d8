import type { PortfolioKind } from '@investing-platform/schema/operations';
import { badInput, notFound, type PlatformError, refuse } from '../refusals/platform-error.ts';
import { mayHave } from '../refusals/quota.ts';

/** With the two default ones. */
export const PORTFOLIOS = mayHave(200, 'portfolios');

/** Below the portfolio of all assets. */
const MAX_LEVELS = 3;

/** As much of what is asked for as is checked before anything is read. */
interface NewPortfolio {
  readonly kind?: string | null | undefined;
  readonly externalProvider?: string | null | undefined;
  readonly externalId?: string | null | undefined;
  readonly financialYearEnd?: string | null | undefined;
}

const DAY_OF_YEAR = /^(\d{2})-(\d{2})$/;

/** @throws {PlatformError} BAD_USER_INPUT where a field does not go with another, or is no day */
export function checkNewPortfolio(asked: NewPortfolio): void {
  const { kind, externalProvider, externalId, financialYearEnd } = asked;
  if (kind !== 'RELAY' && externalProvider != null) {
    throw badInput('params.externalProvider', 'goes only with `RELAY`: leave it out');
  }
  if (kind !== 'RELAY' && externalId != null) {
    throw badInput('params.externalId', 'goes only with `RELAY`: leave it out');
  }
  if ((externalProvider == null) !== (externalId == null)) {
    const missing = externalId == null ? 'externalId' : 'externalProvider';
    throw badInput(`params.${missing}`, 'is needed with the other of the two');
  }
  if (financialYearEnd == null) return;
  const day = new Date(`2023-${financialYearEnd}T00:00:00Z`);
  const isDay =
    DAY_OF_YEAR.test(financialYearEnd) &&
    !Number.isNaN(day.getTime()) &&
    day.toISOString().slice(5, 10) === financialYearEnd;
  if (!isDay) throw badInput('params.financialYearEnd', 'must be a month and a day, as 03-31');
}

interface Placed {
  readonly id: string;
  readonly kind?: PortfolioKind | null | undefined;
  readonly parentId?: string | null | undefined;
}

/**
 * The portfolio under which a new one is put.
 *
 * @param all of the person
 * @throws {PlatformError} NOT_FOUND, of debts too; BAD_USER_INPUT where it lies too deep
 */
export function parentOfNew<Portfolio extends Placed>(
  all: readonly Portfolio[],
  parentId: string,
): Portfolio {
  const parent = all.find(({ id }) => id === parentId.toLowerCase());
  if (parent === undefined || parent.kind === 'LIABILITIES') throw notFound('Portfolio');
  let [level, above] = [0, parent.parentId ?? null];
  while (above !== null && level < MAX_LEVELS) {
    level += 1;
    above = all.find(({ id }) => id === above)?.parentId ?? null;
  }
  if (level >= MAX_LEVELS) {
    throw badInput('params.parentId', `is ${MAX_LEVELS} levels below the assets portfolio already`);
  }
  return parent;
}

/** To be thrown for the second portfolio that a provider knows by one name. */
export const externalTaken = (cause?: unknown): PlatformError =>
  refuse('CONFLICT', 'You have a portfolio with this externalProvider and externalId', { cause });
