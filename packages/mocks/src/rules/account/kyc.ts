import { requireExactlyOne } from '@investing-platform/engine';
import { badInput, invalidInput, refuse } from '@investing-platform/rules/platform-error';
import type { Call } from '../../contract/call.ts';
import { complete } from '../../contract/complete.ts';
import { inputOf } from '../../contract/model.ts';
import { present } from '../../contract/present.ts';
import { all, need, type Realm } from '../../contract/realm.ts';
import { link, type RowOf } from '../../contract/row.ts';
import type { Rule, Rules } from '../../contract/rule.ts';
import { single } from '../../contract/single.ts';
import { takeInput } from '../../contract/take-input.ts';
import { problemsOf, SECTIONS, type Section, signatureOf } from '../../facts/kyc.ts';
import { daysFrom, now, today } from '../../facts/time.ts';

/** Saving a section replaces it whole. */
function saves(section: Section, partType: string): Rule {
  return {
    sets: (call) => {
      const { realm, operation, params } = call;
      const input = inputOf(operation);
      const taken = input === null ? {} : takeInput(realm, partType, input, params);
      return {
        [SECTIONS[section]]: complete(realm, partType, {
          ...taken,
          ...extra(realm, section, call),
        }),
      };
    },
  };
}

function extra(realm: Realm, section: Section, { params }: Call): object {
  if (section === 'CONTACT') return { email: params['email'] ?? realm.user?.email };
  if (section === 'TRUSTED_CONTACT') return trustedContact(params);
  if (section !== 'IDENTITY') return {};
  const { number, notRequiredReason } = Object(params['taxId']);
  return {
    taxIdType: number?.type ?? null,
    taxIdMasked: number === undefined || number === null ? null : `•••• ${number.value.slice(-3)}`,
    taxIdNotRequiredReason: notRequiredReason ?? null,
  };
}

function trustedContact(params: Call['params']): object {
  const { contact, declined } = params;
  if (contact != null) return { ...Object(contact), declined: false };
  const nobody = { givenName: null, familyName: null, email: null, phone: null, address: null };
  return { ...nobody, declined };
}

function refuseUnclearContact({ params }: Call<'updateUserKycTrustedContact'>): void {
  requireExactlyOne(params, ['contact', 'declined']);
  if (params.contact == null && params.declined !== true)
    throw badInput('params.declined', 'must be true, or left out');
}

function sign(
  { realm }: Call<'signAgreements' | 'signCustomerAgreement' | 'updateUserKycAgreements'>,
  agreement: RowOf<'Agreement'>,
  signerName: unknown,
): void {
  if (signatureOf(realm, agreement) !== undefined) return;
  const given = {
    agreementId: agreement.id,
    type: agreement.type,
    version: agreement.version,
    signerName,
    signedAt: now(realm),
  };
  realm.own.add('SignedAgreement', complete(realm, 'SignedAgreement', given));
  if (realm.user === null) return;
  if (agreement.type === 'CUSTOMER') realm.user.agreementSigned = true;
  if (agreement.type === 'STRATEGY_DISCLOSURE') realm.user.strategyDisclosureSigned = true;
}

function inForce(
  { realm }: Call<'signCustomerAgreement' | 'updateUserKycAgreements'>,
  type: unknown,
  version: unknown,
): RowOf<'Agreement'> {
  const agreement = all(realm, 'Agreement').find((row) => row.type === type);
  if (agreement === undefined)
    throw badInput('params.agreements', 'names an agreement that is not needed');
  if (agreement.version !== version) throw refuse('CONFLICT', 'A newer version is in force');
  return agreement;
}

function signCustomer(call: Call<'signCustomerAgreement'>) {
  const { realm, params } = call;
  if (params.accepted !== true) throw badInput('params.accepted', 'must be true');
  const agreement = inForce(call, 'CUSTOMER', params.version);
  sign(call, agreement, params.signerName);
  return present(realm, 'Agreement', agreement);
}

function signSeveral(call: Call<'signAgreements'>) {
  const { realm, params } = call;
  const rows = (params.agreementIds as readonly string[]).map((id) => need(realm, 'Agreement', id));
  for (const row of rows) sign(call, row, params.signerName);
  return rows.map((row) => present(realm, 'Agreement', row));
}

function signSection(call: Call<'updateUserKycAgreements'>): void {
  const given = call.params.agreements as readonly {
    type: string;
    version: string;
    accepted: boolean;
    signerName: string;
  }[];
  for (const { type, version, accepted, signerName } of given) {
    if (!accepted) throw badInput('params.agreements', 'must be accepted');
    sign(call, inForce(call, type, version), signerName);
  }
}

function takePapers(call: Call<'updateUserKycFileDocuments'>): void {
  const { realm, params } = call;
  for (const file of (params.add ?? []) as readonly Record<string, unknown>[]) {
    const { type, side, fileName } = file;
    const given = {
      type,
      side: side ?? null,
      fileName,
      status: 'RECEIVED',
      failureReason: null,
      failureCode: null,
    };
    realm.own.add('KycDocument', complete(realm, 'KycDocument', given));
  }
  for (const id of (params.removeIds ?? []) as readonly string[])
    realm.own.remove('KycDocument', id);
}

function requireComplete({ realm, params }: Call<'submitKyc'>): void {
  if (params.confirmAccurate !== true) throw badInput('params.confirmAccurate', 'must be true');
  const kyc = single(realm, 'Kyc');
  if (!['DRAFT', 'ACTION_REQUIRED'].includes(String(kyc.status))) return;
  const problems = problemsOf(kyc, realm);
  if (problems.length === 0) return;
  throw invalidInput(problems.map(({ section, message }) => ({ path: section, message })));
}

function beginIdv({ realm }: Pick<Call, 'realm'>) {
  const status = single(realm, 'Kyc').status;
  if (['NOT_STARTED', 'SUBMITTED', 'IN_REVIEW', 'REJECTED'].includes(String(status))) {
    throw refuse('INVALID_STATE', `The identity check is ${String(status)}`);
  }
  const session = realm.own.add(
    'IdvSession',
    complete(realm, 'IdvSession', {
      outcome: 'PENDING',
      failureReason: null,
      failureCode: null,
      startedAt: now(realm),
      finishedAt: null,
    }),
  );
  Object.assign(single(realm, 'Kyc'), { idv: link('IdvSession', session.id) });
  return {
    token: `idv_${realm.platform.random.text(32)}`,
    provider: 'simulated',
    sessionId: session.id,
    url: 'https://verify.example.com',
    expiresAt: daysFrom(now(realm), 1 / 48),
  };
}

/** The simulated provider has seen what the app has seen. */
const PROVIDER_OUTCOMES: Readonly<Record<string, string>> = {
  FINISHED: 'PASSED',
  CANCELED: 'CANCELED',
  FAILED: 'REVIEW',
};

function takeOutcome({ realm, params }: Call<'updateIdvOutcome'>): void {
  const session = need(realm, 'IdvSession', String(params.sessionId));
  const outcome = PROVIDER_OUTCOMES[String(params.outcome)];
  Object.assign(session, { outcome, finishedAt: now(realm) });
}

function requireCertified({ params }: Call<'updateUserKycW8BENFormDocument'>): void {
  if (params.certify !== true) throw badInput('params.certify', 'must be true');
}

/** Only the newest tax form is valid. */
function signTaxForm(call: Call<'updateUserKycW8BENFormDocument'>): void {
  const { realm, operation, params } = call;
  for (const form of realm.own.list('W8Ben')) form.status = 'INVALIDATED';
  const input = inputOf(operation);
  const taken = input === null ? {} : takeInput(realm, 'W8Ben', input, params);
  const given = { ...taken, ...taxForm(call), status: 'VALID' };
  realm.own.add('W8Ben', complete(realm, 'W8Ben', given));
}

function taxForm({ realm, params }: Call<'updateUserKycW8BENFormDocument'>) {
  const { ssnOrItin, foreignTaxId, foreignTaxIdNotRequired } = Object(params.taxId);
  const masked = (text: unknown): string | null =>
    typeof text === 'string' ? `•••• ${text.slice(-3)}` : null;
  const signedOn = today(realm);
  const signedAt = now(realm);
  const ipAddress = '203.0.113.7';
  return {
    ssnOrItinMasked: masked(ssnOrItin),
    foreignTaxIdMasked: masked(foreignTaxId),
    foreignTaxIdNotRequired: foreignTaxIdNotRequired === true,
    signedOn,
    signedAt,
    ipAddress,
    statement: statementOf(String(params.signerName), signedAt, ipAddress),
    expiresOn: `${Number(signedOn.slice(0, 4)) + 3}-12-31`,
  };
}

const statementOf = (name: string, at: Date, address: string): string =>
  `Signed electronically by ${name} on ${at.toISOString()} from ${address}.`;

export const kycRules: Rules = {
  getIdvToken: { answers: beginIdv },
  signAgreements: {
    answers: signSeveral,
    example: (realm, params) => ({
      ...params,
      agreementIds: all(realm, 'Agreement')
        .filter((row) => signatureOf(realm, row) === undefined)
        .map(({ id }) => id),
    }),
  },
  signCustomerAgreement: {
    answers: signCustomer,
    example: (realm, params) => {
      const signed = realm.own.list('SignedAgreement').find(({ type }) => type === 'CUSTOMER');
      if (signed !== undefined) realm.own.remove('SignedAgreement', signed.id);
      if (realm.user !== null) realm.user.agreementSigned = false;
      return params;
    },
  },
  submitKyc: {
    checks: requireComplete,
    example: (realm, params) => {
      Object.assign(single(realm, 'Kyc'), { status: 'DRAFT' });
      return params;
    },
  },
  updateIdvOutcome: {
    afterwards: takeOutcome,
    example: (realm, params) => ({ ...params, sessionId: beginIdv({ realm }).sessionId }),
  },
  updateUserKycAgreements: { afterwards: signSection, leaves: ['SignedAgreement'] },
  updateUserKycCompanySetup: saves('COMPANY', 'KycCompany'),
  updateUserKycContactInformation: saves('CONTACT', 'KycContact'),
  updateUserKycDisclosures: saves('DISCLOSURES', 'KycDisclosures'),
  updateUserKycFileDocuments: { afterwards: takePapers, leaves: ['KycDocument'] },
  updateUserKycIdentityInformation: saves('IDENTITY', 'KycIdentity'),
  updateUserKycTrustedContact: {
    ...saves('TRUSTED_CONTACT', 'KycTrustedContact'),
    checks: refuseUnclearContact,
  },
  updateUserKycW8BENFormDocument: {
    checks: requireCertified,
    afterwards: signTaxForm,
    leaves: ['W8Ben'],
  },
};
