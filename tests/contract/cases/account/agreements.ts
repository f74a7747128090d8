import { signAgreements, signCustomerAgreement } from '@investing-platform/schema/operations';
import type { Case, ExpectedError, Known } from '../../support/case.ts';
import { UNKNOWN_ID } from '../../support/order-steps.ts';
import { refused, step } from '../../support/steps.ts';

const mine = { signerName: 'Mia Tane', version: '1999-01', accepted: true };

const notMine = (operation: string): ExpectedError => ({
  path: [operation],
  code: 'BAD_USER_INPUT',
  message: 'params.signerName: must be your own name, as the account has it',
  fields: ['params.signerName'],
});

const list = `{ fetchAccountAgreements {
  type mandatory signed { type } previouslySigned { type } } }`;
const listed = (...signed: readonly string[]) => ({
  fetchAccountAgreements: [
    ...['CUSTOMER', 'ACCOUNT', 'ESIGN', 'TERMS', 'PRIVACY'],
    ...['STRATEGY_DISCLOSURE', 'INTEREST_SWEEP', 'CRYPTO'],
  ].map((type) => ({ type, signed: signed.includes(type) ? { type } : null })),
});

export const agreementCases: readonly Case[] = [
  {
    title: 'what people have signed shows with the agreements in force',
    steps: [
      { document: list, data: () => listed('CUSTOMER', 'STRATEGY_DISCLOSURE', 'CRYPTO') },
      { document: list, as: 'undisclosed', data: () => listed('CUSTOMER') },
      { document: list, as: 'unchecked', data: () => listed() },
    ],
  },
  {
    title: 'an agreement is signed with consent, in the version in force, or not at all',
    steps: [
      step(
        signCustomerAgreement,
        { ...mine, accepted: false },
        refused('signCustomerAgreement', 'BAD_USER_INPUT', 'accepted'),
      ),
      step(signCustomerAgreement, mine, refused('signCustomerAgreement', 'CONFLICT')),
      step(
        signAgreements,
        { agreementIds: [UNKNOWN_ID], signerName: 'Somebody Else' },
        refused('signAgreements', 'NOT_FOUND'),
      ),
      {
        document: '{ fetchAccountAgreements { id version } }',
        keep: {
          agreementId: 'fetchAccountAgreements.0.id',
          version: 'fetchAccountAgreements.0.version',
        },
      },
      ...[
        {
          document: signAgreements,
          variables: ({ agreementId }: Known) => ({
            params: { agreementIds: [agreementId], signerName: 'Somebody Else' },
          }),
          errors: [notMine('signAgreements')],
        },
        {
          document: signCustomerAgreement,
          variables: ({ version }: Known) => ({
            params: { version, signerName: 'Somebody Else', accepted: true },
          }),
          errors: [notMine('signCustomerAgreement')],
        },
      ],
    ],
  },
];
