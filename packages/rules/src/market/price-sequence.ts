import {
  calendarOf,
  type TradingExchange,
  tradedSeconds,
} from '@investing-platform/schema/trading-calendar';

/**
 * The same in every process, so that a reader that comes back to another one sees what it missed:
 * prices are made once a second of trading, those of currencies once a trading day.
 */
export function priceSequence(exchange: TradingExchange, at: Date): number {
  if (exchange === 'FX') return calendarOf(exchange).indexAt(at.getTime()) + 1;
  return tradedSeconds(exchange, at);
}
