import { type AssetRow, assetsBySymbol } from '@investing-platform/rules/market/catalogue';
import { embeddedMarketData } from '../../adapters/embedded/market-data/index.ts';
import { embeddedRates } from '../../adapters/embedded/market-data/rates.ts';
import { embeddedOptions } from '../../adapters/embedded/options/index.ts';
import { createHub } from '../../events/hub.ts';
import { manualClock } from '../../kernel/clock.ts';
import { signedCursors } from '../../kernel/cursors.ts';

/** Friday, with New York in regular trading. */
export const OPEN_AT = new Date('2026-11-20T16:20:31Z');

/** An embedded market at a time that a test moves, counting how often prices are asked for. */
export function marketWorld(now: Date = OPEN_AT) {
  const clock = manualClock(now);
  const source = embeddedMarketData({ clock, seed: 'test' });
  const asked: (readonly string[])[] = [];
  const quotes: typeof source.quotes = (assetIds) => {
    asked.push(assetIds);
    return source.quotes(assetIds);
  };
  const marketData = { ...source, quotes };
  return {
    clock,
    hub: createHub(),
    marketData,
    rates: embeddedRates({ seed: 'test' }),
    options: embeddedOptions({ marketData: source, clock, seed: 'test' }),
    cursors: signedCursors('a key of the tests with enough characters'),
    asked,
  };
}

/** @param symbol of one asset only, as `AIR.XNZE` */
export function theAsset(symbol: string): AssetRow {
  const [asset] = assetsBySymbol(symbol);
  if (asset === undefined) throw new Error(`no asset ${symbol}`);
  return asset;
}
