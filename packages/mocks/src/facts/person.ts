import { notificationTopics } from '@investing-platform/schema';
import type { Facts } from '../contract/realm.ts';
import type { RowOf } from '../contract/row.ts';
import { single } from '../contract/single.ts';

interface Switched {
  readonly topic: string;
  readonly push?: boolean | null;
  readonly email?: boolean | null;
}

const TOLERANCE_POINTS: Readonly<Record<string, number>> = {
  VERY_LOW: 0,
  LOW: 25,
  MEDIUM: 50,
  HIGH: 75,
  VERY_HIGH: 100,
};
const EXPERIENCE_POINTS: Readonly<Record<string, number>> = {
  NONE: 0,
  LIMITED: 33,
  GOOD: 67,
  EXTENSIVE: 100,
};
const LONG_HORIZON_YEARS = 20;
const SHORT_HORIZON_YEARS = 2;
const SHORT_HORIZON_SCORE = 20;

/** What somebody wants to be told of: all of it, but the market not by mail, until switched. */
export function notificationsOf({ notifications }: RowOf<'UserPreferences'>): readonly Switched[] {
  const switched = Array.isArray(notifications) ? (notifications as readonly Switched[]) : [];
  return notificationTopics.map((topic) => {
    const own = switched.find((one) => one.topic === topic);
    return { topic, push: own?.push ?? true, email: own?.email ?? topic !== 'MARKET' };
  });
}

/**
 * How much risk fits somebody, from 1 to 100: half of it the loss that they can bear, three tenths
 * the horizon, a fifth the experience. Null until all three are told.
 */
export function riskScore(row: Readonly<Record<string, unknown>>): number | null {
  const tolerance = TOLERANCE_POINTS[String(row['riskTolerance'])];
  const experience = EXPERIENCE_POINTS[String(row['experience'])];
  const years = row['investmentHorizonYears'];
  if (tolerance === undefined || experience === undefined || typeof years !== 'number') return null;
  const horizon = (Math.min(years, LONG_HORIZON_YEARS) / LONG_HORIZON_YEARS) * 100;
  const score = Math.round(0.5 * tolerance + 0.3 * horizon + 0.2 * experience);
  return Math.max(1, Math.min(years < SHORT_HORIZON_YEARS ? SHORT_HORIZON_SCORE : 100, score));
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
  InvestorPreferences: { riskScore },
};
