import { fetchAssetByAssetId } from '@investing-platform/schema/operations';
import { api } from '../../../api/client.ts';
import { type Load, useLoad } from '../../../api/use-load.ts';
import { holdings } from '../../../generated/documents.ts';
import { usePrices } from '../../../live/use-prices.ts';
import type { Asset, FoundAsset } from '../trading-types.ts';

/** What a ticket needs to know of its asset; null where none is chosen. */
export interface TradedAsset {
  readonly asset: Asset;
  /** How much practice accounts can sell, by their ids. */
  readonly available: ReadonlyMap<string, string>;
}

/**
 * Reads the chosen asset, with its price as it changes and what is held of it.
 *
 * @param turn counts up where orders may have changed what is held
 */
export function useTradedAsset(found: FoundAsset | null, turn: number): Load<TradedAsset | null> {
  const id = found?.id ?? '';
  const load = useLoad((signal) => readAsset(id, signal), `${id} ${turn}`);
  const price = usePrices(id === '' ? [] : [id]).prices.get(id);
  if (load.data === null || price === undefined) return load;
  const { bid, ask, changePercent, session } = price;
  if (load.data.asset.quote === null) return load;
  const quote = { ...load.data.asset.quote, price: price.price, bid, ask, changePercent, session };
  return { ...load, data: { ...load.data, asset: { ...load.data.asset, quote } } };
}

async function readAsset(assetId: string, signal: AbortSignal): Promise<TradedAsset | null> {
  if (assetId === '') return null;
  const [found, held] = await Promise.all([
    api.request(fetchAssetByAssetId, { params: { assetId } }, { signal }),
    api.request(holdings, { params: { tradingMode: 'PAPER' } }, { signal }),
  ]);
  const positions = held.getPositions.filter(({ asset }) => asset?.id === assetId);
  return {
    asset: found.fetchAssetByAssetId,
    available: new Map(
      positions.map(({ brokerAccountId, quantityAvailable }) => [
        brokerAccountId,
        quantityAvailable,
      ]),
    ),
  };
}
