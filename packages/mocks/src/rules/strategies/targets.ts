import { ZERO } from '@investing-platform/rules/numbers/decimal';
import { complete } from '../../contract/complete.ts';
import type { Realm } from '../../contract/realm.ts';
import { isLink, link } from '../../contract/row.ts';
import { amount, isNothing, minus } from '../../facts/amounts.ts';
import { refuseTooMuch } from '../../trading/accounts.ts';
import type { Weight } from './weights.ts';

/** What an active strategy holds of one asset, and is to hold. */
export interface Part {
  readonly asset: unknown;
  readonly targetPercent: string;
  readonly quantity: string;
}

/** Shares that are to belong to an active strategy. */
export interface Shares {
  readonly assetId: string;
  readonly quantity: string;
}

const isOf = (assetId: unknown) => (part: { readonly asset: unknown }) =>
  isLink(part.asset) && part.asset.id === assetId;
const idOf = (asset: unknown) => (isLink(asset) ? asset.id : null);

function newPart(realm: Realm, asset: unknown, targetPercent: string): Part {
  const given = { asset, targetPercent, quantity: '0' };
  const nothing = { averageEntryPrice: '0', marketValue: '0' };
  return { ...complete(realm, 'ActiveStrategyHolding', { ...given, ...nothing }), ...given };
}

/** The parts by new weights; what is to be sold stays with a target of 0 until it is. */
export function retarget(
  realm: Realm,
  parts: readonly Part[],
  weights: readonly Weight[],
): readonly Part[] {
  const wanted = weights.map(({ asset, targetPercent }) => {
    const old = parts.find(isOf(idOf(asset)));
    return old === undefined
      ? newPart(realm, asset, targetPercent)
      : { ...old, targetPercent: targetPercent };
  });
  const left = parts.filter(
    ({ asset, quantity }) => !isNothing(quantity) && !weights.some(isOf(idOf(asset))),
  );
  return [...wanted, ...left.map((part) => ({ ...part, targetPercent: '0' }))];
}

/**
 * Sets how many of the account's shares belong to the parts. They stay in the account, where the
 * rest of it can no longer use them.
 *
 * @throws {PlatformError} INSUFFICIENT_QUANTITY
 */
export function attachShares(
  realm: Realm,
  accountId: unknown,
  parts: readonly Part[],
  shares: readonly Shares[],
): readonly Part[] {
  const changes = shares.map(({ assetId, quantity }) => {
    const part = parts.find(isOf(assetId)) ?? newPart(realm, link('Asset', assetId), '0');
    const holding = realm.platform.state.holdings.find(
      ({ account, asset }) => account.id === accountId && asset.id === assetId,
    );
    const more = minus(quantity, part.quantity);
    refuseTooMuch(holding ?? { quantity: ZERO, held: ZERO }, amount(more));
    return { part: { ...part, quantity }, more, holding };
  });
  for (const { holding, more } of changes) {
    if (holding !== undefined) holding.held = holding.held.plus(amount(more));
  }
  const kept = parts.filter(({ asset }) => !shares.some(({ assetId }) => idOf(asset) === assetId));
  return [...kept, ...changes.map(({ part }) => part)];
}
