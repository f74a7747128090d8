import {
  type RepaymentPlan,
  repaymentPlan,
} from '@investing-platform/rules/networth/repayment-plan';
import type { LiabilityTradeType } from '@investing-platform/schema/operations';
import { mapBreathing } from '../../../kernel/breathe.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { roundCash } from '../../../kernel/money.ts';
import type { RecordedBooking, RecordedLiability } from '../recorded.ts';
import { converted, partOf, type ShownIn } from '../shown-in.ts';
import { type CourseStep, courseOf } from './course.ts';

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
  readonly trades: BookingShown[];
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

/** What is owed of each debt on a day, as its bookings and its plan have it. */
export async function owedOn(
  day: string,
  debts: readonly RecordedLiability[],
  bookings: readonly RecordedBooking[],
): Promise<OwedDebt[]> {
  const bookingsOf = Map.groupBy(bookings, ({ liabilityId }) => liabilityId);
  return mapBreathing(debts, DEBTS_AT_ONCE, (debt) => {
    const own = bookingsOf.get(debt.id) ?? [];
    const course = courseOf(debt, own, day);
    const balance = course.at(-1)?.balance ?? decimal('0');
    return {
      ...debt,
      wholeBalance: toPlain(roundCash(balance, debt.currency)),
      trades: tradesShown(own.toReversed(), course),
    };
  });
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
