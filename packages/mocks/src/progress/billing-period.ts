import { daysAfter, RETRIED_AFTER_DAYS } from '@investing-platform/rules/billing/periods';
import type { Realm } from '../contract/realm.ts';
import {
  endAt,
  hasEnded,
  payPeriod,
  periodAfter,
  refusalShown,
  type Subscription,
  tellNext,
} from '../facts/plan-periods.ts';

/** After a leap of years the rest is caught up with the next look. */
const MAX_STEPS = 60;
const FIRST_CHARGE_DAYS = 1;

/** At its moments a subscription ends, is renewed, or is tried again. */
export function passPeriods(realm: Realm): void {
  const now = realm.platform.clock.now();
  for (const row of realm.own.list('UserSubscription')) {
    for (let count = 0; count < MAX_STEPS; count += 1) {
      const due = dueAt(row);
      if (due === null || due > now) break;
      passOn(realm, row, due);
    }
  }
}

function dueAt(row: Subscription): Date | null {
  if (hasEnded(row)) return null;
  const { createdAt, nextTryAt = null, periodEndsAt = null } = row;
  if (row.status === 'INCOMPLETE') {
    return createdAt === undefined ? null : daysAfter(createdAt, FIRST_CHARGE_DAYS);
  }
  return row.status === 'PAST_DUE' ? nextTryAt : periodEndsAt;
}

function passOn(realm: Realm, row: Subscription, at: Date): void {
  if (row.status === 'INCOMPLETE') endAt(realm, row, at, { status: 'EXPIRED' });
  else if (row.cancelAtPeriodEnd === true) endAt(realm, row, at);
  else renew(realm, row, at);
}

function renew(realm: Realm, row: Subscription, at: Date): void {
  const refused = payPeriod(realm, row, periodAfter(row), row.credit ?? '0', true);
  if (refused === null) return;
  const refusals = (row.refusals ?? 0) + 1;
  const pastDueSince = row.pastDueSince ?? at;
  const days = RETRIED_AFTER_DAYS[refusals - 1];
  Object.assign(row, refusalShown(refused), { refusals, pastDueSince, status: 'PAST_DUE' });
  if (days === undefined) {
    endAt(realm, row, at, { canceledAt: at });
    return;
  }
  row.nextTryAt = daysAfter(pastDueSince, days);
  tellNext(row, at);
}
