import {
  assetById,
  theAsset,
  theAssetById,
  theAssetBySymbol,
} from '@investing-platform/rules/catalogue';
import { badInput, eitherOr } from '@investing-platform/rules/platform-error';
import { marketHours } from '@investing-platform/rules/time/market-hours';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { LivePriceDataInput } from '@investing-platform/schema/operations';
import { assetView } from '../market/asset-view.ts';
import { livePrices } from './live-prices.ts';
import type { Answers } from './types.ts';

const MAX_STREAMED = 200;

export const marketAnswers = {
  fetchAssetByAssetId: ({ platform, params }) =>
    assetView(platform, theAssetById('params.assetId', params.assetId)),
  fetchAssetByTicker: ({ platform, params }) =>
    assetView(platform, theAssetBySymbol('params.ticker', params.ticker, params.exchange ?? null)),
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
  getCurrentStockPrice: ({ platform, params }) => platform.market.quote(theAsset('params', params)),
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
    ...(symbols ?? []).map((symbol, at) => theAssetBySymbol(`params.symbols.${at}`, symbol)),
  ]);
  if (assets.size <= MAX_STREAMED) return [...assets];
  throw badInput('params.symbols', `at most ${MAX_STREAMED} assets, with those of \`assetIds\``);
}
