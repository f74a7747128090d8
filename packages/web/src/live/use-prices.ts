import { skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { cache } from '../api/cache.ts';
import type { LivePrice, PriceStore, StreamState } from './price-store.ts';

const MAX_ASSETS = 200;
const STREAM = 'LivePriceData';
const NONE: ReadonlyMap<string, LivePrice> = new Map();

/** Live prices as far as they have come, by the assets' ids. */
export interface Prices {
  readonly prices: ReadonlyMap<string, LivePrice>;
  /** `idle` until the first price is here. */
  readonly state: 'idle' | StreamState;
  /** Begins anew after the stream was lost. */
  readonly reconnect: () => void;
}

/** Follows the prices of assets. A lost stream is taken up again with the network. */
export function usePrices(assetIds: readonly string[]): Prices {
  const key = [...new Set(assetIds)].sort().slice(0, MAX_ASSETS).join(' ');
  // The stream writes what comes into the cache, from which it goes with the last who shows it.
  const { data: prices = NONE } = useQuery<ReadonlyMap<string, LivePrice>>(
    {
      queryKey: [STREAM, key],
      queryFn: skipToken,
      gcTime: 0,
      // Where a list gets another asset, those that it had keep their prices.
      placeholderData: (before) => before,
    },
    cache,
  );
  const [state, setState] = useState<Prices['state']>('idle');
  const [turn, setTurn] = useState(0);
  const reconnect = useCallback(() => setTurn((last) => last + 1), []);
  useEffect(() => {
    void turn;
    if (key === '') return;
    let isLeft = false;
    let store: PriceStore | null = null;
    const show = (latest: typeof NONE) => cache.setQueryData([STREAM, key], latest);
    const tell = (next: StreamState) => {
      if (!isLeft) setState(next);
    };
    const open = async () => {
      // Loaded when the figures of the last load are on the screen already.
      const { openPrices } = await import('./price-store.ts');
      if (!isLeft) store = openPrices(key.split(' '), { show, tell });
    };
    open().catch(() => tell('lost'));
    return () => {
      isLeft = true;
      store?.close();
    };
  }, [key, turn]);
  useEffect(() => {
    if (state !== 'lost') return;
    addEventListener('online', reconnect);
    return () => removeEventListener('online', reconnect);
  }, [state, reconnect]);
  return { prices, state, reconnect };
}
