import { fetchAssetByAssetId } from '@investing-platform/schema/operations';
import { useAnswer } from '../../../api/use-answer.ts';
import type { Load } from '../../../api/use-reading.ts';
import { type HoldingsQuery, holdings } from '../../../generated/documents.ts';
import { usePrices } from '../../../live/use-prices.ts';
import type { Asset, FoundAsset } from '../trading-types.ts';

/** What a ticket needs to know of its asset; null where none is chosen. */
export interface TradedAsset {
  readonly asset: Asset;
  /** How much practice accounts can sell, by their ids. */
  readonly available: ReadonlyMap<string, string>;
}

/** Reads the chosen asset, with its price as it changes and what is held of it. */
export function useTradedAsset(found: FoundAsset | null): Load<TradedAsset> {
  const id = found?.id ?? '';
  const enabled = id !== '';
  const asset = useAnswer(
    fetchAssetByAssetId,
    { params: { assetId: id } },
    { pick: (data) => data.fetchAssetByAssetId, enabled },
  );
  const held = useAnswer(holdings, { params: { tradingMode: 'PAPER' } }, { enabled });
  const price = usePrices(enabled ? [id] : []).prices.get(id);
  const isHere = enabled && asset.data !== null && held.data !== null;
  return {
    data: isHere
      ? { asset: quoted(asset.data, price), available: availableOf(held.data, id) }
      : null,
    problem: asset.problem ?? held.problem,
    isLoading: asset.isLoading || held.isLoading,
    reload() {
      asset.reload();
      held.reload();
    },
  };
}

type Price = ReturnType<ReturnType<typeof usePrices>['prices']['get']>;

function quoted(asset: Asset, price: Price): Asset {
  if (price === undefined || asset.quote === null) return asset;
  const { bid, ask, changePercent, session } = price;
  return {
    ...asset,
    quote: { ...asset.quote, price: price.price, bid, ask, changePercent, session },
  };
}

function availableOf(held: HoldingsQuery, assetId: string): ReadonlyMap<string, string> {
  const positions = held.getPositions.filter(({ asset }) => asset?.id === assetId);
  return new Map(
    positions.map(({ brokerAccountId, quantityAvailable }) => [brokerAccountId, quantityAvailable]),
  );
}
