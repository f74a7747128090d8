import {
  balanceOn,
  type CourseDebt,
  type CourseStep,
  courseOf,
} from '@investing-platform/rules/networth/liabilities/debt-course';
import {
  type RepaymentPlan,
  repaymentPlan,
} from '@investing-platform/rules/networth/liabilities/repayment-plan';
import { toPlain } from '@investing-platform/rules/numbers/decimal';
import { type Fact, type Facts, find, type Realm } from '../contract/realm.ts';
import type { RowOf } from '../contract/row.ts';
import { type Amount, cash, inCurrency, percentOf } from './amounts.ts';
import { displayCurrency } from './holdings.ts';
import { partOf } from './part-of.ts';
import { dayShown, today } from './time.ts';

/** The bookings of a debt up to a day, in their order. */
function bookingsOf(realm: Realm, debtId: unknown, day: string): RowOf<'LiabilityTrade'>[] {
  return realm.own
    .list('LiabilityTrade', { liabilityId: debtId })
    .filter((row) => String(row.date) <= day)
    .sort((left, right) => (String(left.date) < String(right.date) ? -1 : 1));
}

/** What a debt's course and its plan follow from. */
function termsOf(debt: RowOf<'NetWorthLiability'>): CourseDebt {
  return {
    currency: String(debt.currency),
    startsOn: String(debt.startsOn),
    maturesOn: debt.maturesOn ?? null,
    interestOnlyEndsOn: debt.interestOnlyEndsOn ?? null,
    interestRatePercent: debt.interestRatePercent ?? null,
    repaymentAmount: debt.repaymentAmount ?? null,
    repaymentFrequency: debt.repaymentFrequency ?? null,
    autoAmortize: debt.autoAmortize === true,
    earlierTerms: debt.earlierTerms ?? [],
  };
}

/** How the balance of the whole of a debt came about, up to today. */
export function courseOfDebt(realm: Realm, debt: RowOf<'NetWorthLiability'>): CourseStep[] {
  const bookings = bookingsOf(realm, debt.id, today(realm)).map(
    ({ type = 'DRAWDOWN', date = '', amount = '0', interest = null, ...row }) => ({
      ...row,
      type,
      date,
      amount,
      interest,
    }),
  );
  return courseOf(termsOf(debt), bookings, today(realm));
}

/** What is left of a debt on a day. */
export function balanceOf(
  realm: Realm,
  debt: RowOf<'NetWorthLiability'>,
  day = dayShown(debt, realm),
): Amount {
  return toPlain(balanceOn(courseOfDebt(realm, debt), day));
}

/** What a booking did to its debt. */
const stepOf =
  (field: 'principal' | 'interest'): Fact<'LiabilityTrade'> =>
  (row, realm) => {
    const debt = find(realm, 'NetWorthLiability', String(row.liabilityId));
    const course = debt === undefined ? [] : courseOfDebt(realm, debt);
    const step = course.find(({ bookingId }) => bookingId === row.id);
    return step === undefined ? '0' : toPlain(step[field]);
  };

/** The person's part of a debt in the display currency, on whatever day. */
export function owedOver(realm: Realm, debt: RowOf<'NetWorthLiability'>): (day: string) => Amount {
  const course = courseOfDebt(realm, debt);
  return (day) => partOwed(realm, debt, toPlain(balanceOn(course, day)));
}

/** The person's part of an amount of the whole debt, in the display currency. */
export function partOwed(realm: Realm, debt: RowOf<'NetWorthLiability'>, whole: Amount): Amount {
  const part = percentOf(whole, debt.ownershipPercent);
  return inCurrency(part, String(debt.currency), displayCurrency(realm));
}

export const owed = (
  realm: Realm,
  debt: RowOf<'NetWorthLiability'>,
  day = dayShown(debt, realm),
): Amount => owedOver(realm, debt)(day);

/** The payments to come, as the service plans them. */
const plan = (realm: Realm, debt: RowOf<'NetWorthLiability'>): RepaymentPlan =>
  repaymentPlan({ ...termsOf(debt), balance: balanceOf(realm, debt, today(realm)) }, today(realm));

export const debtFacts: Facts = {
  NetWorthLiability: {
    trades: (row, realm, args) => {
      const bookings = bookingsOf(realm, row.id, today(realm)).toReversed();
      return partOf(realm, 'LiabilityTrade', `bookings on ${row.id}`, bookings, args);
    },
    wholeBalance: (row, realm) => balanceOf(realm, row),
    balance: (row, realm) =>
      cash(percentOf(balanceOf(realm, row), row.ownershipPercent), String(row.currency)),
    balanceInDisplayCurrency: (row, realm) => owed(realm, row),
    schedule: (row, realm) => plan(realm, row).schedule,
    nextPayment: (row, realm) => plan(realm, row).schedule[0] ?? null,
    paidOffOn: (row, realm) => plan(realm, row).paidOffOn,
    remainingInterest: (row, realm) => plan(realm, row).remainingInterest,
  },
  LiabilityTrade: { principal: stepOf('principal'), interest: stepOf('interest') },
};
