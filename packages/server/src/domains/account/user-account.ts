import type { NotificationTopic, UserAccount } from '../../graphql/generated/resolver-types.ts';
import type { UserRow } from './user.ts';

const TOPICS: readonly NotificationTopic[] = [
  'ORDERS',
  'MARKET',
  'DIVIDENDS',
  'FUNDING',
  'STRATEGIES',
  'TRADE_IDEAS',
  'NET_WORTH',
  'ASSISTANT',
  'DOCUMENTS',
];

/** Nothing changes these yet, so that everybody has what the contract gives at first. */
const NOTIFICATIONS_AT_FIRST = TOPICS.map((topic) => ({
  topic,
  push: true,
  email: topic !== 'MARKET',
}));

/** Every account has a password, and no operation gives it anything else to sign in with yet. */
const PASSWORD_ALONE = {
  hasPassword: true,
  mfaEnabled: false,
  mfaMethods: [],
  recoveryCodesLeft: 0,
  passkeyCount: 0,
  oauthLinks: [],
  hasAntiPhishingCode: false,
};

/** A person's row as `UserAccount`. */
export function userAccount(user: UserRow): UserAccount {
  const { chartStartAtZero, netWorthAsHomePage, marketingEmails, lastSignInAt } = user;
  return {
    ...user,
    preferences: {
      chartStartAtZero,
      netWorthAsHomePage,
      marketingEmails,
      notifications: NOTIFICATIONS_AT_FIRST,
    },
    security: { ...PASSWORD_ALONE, lastSignInAt },
  };
}
