import type { AssetRow } from '@investing-platform/rules/market/catalogue';
import type { Deps } from '../../../deps.ts';
import { ifAnswered } from '../quotes.ts';
import {
  type BarPage,
  type GetStockHistoricalDataInput,
  getStockHistoricalData,
} from './get-stock-historical-data.ts';

const USUAL_LIMIT = 250;

/** 1 to 1,000 bars, default 250. */
export type AssetBarsInput = Omit<GetStockHistoricalDataInput, 'asset' | 'cursor'>;

/**
 * Past prices of one of several assets; its `nextCursor` is one of `getStockHistoricalData`. Null
 * where the source does not answer, so that the other assets of the answer are told.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a span that does not fit, or that there are no bars of
 *   that length of
 */
export function assetBars(
  deps: Pick<Deps, 'marketData' | 'clock' | 'cursors'>,
  { id }: AssetRow,
  input: AssetBarsInput,
): Promise<BarPage | null> {
  const limit = input.limit ?? USUAL_LIMIT;
  return ifAnswered(() =>
    getStockHistoricalData(deps, { ...input, limit, asset: { assetId: id } }),
  );
}
