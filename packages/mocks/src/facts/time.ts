import { formattedDay } from '@investing-platform/rules/time/formatted-day';
import { DAY_MS } from '@investing-platform/schema/durations';
import type { Realm } from '../contract/realm.ts';

export const now = ({ platform }: Realm): Date => platform.clock.now();
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The day that it is where the person is. */
export function today(realm: Realm): string {
  const { timeZone = 'UTC' } = realm.own.find('UserAccount', 'UserAccount') ?? {};
  return timeZone === 'UTC' ? dayOf(now(realm)) : formattedDay(timeZone, now(realm));
}

/** The moment so many days from another; may be parts of days. */
export const daysFrom = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * DAY_MS);

/** Whole days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The same day of the month so many months later, or that month's last. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return dayOf(last);
}

/** The last second of a calendar day, in UTC. */
export const endOf = (day: string): Date => new Date(`${day}T23:59:59.000Z`);

/** The day that a row is shown as of. */
export const dayShown = ({ asOf }: { readonly asOf?: string }, realm: Realm): string =>
  asOf ?? today(realm);
