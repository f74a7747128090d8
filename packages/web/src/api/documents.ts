import type { LeafScope, Operation } from '@investing-platform/schema';
import type {
  NetWorthDashboardQuery,
  UpdateUserProfileMutation,
} from '@investing-platform/schema/operations';

/** Account data, as the mutations of the account answer it too. */
export type UserAccount = UpdateUserProfileMutation['updateUserProfile'];

type Reading<Data> = Operation<Data, Readonly<Record<string, never>>, 'Query', LeafScope>;

/** The signed-in person, as every screen's frame shows it. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly account: Pick<UserAccount, 'tier' | 'emailVerified'> & {
    readonly preferences: Pick<
      UserAccount['preferences'],
      'chartStartAtZero' | 'netWorthAsHomePage'
    >;
  };
}

/** Only for signed-in browsers: the gate refuses `account` to anybody else. */
export const me = `query Me {
  fetchCurrentUser {
    id name email
    account { tier emailVerified preferences { chartStartAtZero netWorthAsHomePage } }
  }
}` as Reading<{
  readonly fetchCurrentUser: Person;
}>;

/** All that the account's screens show and change. */
export const myAccount = `query MyAccount {
  fetchCurrentUser {
    id name email
    account {
      firstName lastName displayName bio avatarUrl phone country timeZone locale
      pendingEmail emailVerified tier kycStatus createdAt updatedAt
      preferences {
        chartStartAtZero netWorthAsHomePage marketingEmails
        notifications { topic push email }
      }
      security {
        hasPassword mfaEnabled mfaMethods recoveryCodesLeft passkeyCount
        hasAntiPhishingCode lastSignInAt
        oauthLinks { id provider providerUserId email lastUsedAt createdAt }
      }
    }
  }
}` as Reading<{
  readonly fetchCurrentUser: Omit<Person, 'account'> & { readonly account: UserAccount };
}>;

type Dashboard = NetWorthDashboardQuery['netWorthDashboard'];

/** The net worth without its single parts. */
export type NetWorth = Pick<Dashboard, 'allocation' | 'currency' | 'asOf'> & {
  readonly totals: Pick<
    Dashboard['totals'],
    'netWorth' | 'totalAssets' | 'totalLiabilities' | 'monthChange' | 'monthChangePercent'
  >;
};

export const netWorth = `query NetWorth {
  netWorthDashboard {
    totals { netWorth totalAssets totalLiabilities monthChange monthChangePercent }
    allocation { category value percent }
    currency asOf
  }
}` as Reading<{
  readonly netWorthDashboard: NetWorth;
}>;
