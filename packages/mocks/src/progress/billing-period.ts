import type { Realm } from '../contract/realm.ts';
import type { RowOf } from '../contract/row.ts';
import { dayOf, monthsLater } from '../facts/time.ts';

const GOES_ON = new Set(['ACTIVE', 'TRIALING']);
/** After a leap of years the rest is caught up with the next look. */
const MAX_PERIODS = 60;

/** At the end of its period a subscription ends, where that was asked for, or is renewed. */
export function passPeriods(realm: Realm): void {
  const now = realm.platform.clock.now();
  for (const row of realm.own.list('UserSubscription')) {
    for (let count = 0; count < MAX_PERIODS; count += 1) {
      const end = row.periodEndsAt;
      if (!GOES_ON.has(String(row.status)) || !(end instanceof Date) || end > now) break;
      if (row.cancelAtPeriodEnd === true) endAt(realm, row, end);
      else renewAt(row, end);
    }
  }
}

function endAt({ user }: Realm, row: RowOf<'UserSubscription'>, endedAt: Date): void {
  const none = { nextCharge: null, nextChargeAt: null };
  Object.assign(row, { status: 'CANCELED', endedAt, updatedAt: endedAt, ...none });
  if (user !== null) user.plan = 'FREE';
}

function renewAt(row: RowOf<'UserSubscription'>, start: Date): void {
  const day = monthsLater(dayOf(start), row.interval === 'YEAR' ? 12 : 1);
  const end = new Date(`${day}${start.toISOString().slice(10)}`);
  Object.assign(row, {
    status: 'ACTIVE',
    periodStartsAt: start,
    periodEndsAt: end,
    nextChargeAt: end,
    updatedAt: start,
  });
}
