import { type Consent, requireConsents } from '@investing-platform/rules/kyc/consents';
import { requireAcceptance } from '@investing-platform/rules/kyc/customer-agreement';
import { requireOwnName } from '@investing-platform/rules/kyc/signer';
import { invariant } from '@investing-platform/rules/refusals/invariant';
import type { Call } from '../../contract/call.ts';
import { make } from '../../contract/complete.ts';
import { present } from '../../contract/present.ts';
import { all, need, type Realm } from '../../contract/realm.ts';
import type { RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { single } from '../../contract/single.ts';
import { answerRequests, nameOf, signatureOf } from '../../facts/kyc.ts';
import { displayName } from '../../facts/person.ts';
import { now } from '../../facts/time.ts';

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
  make(realm, 'SignedAgreement', given);
  if (realm.user === null) return;
  if (agreement.type === 'CUSTOMER') realm.user.agreementSigned = true;
  if (agreement.type === 'STRATEGY_DISCLOSURE') realm.user.strategyDisclosureSigned = true;
  if (agreement.type === 'CRYPTO') realm.user.cryptoRulesSigned = true;
}

function inForce(
  { realm }: Call<'signCustomerAgreement' | 'updateUserKycAgreements'>,
  type: unknown,
): RowOf<'Agreement'> {
  const [agreement] = all(realm, 'Agreement', { type });
  invariant(agreement !== undefined, 'agreements of every type are in force');
  return agreement;
}

/** Nobody in particular signs under every name. */
function requireSigner({ user }: Realm, signerName: string): void {
  if (user !== null) requireOwnName(signerName, displayName(user));
}

function checkCustomer(call: Call<'signCustomerAgreement'>): void {
  const { realm, params } = call;
  requireAcceptance(params, String(inForce(call, 'CUSTOMER').version));
  requireSigner(realm, params.signerName);
}

/** Which agreements are meant, is known before who signs them. */
function checkSeveral({ realm, params }: Call<'signAgreements'>): void {
  for (const id of params.agreementIds) need(realm, 'Agreement', id);
  requireSigner(realm, params.signerName);
}

function signCustomer(call: Call<'signCustomerAgreement'>) {
  const { realm, params } = call;
  const agreement = inForce(call, 'CUSTOMER');
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
  const { realm, params } = call;
  const consents = params.agreements as readonly Consent[];
  const needed = all(realm, 'Agreement')
    .filter(({ requiredFor }) => (requiredFor as readonly string[]).includes('KYC'))
    .map(({ type, version }) => ({ type: type as Consent['type'], version: String(version) }));
  const { firstName, lastName } = realm.user ?? {};
  const ownNames = [nameOf(realm, single(realm, 'Kyc')), `${firstName ?? ''} ${lastName ?? ''}`];
  requireConsents(consents, needed, ownNames);
  for (const { type, signerName } of consents) sign(call, inForce(call, type), signerName);
  answerRequests(realm, 'AGREEMENTS');
}

const ownName = ({ user }: Realm) => (user === null ? {} : { signerName: displayName(user) });

export const agreementRules: Rules = {
  signAgreements: {
    checks: checkSeveral,
    answers: signSeveral,
    example: (realm, params) => ({
      ...params,
      ...ownName(realm),
      agreementIds: all(realm, 'Agreement')
        .filter((row) => signatureOf(realm, row) === undefined)
        .map(({ id }) => id),
    }),
  },
  signCustomerAgreement: {
    checks: checkCustomer,
    answers: signCustomer,
    example: (realm, params) => {
      const signed = realm.own.list('SignedAgreement', { type: 'CUSTOMER' })[0];
      if (signed !== undefined) realm.own.remove('SignedAgreement', signed.id);
      if (realm.user !== null) realm.user.agreementSigned = false;
      return { ...params, ...ownName(realm) };
    },
  },
  updateUserKycAgreements: {
    afterwards: signSection,
    example: (realm, params) => {
      const signerName = nameOf(realm, single(realm, 'Kyc'));
      const given = params['agreements'] as readonly object[];
      return { ...params, agreements: given.map((one) => ({ ...one, signerName })) };
    },
    leaves: ['SignedAgreement'],
  },
};
