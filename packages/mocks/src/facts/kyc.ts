import { isUsByIdentity } from '@investing-platform/rules/kyc/identity';
import {
  type KycFacts,
  kycProblems,
  checkNeeded as neededOf,
  sectionStates,
} from '@investing-platform/rules/kyc/sections';
import { simulatedFinding } from '@investing-platform/rules/kyc/simulated-outcome';
import type { PlatformError } from '@investing-platform/rules/refusals/platform-error';
import type { KycSection } from '@investing-platform/schema/operations';
import { complete } from '../contract/complete.ts';
import { madeId } from '../contract/leaf-values.ts';
import { all, type Facts, type Realm } from '../contract/realm.ts';
import { link, type RowOf } from '../contract/row.ts';
import { single } from '../contract/single.ts';
import { seededRandom } from '../kernel/random.ts';
import { now } from './time.ts';

/** The sections that are saved as one, and the part of the check that each one is. */
export const PARTS = {
  CONTACT: 'contact',
  IDENTITY: 'identity',
  DISCLOSURES: 'disclosures',
  TRUSTED_CONTACT: 'trustedContact',
  COMPANY: 'company',
} as const;

export type Part = keyof typeof PARTS;

/** What the shared rules ask of a check. */
function factsOf(kyc: RowOf<'Kyc'>, realm: Realm): KycFacts {
  const { identity, company, disclosures } = kyc;
  return {
    status: kyc.status ?? 'NOT_STARTED',
    accountType: kyc.accountType ?? 'INDIVIDUAL',
    saved: (Object.keys(PARTS) as Part[]).filter((part) => kyc[PARTS[part]] != null),
    rejected: rejectedOf(realm),
    usPerson: disclosures?.usPerson ?? null,
    usByIdentity: isUsByIdentity({
      citizenships: [...(identity?.citizenships ?? [])],
      countryOfTaxResidence: identity?.countryOfTaxResidence ?? '',
    }),
    hasTaxId: (identity?.taxIdMasked ?? identity?.taxIdNotRequiredReason ?? null) !== null,
    hasCoHolder: identity?.coHolder != null,
    companyType: company == null ? null : company.entityType === 'TRUST' ? 'TRUST' : 'COMPANY',
    papers: realm.own.list('KycDocument').map((paper) => ({
      type: paper.type ?? 'OTHER',
      side: paper.side ?? null,
      status: paper.status ?? 'RECEIVED',
      coHolder: paper.coHolder === true,
    })),
    agreements: needed(realm).map((agreement) => ({
      title: String(agreement.title),
      isSigned: signatureOf(realm, agreement) !== undefined,
    })),
    hasTaxForm: realm.own.list('W8Ben').some(({ status }) => status === 'VALID'),
    idv: realm.own.list('IdvSession').at(-1)?.outcome ?? null,
    hasProvider: true,
  };
}

const rejectedOf = (realm: Realm): KycSection[] =>
  realm.own
    .list('KycRequest')
    .filter(({ resolvedAt }) => resolvedAt == null)
    .flatMap(({ section }) => (section === undefined ? [] : [section]));

/** What the review asked for of a section is done once it is saved again. */
export function answerRequests(realm: Realm, section: string): void {
  for (const request of realm.own.list('KycRequest')) {
    if (request.section === section) request.resolvedAt ??= now(realm);
  }
}

/** To be thrown where an approved check is needed: it says what is left. */
export function checkNeeded(realm: Realm, why: string): PlatformError {
  return neededOf(factsOf(single(realm, 'Kyc'), realm), why);
}

/** As the identity section has it, else as the account has it. */
export function nameOf({ user }: Realm, { identity: kept }: RowOf<'Kyc'>): string {
  if (kept?.givenName !== undefined && kept.familyName !== undefined) {
    return [kept.givenName, kept.middleName, kept.familyName].filter(Boolean).join(' ');
  }
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  return name === '' ? (user?.email.split('@')[0] ?? '') : name;
}

/** Whether the identity section lacks nothing. */
export const hasIdentity = (kyc: RowOf<'Kyc'>, realm: Realm): boolean =>
  sectionStates(factsOf(kyc, realm)).some(
    ({ section, status }) => section === 'IDENTITY' && status === 'COMPLETE',
  );

/** The person as the simulated provider finds them. */
export const findingOf = (realm: Realm) =>
  simulatedFinding(single(realm, 'Kyc').identity?.familyName ?? '');

const needed = (realm: Realm): readonly RowOf<'Agreement'>[] =>
  all(realm, 'Agreement').filter(({ requiredFor }) =>
    (requiredFor as readonly string[]).includes('KYC'),
  );

/** Signatures that people came with: those that they have given since are stored. */
export function signaturesAtFirst(realm: Realm): RowOf<'SignedAgreement'>[] {
  const { user, own, shared } = realm;
  if (user === null) return [];
  const cameWith: Readonly<Record<string, boolean>> = {
    CUSTOMER: user.agreementSigned,
    STRATEGY_DISCLOSURE: user.strategyDisclosureSigned,
    CRYPTO: user.cryptoRulesSigned,
  };
  const given = new Set(own.list('SignedAgreement').map(({ type }) => type));
  return shared
    .list('Agreement')
    .filter(({ type }) => cameWith[String(type)] === true && !given.has(type))
    .map(({ id, type = 'CUSTOMER', version = '' }) => {
      const random = seededRandom(`signature:${user.id}:${id}`);
      const given = {
        id: madeId(random),
        agreementId: id,
        type,
        version,
        signedAt: user.createdAt,
        signerName: [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email,
      };
      return complete(realm, 'SignedAgreement', given, { random, at: user.createdAt });
    });
}

/** The person's signature of the version in force. */
export const signatureOf = (
  realm: Realm,
  agreement: RowOf<'Agreement'>,
): RowOf<'SignedAgreement'> | undefined =>
  all(realm, 'SignedAgreement', { type: agreement.type, version: agreement.version })[0];

function shownSections(kyc: RowOf<'Kyc'>, realm: Realm) {
  return sectionStates(factsOf(kyc, realm)).map((state) => ({
    ...state,
    updatedAt: state.status === 'MISSING' ? null : (kyc.updatedAt ?? null),
  }));
}

export const problemsOf = (kyc: RowOf<'Kyc'>, realm: Realm) => kycProblems(factsOf(kyc, realm));

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
    sections: shownSections,
    problems: problemsOf,
    canSubmit: (row, realm) =>
      ['DRAFT', 'ACTION_REQUIRED'].includes(String(row.status)) &&
      problemsOf(row, realm).length === 0,
    agreements: kycAgreements,
    w8ben: (_row, realm) => lastOf(realm, 'W8Ben'),
    idv: (_row, realm) => lastOf(realm, 'IdvSession'),
  },
};
