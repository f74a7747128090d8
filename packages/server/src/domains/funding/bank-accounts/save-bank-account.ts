import { maskedNumber } from '@investing-platform/rules/funding/banks/bank-numbers';
import type {
  BankAddress,
  GivenAccount,
} from '@investing-platform/rules/funding/banks/given-account';
import { BANK_ACCOUNTS } from '@investing-platform/rules/funding/quotas';
import { requireRoomFor } from '@investing-platform/rules/refusals/quota';
import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { BankAccountPurpose } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { lockPerson } from '../../../db/locks/lock-person.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/errors.ts';
import { sha256 } from '../../../kernel/hash.ts';
import { newId } from '../../../kernel/ids.ts';
import { token as newToken } from '../../../kernel/random.ts';
import { requireStepUp } from '../../account/index.ts';
import type { FundingDeps } from '../deps.ts';
import {
  type BankAccountRow,
  bankAccountsFor,
  insertBankAccount,
  savedSince,
  tombstone,
} from './bank-accounts.sql.ts';
import { openNumber, sealNumber } from './sealed-number.ts';
import { type BankAccountShown, shownIn } from './shown.ts';
import { type Standing, standing } from './standing.ts';
import { tellOfNewAccount } from './tell-of-account.ts';
import { VERIFY_JOB } from './verify-bank-account.ts';

export interface SaveRequest {
  readonly purpose: BankAccountPurpose;
  readonly account: GivenAccount;
  readonly mfaCode: string | null;
  readonly browser: string | null;
}

/** Contract rule 13: a thief with a session has to wait until the owner has read the mail. */
const USABLE_AFTER_SECONDS = DAY_SECONDS;
const DISCARD_PREFIX = 'ip_db_';

/**
 * Saves a bank account that the platform shall pay to. What is in use stays so until the new one is
 * verified and usable; what waits to be in use goes.
 *
 * @returns the account as it is where its numbers are saved already
 * @throws {PlatformError} MFA_REQUIRED; MFA_INVALID; QUOTA_EXCEEDED for the eleventh within a day
 */
export async function saveBankAccount(
  deps: FundingDeps,
  actor: UserActor,
  request: SaveRequest,
): Promise<BankAccountShown> {
  await requireStepUp(deps, actor, { mfaCode: request.mfaCode });
  const { userId } = actor;
  const { purpose, account } = request;
  return deps.db.transaction(async (tx) => {
    await tx.one(lockPerson, userId);
    const now = deps.clock.now();
    const read = async () =>
      standing(await tx.all(bankAccountsFor, userId, purpose, account.currency), now);
    const before = await read();
    const same = sameAs(deps, before, account);
    if (same !== null) return shownIn(before, same);
    await refuseTooMany(tx, deps, userId);
    await tx.run(tombstone, outdated(before), now);
    const id = await insert(tx, deps, actor, request);
    const after = await read();
    const saved = [after.replacement, after.current].find((row) => row?.id === id);
    if (saved == null) throw refuse('INTERNAL', 'The account was not saved');
    return shownIn(after, saved);
  });
}

function sameAs(
  deps: Pick<FundingDeps, 'secrets'>,
  { current, replacement }: Standing<BankAccountRow>,
  given: GivenAccount,
): BankAccountRow | null {
  const isSame = (row: BankAccountRow | null): row is BankAccountRow =>
    row !== null &&
    row.status !== 'REJECTED' &&
    row.accountHolder === given.accountHolder &&
    row.routingNumber === given.routingNumber &&
    openNumber(deps, row) === given.number;
  return [replacement, current].find(isSame) ?? null;
}

/** What was never in use makes room for the new account, and so does what is in use no longer. */
function outdated({ current, replacement, superseded }: Standing<BankAccountRow>): string[] {
  const unverified = current?.status === 'VERIFIED' ? null : current;
  return [unverified, replacement, ...superseded].flatMap((row) => (row === null ? [] : [row.id]));
}

async function refuseTooMany(tx: Transaction, deps: FundingDeps, userId: string): Promise<void> {
  const since = secondsAfter(deps.clock.now(), -USABLE_AFTER_SECONDS);
  const { count } = await tx.one(savedSince, userId, since);
  requireRoomFor(BANK_ACCOUNTS, count);
}

async function insert(
  tx: Transaction,
  deps: FundingDeps,
  { userId, ip }: UserActor,
  { purpose, account, browser }: SaveRequest,
): Promise<string> {
  const id = newId(deps.clock, deps.random);
  const now = deps.clock.now();
  const usableAt = secondsAfter(now, USABLE_AFTER_SECONDS);
  const discardToken = newToken(deps.random, DISCARD_PREFIX);
  const numberMasked = maskedNumber(account.number);
  await tx.run(insertBankAccount, {
    id,
    userId,
    purpose,
    currency: account.currency,
    accountHolder: account.accountHolder,
    bankName: account.bankName,
    sealedNumber: sealNumber(deps, id, account.number),
    numberMasked,
    country: account.country,
    type: account.type,
    routingNumber: account.routingNumber,
    swiftBic: account.swiftBic,
    bankAddress: jsonOf(account.bankAddress),
    holderAddress: jsonOf(account.holderAddress),
    usableAt,
    discardTokenHash: sha256(discardToken),
    now,
  });
  await requestJob(tx, { kind: VERIFY_JOB, key: id, runAt: now });
  const saved = { userId, purpose, currency: account.currency, numberMasked, usableAt };
  await tellOfNewAccount(tx, deps, { ...saved, discardToken }, { ip, browser });
  return id;
}

const jsonOf = (address: BankAddress | null): string | null =>
  address === null ? null : JSON.stringify(address);
