import type { Database } from '../db/database.ts';
import { manualClock } from '../kernel/clock.ts';
import { type Decimal, decimal, toPlain } from '../kernel/decimal.ts';
import { newId } from '../kernel/ids.ts';
import { seededRandom } from '../kernel/random.ts';
import {
  type AccountKey,
  balances,
  type Line,
  type OwnedAccountKind,
  post,
  system,
} from './index.ts';

/** The owners of these ledgers are ids without accounts, so that there is no row to lock first. */
export const ACCOUNTLESS = { checksLocks: false } as const;

/** A ledger with one user, for tests: seeded ids, a clock that stands still. */
export function ledgerWorld(db: Database, seed: string) {
  const clock = manualClock(new Date('2026-01-02T03:04:05Z'));
  const deps = { clock, random: seededRandom(seed) };
  const userId = newId(clock, deps.random);
  const source = { userId, sourceType: 'test', sourceId: seed } as const;
  return {
    deps,
    source,
    newOwner: (): string => newId(clock, deps.random),
    /** Pays cash in from outside. */
    async deposit(ownerId: string, asset: string, amount: string): Promise<void> {
      await db.transaction((tx) =>
        post(tx, deps, {
          ...source,
          kind: 'DEPOSIT',
          lines: [
            line(owned(ownerId, 'cash', asset), amount),
            line(system('external_bank', asset), decimal(amount).negated()),
          ],
        }),
      );
    },
    /** Balances as `kind asset` to plain notation. */
    async balancesOf(ownerId: string): Promise<Record<string, string>> {
      const rows = await balances(db, ownerId);
      return Object.fromEntries(
        rows.map(({ kind, asset, balance }) => [`${kind} ${asset}`, toPlain(balance)]),
      );
    },
  };
}

export function owned(ownerId: string, kind: OwnedAccountKind, asset: string): AccountKey {
  return { ownerId, kind, asset };
}

export function line(account: AccountKey, amount: string | Decimal): Line {
  return { account, amount: decimal(amount) };
}
