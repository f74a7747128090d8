import { theAssetBySymbol } from '@investing-platform/rules/market/catalogue';
import { link } from '../contract/row.ts';

export const asset = (symbol: string) => link('Asset', theAssetBySymbol('symbol', symbol).id);

export const holding = (symbol: string, targetPercent: string) => ({
  asset: asset(symbol),
  targetPercent,
});
