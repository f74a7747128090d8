import type { Transaction } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../kernel/errors.ts';
import { defaultPortfolio, ownPortfolio } from '../../holdings/index.ts';
import { partOfAccount } from '../history/parts.sql.ts';

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
  'select id from tracked_holdings where user_id = $1 and id = $2 and tombstoned_at is null',
);

/** @throws {PlatformError} NOT_FOUND where it is not among the person's assets */
export async function requireAsset(tx: Transaction, userId: string, id: string): Promise<void> {
  if ((await tx.maybe(ownHolding, userId, id)) !== null) return;
  if ((await tx.maybe(partOfAccount, userId, id)) === null) throw notFound('Asset');
}

const unlink = statement<never, [userId: string, ids: readonly string[], now: Date]>(
  'networth_unlink_assets',
  `with debts as (
     update networth_liabilities set linked_net_worth_asset_id = null, updated_at = $3
     where user_id = $1 and linked_net_worth_asset_id = any($2::uuid[])
   )
   update networth_incomes set linked_net_worth_asset_id = null, updated_at = $3
   where user_id = $1 and linked_net_worth_asset_id = any($2::uuid[])`,
);

/** What referred to assets that are gone does so no more. */
export async function unlinkAssets(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length > 0) await tx.run(unlink, userId, ids, now);
}
