import { link } from '../contract/row.ts';
import { assetBySymbol } from '../market/assets.ts';

export const asset = (symbol: string) => link('Asset', assetBySymbol('symbol', symbol).id);

export const holding = (symbol: string, targetPercent: string) => ({
  asset: asset(symbol),
  targetPercent,
});
