import type { Instrument } from '@investing-platform/schema/instruments';
import type { Platform } from '../world/platform.ts';

/** An asset as the contract shows it, with its price where it is asked for. */
export function assetView({ market }: Pick<Platform, 'market'>, asset: Instrument) {
  return { ...asset, quote: () => market.quote(asset) };
}
