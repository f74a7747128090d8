import { requireAcceptance } from '@investing-platform/rules/kyc/customer-agreement';
import { requireOwnName } from '@investing-platform/rules/kyc/signer';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { UserActor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { invariant } from '../../kernel/invariant.ts';
import { type AgreementShown, showAgreements } from './account-agreements.ts';
import { insertSignature, legalNameOf } from './agreements.sql.ts';
import { type AgreementInForce, agreementsInForce, contentSha256 } from './agreements.ts';

type SignDeps = Pick<Deps, 'db' | 'clock' | 'random'> & {
  readonly oauth: Pick<Deps['oauth'], 'issuer'>;
};

export interface SignAgreementsInput {
  /** At most 20. */
  readonly agreementIds: readonly string[];
  readonly signerName: string;
}

export interface SignCustomerAgreementInput {
  readonly version: string;
  readonly signerName: string;
  readonly accepted: boolean;
}

/**
 * Signs agreements, all or none. A version signed already keeps its signature.
 *
 * @returns them in the order given, each once
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT where the name is not the person's
 */
export async function signAgreements(
  deps: SignDeps,
  actor: UserActor,
  { agreementIds, signerName }: SignAgreementsInput,
): Promise<AgreementShown[]> {
  const ids = [...new Set(agreementIds.map((id) => id.toLowerCase()))];
  const agreements = ids.map((id) => {
    const found = agreementsInForce.find((agreement) => agreement.id === id);
    if (found === undefined) throw notFound('Agreement');
    return found;
  });
  return sign(deps, actor, agreements, signerName);
}

/**
 * Signs the customer agreement, which trading and moving money need.
 *
 * @throws {PlatformError} BAD_USER_INPUT where it is not accepted or the name is not the person's;
 *   CONFLICT where another version is in force
 */
export async function signCustomerAgreement(
  deps: SignDeps,
  actor: UserActor,
  input: SignCustomerAgreementInput,
): Promise<AgreementShown> {
  const agreement = agreementsInForce.find(({ type }) => type === 'CUSTOMER');
  invariant(agreement !== undefined, 'a customer agreement is in force');
  requireAcceptance(input, agreement.version);
  const [signed] = await sign(deps, actor, [agreement], input.signerName);
  invariant(signed !== undefined, 'what was signed is shown');
  return signed;
}

async function sign(
  deps: SignDeps,
  { userId, ip }: UserActor,
  agreements: readonly AgreementInForce[],
  signerName: string,
): Promise<AgreementShown[]> {
  return deps.db.transaction(async (tx) => {
    const { legalName } = await tx.one(legalNameOf, userId);
    requireOwnName(signerName, legalName);
    for (const agreement of agreements) {
      await signOne(tx, deps, { userId, ip, signerName }, agreement);
    }
    return showAgreements(tx, deps, userId, agreements);
  });
}

interface Signer {
  readonly userId: string;
  readonly ip: string;
  readonly signerName: string;
}

/** Keeps a signature, unless the version is signed already. */
export async function signOne(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random'>,
  { userId, ip, signerName }: Signer,
  agreement: AgreementInForce,
): Promise<void> {
  const { type, version } = agreement;
  const signature = {
    id: newId(deps.clock, deps.random),
    userId,
    type,
    version,
    signerName,
    ip,
    contentSha256: contentSha256(agreement),
    signedAt: deps.clock.now(),
  };
  tx.send(...insertSignature(signature));
}
