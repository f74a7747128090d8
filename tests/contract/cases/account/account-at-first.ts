import { notificationTopics } from '@investing-platform/schema';
import type { Case } from '../../support/case.ts';

const TOKEN = '2f1c9b0de0a84b7c95b1f4b0a6f27d53c8e1a94407bd6e2f93015a7cd48e61b2';

const save = `mutation ($params: SaveInvestorPreferencesInput!) {
  saveInvestorPreferences(params: $params) { riskScore completedAt }
}`;

export const accountAtFirstCases: readonly Case[] = [
  {
    title: 'an account tells what holds until its person changes it',
    steps: [
      {
        document: `{ fetchCurrentUser { account { timeZone locale avatarUrl
          security { hasPassword } preferences { notifications { topic push email } } } } }`,
        data: () => ({
          fetchCurrentUser: {
            account: {
              timeZone: 'UTC',
              locale: 'en',
              avatarUrl: null,
              security: { hasPassword: true },
              preferences: {
                notifications: notificationTopics.map((topic) => ({
                  topic,
                  push: true,
                  email: topic !== 'MARKET',
                })),
              },
            },
          },
        }),
      },
      {
        document: '{ getNewsletterStatus { email } }',
        data: ({ traderEmail }) => ({ getNewsletterStatus: { email: traderEmail } }),
      },
    ],
  },
  {
    title: 'a topic is switched on its own, and the other way of telling stays',
    steps: [
      {
        document: `mutation ($params: UpdateUserProfileInput) {
          updateUserProfile(params: $params) { preferences { notifications { topic push email } } }
        }`,
        variables: () => ({ params: { notifications: [{ topic: 'MARKET', push: false }] } }),
        data: () => ({
          updateUserProfile: {
            preferences: {
              notifications: notificationTopics.map((topic) => ({
                topic,
                push: topic !== 'MARKET',
                email: topic !== 'MARKET',
              })),
            },
          },
        }),
      },
    ],
  },
  {
    title: 'a risk score is told once tolerance, experience and horizon are',
    steps: [
      {
        document: save,
        variables: () => ({ params: { riskTolerance: 'HIGH', experience: 'GOOD' } }),
        data: () => ({ saveInvestorPreferences: { riskScore: null, completedAt: null } }),
      },
      {
        document: save,
        variables: () => ({ params: { investmentHorizonYears: 10 } }),
        data: () => ({ saveInvestorPreferences: { riskScore: 66 } }),
      },
      {
        document: save,
        variables: () => ({ params: { investmentHorizonYears: 1 } }),
        data: () => ({ saveInvestorPreferences: { riskScore: 20 } }),
      },
    ],
  },
  {
    title: 'devices are told apart by the last six characters of their tokens',
    steps: [
      {
        document: `mutation ($params: RegisterDeviceTokenInput!) {
          registerDeviceToken(params: $params) { tokenSuffix }
        }`,
        variables: () => ({ params: { token: TOKEN, platform: 'IOS' } }),
        data: () => ({ registerDeviceToken: { tokenSuffix: TOKEN.slice(-6) } }),
      },
    ],
  },
];
