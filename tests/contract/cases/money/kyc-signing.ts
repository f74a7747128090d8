import {
  updateIdvOutcome,
  updateUserKycIdentityInformation,
} from '@investing-platform/schema/operations';
import type { Case } from '../../support/case.ts';
import { address, as, disclosures, identity, saved } from '../../support/kyc.ts';
import { UNKNOWN_ID } from '../../support/order-steps.ts';
import { refused, step } from '../../support/steps.ts';

const taxForm = {
  fullName: 'Mia Tane',
  countryOfCitizenship: 'NZ',
  permanentAddress: address,
  taxId: { foreignTaxId: '49-091-850' },
  dateOfBirth: '1991-04-17',
  treatyClaim: { country: 'NZ' },
  signerName: 'Mia Tane',
  certify: true,
};
const consent = (type: string, version: string | undefined) => ({
  type,
  version,
  accepted: true,
  signerName: 'Mia Tane',
});
const NEEDED = ['CUSTOMER', 'ACCOUNT', 'ESIGN', 'TERMS', 'PRIVACY'];

const token = `query ($params: GetIdvTokenInput) {
  getIdvToken(params: $params) { sessionId provider } }`;

// What a signature shows of the address that it comes from is each server's own.
const sign = `mutation ($params: UpdateUserKycAgreementsInput!) {
  updateUserKycAgreements(params: $params) { agreements { type signed { signerName } } } }`;
const signTaxForm = `mutation ($params: UpdateUserKycW8BENFormDocumentInput!) {
  updateUserKycW8BENFormDocument(params: $params) { status canSubmit w8ben { status expiresOn } } }`;
const disclose = `mutation ($params: UpdateUserKycDisclosuresInput!) {
  updateUserKycDisclosures(params: $params) { status } }`;
const PAPERS = 'updateUserKycFileDocuments';
const handIn = `mutation ($params: UpdateUserKycFileDocumentsInput) {
  updateUserKycFileDocuments(params: $params) {
    status documents { id type side coHolder fileName status } } }`;
/** A picture of one pixel. */
const PNG = {
  base64:
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
};

export const kycSigningCases: readonly Case[] = [
  {
    title: 'a tax form is signed once the identity section says by whom, and holds three years',
    steps: [
      step(signTaxForm, taxForm, {
        as,
        ...refused('updateUserKycW8BENFormDocument', 'INVALID_STATE'),
      }),
      step(updateUserKycIdentityInformation, identity, { as }),
      step(
        signTaxForm,
        {
          ...taxForm,
          permanentAddress: { ...address, country: 'US', postalCode: '94105' },
          treatyClaim: { country: 'NZ', ratePercent: '10' },
          signerName: 'Eve Mallory',
          certify: false,
        },
        {
          as,
          ...refused(
            'updateUserKycW8BENFormDocument',
            'BAD_USER_INPUT',
            ...['certify', 'signerName', 'permanentAddress.country', 'treatyClaim.ratePercent'],
          ),
        },
      ),
      step(signTaxForm, taxForm, {
        as,
        data: saved('updateUserKycW8BENFormDocument', {
          w8ben: { status: 'VALID', expiresOn: '2029-12-31' },
        }),
      }),
      {
        as,
        document: `{ fetchKYC { w8ben { foreignTaxIdMasked ssnOrItinMasked formRevision
          treatyClaim { country ratePercent article } signedOn } } }`,
        data: () => ({
          fetchKYC: {
            w8ben: {
              foreignTaxIdMasked: '•••• 850',
              ssnOrItinMasked: null,
              formRevision: '10-2021',
              treatyClaim: { country: 'NZ', ratePercent: '15', article: null },
              signedOn: '2026-11-20',
            },
          },
        }),
      },
      step(disclose, { ...disclosures, usPerson: true }, { as }),
      {
        as,
        document: '{ fetchKYC { w8ben { status } } }',
        data: () => ({ fetchKYC: { w8ben: { status: 'INVALIDATED' } } }),
      },
    ],
  },
  {
    title: 'agreements are signed as a section: with consent, one’s own name and what is in force',
    steps: [
      step(updateUserKycIdentityInformation, identity, { as }),
      step(
        sign,
        {
          agreements: [
            { ...consent('TERMS', '2026-01'), accepted: false },
            { ...consent('ESIGN', '2026-01'), signerName: 'Eve Mallory' },
            consent('MARGIN', '2026-01'),
          ],
        },
        {
          as,
          ...refused(
            'updateUserKycAgreements',
            'BAD_USER_INPUT',
            ...['agreements.0.accepted', 'agreements.1.signerName', 'agreements.2.type'],
          ),
        },
      ),
      step(
        sign,
        { agreements: [consent('TERMS', '1999-01')] },
        { as, ...refused('updateUserKycAgreements', 'CONFLICT') },
      ),
      {
        as,
        document: '{ fetchKYC { agreements { version } } }',
        keep: { version: 'fetchKYC.agreements.0.version' },
      },
      step(sign, ({ version }) => ({ agreements: NEEDED.map((type) => consent(type, version)) }), {
        as,
        data: () => ({
          updateUserKycAgreements: {
            agreements: NEEDED.map((type) => ({ type, signed: { signerName: 'Mia Tane' } })),
          },
        }),
      }),
    ],
  },
  {
    title: 'the provider compares somebody whose identity is told, and is asked what came of it',
    steps: [
      { as, document: token, ...refused('getIdvToken', 'INVALID_STATE') },
      step(updateUserKycIdentityInformation, identity, { as }),
      step(token, {}, { as, keep: { session: 'getIdvToken.sessionId' } }),
      step(
        token,
        {},
        {
          as,
          data: ({ session }) => ({ getIdvToken: { sessionId: session, provider: 'simulated' } }),
        },
      ),
      step(
        updateIdvOutcome,
        { sessionId: UNKNOWN_ID, outcome: 'FINISHED' },
        { as, ...refused('updateIdvOutcome', 'NOT_FOUND') },
      ),
      step(updateIdvOutcome, ({ session }) => ({ sessionId: session, outcome: 'FINISHED' }), {
        as: 'other',
        ...refused('updateIdvOutcome', 'NOT_FOUND'),
      }),
      step(updateIdvOutcome, ({ session }) => ({ sessionId: session, outcome: 'CANCELED' }), {
        as,
        eventually: true,
        data: () => ({ updateIdvOutcome: { idv: { outcome: 'PASSED', failureCode: null } } }),
      }),
    ],
  },
  {
    title: 'papers are handed in with their side, replaced by a newer one, and taken back',
    steps: [
      step(
        handIn,
        {},
        { as, errors: [{ path: [PAPERS], code: 'BAD_USER_INPUT' }], ownWords: true },
      ),
      step(
        handIn,
        { add: [{ type: 'NATIONAL_ID', fileName: '../card.png', content: PNG }] },
        { as, ...refused(PAPERS, 'BAD_USER_INPUT', 'add.0.side', 'add.0.fileName') },
      ),
      step(
        handIn,
        { removeIds: [UNKNOWN_ID] },
        {
          as,
          ...refused(PAPERS, 'NOT_FOUND'),
        },
      ),
      step(handIn, { add: [{ type: 'PASSPORT', fileName: 'old.png', content: PNG }] }, { as }),
      step(
        handIn,
        { add: [{ type: 'PASSPORT', fileName: 'passport.png', content: PNG }] },
        {
          as,
          data: () => ({
            [PAPERS]: {
              status: 'DRAFT',
              documents: [{ type: 'PASSPORT', fileName: 'passport.png', status: 'RECEIVED' }],
            },
          }),
          keep: { paper: `${PAPERS}.documents.0.id` },
        },
      ),
      step(handIn, ({ paper }) => ({ removeIds: [paper] }), {
        as,
        data: () => ({ [PAPERS]: { documents: [] } }),
      }),
    ],
  },
];
