import { calendarOf, type TradingExchange } from '@investing-platform/schema/trading-calendar';
import type { AssetRow } from '../market/catalogue.ts';
import type { Decimal } from '../numbers/decimal.ts';

const ALWAYS_OPEN: TradingExchange = 'CRYPTO';

/** An asset with the part that it is or is to be. */
export interface Weighed {
  readonly asset: AssetRow;
  readonly weight: Decimal;
}

/**
 * The exchange whose hours a run keeps to: of the exchanges that close, the one with the greatest
 * part; where none closes, the one that is always open.
 */
export function exchangeOf(parts: readonly Weighed[]): TradingExchange {
  const closing = parts.filter(({ asset }) => calendarOf(asset.exchange).closes);
  const byExchange = Map.groupBy(closing, ({ asset }) => asset.exchange);
  let greatest: { exchange: TradingExchange; weight: Decimal } | null = null;
  for (const [exchange, ofExchange] of byExchange) {
    const weight = ofExchange.map((part) => part.weight).reduce((total, part) => total.plus(part));
    if (greatest === null || weight.greaterThan(greatest.weight)) greatest = { exchange, weight };
  }
  return greatest?.exchange ?? ALWAYS_OPEN;
}
