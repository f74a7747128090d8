import { signAgreements, signCustomerAgreement } from '@investing-platform/schema/operations';
import type { Case } from '../support/case.ts';
import { UNKNOWN_ID } from '../support/order-steps.ts';
import { refused, step } from '../support/steps.ts';

const mine = { signerName: 'Mia Tane', version: '1999-01', accepted: true };

export const agreementCases: readonly Case[] = [
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
        { agreementIds: [UNKNOWN_ID], signerName: 'Mia Tane' },
        refused('signAgreements', 'NOT_FOUND'),
      ),
    ],
  },
];
