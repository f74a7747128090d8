import {
  isOtherKeeper,
  missingDetails,
  type ToldOfWallet,
  WAITING_SECONDS,
} from '@investing-platform/rules/crypto/travel-rule';
import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { Transaction } from '../../../db/database.ts';
import { lockPerson } from '../../../db/locks/lock-person.ts';
import type { WhitelistedWallet } from '../../../graphql/generated/resolver-types.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { badInput, notFound, refuse } from '../../../kernel/errors.ts';
import { sha256 } from '../../../kernel/hash.ts';
import { requireStepUp } from '../../account/index.ts';
import type { Whence } from '../../funding/index.ts';
import type { CryptoDeps } from '../deps.ts';
import { CHECK_JOB } from './check-wallet.ts';
import { newDiscardToken } from './request-wallet.ts';
import { tellOfRemoval, tellOfWallet } from './tell-of-wallet.ts';
import { type ToldDetails, toldDetails } from './told-details.ts';
import {
  deleteWhitelistedRow,
  lockWhitelisted,
  renewDiscardToken,
  updateTravelRule,
  type WhitelistRow,
  whitelistedById,
  whitelistedOf,
  whitelistedOfToken,
} from './whitelist.sql.ts';
import { shownWhitelisted, travelRuleIn } from './whitelisted-shown.ts';

export interface UpdateTravelRuleInput {
  readonly id: string;
  readonly travelRule: ToldOfWallet;
  readonly mfaCode?: string | null | undefined;
}

/**
 * Changes who keeps and who owns a wallet. It is checked again; where another provider keeps it, it
 * waits for a day anew, and the person is mailed.
 *
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND; INVALID_STATE for a refused wallet;
 *   BENEFICIARY_NAME_REQUIRED; UNKNOWN_VASP; ADDRESS_BELONGS_TO_VASP; MFA_REQUIRED; MFA_INVALID;
 *   PROVIDER_UNAVAILABLE
 */
export async function updateWalletTravelRule(
  deps: CryptoDeps,
  actor: UserActor,
  input: UpdateTravelRuleInput,
  browser: string | null,
): Promise<WhitelistedWallet> {
  const { userId, ip } = actor;
  await requireStepUp(deps, actor, input);
  const [before] = await deps.db.all(whitelistedOf, userId, [input.id], null, null, null);
  if (before === undefined) throw notFound('Whitelisted wallet');
  const told = await toldDetails(deps, before, input.travelRule);
  const row = await deps.db.transaction(async (tx) => {
    await tx.one(lockPerson, userId);
    const now = await tx.maybe(lockWhitelisted, userId, input.id);
    if (now === null || now.deletedAt !== null) throw notFound('Whitelisted wallet');
    if (now.status === 'REJECTED') {
      throw refuse('INVALID_STATE', 'The wallet was refused: ask for it anew');
    }
    await change(tx, deps, now, told, { ip, browser });
    return tx.one(whitelistedById, input.id);
  });
  return shownWhitelisted(deps, row);
}

async function change(
  tx: Transaction,
  deps: CryptoDeps,
  row: WhitelistRow,
  { rule: given, ownsItSelf }: ToldDetails,
  whence: Whence,
): Promise<void> {
  const now = deps.clock.now();
  // Whoever holds a key holds it still: the address of a wallet never changes.
  const rule = { ...given, hasOwnershipProof: given.hasOwnershipProof || row.hasOwnershipProof };
  const isOther = isOtherKeeper(travelRuleIn(row), rule);
  const usableAt = isOther ? secondsAfter(now, WAITING_SECONDS) : row.usableAt;
  const isPending = missingDetails(rule, false, ownsItSelf).length === 0;
  const { beneficiaryAddress: address } = rule;
  await tx.run(updateTravelRule, {
    id: row.id,
    status: isPending ? 'PENDING' : 'ACTION_REQUIRED',
    usableAt,
    selfHosted: rule.selfHosted,
    vaspId: rule.vaspId,
    vaspName: rule.vaspName,
    vaspWebsite: rule.vaspWebsite,
    givenName: rule.beneficiaryGivenName,
    familyName: rule.beneficiaryFamilyName,
    entityName: rule.beneficiaryEntityName,
    country: rule.beneficiaryCountry,
    address: address === null ? null : JSON.stringify(address),
    ownsItSelf,
    hasOwnershipProof: rule.hasOwnershipProof,
    now,
  });
  if (isPending) await requestJob(tx, { kind: CHECK_JOB, key: row.id, runAt: now });
  if (!isOther) return;
  const discardToken = newDiscardToken(deps);
  await tx.run(renewDiscardToken, row.id, sha256(discardToken), now);
  await tellOfWallet(tx, deps, { ...row, usableAt, discardToken }, { isNew: false, whence });
}

/**
 * Takes a wallet off the list. What was asked for goes on.
 *
 * @throws {PlatformError} NOT_FOUND
 */
export async function deleteWallet(
  deps: CryptoDeps,
  { userId, ip }: UserActor,
  id: string,
  browser: string | null,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.one(lockPerson, userId);
    const row = await tx.maybe(deleteWhitelistedRow, userId, id, deps.clock.now());
    if (row === null) throw notFound('Whitelisted wallet');
    await tellOfRemoval(tx, deps, row, { ip, browser });
  });
}

/** Longer than the day that a new wallet waits: people read mails late. */
const LINK_SECONDS = 7 * DAY_SECONDS;

/**
 * Takes a wallet off the list with the token of the link that was mailed, whoever is signed in.
 * Safe to repeat.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a token that is unknown or older than 7 days
 */
export async function discardWallet(
  deps: CryptoDeps,
  { token }: { readonly token: string },
  whence: Whence,
): Promise<void> {
  const tokenHash = sha256(token);
  await deps.db.transaction(async (tx) => {
    const found = await tx.maybe(whitelistedOfToken, tokenHash);
    const since = secondsAfter(deps.clock.now(), -LINK_SECONDS);
    if (found === null || found.discardTokenAt < since) {
      throw badInput('params.token', 'is unknown, or older than 7 days');
    }
    const { userId, id } = found;
    await tx.one(lockPerson, userId);
    const row = await tx.maybe(deleteWhitelistedRow, userId, id, deps.clock.now());
    if (row !== null) await tellOfRemoval(tx, deps, row, whence);
  });
}
