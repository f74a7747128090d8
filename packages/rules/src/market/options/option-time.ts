import { YEAR_MS } from '@investing-platform/schema/durations';
import { calendarOf, type TradingExchange } from '@investing-platform/schema/trading-calendar';

/**
 * The moment after which an option is worth nothing but what exercising it is: the close of regular
 * trading on the expiration day, 16:00 in New York and 13:00 on a day with an early close.
 *
 * @param expirationDate `YYYY-MM-DD`, a trading day of the exchange
 * @returns null where the exchange does not trade on that day
 */
export function expiresAt(exchange: TradingExchange, expirationDate: string): Date | null {
  const day = calendarOf(exchange).dayOf(expirationDate);
  return day === null ? null : new Date(day.close);
}

/** Years of 365 days from a moment to the expiration, to the millisecond; 0 once it is over. */
export function yearsLeft(exchange: TradingExchange, expirationDate: string, at: Date): number {
  const end = expiresAt(exchange, expirationDate);
  return end === null ? 0 : Math.max(0, end.getTime() - at.getTime()) / YEAR_MS;
}
