import type { TradingDay } from '@investing-platform/schema/trading-calendar';
import { MINUTE_MILLISECONDS, type PricePath, SECONDS_A_MINUTE } from './price-path.ts';

/** Crypto assets trade in parts of a coin. */
const COIN_DECIMALS = 4;
/** The smile of a trading day: the first and last minutes trade this much more than the middle. */
const SMILE = 1.6;
/** Mean of 1 + SMILE * x * x for x from -1 to 1. */
const SMILE_MEAN = 1 + SMILE / 3;
/** Trading outside of regular hours, as a part of that within them, minute by minute. */
const EXTENDED_HOURS = 0.05;

/** Decimals of an instrument's volume: its volume units are whole numbers of the last place. */
export function volumeDecimals(prices: PricePath): number {
  return prices.calendar.closes ? 0 : COIN_DECIMALS;
}

/** What trades in a minute of a day, in volume units. */
export function minuteVolume(prices: PricePath, day: TradingDay, minute: number): number {
  const { calendar, parameters } = prices;
  const at = day.start + minute * MINUTE_MILLISECONDS;
  const regularMinutes = (day.close - day.open) / MINUTE_MILLISECONDS;
  const isRegular = at >= day.open && at < day.close;
  const fromMiddle = ((at - day.open) / (day.close - day.open)) * 2 - 1;
  const smile = calendar.closes ? (1 + SMILE * fromMiddle * fromMiddle) / SMILE_MEAN : 1;
  const rate = (parameters.dailyVolume / regularMinutes) * 10 ** volumeDecimals(prices);
  const share = isRegular ? smile : EXTENDED_HOURS;
  return Math.round(rate * share * prices.volumeFactor(day, minute));
}

/** What of a minute's volume has traded when its second number `second` (0 to 59) is over. */
export function cumulativeVolume(volume: number, second: number): number {
  return Math.floor((volume * (second + 1)) / SECONDS_A_MINUTE);
}
