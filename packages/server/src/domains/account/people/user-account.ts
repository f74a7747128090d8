import { notificationTopics } from '@investing-platform/schema';
import type { NotificationTopic } from '@investing-platform/schema/operations';
import type {
  NotificationPreference,
  OAuthLink,
  SecurityState,
  UserAccount,
  UserPreferences,
} from '../../../graphql/generated/resolver-types.ts';
import type { AccountDeps } from '../deps.ts';
import { methodsInForce } from '../factors/update-mfa.ts';
import {
  type AccountDetails,
  accountDetails,
  type LinkDetail,
  type NotificationDetail,
} from '../profile/account-details.sql.ts';
import { notificationAtFirst } from '../profile/notification-at-first.ts';
import { hasSecondFactor } from '../proof/second-factor.ts';
import type { UserRow } from './user.ts';

/** A person's row as `UserAccount`. One statement. */
export async function userAccount(
  deps: Pick<AccountDeps, 'db'>,
  user: UserRow,
): Promise<UserAccount> {
  const details = await deps.db.one(accountDetails, user.id);
  return {
    ...user,
    preferences: preferencesOf(user, details),
    security: securityOf(user, details),
  };
}

/** How apps shall look to the person. One statement. */
export async function userPreferences(
  deps: Pick<AccountDeps, 'db'>,
  user: UserRow,
): Promise<UserPreferences> {
  return preferencesOf(user, await deps.db.one(accountDetails, user.id));
}

/** How the account is protected. One statement. */
export async function securityState(
  deps: Pick<AccountDeps, 'db'>,
  user: UserRow,
): Promise<SecurityState> {
  return securityOf(user, await deps.db.one(accountDetails, user.id));
}

function preferencesOf(user: UserRow, details: AccountDetails): UserPreferences {
  const { notifications, quietHours, webPushKey } = details;
  const { chartStartAtZero, netWorthAsHomePage, marketingEmails } = user;
  return {
    chartStartAtZero,
    netWorthAsHomePage,
    marketingEmails,
    notifications: notificationTopics.map((topic) => preferenceOf(topic, notifications)),
    quietHours,
    webPushKey,
  };
}

function preferenceOf(
  topic: NotificationTopic,
  switched: readonly NotificationDetail[],
): NotificationPreference {
  return switched.find((one) => one.topic === topic) ?? notificationAtFirst(topic);
}

function securityOf({ lastSignInAt }: UserRow, details: AccountDetails): SecurityState {
  const { hasPassword, recoveryCodesLeft, passkeyCount, hasAntiPhishingCode } = details;
  return {
    hasPassword,
    mfaEnabled: hasSecondFactor(details),
    mfaMethods: methodsInForce(details),
    recoveryCodesLeft,
    passkeyCount,
    oauthLinks: details.links.map(linkShown),
    hasAntiPhishingCode,
    lastSignInAt,
  };
}

function linkShown({ lastUsedAt, createdAt, ...link }: LinkDetail): OAuthLink {
  return {
    ...link,
    lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt),
    createdAt: new Date(createdAt),
  };
}
