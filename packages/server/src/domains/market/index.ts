export { type AssetRow, assetById, assetsBySymbol } from './catalogue.ts';
export { startPriceStream } from './price-stream.ts';
export { quotesOf } from './quotes.ts';
