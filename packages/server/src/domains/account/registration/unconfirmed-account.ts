import type { Transaction } from '../../../db/database.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { CONTROL_TOPIC, controlPayload } from '../../../oauth/index.ts';
import { forgetPerson } from '../closure/forget-person.ts';
import { standingOf } from '../closure/standing.ts';
import type { AccountDeps } from '../deps.ts';
import { UNCONFIRMED_KEPT_SECONDS } from '../lifetimes.ts';
import { deleteUnusedUser, lockUnconfirmed, unconfirmedUsers } from './unconfirmed-account.sql.ts';

/**
 * Frees the address of an account that nobody has confirmed, for who proves that it is theirs.
 * Nothing of the account stays that could be a way in: it is deleted, or, where it was used while
 * it had a plan, closed.
 *
 * @returns false where it holds money, shares or open orders: these are somebody's
 */
export async function removeUnconfirmed(
  tx: Transaction,
  deps: Pick<AccountDeps, 'clock' | 'closing'>,
  userId: string,
): Promise<boolean> {
  if ((await tx.maybe(deleteUnusedUser(deps.closing.parts), userId)) !== null) {
    await tx.notify(CONTROL_TOPIC, controlPayload({ kind: 'access-changed', userId }));
    return true;
  }
  const { openOrderCount, obstacles } = await standingOf(tx, deps, userId);
  if (openOrderCount > 0 || obstacles.length > 0) return false;
  await forgetPerson(tx, deps, userId);
  return true;
}

/**
 * Removes accounts whose address was not confirmed for 30 days, each in a transaction of its own,
 * so that addresses of people who never asked for one do not lie here for ever.
 *
 * @param limit accounts at most
 * @returns how many went
 */
export async function purgeUnconfirmed(
  deps: Pick<AccountDeps, 'db' | 'clock' | 'log' | 'closing'>,
  limit: number,
): Promise<number> {
  const openedBefore = secondsAfter(deps.clock.now(), -UNCONFIRMED_KEPT_SECONDS);
  let count = 0;
  for (const { id } of await deps.db.all(unconfirmedUsers, openedBefore, limit)) {
    try {
      if (await deps.db.transaction((tx) => removeIfUnconfirmed(tx, deps, id))) count += 1;
    } catch (error) {
      // One that cannot go does not keep the others.
      deps.log.error({ err: error, userId: id }, 'an unconfirmed account could not be removed');
    }
  }
  return count;
}

async function removeIfUnconfirmed(
  tx: Transaction,
  deps: Pick<AccountDeps, 'clock' | 'closing'>,
  userId: string,
): Promise<boolean> {
  if ((await tx.maybe(lockUnconfirmed, userId)) === null) return false;
  return removeUnconfirmed(tx, deps, userId);
}
