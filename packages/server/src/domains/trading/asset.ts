import { type AssetRow, assetById } from '@investing-platform/rules/market/catalogue';
import { invariant } from '../../kernel/invariant.ts';

/** The instrument of an order or a position: nothing is ever taken out of the catalogue. */
export function assetOf({ assetId }: { readonly assetId: string }): AssetRow {
  const asset = assetById(assetId);
  invariant(asset !== null, 'what is traded is in the catalogue');
  return asset;
}

/** The same of what may be in no catalogue, as what only a broker keeps; null there. */
export function assetKnownOf({ assetId }: { readonly assetId: string | null }): AssetRow | null {
  return assetId === null ? null : assetById(assetId);
}
