import type { Deps } from '../../../deps.ts';
import { LATE_MS, SETTLED_MS } from '../kept-prices/index.ts';
import { isCoin, stateOfRates } from '../kept-rates.ts';
import type { OtherPrices } from './last-prices.ts';

/** What prices and rates of long ago are, as far as the source says when they are told otherwise. */
export interface SettledWorth {
  readonly isSettled: (time: number) => boolean;
  /** What is not settled yet and stands for a while: as long as `recentPrices` is the same. */
  readonly isRecent: (time: number) => boolean;
  /** Null where nobody can tell. */
  readonly recentPrices: () => number | null;
  /** Of all rates; null where nobody can tell. */
  readonly rates: string | null;
  /**
   * Another text whenever something of long ago may be worth something else now; null where nobody
   * can tell.
   *
   * @param assetId null: it needs no price of the market
   * @param currency of the price
   */
  readonly stampOf: (assetId: string | null, currency: string) => string | null;
}

/** @param into the currency that amounts are shown in */
export async function settledWorth(
  { marketData }: Pick<Deps, 'marketData'>,
  now: Date,
  into: string,
): Promise<SettledWorth> {
  const [before, late] = [now.getTime() - SETTLED_MS, now.getTime() - LATE_MS];
  const rates = await stateOfRates({ marketData }, [into]);
  return {
    rates,
    isSettled: (time) => time < before,
    isRecent: (time) => time < late,
    recentPrices: () => marketData.recentPrices?.() ?? null,
    stampOf(assetId, currency) {
      const prices = assetId === null ? 0 : marketData.settledPrices?.(assetId);
      if (prices === undefined) return null;
      if (currency === into) return String(prices);
      return rates === null || isCoin(currency) ? null : `${prices} ${rates}`;
    },
  };
}

/** Prices of others, and of which assets they were needed: nobody says when those change. */
export function notingOthers(others: OtherPrices): {
  readonly others: OtherPrices;
  readonly needed: ReadonlySet<string>;
} {
  const needed = new Set<string>();
  return {
    needed,
    async others(assetIds, times) {
      const tell = await others(assetIds, times);
      return (assetId, place) => {
        const price = tell(assetId, place);
        if (price !== null) needed.add(assetId);
        return price;
      };
    },
  };
}
