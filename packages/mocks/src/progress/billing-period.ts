import {
  dueAt,
  ENDING,
  periodAfter,
  refusedRenewal,
} from '@investing-platform/rules/billing/subscription';
import { decimal } from '@investing-platform/rules/numbers/decimal';
import type { Realm } from '../contract/realm.ts';
import { keep, payPeriod, type SubscriptionRow, subscriptionsOf } from '../facts/plan-periods.ts';
import { followPlanCharges } from './follow-plan-charges.ts';

/** After a leap of years the rest is caught up with the next look. */
const MAX_STEPS = 60;

/** At its moments a subscription ends, is renewed, or is tried again. */
export function passPeriods(realm: Realm): void {
  const now = realm.platform.clock.now();
  for (const row of subscriptionsOf(realm)) {
    for (let count = 0; count < MAX_STEPS; count += 1) {
      // What was charged at the last step is taken back long before the next.
      followPlanCharges(realm, row);
      const due = dueAt(row.terms);
      if (due === null || due > now) break;
      passOn(realm, row, due);
    }
  }
}

function passOn(realm: Realm, row: SubscriptionRow, at: Date): void {
  const { terms } = row;
  if (terms.status === 'INCOMPLETE') {
    keep(realm, row, { ...terms, ...ENDING, status: 'EXPIRED', endedAt: at }, at);
  } else if (terms.cancelAtPeriodEnd) {
    keep(realm, row, { ...terms, ...ENDING, endedAt: at }, at);
  } else renew(realm, row, at);
}

function renew(realm: Realm, row: SubscriptionRow, at: Date): void {
  const { terms } = row;
  const refused = refusedRenewal(terms, at);
  const isLast = refused.nextTryAt === null;
  const ended = { ...ENDING, canceledAt: terms.canceledAt ?? at, endedAt: at };
  const failed = isLast ? { ...refused, ...ended } : { ...refused, status: 'PAST_DUE' as const };
  const period = periodAfter(terms, at);
  payPeriod(realm, row, { terms, period, credit: decimal(terms.credit) }, at, failed);
}
