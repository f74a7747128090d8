import { decimal, toPlain } from '../../kernel/decimal.ts';
import { roundCash } from '../../kernel/money.ts';
import type { RecordedLiability } from './recorded.ts';
import { type RepaymentPlan, repaymentPlan } from './repayment-plan.ts';
import { converted, partOf, type ShownIn } from './shown-in.ts';

/** A debt as the person sees it: the parent of `NetWorthLiability`. */
export interface LiabilityShown extends Omit<RecordedLiability, 'createdAt' | 'updatedAt'> {
  readonly wholeBalance: string;
  readonly balanceInDisplayCurrency: string;
  readonly autoAmortise: boolean;
  readonly trades: [];
  readonly isArchived: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The day that payments to come are counted from. */
  readonly today: string;
}

export function liabilityShown(shownIn: ShownIn, debt: RecordedLiability): LiabilityShown {
  const part = partOf(debt.balance, debt.ownershipPercent);
  return {
    ...debt,
    balance: toPlain(roundCash(part, debt.currency)),
    wholeBalance: toPlain(roundCash(decimal(debt.balance), debt.currency)),
    balanceInDisplayCurrency: converted(shownIn, part, debt.currency),
    // No operation switches it on or books anything yet, and archived debts are not read.
    ...{ autoAmortise: false, trades: [], isArchived: false },
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
