import type { Transaction } from '../db/interface.ts';
import { type Decimal, decimal } from '../kernel/decimal.ts';
import { newId } from '../kernel/ids.ts';
import { invariant } from '../kernel/invariant.ts';
import { type AccountKey, sortKey } from './accounts.ts';
import { openAccounts, openInTurn, openPlatformAccounts } from './ledger.sql.ts';
import * as sql from './lock-accounts.sql.ts';
import type { LedgerDeps } from './posting.ts';

export interface LockedAccount {
  readonly id: string;
  /** Null for accounts of the platform. */
  readonly balance: Decimal | null;
}

/** Names the lock of those who open accounts of the platform. */
const OPENING = '7214305120';

export type LockedAccounts = ReadonlyMap<string, LockedAccount>;

/**
 * Opens the accounts that do not exist yet and locks those with an owner until the transaction
 * ends, in the order that every transaction keeps.
 *
 * @returns the accounts by their `sortKey`
 */
export async function lockAccounts(
  tx: Transaction,
  deps: LedgerDeps,
  keys: readonly AccountKey[],
): Promise<LockedAccounts> {
  // Accounts of the platform have no owner, which sorts before all ids.
  const wanted = [...new Map(keys.map((key) => [sortKey(key), key])).entries()]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([, key]) => key);
  const found = await findAndLock(tx, wanted);
  if (found.size === wanted.length) return found;
  const missing = wanted.filter((key) => !found.has(sortKey(key)));
  if (missing.some(({ ownerId }) => ownerId === null)) tx.send(openInTurn, [OPENING]);
  const ids = missing.map(() => newId(deps.clock, deps.random));
  const [kinds, assets] = [missing.map(({ kind }) => kind), missing.map(({ asset }) => asset)];
  const isOwned = missing.some(({ ownerId }) => ownerId !== null);
  if (isOwned) tx.send(openAccounts, [ids, missing.map(({ ownerId }) => ownerId), kinds, assets]);
  else tx.send(openPlatformAccounts, [ids, kinds, assets]);
  const all = await findAndLock(tx, wanted);
  invariant(all.size === wanted.length, 'accounts exist once they were opened');
  return all;
}

async function findAndLock(
  tx: Transaction,
  wanted: readonly AccountKey[],
): Promise<Map<string, LockedAccount>> {
  const parts: Promise<[string, LockedAccount][]>[] = [];
  for (let first = 0; first < wanted.length; first += sql.ACCOUNTS_A_STATEMENT) {
    parts.push(lockPart(tx, wanted.slice(first, first + sql.ACCOUNTS_A_STATEMENT)));
  }
  return new Map((await Promise.all(parts)).flat());
}

async function lockPart(
  tx: Transaction,
  part: readonly AccountKey[],
): Promise<[string, LockedAccount][]> {
  const platform = part.filter(({ ownerId }) => ownerId === null).length;
  const values = part.flatMap(({ ownerId, kind, asset }) =>
    ownerId === null ? [kind, asset] : [ownerId, kind, asset],
  );
  const rows = await tx.all(sql.lockAccounts(platform, part.length - platform), ...values);
  return rows.map(({ place, id, balance }) => {
    const key = part[place];
    invariant(key !== undefined, 'an account is found at its place');
    return [sortKey(key), { id, balance: balance === null ? null : decimal(balance) }];
  });
}
