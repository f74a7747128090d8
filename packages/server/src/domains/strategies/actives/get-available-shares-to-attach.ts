import type { AssetRow } from '@investing-platform/rules/market/catalogue';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { catalogued } from '../definitions/strategy.ts';
import { type AttachableRow, accountOfSource, attachableShares } from './attachable.sql.ts';

export interface AvailableSharesInput {
  readonly source?:
    | {
        readonly activeStrategyId?: string | null | undefined;
        readonly brokerAccountId?: string | null | undefined;
      }
    | null
    | undefined;
  /** Of positions. */
  readonly ids?: readonly string[] | null | undefined;
  readonly assetIds?: readonly string[] | null | undefined;
}

export interface AttachableShown extends AttachableRow {
  readonly asset: AssetRow;
}

/**
 * Shares of one account by symbol, and how many of them belong to no active strategy and no order.
 *
 * @throws {PlatformError} NOT_FOUND for the account or the active strategy
 */
export async function getAvailableSharesToAttach(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { source, ids = null, assetIds = null }: AvailableSharesInput,
): Promise<AttachableShown[]> {
  const { userId } = requireUser(actor);
  const activeStrategyId = source?.activeStrategyId ?? null;
  const brokerAccountId = source?.brokerAccountId ?? null;
  const account = await db.maybe(accountOfSource, userId, activeStrategyId, brokerAccountId);
  if (account === null) {
    if (activeStrategyId !== null) throw notFound('Active strategy');
    if (brokerAccountId !== null) throw notFound('Broker account');
    return [];
  }
  const asked = [activeStrategyId, assetIds, ids] as const;
  const rows = await db.all(attachableShares, userId, account.id, ...asked);
  return rows.map((row) => ({ ...row, asset: catalogued(row.assetId) }));
}
