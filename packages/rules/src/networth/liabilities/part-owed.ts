import { Decimal, decimal, toPlain } from '../../numbers/decimal.ts';
import { minorUnits, roundCash } from '../../numbers/money.ts';

/** What a person says is owed of a debt; null where nothing is said. */
export interface GivenBalance {
  /** The person's part. */
  readonly balance: string | null;
  /** The debt's, whoever owes the rest. */
  readonly wholeBalance: string | null;
  /** Above 0. */
  readonly ownershipPercent: string;
  readonly currency: string;
}

/** What is wrong with a field of an input, and so how to repair it. */
export interface Misfit {
  readonly field: 'balance' | 'wholeBalance';
  readonly message: string;
}

export interface BalanceRead {
  /** What is owed of the whole debt. Null where nothing is said of it, or it does not fit. */
  readonly whole: string | null;
  readonly misfits: readonly Misfit[];
}

const HUNDRED = 100;
/** Places that amounts are recorded with. */
const PLACES = 8;
/** The most that can be owed of one debt. */
const MAX_OWED = decimal('1000000000000');

/**
 * What is owed of a whole debt, by the person's part of it, by the whole, or by both where the part
 * is what the percentage makes of the whole.
 */
export function wholeOwed(given: GivenBalance): BalanceRead {
  const { balance, wholeBalance, ownershipPercent, currency } = given;
  if (balance === null) return { whole: wholeBalance, misfits: [] };
  if (wholeBalance === null) return ofPart(balance, ownershipPercent, currency);
  const part = roundCash(
    decimal(wholeBalance).times(ownershipPercent).dividedBy(HUNDRED),
    currency,
  );
  if (roundCash(decimal(balance), currency).equals(part))
    return { whole: wholeBalance, misfits: [] };
  const made = `ownershipPercent makes ${toPlain(part)} of wholeBalance`;
  return {
    whole: null,
    misfits: [
      { field: 'balance', message: `does not agree with wholeBalance: ${made}; give one of them` },
      { field: 'wholeBalance', message: `does not agree with balance: ${made}; give one of them` },
    ],
  };
}

function ofPart(balance: string, ownershipPercent: string, currency: string): BalanceRead {
  const exact = decimal(balance)
    .times(HUNDRED)
    .dividedBy(ownershipPercent)
    .toDecimalPlaces(PLACES, Decimal.ROUND_HALF_EVEN);
  const whole = showing(balance, exact, ownershipPercent, currency);
  if (whole.lessThanOrEqualTo(MAX_OWED)) return { whole: toPlain(whole), misfits: [] };
  const message = `must be a part of at most ${toPlain(MAX_OWED)} with its ownershipPercent`;
  return { whole: null, misfits: [{ field: 'balance', message }] };
}

/**
 * The whole, or the cash amount beside it: shown in whole cents, a whole that lies between two of
 * them may be a cent too many or too few for its part.
 */
function showing(
  balance: string,
  whole: Decimal,
  ownershipPercent: string,
  currency: string,
): Decimal {
  const wanted = roundCash(decimal(balance), currency);
  const shown = roundCash(whole, currency);
  const unit = decimal(1).dividedBy(decimal(10).pow(minorUnits(currency)));
  const partOf = (cash: Decimal) =>
    roundCash(cash.times(ownershipPercent).dividedBy(HUNDRED), currency);
  if (partOf(shown).equals(wanted)) return whole;
  const beside = [shown.minus(unit), shown.plus(unit)];
  return beside.find((cash) => partOf(cash).equals(wanted)) ?? whole;
}
