import { riskScore } from '@investing-platform/rules/account/risk-score';
import { notificationTopics } from '@investing-platform/schema';
import type { Facts } from '../contract/realm.ts';
import type { RowOf } from '../contract/row.ts';
import { single } from '../contract/single.ts';
import type { User } from '../world/entities.ts';

interface Switched {
  readonly topic: string;
  readonly push?: boolean | null;
  readonly email?: boolean | null;
}

/** What somebody wants to be told of: all of it, but the market not by mail, until switched. */
export function notificationsOf({ notifications }: RowOf<'UserPreferences'>): readonly Switched[] {
  const switched = Array.isArray(notifications) ? (notifications as readonly Switched[]) : [];
  return notificationTopics.map((topic) => {
    const own = switched.find((one) => one.topic === topic);
    return { topic, push: own?.push ?? true, email: own?.email ?? topic !== 'MARKET' };
  });
}

/** What to call a person: the names given, else what stands before the `@`. */
export function displayName({ email, firstName, lastName }: User): string {
  const names = [firstName, lastName].filter((name) => name !== null && name.trim() !== '');
  return names.length > 0 ? names.join(' ') : email.slice(0, email.lastIndexOf('@'));
}

/** A point of the curve, as browsers take it; nothing is ever sent with it. */
const WEB_PUSH_KEY =
  'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';

/** The settings of the person, with what holds until they change it. */
export const personFacts: Facts = {
  UserAccount: {
    emailVerified: (_row, { user }) => user?.emailVerified ?? false,
    tier: (_row, { user }) => user?.plan ?? 'FREE',
    kycStatus: (_row, realm) => single(realm, 'Kyc').status,
    firstName: (row, { user }) => row.firstName ?? user?.firstName ?? null,
    lastName: (row, { user }) => row.lastName ?? user?.lastName ?? null,
    country: (row, { user }) => row.country ?? user?.country ?? null,
    timeZone: (row) => row.timeZone ?? 'UTC',
    locale: (row) => row.locale ?? 'en',
    avatarUrl: (row) => row.avatarUrl ?? null,
    pendingEmail: (row) => row.email ?? null,
    createdAt: (_row, { user, platform }) => user?.createdAt ?? platform.startsAt,
  },
  UserPreferences: {
    notifications: notificationsOf,
    quietHours: (row) => row.quietHours ?? null,
    webPushKey: () => WEB_PUSH_KEY,
  },
  SecurityState: {
    hasPassword: (row) => row.hasPassword ?? true,
    passkeyCount: (_row, realm) => realm.own.list('Passkey').length,
    hasAntiPhishingCode: (row) => row.code != null && row.code !== '',
  },
  NewsletterSubscription: { email: (_row, { user }) => user?.email ?? '' },
  InvestorPreferences: { riskScore: (row) => riskScore(row) },
};
