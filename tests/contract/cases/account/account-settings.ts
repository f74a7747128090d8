import {
  emailLinkToInvestmentCalculator,
  fetchInvestorPreferences,
  fetchMyDeviceTokens,
  fetchMyPasskeys,
  fetchUserAppointments,
  removeDeviceToken,
  requestMfaEmail,
  resetPassword,
} from '@investing-platform/schema/operations';
import { expect } from 'vitest';
import type { Case, Step } from '../../support/case.ts';
import { UNKNOWN_ID } from '../../support/order-steps.ts';

const TOKEN = '740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61bb78ad';
const told = { id: null, affectedCount: 0, affectedIds: [] };

/** An operation with an input, and what of its answer is the same everywhere: no sentences. */
const named = (operation: string, selection: string, kind = 'mutation'): string => {
  const input = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Input!`;
  return `${kind} ($params: ${input}) { ${operation}(params: $params) { ${selection} } }`;
};
const RESULT = 'id affectedCount affectedIds';
const QUIET = 'preferences { quietHours { fromHour toHour } }';
const DEVICE = 'id platform provider deviceName active';
const PREFERENCES = 'riskTolerance sectors excludedSectors prefersSustainable';

/** The same request for somebody's address and for nobody's, with the same answer. */
const alike = (operation: string): readonly Step[] =>
  (['traderEmail', 'newEmail'] as const).map((email) => ({
    as: 'nobody' as const,
    document: named(operation, RESULT),
    variables: (known) => ({ params: { email: known[email] } }),
    data: () => ({ [operation]: told }),
  }));

const security = `{ fetchCurrentUser { account { preferences { chartStartAtZero netWorthAsHomePage }
  security { mfaEnabled mfaMethods recoveryCodesLeft passkeyCount hasAntiPhishingCode } } } }`;

export const accountSettingsCases: readonly Case[] = [
  {
    title: 'mails that anybody may ask for give the same answer for known and unknown addresses',
    steps: [
      ...alike('resendVerificationEmail'),
      ...alike('requestPasswordReset'),
      ...alike('requestMfaEmail'),
    ],
  },
  {
    title: 'requestMfaEmail takes an address or a challenge, not both and not none',
    steps: [
      {
        as: 'nobody',
        document: requestMfaEmail,
        variables: () => ({ params: {} }),
        errors: [{ code: 'BAD_USER_INPUT', fields: ['params.email', 'params.challengeId'] }],
      },
      {
        as: 'nobody',
        document: requestMfaEmail,
        variables: () => ({ params: { email: 'mia@example.com', challengeId: UNKNOWN_ID } }),
        errors: [{ code: 'BAD_USER_INPUT', fields: ['params.email', 'params.challengeId'] }],
      },
    ],
  },
  {
    title: 'resetPassword refuses a token that nobody was sent',
    steps: [
      {
        as: 'nobody',
        document: resetPassword,
        variables: () => ({
          params: { token: `ip_pw_${'x'.repeat(43)}`, newPassword: 'amber ridge 08 falcon' },
        }),
        errors: [{ code: 'BAD_USER_INPUT', fields: ['params.token'] }],
        ownWords: true,
      },
    ],
  },
  {
    title: 'preferences are switched on their own and show in the account',
    steps: [
      {
        document: named('updateChartStartAtZero', 'chartStartAtZero'),
        variables: () => ({ params: { enabled: true } }),
        data: () => ({ updateChartStartAtZero: { chartStartAtZero: true } }),
      },
      {
        document: named('updateNetWorthAsHomePage', 'netWorthAsHomePage'),
        variables: () => ({ params: { enabled: true } }),
        data: () => ({ updateNetWorthAsHomePage: { netWorthAsHomePage: true } }),
      },
      {
        document: security,
        data: () => ({
          fetchCurrentUser: {
            account: {
              preferences: { chartStartAtZero: true, netWorthAsHomePage: true },
              security: {
                mfaEnabled: false,
                mfaMethods: [],
                recoveryCodesLeft: 0,
                passkeyCount: 0,
                hasAntiPhishingCode: false,
              },
            },
          },
        }),
      },
    ],
  },
  {
    title: 'updateUserProfile changes what is given, and null empties it',
    steps: [
      {
        document: named('updateUserProfile', 'displayName bio timeZone'),
        variables: () => ({
          params: { displayName: 'Aroha', bio: 'Counts.', timeZone: 'Pacific/Auckland' },
        }),
        data: () => ({
          updateUserProfile: { displayName: 'Aroha', bio: 'Counts.', timeZone: 'Pacific/Auckland' },
        }),
      },
      {
        document: named('updateUserProfile', 'displayName bio timeZone'),
        variables: () => ({ params: { bio: null } }),
        data: () => ({ updateUserProfile: { displayName: 'Aroha', bio: null } }),
      },
      {
        document: named('updateUserProfile', QUIET),
        variables: () => ({ params: { quietHours: { fromHour: 22, toHour: 7 } } }),
        data: () => ({
          updateUserProfile: { preferences: { quietHours: { fromHour: 22, toHour: 7 } } },
        }),
      },
      {
        document: named('updateUserProfile', QUIET),
        variables: () => ({ params: { quietHours: { fromHour: 7, toHour: 7 } } }),
        errors: [{ path: ['updateUserProfile'], code: 'BAD_USER_INPUT' }],
        ownWords: true,
      },
      {
        document: named('updateUserProfile', QUIET),
        variables: () => ({ params: { quietHours: null } }),
        data: () => ({ updateUserProfile: { preferences: { quietHours: null } } }),
      },
    ],
  },
  {
    title: 'a device is registered, listed for its owner alone, and removed',
    steps: [
      {
        document: named('registerDeviceToken', DEVICE),
        variables: () => ({ params: { token: TOKEN, platform: 'IOS', deviceName: 'Phone' } }),
        data: () => ({
          registerDeviceToken: {
            platform: 'IOS',
            provider: 'APNS',
            deviceName: 'Phone',
            active: true,
          },
        }),
        keep: { deviceId: 'registerDeviceToken.id' },
      },
      { as: 'other', document: fetchMyDeviceTokens, data: () => ({ fetchMyDeviceTokens: [] }) },
      {
        as: 'other',
        document: removeDeviceToken,
        variables: ({ deviceId }) => ({ params: { id: deviceId } }),
        errors: [{ code: 'NOT_FOUND', path: ['removeDeviceToken'] }],
        ownWords: true,
      },
      {
        document: named('removeDeviceToken', RESULT),
        variables: ({ deviceId }) => ({ params: { id: deviceId } }),
        data: ({ deviceId }) => ({ removeDeviceToken: { id: deviceId, affectedCount: 1 } }),
      },
      { document: fetchMyDeviceTokens, data: () => ({ fetchMyDeviceTokens: [] }) },
      {
        document: named('unregisterDeviceToken', RESULT),
        variables: () => ({ params: { token: TOKEN } }),
        data: () => ({ unregisterDeviceToken: { affectedCount: 0, affectedIds: [] } }),
      },
    ],
  },
  {
    title: 'investor preferences are empty at first, saved piece by piece, and never contradict',
    steps: [
      {
        document: fetchInvestorPreferences,
        data: () => ({ fetchInvestorPreferences: { riskTolerance: null, riskScore: null } }),
      },
      {
        document: named('saveInvestorPreferences', PREFERENCES),
        variables: () => ({
          params: { riskTolerance: 'MEDIUM', sectors: ['ENERGY'], prefersSustainable: true },
        }),
        data: () => ({
          saveInvestorPreferences: {
            riskTolerance: 'MEDIUM',
            sectors: ['ENERGY'],
            prefersSustainable: true,
          },
        }),
      },
      {
        document: named('saveInvestorPreferences', PREFERENCES),
        variables: () => ({ params: { sectors: ['ENERGY'], excludedSectors: ['ENERGY'] } }),
        errors: [{ code: 'BAD_USER_INPUT', fields: ['params.excludedSectors'] }],
        ownWords: true,
      },
      {
        document: named('saveInvestorPreferences', PREFERENCES),
        variables: () => ({ params: { excludedSectors: ['UTILITIES', 'ENERGY'] } }),
        errors: [
          {
            code: 'BAD_USER_INPUT',
            message: 'params.excludedSectors: holds ENERGY, which is both preferred and excluded',
            fields: ['params.excludedSectors'],
          },
        ],
      },
      {
        document: named('saveInvestorPreferences', PREFERENCES),
        variables: () => ({ params: { sectors: ['Energy'] } }),
        errors: [{ code: 'GRAPHQL_VALIDATION_FAILED', fields: ['params.sectors.0'] }],
        ownWords: true,
      },
    ],
  },
  {
    title: 'a newsletter waits for its link',
    steps: [
      {
        document: '{ getNewsletterStatus { status topics } }',
        data: () => ({
          getNewsletterStatus: { status: 'NOT_SUBSCRIBED', topics: [] },
        }),
      },
      {
        as: 'nobody',
        document: named('subscribeToNewsletter', 'id'),
        variables: ({ traderEmail }) => ({ params: { email: traderEmail, topics: ['MARKETS'] } }),
      },
      {
        document: '{ getNewsletterStatus { status topics } }',
        data: () => ({ getNewsletterStatus: { status: 'PENDING', topics: ['MARKETS'] } }),
      },
    ],
  },
  {
    title: 'the calculator link is mailed to anybody, within the bounds of its numbers',
    steps: [
      {
        as: 'nobody',
        document: emailLinkToInvestmentCalculator,
        variables: ({ newEmail }) => ({
          params: {
            email: newEmail,
            initialAmount: '5000',
            monthlyContribution: '250',
            years: 0,
            returnPercent: '101',
          },
        }),
        errors: [
          {
            code: 'BAD_USER_INPUT',
            message: expect.stringContaining('params.years'),
            fields: ['params.years', 'params.returnPercent'],
          },
        ],
      },
    ],
  },
  {
    title: 'somebody new has no passkeys and no appointments',
    steps: [
      { as: 'other', document: fetchMyPasskeys, data: () => ({ fetchMyPasskeys: [] }) },
      {
        as: 'other',
        document: fetchUserAppointments,
        data: () => ({ fetchUserAppointments: { nodes: [], nextCursor: null } }),
      },
    ],
  },
];
