import type { BankAccountPurpose } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { lockPerson } from '../../../db/locks/lock-person.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { notFound, refuse } from '../../../kernel/errors.ts';
import type { FundingDeps } from '../deps.ts';
import { bankAccountOfUser, bankAccountsFor, isPaidTo, tombstone } from './bank-accounts.sql.ts';
import { standing } from './standing.ts';
import { tellOfRemoval } from './tell-of-account.ts';

export interface DeleteRequest {
  readonly id: string;
  readonly purpose: BankAccountPurpose;
  readonly browser: string | null;
}

/**
 * Deletes the account that is paid to, or its replacement. Where the former goes, the replacement
 * takes its place.
 *
 * @throws {PlatformError} NOT_FOUND; CONFLICT while a withdrawal to it is under way
 */
export async function deleteBankAccount(
  deps: FundingDeps,
  { userId, ip }: UserActor,
  { id, purpose, browser }: DeleteRequest,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.one(lockPerson, userId);
    const row = await tx.maybe(bankAccountOfUser, userId, id);
    if (row === null || row.purpose !== purpose) throw notFound('Saved bank account');
    const now = deps.clock.now();
    const rows = await tx.all(bankAccountsFor, userId, purpose, row.currency);
    const { current, replacement, superseded } = standing(rows, now);
    if (id !== current?.id && id !== replacement?.id) throw notFound('Saved bank account');
    // What it had taken the place of must not come back.
    const going = id === current?.id ? [row, ...superseded] : [row];
    await removeAccounts(
      tx,
      deps,
      going.map((one) => one.id),
    );
    await tellOfRemoval(tx, deps, row, { ip, browser });
  });
}

/** @throws {PlatformError} CONFLICT while money is on its way to one of them */
export async function removeAccounts(
  tx: Transaction,
  deps: Pick<FundingDeps, 'clock'>,
  ids: readonly string[],
): Promise<void> {
  if ((await tx.one(isPaidTo, ids)).isPaidTo) {
    throw refuse('CONFLICT', 'A withdrawal to the bank account is under way: wait or cancel it');
  }
  await tx.run(tombstone, ids, deps.clock.now());
}
