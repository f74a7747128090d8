import type { Transaction } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../kernel/errors.ts';
import { partOfAccount } from '../history/parts.sql.ts';
import { defaultPortfolio, ownPortfolio } from '../person.sql.ts';

/**
 * The liability portfolio that is named, or the default one.
 *
 * @throws {PlatformError} NOT_FOUND
 */
export async function liabilityPortfolio(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random'>,
  userId: string,
  id: string | null,
): Promise<string> {
  if (id === null) return defaultPortfolio(tx, deps, userId, 'LIABILITIES');
  const found = await tx.maybe(ownPortfolio, userId, id);
  if (found?.kind !== 'LIABILITIES') throw notFound('Portfolio');
  return id;
}

const ownHolding = statement<{ readonly id: string }, [userId: string, id: string]>(
  'networth_own_holding',
  'select id from networth_assets where user_id = $1 and id = $2 and tombstoned_at is null',
);

/** @throws {PlatformError} NOT_FOUND where it is not among the person's assets */
export async function requireAsset(tx: Transaction, userId: string, id: string): Promise<void> {
  if ((await tx.maybe(ownHolding, userId, id)) !== null) return;
  if ((await tx.maybe(partOfAccount, userId, id)) === null) throw notFound('Asset');
}
