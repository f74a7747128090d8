export { type ActionDeps, actionsInForce } from './actions-in-force.ts';
export { fetchAssetsByAssetIds } from './fetch-assets.ts';
export { crossRate, hasRates } from './fetch-available-rates.ts';
export { forgetBars, importBars } from './imported-bars/import-bars.ts';
export { withImportedBars } from './imported-bars/with-imported-bars.ts';
export { type DayOfRates, forgetRates, importRates } from './imported-rates/import-rates.ts';
export { withImportedRates } from './imported-rates/with-imported-rates.ts';
export { keepingPrices } from './kept-prices/index.ts';
export { startPriceStream } from './live-prices/price-stream.ts';
export { type NewsItem, newsItem } from './news-item.ts';
export { noRate, rateOrNull } from './over-time.ts';
export { fromSource, ifAnswered, lastQuotesOf, priceInRequest, quotesOf } from './quotes.ts';
export {
  type LastPrice,
  lastPrices,
  notingOthers,
  type OtherPrice,
  type OtherPrices,
  type OwnPrice,
  type OwnPrices,
  pricesOrNull,
  type SettledWorth,
  settledWorth,
  type Worth,
  worthAt,
} from './worth/index.ts';
