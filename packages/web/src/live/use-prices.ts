import { useEffect, useState } from 'react';
import type { LivePrice, PriceStore } from './price-store.ts';

const MOST_ASSETS = 200;
const NONE: ReadonlyMap<string, LivePrice> = new Map();

/** The live prices of assets, by their ids, as far as they have come. */
export function usePrices(assetIds: readonly string[]): ReadonlyMap<string, LivePrice> {
  const key = [...new Set(assetIds)].sort().slice(0, MOST_ASSETS).join(' ');
  const [prices, setPrices] = useState(NONE);
  useEffect(() => {
    if (key === '') return;
    let isLeft = false;
    let store: PriceStore | null = null;
    const open = async () => {
      // Loaded when the figures of the last load are on the screen already.
      const { openPrices } = await import('./price-store.ts');
      if (!isLeft) store = openPrices(key.split(' '), setPrices);
    };
    // Where even that fails, the prices of the last load stay, which say how old they are.
    open().catch(() => undefined);
    return () => {
      isLeft = true;
      store?.close();
    };
  }, [key]);
  return prices;
}
