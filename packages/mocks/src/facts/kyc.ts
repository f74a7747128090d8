import { madeId } from '../contract/leaf-values.ts';
import { all, type Facts, type Realm } from '../contract/realm.ts';
import { link, type Row, type RowOf } from '../contract/row.ts';
import { seededRandom } from '../kernel/random.ts';

/** The sections in the order to fill them in, and the part of the check that each one is. */
export const SECTIONS = {
  CONTACT: 'contact',
  IDENTITY: 'identity',
  DISCLOSURES: 'disclosures',
  TRUSTED_CONTACT: 'trustedContact',
  COMPANY: 'company',
  W8BEN: 'w8ben',
  DOCUMENTS: 'documents',
  AGREEMENTS: 'agreements',
  IDV: 'idv',
} as const;

export type Section = keyof typeof SECTIONS;

function isDone(realm: Realm, kyc: RowOf<'Kyc'>, section: Section): boolean {
  switch (section) {
    case 'W8BEN':
      return realm.own.list('W8Ben').some(({ status }) => status === 'VALID');
    case 'DOCUMENTS':
      return realm.own.list('KycDocument').some(({ status }) => status !== 'REJECTED');
    case 'AGREEMENTS':
      return needed(realm).every((agreement) => signatureOf(realm, agreement) !== undefined);
    case 'IDV':
      return realm.own.list('IdvSession').some(({ outcome }) => outcome === 'PASSED');
    default:
      return kyc[SECTIONS[section]] != null;
  }
}

const isRequired = (kyc: RowOf<'Kyc'>, section: Section): boolean =>
  section !== 'COMPANY' || kyc.accountType !== 'INDIVIDUAL';

const needed = (realm: Realm): readonly RowOf<'Agreement'>[] =>
  all(realm, 'Agreement').filter(({ requiredFor }) =>
    (requiredFor as readonly string[]).includes('KYC'),
  );

/** Signatures that people came with: those that they have given since are stored. */
export function signaturesAtFirst({ user, own, shared }: Realm): Row[] {
  if (user === null) return [];
  const cameWith: Readonly<Record<string, boolean>> = {
    CUSTOMER: user.agreementSigned,
    STRATEGY_DISCLOSURE: user.strategyDisclosureSigned,
  };
  const given = new Set(own.list('SignedAgreement').map(({ type }) => type));
  return shared
    .list('Agreement')
    .filter(({ type }) => cameWith[String(type)] === true && !given.has(type))
    .map(({ id, type, version }) => ({
      id: madeId(seededRandom(`signature:${user.id}:${id}`)),
      agreementId: id,
      type,
      version,
      signedAt: user.createdAt,
      signerName: [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email,
    }));
}

/** The person's signature of the version in force. */
export const signatureOf = (realm: Realm, agreement: Row): RowOf<'SignedAgreement'> | undefined =>
  all(realm, 'SignedAgreement').find(
    (row) => row.type === agreement['type'] && row.version === agreement['version'],
  );

const sections = Object.keys(SECTIONS) as Section[];

function sectionStates(kyc: RowOf<'Kyc'>, realm: Realm) {
  return sections.map((section) => ({
    section,
    status: isDone(realm, kyc, section) ? 'COMPLETE' : 'MISSING',
    required: isRequired(kyc, section),
    updatedAt: kyc.updatedAt ?? null,
  }));
}

export function problemsOf(kyc: RowOf<'Kyc'>, realm: Realm) {
  return sections
    .filter((section) => isRequired(kyc, section) && !isDone(realm, kyc, section))
    .map((section) => ({
      section,
      field: null,
      message: `The section ${section.toLowerCase().replaceAll('_', ' ')} is missing.`,
    }));
}

const kycAgreements = (_kyc: RowOf<'Kyc'>, realm: Realm) =>
  needed(realm).map((agreement) => {
    const signed = signatureOf(realm, agreement);
    return {
      type: agreement.type,
      title: agreement.title,
      version: agreement.version,
      url: agreement.url,
      signed: signed === undefined ? null : link('SignedAgreement', signed.id),
    };
  });

const lastOf = (realm: Realm, type: string): unknown => {
  const row = realm.own.list(type).at(-1);
  return row === undefined ? null : link(type, row.id);
};

export const kycFacts: Facts = {
  Agreement: {
    signed: (row, realm) => {
      const signed = signatureOf(realm, row);
      return signed === undefined ? null : link('SignedAgreement', signed.id);
    },
    previouslySigned: () => null,
  },
  Kyc: {
    sections: sectionStates,
    problems: problemsOf,
    canSubmit: (row, realm) =>
      ['DRAFT', 'ACTION_REQUIRED'].includes(String(row.status)) &&
      problemsOf(row, realm).length === 0,
    agreements: kycAgreements,
    w8ben: (_row, realm) => lastOf(realm, 'W8Ben'),
    idv: (_row, realm) => lastOf(realm, 'IdvSession'),
  },
};
