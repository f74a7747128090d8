import { companySection } from '@investing-platform/rules/kyc/company';
import {
  contactSection,
  disclosuresSection,
  trustedContactSection,
} from '@investing-platform/rules/kyc/contact-and-disclosures';
import {
  type IdentitySection,
  identitySection,
  isAnotherPerson,
} from '@investing-platform/rules/kyc/identity';
import {
  identityFirst,
  MAX_SESSIONS_A_DAY,
  requireToProve,
  returnHost,
  sessionTomorrow,
} from '@investing-platform/rules/kyc/provider-session';
import { isOpenToChanges, statusAfterSaving } from '@investing-platform/rules/kyc/sections';
import { SIMULATED_IDV_SECONDS } from '@investing-platform/rules/kyc/simulated-outcome';
import { signatureStatement, w8benExpiresOn, w8benForm } from '@investing-platform/rules/kyc/w8ben';
import { badInput, invalidInput } from '@investing-platform/rules/refusals/platform-error';
import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { Call } from '../../contract/call.ts';
import { make } from '../../contract/complete.ts';
import { need, type Realm } from '../../contract/realm.ts';
import type { RowOf } from '../../contract/row.ts';
import type { Rule, Rules } from '../../contract/rule.ts';
import { single } from '../../contract/single.ts';
import {
  answerRequests,
  findingOf,
  hasIdentity,
  nameOf,
  PARTS,
  type Part,
  problemsOf,
} from '../../facts/kyc.ts';
import { daysFrom, now, today } from '../../facts/time.ts';
import { checkPapers, takePapers } from './kyc-papers.ts';

type SavedBy = {
  CONTACT: 'updateUserKycContactInformation';
  IDENTITY: 'updateUserKycIdentityInformation';
  DISCLOSURES: 'updateUserKycDisclosures';
  TRUSTED_CONTACT: 'updateUserKycTrustedContact';
  COMPANY: 'updateUserKycCompanySetup';
};

/** Saving a section replaces it whole; the shared rules say what it may hold. */
function saves<Of extends Part>(
  part: Of,
  read: (call: Call<SavedBy[Of]>, kyc: RowOf<'Kyc'>) => { section: object; more?: object },
): Rule<SavedBy[Of]> {
  return {
    sets: (call) => {
      const { realm } = call;
      const kyc = single(realm, 'Kyc');
      const { section, more } = read(call, kyc);
      answerRequests(realm, part);
      return { [PARTS[part]]: section, ...more };
    },
    afterwards: ({ realm }) => follow(realm),
  };
}

/** What else keeps whether a check is approved. */
function follow(realm: Realm): void {
  if (realm.user === null) return;
  const isApproved = single(realm, 'Kyc').status === 'APPROVED';
  realm.user.kycStatus = isApproved ? 'APPROVED' : 'NOT_STARTED';
}

const statusOf = (kyc: RowOf<'Kyc'>, isMaterial: boolean) => ({
  status: statusAfterSaving(kyc.status ?? 'NOT_STARTED', isMaterial),
});

const ownEmail = ({ user }: Realm): string => user?.email ?? 'person@example.com';

const contact = saves('CONTACT', ({ realm, params }, kyc) => {
  const section = contactSection(params, ownEmail(realm));
  const moved = kyc.contact != null && kyc.contact.address?.country !== section.address.country;
  if (moved) endTaxForms(realm);
  return { section, more: statusOf(kyc, moved) };
});

const identity = saves('IDENTITY', ({ realm, params }, kyc) => {
  const kept = kyc.identity;
  const section = identitySection(params, today(realm), {
    taxIdType: kept?.taxIdType ?? null,
    taxIdMasked: kept?.taxIdMasked ?? null,
    taxIdNotRequiredReason: kept?.taxIdNotRequiredReason ?? null,
  });
  const isOther = kept != null && isAnotherPerson(kept, section);
  if (isOther) endTaxForms(realm);
  return { section, more: { ...statusOf(kyc, isOther), accountType: holderType(kyc, section) } };
});

function holderType(kyc: RowOf<'Kyc'>, { coHolder }: IdentitySection): string {
  const type = kyc.accountType ?? 'INDIVIDUAL';
  if (coHolder !== null && type === 'INDIVIDUAL') return 'JOINT';
  return coHolder === null && type === 'JOINT' ? 'INDIVIDUAL' : type;
}

const disclosures = saves('DISCLOSURES', ({ realm, params }) => {
  const section = disclosuresSection(params);
  if (section.usPerson) endTaxForms(realm);
  return { section };
});

const trustedContact = saves('TRUSTED_CONTACT', ({ realm, params }, kyc) => ({
  section: trustedContactSection(params, {
    emails: [ownEmail(realm), ...(kyc.contact?.email === undefined ? [] : [kyc.contact.email])],
    phone: kyc.contact?.phone ?? null,
  }),
}));

const company = saves('COMPANY', ({ realm, params }, kyc) => ({
  section: companySection(params, nameOf(realm, kyc), today(realm)),
  more: { accountType: params.accountType },
}));

function endTaxForms(realm: Realm): void {
  for (const form of realm.own.list('W8Ben')) {
    if (form.status === 'VALID') form.status = 'INVALIDATED';
  }
}

function requireComplete({ realm, params }: Call<'submitKyc'>): void {
  if (params.confirmAccurate !== true) throw badInput('params.confirmAccurate', 'must be true');
  const kyc = single(realm, 'Kyc');
  if (!['DRAFT', 'ACTION_REQUIRED'].includes(String(kyc.status))) return;
  const problems = problemsOf({ ...kyc, ...submittedType(params) }, realm);
  if (problems.length > 0) throw invalidInput(problems.map(asField));
}

const submittedType = ({ accountType }: Call<'submitKyc'>['params']) =>
  accountType == null ? {} : { accountType };

const asField = ({ section, field, message }: ReturnType<typeof problemsOf>[number]) => ({
  path: field === null ? section : `${section}.${field}`,
  message,
});

/** A session is opened, or the open one of the same flow gone on with. */
function beginIdv(call: Call<'getIdvToken'>) {
  const { realm, params } = call;
  const kyc = single(realm, 'Kyc');
  requireToProve(kyc.status ?? 'NOT_STARTED');
  if (!hasIdentity(kyc, realm)) throw identityFirst();
  const flow = params.flow ?? 'DOCUMENT_AND_FACE';
  const sessions = realm.own.list('IdvSession');
  const isOpen = (one: RowOf<'IdvSession'>) => one.outcome === 'PENDING' && one.flow === flow;
  const open = sessions.findLast((one) => isOpen(one) && !isOver(realm, one));
  if (open !== undefined) return tokenOf(realm, open);
  const since = daysFrom(now(realm), -1);
  const recent = sessions.filter(({ startedAt }) => Number(startedAt) > Number(since));
  if (recent.length >= MAX_SESSIONS_A_DAY) throw sessionTomorrow();
  return tokenOf(realm, openSession(realm, flow));
}

const isOver = (realm: Realm, { startedAt }: RowOf<'IdvSession'>): boolean =>
  startedAt === undefined || now(realm) >= daysFrom(startedAt, TOKEN_DAYS);

/** An hour. */
const TOKEN_DAYS = 1 / 24;

function openSession(realm: Realm, flow: string): RowOf<'IdvSession'> {
  const given = {
    provider: 'simulated',
    flow,
    outcome: 'PENDING',
    startedAt: now(realm),
  };
  return make(realm, 'IdvSession', given);
}

function tokenOf(realm: Realm, { id, startedAt }: RowOf<'IdvSession'>) {
  return {
    token: `simulated-${id}`,
    provider: 'simulated',
    sessionId: id,
    url: 'https://verify.example.com',
    expiresAt: daysFrom(startedAt ?? now(realm), TOKEN_DAYS),
  };
}

/** What the simulated provider says once its time has passed, whatever the app saw. */
function takeOutcome({ realm, params }: Call<'updateIdvOutcome'>): void {
  const session = need(realm, 'IdvSession', String(params.sessionId));
  if (session.outcome !== 'PENDING' || session.startedAt === undefined) return;
  if (now(realm) < daysFrom(session.startedAt, SIMULATED_IDV_SECONDS / DAY_SECONDS)) return;
  const found = findingOf(realm);
  Object.assign(session, { ...found, finishedAt: now(realm) });
  if (found.outcome === 'PASSED' || found.outcome === 'REVIEW') answerRequests(realm, 'IDV');
}

/** Only the newest tax form is valid. */
function signTaxForm(call: Call<'updateUserKycW8BENFormDocument'>): void {
  const { realm, params } = call;
  const form = readForm(call);
  for (const earlier of realm.own.list('W8Ben')) earlier.status = 'INVALIDATED';
  const signedOn = today(realm);
  const signedAt = now(realm);
  const ipAddress = '203.0.113.7';
  const given = {
    ...form,
    signedOn,
    signedAt,
    ipAddress,
    statement: signatureStatement(params.signerName, signedAt, ipAddress),
    expiresOn: w8benExpiresOn(signedOn),
    status: 'VALID',
  };
  make(realm, 'W8Ben', given);
  answerRequests(realm, 'W8BEN');
}

function readForm({ realm, params }: Call<'updateUserKycW8BENFormDocument'>) {
  const { identity: kept, disclosures: told } = single(realm, 'Kyc');
  const person = kept == null ? null : ({ coHolder: null, ...kept } as IdentitySection);
  return w8benForm(params, { identity: person, usPerson: told?.usPerson === true }).form;
}

export const kycRules: Rules = {
  getIdvToken: {
    // Every host is approved here.
    checks: ({ realm, params }) => {
      if (params.redirectUrl != null) returnHost(params.redirectUrl, realm.platform.baseUrl);
    },
    answers: beginIdv,
    example: (realm, params) => {
      Object.assign(single(realm, 'Kyc'), { status: 'DRAFT' });
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
    example: (realm, params) => ({
      ...params,
      sessionId: openSession(realm, 'DOCUMENT_AND_FACE').id,
    }),
  },
  updateUserKycCompanySetup: {
    ...company,
    example: (realm, params) => {
      const { givenName, familyName } = single(realm, 'Kyc').identity ?? {};
      const [person] = params['people'] as readonly object[];
      return { ...params, people: [{ ...person, givenName, familyName }] };
    },
  },
  updateUserKycContactInformation: contact,
  updateUserKycDisclosures: disclosures,
  updateUserKycFileDocuments: {
    checks: checkPapers,
    afterwards: takePapers,
    leaves: ['KycDocument'],
  },
  updateUserKycIdentityInformation: identity,
  updateUserKycTrustedContact: trustedContact,
  updateUserKycW8BENFormDocument: {
    checks: (call) => {
      if (isOpenToChanges(single(call.realm, 'Kyc').status ?? 'NOT_STARTED')) readForm(call);
    },
    example: (realm, params) => {
      const fullName = nameOf(realm, single(realm, 'Kyc'));
      return { ...params, fullName, signerName: fullName };
    },
    afterwards: signTaxForm,
    leaves: ['W8Ben'],
  },
};
