import {
  submitKyc,
  updateUserKycCompanySetup,
  updateUserKycContactInformation,
  updateUserKycDisclosures,
  updateUserKycIdentityInformation,
  updateUserKycTrustedContact,
} from '@investing-platform/schema/operations';
import type { Case } from '../../support/case.ts';
import { address, as, contact, disclosures, identity, saved } from '../../support/kyc.ts';
import { refused, step } from '../../support/steps.ts';

const check = `{ fetchKYC { status accountType canSubmit updatedAt expiresAt decidedAt idv { id }
  sections { section status required } problems { section field message }
  contact { phone } identity { givenName } company { legalName } w8ben { id } documents { id } } }`;

const person = {
  givenName: 'Mia',
  familyName: 'Tane',
  dateOfBirth: '1991-04-17',
  ownershipPercent: '100',
  roles: ['DIRECTOR', 'BENEFICIAL_OWNER', 'SIGNATORY'],
};
const company = {
  accountType: 'COMPANY',
  legalName: 'Harbour Design Limited',
  companyNumber: '8123456',
  country: 'NZ',
  entityType: 'LIMITED_COMPANY',
  address,
  people: [person],
};

const missing = (section: string, required = true) => ({ section, status: 'MISSING', required });
const nothing = [
  ...['CONTACT', 'IDENTITY', 'DISCLOSURES', 'TRUSTED_CONTACT'].map((one) => missing(one)),
  missing('COMPANY', false),
  missing('W8BEN'),
  missing('DOCUMENTS', false),
  ...['AGREEMENTS', 'IDV'].map((one) => missing(one)),
];
const unsigned = [
  ...['Customer agreement', 'Account agreement', 'Electronic signatures and papers'],
  ...['Terms of use', 'Privacy notice'],
].map((title) => ({
  section: 'AGREEMENTS',
  field: 'agreements',
  message: `Read and sign: ${title}.`,
}));

export const kycCases: readonly Case[] = [
  {
    title: 'an identity check begins with nothing, and says what is to be done',
    steps: [
      {
        as,
        document: check,
        data: () => ({
          fetchKYC: {
            status: 'NOT_STARTED',
            accountType: 'INDIVIDUAL',
            canSubmit: false,
            updatedAt: null,
            expiresAt: null,
            decidedAt: null,
            sections: nothing,
            contact: null,
            identity: null,
            company: null,
            w8ben: null,
            documents: [],
            idv: null,
          },
        }),
      },
      {
        as,
        document: '{ fetchKYC { problems { section field message } } }',
        data: () => ({
          fetchKYC: {
            problems: [
              { section: 'CONTACT', field: null, message: 'Say how to reach you.' },
              { section: 'IDENTITY', field: null, message: 'Say who you are.' },
              { section: 'DISCLOSURES', field: null, message: 'Answer what the law asks.' },
              {
                section: 'TRUSTED_CONTACT',
                field: null,
                message: 'Name somebody to call where you cannot be reached, or nobody.',
              },
              { section: 'W8BEN', field: null, message: 'Sign the tax form W-8BEN.' },
              ...unsigned,
              {
                section: 'IDV',
                field: null,
                message: 'Let the identity provider compare you with your papers.',
              },
            ],
          },
        }),
      },
    ],
  },
  {
    title: 'sections of an identity check are saved one by one, and shown as they are kept',
    steps: [
      step(updateUserKycContactInformation, contact, {
        as,
        data: saved('updateUserKycContactInformation', { contact: { phone: '+6421555012' } }),
      }),
      step(updateUserKycIdentityInformation, identity, {
        as,
        data: saved('updateUserKycIdentityInformation', {
          identity: { taxIdType: 'NZL_IRD', taxIdMasked: '•••• 850', citizenships: ['NZ'] },
        }),
      }),
      step(updateUserKycDisclosures, disclosures, {
        as,
        data: saved('updateUserKycDisclosures', { disclosures: { controlledCompanies: [] } }),
      }),
      step(
        updateUserKycTrustedContact,
        { declined: true },
        {
          as,
          data: saved('updateUserKycTrustedContact', {
            trustedContact: { declined: true, givenName: null, phone: null },
          }),
        },
      ),
      step(updateUserKycCompanySetup, company, {
        as,
        data: saved('updateUserKycCompanySetup', {
          accountType: 'COMPANY',
          company: { legalName: 'Harbour Design Limited', people: [person], tradingName: null },
        }),
      }),
      {
        as,
        document: '{ fetchKYC { sections { section status required } } }',
        data: () => ({
          fetchKYC: {
            sections: [
              ...['CONTACT', 'IDENTITY', 'DISCLOSURES', 'TRUSTED_CONTACT', 'COMPANY'].map(
                (section) => ({ section, status: 'COMPLETE', required: true }),
              ),
              missing('W8BEN', false),
              ...['DOCUMENTS', 'AGREEMENTS', 'IDV'].map((one) => missing(one)),
            ],
          },
        }),
      },
    ],
  },
  {
    title: 'what cannot be is refused by the field, and nothing of it is saved',
    steps: [
      step(
        updateUserKycContactInformation,
        { phone: '12345678', address: { ...address, line1: 'PO Box 12', postalCode: '61' } },
        {
          as,
          ...refused(
            'updateUserKycContactInformation',
            'BAD_USER_INPUT',
            ...['phone', 'address.postalCode', 'address.line1'],
          ),
        },
      ),
      step(
        updateUserKycIdentityInformation,
        {
          ...identity,
          dateOfBirth: '2008-11-22',
          taxId: { number: { type: 'NZL_IRD', value: '49-091-851' } },
        },
        {
          as,
          ...refused(
            'updateUserKycIdentityInformation',
            'BAD_USER_INPUT',
            ...['dateOfBirth', 'taxId.number.value'],
          ),
        },
      ),
      step(
        updateUserKycTrustedContact,
        { contact: { givenName: 'Hana', familyName: 'Tane' }, declined: true },
        { as, ...refused('updateUserKycTrustedContact', 'BAD_USER_INPUT', 'contact', 'declined') },
      ),
      step(
        updateUserKycCompanySetup,
        { ...company, companyNumber: null, people: [{ ...person, familyName: 'Mallory' }] },
        {
          as,
          ...refused('updateUserKycCompanySetup', 'BAD_USER_INPUT', 'companyNumber', 'people'),
        },
      ),
      {
        as,
        document: '{ fetchKYC { status updatedAt contact { phone } } }',
        data: () => ({ fetchKYC: { status: 'NOT_STARTED', updatedAt: null, contact: null } }),
      },
    ],
  },
  {
    title: 'an identity check is submitted once it is begun and complete, and not before',
    steps: [
      step(
        submitKyc,
        { confirmAccurate: false },
        { as, ...refused('submitKyc', 'BAD_USER_INPUT', 'confirmAccurate') },
      ),
      step(submitKyc, { confirmAccurate: true }, { as, ...refused('submitKyc', 'INVALID_STATE') }),
      step(updateUserKycIdentityInformation, { ...identity, taxId: null }, { as }),
      step(
        submitKyc,
        { confirmAccurate: true, accountType: 'JOINT' },
        {
          as,
          errors: [
            {
              path: ['submitKyc'],
              code: 'BAD_USER_INPUT',
              fields: [
                ...['CONTACT', 'IDENTITY.taxId', 'IDENTITY.coHolder', 'DISCLOSURES'],
                ...['TRUSTED_CONTACT', 'W8BEN', 'DOCUMENTS.add'],
                ...unsigned.map(() => 'AGREEMENTS.agreements'),
                'IDV',
              ],
            },
          ],
        },
      ),
    ],
  },
];
