import type { TradedAsset } from './asset.ts';

export const SHARE: TradedAsset = {
  id: '01900000-0000-7000-8000-000000000001',
  symbol: 'AAPL',
  assetClass: 'EQUITY',
  currency: 'USD',
  tradable: true,
  fractionable: true,
  minOrderSize: null,
  minTradeIncrement: null,
};
