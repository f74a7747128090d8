import type { FieldProblem } from '@investing-platform/schema';
import { type Decimal, decimal } from '../numbers/decimal.ts';
import { roundCash } from '../numbers/money.ts';
import { badInput } from '../refusals/platform-error.ts';
import { addDays, type CivilDate } from '../time/civil-date.ts';

/** A payment before tax: of all units, or of one of them. */
export interface ToldAmount {
  readonly gross?: string | null | undefined;
  readonly perShare?: string | null | undefined;
}

export interface DividendAmounts {
  readonly gross: Decimal;
  readonly perShare: Decimal;
}

/** Amounts of one unit are told with so many places. */
const UNIT_PLACES = 18;

/** The payment of all units and of one. What is told whole stays as it was told. */
export function dividendAmounts(
  { gross, perShare }: ToldAmount,
  quantity: Decimal,
  currency: string,
): DividendAmounts {
  if (gross != null) {
    const whole = decimal(gross);
    return { gross: whole, perShare: whole.dividedBy(quantity).toDecimalPlaces(UNIT_PLACES) };
  }
  const unit = decimal(perShare ?? 0);
  return { gross: roundCash(unit.times(quantity), currency), perShare: unit };
}

/** What a dividend adds to the income of a portfolio, in its currency. */
export function netInPortfolio(
  paid: { readonly grossAmount: string; readonly withholdingTax: string },
  exchangeRate: string,
  portfolioCurrency: string,
): Decimal {
  const net = decimal(paid.grossAmount).minus(paid.withholdingTax);
  return roundCash(net.times(exchangeRate), portfolioCurrency);
}

const FIRST_DAY = '0001-01-01';

/** The day at whose end is counted what a dividend is paid on. */
export function countedOn(paidOn: CivilDate, exDate: CivilDate | null): CivilDate {
  const first = exDate ?? paidOn;
  // No day comes before the first one of the calendar.
  return first === FIRST_DAY ? first : addDays(first, -1);
}

/**
 * What a dividend is paid on: what is said, else what was held.
 *
 * @param held at the end of the day
 * @throws {PlatformError} BAD_USER_INPUT where neither says how much
 */
export function unitsPaid(told: string | null | undefined, held: string, day: CivilDate): Decimal {
  const units = decimal(told ?? held);
  if (told != null || !units.isZero()) return units;
  throw badInput('params.quantity', `is needed: nothing was held on ${day}`);
}

export interface ToldDividend {
  readonly paidOn: CivilDate;
  readonly exDate: CivilDate | null;
  readonly gross: Decimal;
  readonly withholdingTax: string;
}

/** What cannot be of a dividend that was received by a day; paths begin with `params`. */
export function dividendProblems(told: ToldDividend, today: CivilDate): FieldProblem[] {
  const { paidOn, exDate, gross, withholdingTax } = told;
  const found: FieldProblem[] = [];
  const add = (field: string, message: string) => found.push({ path: `params.${field}`, message });
  if (paidOn > today) add('paidOn', 'must not be in the future');
  if (exDate !== null && exDate > paidOn) add('exDate', 'must not be after `paidOn`');
  if (gross.lessThan(withholdingTax)) {
    add('withholdingTax', 'must not be more than the whole payment');
  }
  return found;
}

/** The same of one whose ex-date stands already, where it is confirmed with corrections. */
export function correctionProblems(told: ToldDividend, today: CivilDate): FieldProblem[] {
  const { exDate, paidOn } = told;
  const found = dividendProblems({ ...told, exDate: null }, today);
  if (exDate !== null && paidOn < exDate) {
    found.push({ path: 'params.paidOn', message: `must not be before the ex-date ${exDate}` });
  }
  return found;
}
