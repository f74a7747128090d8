import { theNetwork } from '@investing-platform/rules/crypto/networks';
import {
  missingDetails,
  requireMemo,
  requireNewWallet,
  type ToldOfWallet,
  WAITING_SECONDS,
} from '@investing-platform/rules/crypto/travel-rule';
import type { Chain } from '@investing-platform/schema/operations';
import { checkAddress } from '../../../addresses/index.ts';
import type { Transaction } from '../../../db/database.ts';
import { earlierResult, idempotent } from '../../../db/idempotency.ts';
import type { WhitelistedWallet } from '../../../graphql/generated/resolver-types.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { badInput } from '../../../kernel/errors.ts';
import { sha256 } from '../../../kernel/hash.ts';
import { newId } from '../../../kernel/ids.ts';
import { token as newToken } from '../../../kernel/random.ts';
import { requireStepUp } from '../../account/index.ts';
import type { Whence } from '../../funding/index.ts';
import { cryptoAccount } from '../crypto-person.ts';
import type { CryptoDeps } from '../deps.ts';
import { CHECK_JOB } from './check-wallet.ts';
import { tellOfWallet } from './tell-of-wallet.ts';
import { type ToldDetails, toldDetails } from './told-details.ts';
import { insertWhitelisted, whitelistedById, whitelistFacts } from './whitelist.sql.ts';
import { shownWhitelisted } from './whitelisted-shown.ts';

export interface RequestWalletInput {
  readonly currency: string;
  readonly chain: Chain;
  readonly address: string;
  readonly memo?: string | null | undefined;
  readonly label?: string | null | undefined;
  readonly travelRule: ToldOfWallet;
  readonly mfaCode?: string | null | undefined;
  /** 1 to 64 characters (contract rule 10). */
  readonly idempotencyKey?: string | null | undefined;
}

const OPERATION = 'requestWhitelistWallet';
const DISCARD_PREFIX = 'ip_dw_';

/**
 * Asks to whitelist an outside wallet. It waits for a day whatever is told of it, and the person is
 * mailed a link that takes it back.
 *
 * @throws {PlatformError} BAD_USER_INPUT; KYC_REQUIRED; AGREEMENT_REQUIRED; ACCOUNT_RESTRICTED;
 *   BENEFICIARY_NAME_REQUIRED; UNKNOWN_VASP; ADDRESS_BELONGS_TO_VASP; CONFLICT; QUOTA_EXCEEDED;
 *   MFA_REQUIRED; MFA_INVALID; IDEMPOTENCY_CONFLICT; PROVIDER_UNAVAILABLE
 */
export async function requestWallet(
  deps: CryptoDeps,
  actor: UserActor,
  input: RequestWalletInput,
  browser: string | null,
): Promise<WhitelistedWallet> {
  const address = addressIn(input);
  const { userId, ip } = actor;
  const key = { userId, operation: OPERATION, key: input.idempotencyKey ?? null, input };
  // Whoever sends a request again sends its code again too, which was good for one use.
  const earlier = await earlierResult(deps.db, key);
  if (earlier !== null) {
    return shownWhitelisted(deps, await deps.db.one(whitelistedById, earlier));
  }
  await requireStepUp(deps, actor, input);
  const told = await toldDetails(deps, { userId, chain: input.chain, address }, input.travelRule);
  const row = await deps.db.transaction(async (tx) => {
    const effect = () => request(tx, deps, { userId, input, address, told }, { ip, browser });
    const { id } = await idempotent(tx, deps, key, effect);
    return tx.one(whitelistedById, id);
  });
  return shownWhitelisted(deps, row);
}

/** @throws {PlatformError} BAD_USER_INPUT for what is no address of the chain */
function addressIn({ currency, chain, address, memo }: RequestWalletInput): string {
  theNetwork('params', currency, chain);
  const checked = checkAddress(chain, address);
  if ('problem' in checked) throw badInput('params.address', checked.problem);
  requireMemo(chain, memo ?? null);
  return checked.address;
}

interface Request {
  readonly userId: string;
  readonly input: RequestWalletInput;
  readonly address: string;
  readonly told: ToldDetails;
}

async function request(
  tx: Transaction,
  deps: CryptoDeps,
  { userId, input, address, told }: Request,
  whence: Whence,
): Promise<string> {
  await cryptoAccount(tx, userId);
  const { currency, chain } = input;
  const memo = input.memo ?? null;
  const facts = await tx.one(whitelistFacts, userId, currency, chain, address, memo);
  requireNewWallet(facts.isKnown, facts.count);
  const { rule, ownsItSelf } = told;
  const { beneficiaryAddress, ...ruleColumns } = rule;
  const id = newId(deps.clock, deps.random);
  const createdAt = deps.clock.now();
  const usableAt = secondsAfter(createdAt, WAITING_SECONDS);
  const discardToken = newToken(deps.random, DISCARD_PREFIX);
  const isPending = missingDetails(rule, false, ownsItSelf).length === 0;
  const wallet = { id, userId, currency, chain, address, memo, label: input.label ?? null };
  tx.send(
    ...insertWhitelisted({
      ...wallet,
      ...ruleColumns,
      beneficiaryAddress: beneficiaryAddress === null ? null : JSON.stringify(beneficiaryAddress),
      ownsItSelf,
      status: isPending ? 'PENDING' : 'ACTION_REQUIRED',
      usableAt,
      discardTokenHash: sha256(discardToken),
      createdAt,
    }),
  );
  if (isPending) await requestJob(tx, { kind: CHECK_JOB, key: id, runAt: createdAt });
  const mailed = { ...wallet, usableAt, discardToken };
  await tellOfWallet(tx, deps, mailed, { isNew: true, whence });
  return id;
}

/** A new link takes the place of the one that was mailed before. */
export function newDiscardToken({ random }: Pick<CryptoDeps, 'random'>): string {
  return newToken(random, DISCARD_PREFIX);
}
