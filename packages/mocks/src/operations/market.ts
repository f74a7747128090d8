import { badInput, eitherOr } from '@investing-platform/schema/engine';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { LivePriceDataInput } from '@investing-platform/schema/operations';
import { assetView } from '../market/asset-view.ts';
import { assetById, assetBySymbol, referencedAsset, theAssetById } from '../market/assets.ts';
import { marketHours } from '../market/market-hours.ts';
import { livePrices } from './live-prices.ts';
import type { Answers } from './types.ts';

const MOST_STREAMED = 200;

export const marketAnswers = {
  fetchAssetByAssetId: ({ platform, params }) =>
    assetView(platform, theAssetById('params.assetId', params.assetId)),
  fetchAssetByTicker: ({ platform, params }) =>
    assetView(platform, assetBySymbol('params.ticker', params.ticker, params.exchange ?? null)),
  fetchAssetsByAssetIds: ({ platform, params }) => {
    const found = new Set<Instrument>();
    const unknownIds = new Set<string>();
    for (const id of params.assetIds) {
      const asset = assetById(id);
      if (asset === null) unknownIds.add(id);
      else found.add(asset);
    }
    const assets = [...found].map((asset) => assetView(platform, asset));
    return { assets, unknownIds: [...unknownIds] };
  },
  getCurrentStockPrice: ({ platform, params }) =>
    platform.market.quote(referencedAsset('params', params)),
  fetchMarketHours: ({ platform, params }) => marketHours(platform.clock.now(), params ?? {}),
  livePriceData: ({ platform, params }) => livePrices(platform, streamedAssets(params)),
} satisfies Pick<
  Answers,
  | 'fetchAssetByAssetId'
  | 'fetchAssetByTicker'
  | 'fetchAssetsByAssetIds'
  | 'getCurrentStockPrice'
  | 'fetchMarketHours'
  | 'livePriceData'
>;

function streamedAssets({ assetIds, symbols }: LivePriceDataInput): Instrument[] {
  if (assetIds == null && symbols == null) throw eitherOr('params', ['assetIds', 'symbols'], false);
  const assets = new Set([
    ...(assetIds ?? []).map((id, at) => theAssetById(`params.assetIds.${at}`, id)),
    ...(symbols ?? []).map((symbol, at) => assetBySymbol(`params.symbols.${at}`, symbol)),
  ]);
  if (assets.size <= MOST_STREAMED) return [...assets];
  throw badInput('params.symbols', `at most ${MOST_STREAMED} assets, with those of \`assetIds\``);
}
