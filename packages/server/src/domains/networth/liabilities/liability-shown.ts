import {
  type CourseStep,
  courseOf,
} from '@investing-platform/rules/networth/liabilities/debt-course';
import {
  type RepaymentPlan,
  repaymentPlan,
} from '@investing-platform/rules/networth/liabilities/repayment-plan';
import type { LiabilityTradeType } from '@investing-platform/schema/operations';
import { LRUCache } from 'lru-cache';
import { mapBreathing } from '../../../kernel/breathe.ts';
import { toPlain, ZERO } from '../../../kernel/decimal.ts';
import { sha256Hex } from '../../../kernel/hash.ts';
import { roundCash } from '../../../kernel/money.ts';
import type { RecordedBooking, RecordedLiability } from '../recorded.ts';
import { converted, partOf, type ShownIn } from '../shown-in.ts';

/** A booking as it is shown: the parent of `LiabilityTrade`. */
export interface BookingShown {
  readonly id: string;
  readonly liabilityId: string;
  readonly type: LiabilityTradeType;
  readonly date: string;
  readonly amount: string;
  readonly principal: string;
  readonly interest: string;
  readonly note: string | null;
  readonly createdAt: Date;
}

/** A debt with what is owed of the whole of it on a day. */
export interface OwedDebt extends RecordedLiability {
  readonly wholeBalance: string;
  /** All of them, latest first. */
  readonly trades: readonly BookingShown[];
}

/** A debt as the person sees it: the parent of `NetWorthLiability`. */
export interface LiabilityShown extends Omit<OwedDebt, 'createdAt' | 'updatedAt'> {
  readonly balance: string;
  /** Null where there is no exchange rate. */
  readonly balanceInDisplayCurrency: string | null;
  readonly archived: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The day that payments to come are counted from. */
  readonly today: string;
}

/** Each has up to 5,200 payments. */
const DEBTS_AT_ONCE = 4;

/** What came of a debt. */
type Owed = Pick<OwedDebt, 'wholeBalance' | 'trades'>;

/** Of debts that were asked about lately, by all that it follows from: nothing makes one untrue. */
const known = new LRUCache<string, Owed>({
  maxSize: 50_000,
  sizeCalculation: ({ trades }) => 1 + trades.length,
});

function owedOf(debt: RecordedLiability, own: readonly RecordedBooking[], day: string): Owed {
  const { startsOn, maturesOn, interestOnlyEndsOn, autoAmortize, earlierTerms, currency } = debt;
  const { interestRatePercent, repaymentAmount, repaymentFrequency } = debt;
  const followsFrom = [
    ...[day, currency, startsOn, maturesOn, interestOnlyEndsOn, autoAmortize, earlierTerms],
    ...[interestRatePercent, repaymentAmount, repaymentFrequency, own],
  ];
  const key = sha256Hex(JSON.stringify(followsFrom));
  const before = known.get(key);
  if (before !== undefined) return before;
  const course = courseOf(debt, own, day);
  const balance = course.at(-1)?.balance ?? ZERO;
  const owed = {
    wholeBalance: toPlain(roundCash(balance, currency)),
    trades: tradesShown(own.toReversed(), course),
  };
  known.set(key, owed);
  return owed;
}

/** What is owed of each debt on a day, as its bookings and its plan have it. */
export async function owedOn(
  day: string,
  debts: readonly RecordedLiability[],
  bookings: readonly RecordedBooking[],
): Promise<OwedDebt[]> {
  const bookingsOf = Map.groupBy(bookings, ({ liabilityId }) => liabilityId);
  return mapBreathing(debts, DEBTS_AT_ONCE, (debt) => ({
    ...debt,
    ...owedOf(debt, bookingsOf.get(debt.id) ?? [], day),
  }));
}

/** Bookings with what they did to the debt, in their order. */
export function tradesShown(
  bookings: readonly RecordedBooking[],
  course: readonly CourseStep[],
): BookingShown[] {
  const steps = new Map(course.map((step) => [step.bookingId, step]));
  return bookings.flatMap((booking) => {
    const step = steps.get(booking.id);
    if (step === undefined) return [];
    const { principal, interest } = step;
    return [
      {
        ...booking,
        amount: toPlain(booking.amount),
        principal: toPlain(principal),
        interest: toPlain(interest),
        createdAt: new Date(booking.createdAt),
      },
    ];
  });
}

export function liabilityShown(shownIn: ShownIn, debt: OwedDebt): LiabilityShown {
  const part = partOf(debt.wholeBalance, debt.ownershipPercent);
  return {
    ...debt,
    balance: toPlain(roundCash(part, debt.currency)),
    balanceInDisplayCurrency: converted(shownIn, part, debt.currency),
    archived: debt.archivedOn !== null,
    createdAt: new Date(debt.createdAt),
    updatedAt: new Date(debt.updatedAt),
    today: shownIn.today,
  };
}

const plans = new WeakMap<LiabilityShown, RepaymentPlan>();

/** Computed when a field of it is asked for, once for all of them. */
export function planOf(debt: LiabilityShown): RepaymentPlan {
  let plan = plans.get(debt);
  if (plan === undefined) {
    plan = repaymentPlan({ ...debt, balance: debt.wholeBalance }, debt.today);
    plans.set(debt, plan);
  }
  return plan;
}
