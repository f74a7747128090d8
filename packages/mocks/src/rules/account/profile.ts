import type { Call } from '../../contract/call.ts';
import type { Rules } from '../../contract/rule.ts';
import { single } from '../../contract/single.ts';
import { change } from '../../contract/write.ts';
import { notificationsOf } from '../../facts/person.ts';
import { refuseAll } from '../problems.ts';

/** Names are the person's own, preferences stand in their settings. */
function refuseConfirmedNames({ realm: { user }, params }: Call<'updateUserProfile'>): void {
  if (user?.kycStatus !== 'APPROVED') return;
  const problems = (['firstName', 'lastName'] as const)
    .filter((field) => params[field] !== undefined && params[field] !== user[field])
    .map((field) => ({
      path: `params.${field}`,
      message:
        'was confirmed with your identity and stays: leave it out, or set displayName instead',
    }));
  refuseAll(problems);
}

function refuseOddProfile({ params }: Call<'updateUserProfile'>): void {
  const { avatarUrl, timeZone, locale, marketingEmails, notifications, quietHours } = params;
  const topics = ((notifications ?? []) as readonly { topic: string }[]).map(({ topic }) => topic);
  const checks: readonly (readonly [isOdd: boolean, field: string, message: string])[] = [
    [avatarUrl != null && !isHttps(String(avatarUrl)), 'avatarUrl', 'must be an https URL'],
    [
      timeZone != null &&
        !isKnown(() => new Intl.DateTimeFormat('en', { timeZone: `${timeZone}` })),
      'timeZone',
      'must be an IANA time zone such as Pacific/Auckland',
    ],
    [
      locale != null && !isKnown(() => Intl.getCanonicalLocales(`${locale}`)),
      'locale',
      'must be a BCP 47 tag such as en-NZ',
    ],
    [marketingEmails === null, 'marketingEmails', 'must be true or false'],
    [notifications === null, 'notifications', 'must list topics'],
    [new Set(topics).size < topics.length, 'notifications', 'must name each topic once'],
    [hasNoEnd(quietHours), 'quietHours.toHour', 'must be another hour than fromHour'],
  ];
  refuseAll(
    checks.flatMap(([isOdd, field, message]) =>
      isOdd ? [{ path: `params.${field}`, message }] : [],
    ),
  );
}

const hasNoEnd = (quiet: unknown): boolean =>
  quiet != null && Object(quiet).fromHour === Object(quiet).toHour;

const isHttps = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:';

/** Whether what reads a name takes it. */
function isKnown(read: () => unknown): boolean {
  try {
    return read() !== undefined;
  } catch {
    return false;
  }
}

function profile(call: Call<'updateUserProfile'>): void {
  const { realm, params } = call;
  const { firstName, lastName, marketingEmails, notifications } = params;
  const { user } = realm;
  if (user !== null) {
    if (firstName !== undefined) user.firstName = firstName as string | null;
    if (lastName !== undefined) user.lastName = lastName as string | null;
  }
  const preferences = single(realm, 'UserPreferences');
  if (typeof marketingEmails === 'boolean')
    change(call, 'UserPreferences', preferences, { marketingEmails });
  const { quietHours } = params;
  if (quietHours !== undefined) change(call, 'UserPreferences', preferences, { quietHours });
  if (Array.isArray(notifications)) {
    const switched = notificationsOf(preferences).map((old) => ({
      ...old,
      ...notifications.find(({ topic }: { topic: string }) => topic === old.topic),
    }));
    change(call, 'UserPreferences', preferences, { notifications: switched });
  }
}

export const profileRules: Rules = {
  updateUserProfile: {
    checks: (call) => {
      refuseOddProfile(call);
      refuseConfirmedNames(call);
    },
    afterwards: profile,
  },
};
