import { DAY_SECONDS } from '@investing-platform/schema/durations';
import { lockPerson } from '../../../db/locks/lock-person.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { badInput } from '../../../kernel/errors.ts';
import { sha256 } from '../../../kernel/hash.ts';
import type { FundingDeps, Whence } from '../deps.ts';
import { bankAccountOfToken } from './bank-accounts.sql.ts';
import { removeAccounts } from './delete-bank-account.ts';
import { tellOfRemoval } from './tell-of-account.ts';

/** Longer than the day that a new account waits: people read mails late. */
const LINK_SECONDS = 7 * DAY_SECONDS;

/**
 * Takes a new account back with the token of the link that was mailed, whoever is signed in. What
 * was in use before it is in use again. Safe to repeat.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a token that is unknown or older than 7 days; CONFLICT
 *   while a withdrawal to it is under way
 */
export async function discardBankAccount(
  deps: FundingDeps,
  { token }: { readonly token: string },
  whence: Whence,
): Promise<void> {
  const tokenHash = sha256(token);
  await deps.db.transaction(async (tx) => {
    const found = await tx.maybe(bankAccountOfToken, tokenHash);
    const since = secondsAfter(deps.clock.now(), -LINK_SECONDS);
    if (found === null || found.createdAt < since) {
      throw badInput('params.token', 'is unknown, or older than 7 days');
    }
    await tx.one(lockPerson, found.userId);
    const row = await tx.one(bankAccountOfToken, tokenHash);
    if (row.deletedAt !== null) return;
    await removeAccounts(tx, deps, [row.id]);
    await tellOfRemoval(tx, deps, row, whence);
  });
}
