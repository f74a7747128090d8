import { type PriceUnits, priceUnits } from './amounts.ts';
import { type DayPath, type PricePath, SECONDS_A_MINUTE } from './price-path.ts';
import { cumulativeVolume, minuteVolume } from './volume.ts';

/** A trading day up to one second. */
export interface DaySoFar {
  readonly price: PriceUnits;
  readonly open: PriceUnits;
  readonly high: PriceUnits;
  readonly low: PriceUnits;
  readonly previousClose: PriceUnits;
  /** In volume units. */
  readonly volume: number;
  /** When the price was made, in epoch milliseconds. */
  readonly madeAt: number;
}

/** What one minute was, in price and volume units. */
export interface MinuteUnits {
  readonly open: PriceUnits;
  readonly high: PriceUnits;
  readonly low: PriceUnits;
  readonly close: PriceUnits;
  readonly volume: number;
}

export function minuteUnits(prices: PricePath, path: DayPath, minute: number): MinuteUnits {
  const seconds = prices.seconds(path, minute);
  const [low, high] = range(seconds, 0, SECONDS_A_MINUTE);
  return {
    open: priceUnits(seconds[0] ?? 0),
    high: priceUnits(high),
    low: priceUnits(low),
    close: priceUnits(seconds[SECONDS_A_MINUTE] ?? 0),
    volume: minuteVolume(prices, path.day, minute),
  };
}

/** The lowest and the highest of the prices from one place to another, both included. */
function range(prices: Float64Array, from: number, to: number): [low: number, high: number] {
  let low = Number.POSITIVE_INFINITY;
  let high = 0;
  for (let place = from; place <= to; place += 1) {
    const price = prices[place] ?? 0;
    if (price < low) low = price;
    if (price > high) high = price;
  }
  return [low, high];
}

interface CurrentMinute {
  readonly minute: number;
  readonly seconds: Float64Array;
  readonly volume: number;
}

/**
 * Follows one instrument through one trading day. Later seconds go on from the minutes that were
 * added up before; an earlier second starts over.
 */
export function dayProgress(prices: PricePath, path: DayPath) {
  const { day, minutes } = path;
  const minuteCount = minutes.length - 1;
  const open = minutes[0] ?? 0;
  let done = { minutes: 0, low: open, high: open, volume: 0 };
  let current: CurrentMinute = { minute: -1, seconds: new Float64Array(), volume: 0 };

  function addMinutesBefore(minute: number): void {
    if (minute < done.minutes) done = { minutes: 0, low: open, high: open, volume: 0 };
    for (let at = done.minutes; at < minute; at += 1) {
      const [low, high] = range(prices.seconds(path, at), 0, SECONDS_A_MINUTE);
      done = {
        minutes: at + 1,
        low: Math.min(low, done.low),
        high: Math.max(high, done.high),
        volume: done.volume + minuteVolume(prices, day, at),
      };
    }
  }

  /** @param at epoch milliseconds, `day.start` or later; after `day.end` the day stands still */
  return function soFar(at: number): DaySoFar {
    const second = Math.floor((Math.min(at, day.end) - day.start) / 1000);
    const minute = Math.floor(second / SECONDS_A_MINUTE);
    addMinutesBefore(minute);
    const fixed = {
      open: priceUnits(open),
      previousClose: priceUnits(path.previousClose),
      madeAt: day.start + second * 1000,
    };
    if (minute >= minuteCount) {
      return {
        ...fixed,
        price: priceUnits(minutes[minuteCount] ?? 0),
        high: priceUnits(done.high),
        low: priceUnits(done.low),
        volume: done.volume,
      };
    }
    if (current.minute !== minute) {
      const volume = minuteVolume(prices, day, minute);
      current = { minute, seconds: prices.seconds(path, minute), volume };
    }
    const place = second % SECONDS_A_MINUTE;
    const [low, high] = range(current.seconds, 0, place);
    return {
      ...fixed,
      price: priceUnits(current.seconds[place] ?? 0),
      high: priceUnits(Math.max(high, done.high)),
      low: priceUnits(Math.min(low, done.low)),
      volume: done.volume + cumulativeVolume(current.volume, place),
    };
  };
}

export type DayProgress = ReturnType<typeof dayProgress>;
