import type { ErrorCode } from '@investing-platform/schema';
import type { Known, Step } from './case.ts';
import { variables } from './order-steps.ts';

type Params = object | ((known: Known) => object);
/** The operation, its input, and what is wrong with it: a field of `params`, or nothing of it. */
export type Refusal = readonly [
  operation: string,
  params: Params,
  wrong: string | ErrorCode,
  words: string,
];

const fieldsOf: Readonly<Record<string, string>> = {
  fetchPlatformInvestAccountActivities: '{ nextCursor }',
  fetchPlatformInvestAccountBalances: '{ currency }',
  fetchUserAppointments: '{ nextCursor }',
  fetchUserDeposits: '{ nextCursor }',
  getIdvToken: '{ provider }',
  saveInvestorPreferences: '{ riskScore }',
  getRebalancePreview: '{ previewId }',
  updateAntiPhishingCode: '{ mfaEnabled }',
  updateMfa: '{ enabled }',
  updatePlatformInvestAccountConfig: '{ suspendTrade }',
  updateUserAccount: '{ timeZone }',
  updateUserKycFileDocuments: '{ status }',
  updateUserProfile: '{ timeZone }',
};

function document(operation: string): string {
  const kind = /^(get|fetch)/.test(operation) ? 'query' : 'mutation';
  const input = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Input!`;
  return `${kind} ($params: ${input}) {
    ${operation}(params: $params) ${fieldsOf[operation] ?? '{ id }'}
  }`;
}

const isCode = (wrong: string): wrong is ErrorCode => wrong === wrong.toUpperCase();

/** The step that is refused so, in these words. */
export const refusal = ([operation, params, wrong, words]: Refusal): Step => ({
  document: document(operation),
  variables: variables(params),
  errors: [
    isCode(wrong)
      ? { path: [operation], code: wrong, message: words }
      : {
          path: [operation],
          code: 'BAD_USER_INPUT',
          message: `${wrong}: ${words}`,
          fields: [wrong],
        },
  ],
});

/** The step that is done. */
export const done = (operation: string, params: Params, keep: Step['keep'] = {}): Step => ({
  document: document(operation),
  variables: variables(params),
  keep,
});
