import type { Clock } from '../../../kernel/clock.ts';
import type { MarketData } from '../../../ports/market-data.ts';
import { withKeptPrices } from './with-kept-prices.ts';
import { withRecentPrices } from './with-recent-prices.ts';

export { SETTLED_MS } from './with-kept-prices.ts';
export { LATE_MS } from './with-recent-prices.ts';

/** Lets past prices be asked for once: those of long ago for a day, those of this week a minute. */
export function keepingPrices(deps: { readonly clock: Clock }, source: MarketData): MarketData {
  return withKeptPrices(deps, withRecentPrices(deps, source));
}
