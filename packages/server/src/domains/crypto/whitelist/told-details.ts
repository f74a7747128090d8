import {
  type Asker,
  addressOfProvider,
  searchFor,
  type ToldOfWallet,
  type TravelRule,
  travelRuleOf,
  withProvider,
} from '@investing-platform/rules/crypto/travel-rule';
import { isSameName } from '@investing-platform/rules/kyc/same-name';
import { badInput, refuse } from '../../../kernel/errors.ts';
import type { CryptoDeps } from '../deps.ts';
import { askerOf, type WhitelistRow } from './whitelist.sql.ts';
import { messageOf } from './whitelisted-shown.ts';

/** What was told about a wallet, once it was looked up. */
export interface ToldDetails {
  readonly rule: TravelRule;
  /** Whether the person who asks owns the wallet. */
  readonly ownsItSelf: boolean;
}

type Subject = Pick<WhitelistRow, 'userId' | 'chain' | 'address'>;

const CUSTODIAN = 'params.travelRule.custodian';

/**
 * Reads what a person tells of a wallet, and looks up who keeps it. Asked before the transaction:
 * nothing in it waits for others.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a signature of another key; BENEFICIARY_NAME_REQUIRED;
 *   UNKNOWN_VASP; ADDRESS_BELONGS_TO_VASP; PROVIDER_UNAVAILABLE
 */
export async function toldDetails(
  deps: Pick<CryptoDeps, 'db' | 'oauth' | 'vasps'>,
  subject: Subject,
  input: ToldOfWallet,
): Promise<ToldDetails> {
  const asker = await deps.db.one(askerOf, subject.userId);
  const told = travelRuleOf(input, asker);
  const rule = await lookedUp(deps, subject, told);
  const signature = input.custodian.selfHosted?.ownershipProof ?? null;
  const hasOwnershipProof = signature !== null && (await proves(deps, subject, signature));
  return { rule: { ...rule, hasOwnershipProof }, ownsItSelf: isOwn(rule, asker) };
}

function isOwn(rule: TravelRule, asker: Asker): boolean {
  const { beneficiaryGivenName: given, beneficiaryFamilyName: family } = rule;
  if (rule.beneficiaryEntityName !== null) return false;
  if (given === asker.givenName && family === asker.familyName) return true;
  const [one, other] = [
    [given, family],
    [asker.givenName, asker.familyName],
  ].map((parts) => parts.filter((part) => part !== null).join(' '));
  return isSameName(one ?? '', other ?? '');
}

async function lookedUp(
  { vasps }: Pick<CryptoDeps, 'vasps'>,
  { chain, address }: Subject,
  rule: TravelRule,
): Promise<TravelRule> {
  if (rule.selfHosted) {
    const { keptBy } = await answered(() => vasps.factsOf(chain, address));
    if (keptBy === null) return rule;
    throw addressOfProvider(keptBy);
  }
  if (rule.vaspId === null) return rule;
  const search = searchFor(rule.vaspId);
  return withProvider(rule, await answered(() => vasps.search(search)));
}

async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const cause = { cause: error };
    throw refuse('PROVIDER_UNAVAILABLE', 'The directory of providers does not answer now', cause);
  }
}

/** The curves are loaded with the first proof. */
async function proves(
  deps: Pick<CryptoDeps, 'oauth'>,
  subject: Subject,
  signature: string,
): Promise<boolean> {
  const { canSign, provesKey } = await import('../../../addresses/signatures/index.ts');
  const path = `${CUSTODIAN}.selfHosted.ownershipProof`;
  const { chain, address } = subject;
  if (!canSign(chain)) {
    const repair = 'send a small amount from it to your own wallet here';
    throw badInput(path, `is not read on ${chain}: ${repair}`);
  }
  if (provesKey({ chain, address, message: messageOf(deps, subject), signature })) return true;
  throw badInput(path, 'is not a signature of ownershipMessage with the key of the address');
}
