import {
  notInStrategy,
  readShares,
  type Shares,
  type SharesRequest,
} from '@investing-platform/rules/strategies/shares';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { decimal, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { turnOf } from '../../trading/index.ts';
import { type Prices, pricesOf } from '../runs/prices.ts';
import { countFlows } from './active-settings.sql.ts';
import { type ActiveShown, viewOf } from './active-shown.ts';
import { type ActiveRow, activeOfUser } from './actives.sql.ts';
import { idleActive } from './change-active.ts';
import { putIn, takeOut, worthOf } from './shares.ts';

export interface SetSharesInput {
  readonly id: string;
  readonly shares: readonly SharesRequest[];
  readonly idempotencyKey?: string | null | undefined;
}

type ShareDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'marketData'>;

/**
 * Says how many shares of each asset belong to an active strategy: more are attached from its
 * account, fewer are given back to it. Nothing is bought or sold.
 *
 * @throws {PlatformError} BAD_USER_INPUT, NOT_FOUND, CONFLICT while a run is open, INVALID_STATE,
 *   INSUFFICIENT_QUANTITY, IDEMPOTENCY_CONFLICT, PROVIDER_UNAVAILABLE
 */
export async function setAssetShares(
  deps: ShareDeps,
  actor: Actor,
  input: SetSharesInput,
): Promise<ActiveShown> {
  const { userId } = requireUser(actor);
  const wanted = readShares(input.shares, 'params.shares', true);
  // Asked before the transaction: nothing in it waits for others.
  const prices = await pricesOf(
    deps,
    userId,
    wanted.map(({ asset }) => asset),
  );
  const key = { userId, operation: 'setAssetShares', key: input.idempotencyKey ?? null, input };
  const stored = await deps.db.transaction(async (tx) => {
    const { id } = await idempotent(tx, deps, key, async () => {
      const active = await idleActive(tx, userId, input.id);
      await setShares(tx, deps, active, wanted, prices);
      return active.id;
    });
    return tx.one(activeOfUser, userId, id);
  }, turnOf(userId));
  return viewOf(deps, stored);
}

async function setShares(
  tx: Transaction,
  deps: ShareDeps,
  active: ActiveRow,
  wanted: readonly Shares[],
  prices: Prices,
): Promise<void> {
  const held = new Map(active.holdings.map(({ assetId, quantity }) => [assetId, quantity]));
  const changes = wanted.map(({ asset, quantity }, at) => {
    const before = held.get(asset.id);
    if (before === undefined) throw notInStrategy(`params.shares.${at}.assetId`);
    return { asset, quantity: quantity.minus(decimal(before)) };
  });
  const attached = changes.filter(({ quantity }) => quantity.greaterThan(0));
  const detached = changes
    .filter(({ quantity }) => quantity.isNegative())
    .map(({ asset, quantity }) => ({ asset, quantity: quantity.negated() }));
  const { currency, userId } = active;
  const flows = [worthOf(attached, prices, currency), worthOf(detached, prices, currency)] as const;
  await putIn(tx, deps, active, ZERO, attached);
  await takeOut(tx, deps, active, ZERO, detached);
  await tx.run(countFlows, active.id, userId, toPlain(flows[0]), toPlain(flows[1]));
}
