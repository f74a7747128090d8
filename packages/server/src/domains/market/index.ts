export {
  type AssetRow,
  assetById,
  assetsBySymbol,
  fullSymbol,
  theAssetBySymbol,
} from './catalogue.ts';
export { forgetBars, importBars } from './imported-bars/import-bars.ts';
export { withImportedBars } from './imported-bars/with-imported-bars.ts';
export { startPriceStream } from './price-stream.ts';
export { quotesOf } from './quotes.ts';
