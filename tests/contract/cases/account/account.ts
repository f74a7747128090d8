import { fetchCurrentUser, register, verifyEmail } from '@investing-platform/schema/operations';
import { expect } from 'vitest';
import type { Case } from '../../support/case.ts';
import { accountSettingsCases } from './account-settings.ts';

const PASSWORD = 'tarpaulin umbrella 7 moss';
const challenge = expect.stringMatching(
  /^Bearer resource_metadata="http.+\/\.well-known\/oauth-protected-resource\/graphql", scope="identity"$/,
);
const invalidToken = expect.stringMatching(/^Bearer .+, error="invalid_token"$/);

const registration = (email: string, more: object = {}) => ({
  params: { email, password: PASSWORD, acceptTerms: true, ...more },
});

const accountField =
  '{ fetchCurrentUser { id account { emailVerified tier kycStatus createdAt } } }';

export const accountCases: readonly Case[] = [
  {
    title: 'fetchCurrentUser answers a token that holds identity alone',
    steps: [
      {
        as: 'identity',
        document: fetchCurrentUser,
        data: ({ traderEmail }) => ({
          fetchCurrentUser: { email: traderEmail, name: traderEmail.split('@')[0] },
        }),
      },
    ],
  },
  {
    title: 'fetchCurrentUser is refused without a token, and the answer says where to get one',
    steps: [
      {
        as: 'nobody',
        document: fetchCurrentUser,
        status: 401,
        headers: { 'www-authenticate': challenge },
        errors: [
          {
            code: 'UNAUTHENTICATED',
            message: 'authentication is required for: fetchCurrentUser',
          },
        ],
      },
    ],
  },
  {
    title: 'a token of another scheme counts as none: 401 without an error code',
    steps: [
      {
        as: 'Basic credentials',
        document: fetchCurrentUser,
        status: 401,
        headers: { 'www-authenticate': expect.not.stringContaining('error=') },
        errors: [{ code: 'UNAUTHENTICATED', message: 'The access token is missing.' }],
      },
    ],
  },
  ...(['unknown', 'malformed', 'expired'] as const).map((kind) => ({
    title: `a token that is ${kind} is refused with 401`,
    steps: [
      {
        as: `${kind} token` as const,
        document: fetchCurrentUser,
        status: 401,
        headers: { 'www-authenticate': invalidToken },
        errors: [{ code: 'UNAUTHENTICATED' as const, message: `The access token is ${kind}.` }],
      },
    ],
  })),
  {
    title: 'User.account needs profile.read beside the scope of the query',
    steps: [
      {
        document: accountField,
        data: () => ({
          fetchCurrentUser: {
            account: { tier: 'PRO', emailVerified: true, kycStatus: 'APPROVED' },
          },
        }),
      },
      {
        as: 'identity',
        document: accountField,
        errors: [
          {
            code: 'FORBIDDEN',
            message: 'token missing the required scope profile.read for: User.account',
          },
        ],
      },
    ],
  },
  {
    title: 'a token of the free plan holds identity alone, whatever was asked for',
    steps: [
      { as: 'free', document: fetchCurrentUser },
      {
        as: 'free',
        document: '{ getPositions { id } netWorthDashboard { currency } }',
        errors: [
          {
            code: 'FORBIDDEN',
            message: 'token missing the required scope portfolio.read for: getPositions',
          },
          {
            code: 'FORBIDDEN',
            message: 'token missing the required scope portfolio.read for: netWorthDashboard',
          },
        ],
      },
    ],
  },
  {
    title: 'register opens an account, verifyEmail confirms its address once',
    steps: [
      {
        as: 'nobody',
        document: register,
        variables: ({ newEmail }) =>
          registration(newEmail, { firstName: 'Aroha', country: 'NZ', marketingOptIn: true }),
        data: () => ({ register: { id: null, affectedCount: 0, affectedIds: [] } }),
      },
      {
        as: 'nobody',
        document: verifyEmail,
        mailTo: ({ newEmail }) => newEmail,
        variables: ({ verificationToken }) => ({ params: { token: verificationToken } }),
        data: () => ({ verifyEmail: { affectedCount: 1 } }),
      },
      {
        as: 'nobody',
        document: verifyEmail,
        mailTo: ({ newEmail }) => newEmail,
        variables: ({ verificationToken }) => ({ params: { token: verificationToken } }),
        errors: [{ code: 'BAD_USER_INPUT', fields: ['params.token'], path: ['verifyEmail'] }],
      },
    ],
  },
  {
    title: 'register answers alike for an address that has an account',
    steps: [
      {
        as: 'nobody',
        document: register,
        variables: ({ traderEmail }) => registration(traderEmail.toUpperCase()),
        data: () => ({ register: { id: null, affectedCount: 0, affectedIds: [] } }),
      },
    ],
  },
  {
    title: 'register lists every field outside its bounds',
    steps: [
      {
        as: 'nobody',
        document: register,
        variables: () => registration('nobody', { password: 'short', firstName: '' }),
        errors: [
          {
            code: 'BAD_USER_INPUT',
            path: ['register'],
            fields: ['params.email', 'params.password', 'params.firstName'],
          },
        ],
      },
    ],
  },
  {
    title: 'register refuses a password that is easy to guess and terms that are not accepted',
    steps: [
      {
        as: 'nobody',
        document: register,
        variables: ({ newEmail }) =>
          registration(newEmail, { password: 'password12345', acceptTerms: false }),
        errors: [
          {
            code: 'BAD_USER_INPUT',
            message: expect.stringMatching(/^params\.password: is too easy to guess\./),
            fields: ['params.password', 'params.acceptTerms'],
          },
        ],
        ownWords: true,
      },
    ],
  },
  {
    title: 'verifyEmail refuses a token that nobody was sent',
    steps: [
      {
        as: 'nobody',
        document: verifyEmail,
        variables: () => ({ params: { token: `ip_ev_${'x'.repeat(43)}` } }),
        errors: [{ code: 'BAD_USER_INPUT', fields: ['params.token'] }],
      },
      {
        as: 'nobody',
        document: verifyEmail,
        variables: () => ({ params: { token: 'short' } }),
        errors: [
          {
            code: 'BAD_USER_INPUT',
            message: 'params.token: must have at least 20 characters',
            fields: ['params.token'],
          },
        ],
      },
    ],
  },
  ...accountSettingsCases,
];
