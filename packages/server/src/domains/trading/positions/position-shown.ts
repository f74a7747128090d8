import type { PositionValues } from '@investing-platform/rules/trading/positions/position-values';
import type { AssetClass } from '@investing-platform/schema/operations';
import type { HeldPosition } from './positions.sql.ts';

/** How positions that were read together are shown: in which currency, at the rates of when. */
export interface ShownIn {
  readonly currency: string;
  readonly at: Date;
}

/**
 * A position at the last price known. Amounts are plain decimals in `currency`, the asset's; those
 * that need a price are null where there never was one.
 */
export interface PositionShown extends Omit<HeldPosition, 'assetId'>, PositionValues {
  /** Null: not in the catalogue. */
  readonly assetId: string | null;
  readonly name: string;
  readonly assetClass: AssetClass;
  readonly quantityAvailable: string;
  readonly priceAsOf: Date | null;
  readonly stale: boolean;
  readonly shownIn: ShownIn;
}
