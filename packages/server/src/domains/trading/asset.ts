import { invariant } from '../../kernel/invariant.ts';
import { type AssetRow, assetById } from '../market/index.ts';

/** What trading needs to know of an instrument of the catalogue. */
export interface TradedAsset {
  readonly id: string;
  readonly symbol: string;
  readonly assetClass: AssetRow['assetClass'];
  readonly currency: string;
  readonly tradable: boolean;
  readonly fractionable: boolean;
  readonly minOrderSize: string | null;
  readonly minTradeIncrement: string | null;
}

export const QUANTITY_PLACES = 9;
const SMALLEST_FRACTION = '0.000000001';

export const isCrypto = (asset: Pick<TradedAsset, 'assetClass'>): boolean =>
  asset.assetClass === 'CRYPTO';

/** Quantities of the asset are multiples of this. */
export function quantityStep(
  asset: Pick<TradedAsset, 'fractionable' | 'minTradeIncrement'>,
): string {
  if (asset.minTradeIncrement !== null) return asset.minTradeIncrement;
  return asset.fractionable ? SMALLEST_FRACTION : '1';
}

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
