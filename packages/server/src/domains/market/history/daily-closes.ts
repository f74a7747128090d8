import type { AssetRow } from '@investing-platform/rules/market/catalogue';
import { calendarOf } from '@investing-platform/schema/trading-calendar';
import type { Deps } from '../../../deps.ts';
import type { PriceAdjustment } from '../../../ports/market-data.ts';
import { fromSource } from '../quotes.ts';

/** The close of one trading day. */
export interface DailyClose {
  /** `YYYY-MM-DD` on the exchange's clock. */
  readonly date: string;
  /** A plain decimal, in the asset's own currency. */
  readonly close: string;
}

const MAX_DAYS = 10_001;

/**
 * The closes of an asset's trading days, oldest first; today's is the last price so far.
 *
 * @param adjustment what is evened out: SPLIT for prices, ALL for returns with dividends
 * @throws {PlatformError} PROVIDER_UNAVAILABLE
 */
export async function closesOf(
  deps: Pick<Deps, 'marketData' | 'clock'>,
  asset: AssetRow,
  from: Date,
  adjustment: PriceAdjustment,
): Promise<DailyClose[]> {
  const bars = await fromSource(() =>
    deps.marketData.bars({
      assetId: asset.id,
      timeframe: 'DAY_1',
      from,
      to: new Date(deps.clock.now().getTime() + 1),
      adjustment,
      extendedHours: false,
      limit: MAX_DAYS,
    }),
  );
  const calendar = calendarOf(asset.exchange);
  return bars.map(({ at, close }) => ({ date: calendar.dateAt(at.getTime()), close }));
}
