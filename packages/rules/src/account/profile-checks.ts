import type { FieldProblem } from '@investing-platform/schema';
import type { NotificationTopic, Sector } from '@investing-platform/schema/operations';
import type { QuietHours } from '../assistant/quiet-hours.ts';
import type { InputProblems } from '../refusals/input-problems.ts';
import { badInput } from '../refusals/platform-error.ts';

type Maybe<Value> = Value | null | undefined;

export interface ProfileTold {
  readonly avatarUrl?: Maybe<string>;
  readonly timeZone?: Maybe<string>;
  readonly locale?: Maybe<string>;
  readonly notifications?: Maybe<readonly { readonly topic: NotificationTopic }[]>;
  readonly quietHours?: Maybe<QuietHours>;
}

/** Adds what of a profile cannot be. */
export function checkProfile(problems: InputProblems, told: ProfileTold): void {
  const { avatarUrl, timeZone, locale, notifications, quietHours } = told;
  if (avatarUrl != null && !isHttps(avatarUrl)) problems.add('avatarUrl', 'must be an https URL');
  if (timeZone != null && !isTimeZone(timeZone)) {
    problems.add('timeZone', 'must be an IANA time zone such as Pacific/Auckland');
  }
  checkLanguage(problems, locale);
  if (quietHours != null && quietHours.fromHour === quietHours.toHour) {
    problems.add('quietHours.toHour', 'must be another hour than fromHour');
  }
  const topics = (notifications ?? []).map(({ topic }) => topic);
  if (new Set(topics).size < topics.length) {
    problems.add('notifications', 'must name each topic once');
  }
}

/** Adds what a language tag is not. */
export function checkLanguage(problems: InputProblems, locale: Maybe<string>): void {
  if (locale == null || isLanguageTag(locale)) return;
  problems.add('locale', 'must be a BCP 47 tag such as en-NZ');
}

interface Names {
  readonly firstName?: Maybe<string>;
  readonly lastName?: Maybe<string>;
}

const CONFIRMED_NAME =
  'was confirmed with your identity and stays: leave it out, or set displayName instead';

/** Names that an approved identity has confirmed, and that would become others. */
export function confirmedNameProblems(told: Names, confirmed: Names): FieldProblem[] {
  return (['firstName', 'lastName'] as const)
    .filter((field) => told[field] !== undefined && told[field] !== confirmed[field])
    .map((field) => ({ path: `params.${field}`, message: CONFIRMED_NAME }));
}

interface Sectors {
  readonly sectors?: Maybe<readonly Sector[]>;
  readonly excludedSectors?: Maybe<readonly Sector[]>;
}

/**
 * @param told what the input says; `kept` is what holds with it
 * @throws {PlatformError} BAD_USER_INPUT for a sector both preferred and excluded
 */
export function refuseContradiction(kept: Sectors, told: Sectors): void {
  const both = kept.sectors?.find((sector) => kept.excludedSectors?.includes(sector));
  if (both === undefined) return;
  const field = told.excludedSectors === undefined ? 'sectors' : 'excludedSectors';
  throw badInput(`params.${field}`, `holds ${both}, which is both preferred and excluded`);
}

/** Whether the runtime knows the IANA time zone; offsets such as `+12:00` are none. */
function isTimeZone(text: string): boolean {
  return /^[A-Za-z]/.test(text) && isTaken(() => new Intl.DateTimeFormat('en', { timeZone: text }));
}

/** Whether it is a well-formed tag (BCP 47, section 2.2.9). */
const isLanguageTag = (text: string): boolean => isTaken(() => Intl.getCanonicalLocales(text));

function isTaken(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

export const isHttps = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:';
