import type { OptionQuote } from '@investing-platform/rules/market/options/option-board';
import { yearsLeft } from '@investing-platform/rules/market/options/option-time';
import { isSameStep, minutesOf } from '@investing-platform/rules/time/calendar-steps';
import { DAY_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import { type Instrument, instruments } from '@investing-platform/schema/instruments';
import type { OptionType } from '@investing-platform/schema/operations';
import {
  calendarOf,
  formatDay,
  isMonthlyExpiration,
  isOptionExpiration,
  listsOptions,
  optionExpirations,
  parseDay,
  type TradingDay,
  tradingDayAt,
} from '@investing-platform/schema/trading-calendar';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../kernel/clock.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import type { HistoryBar, MarketData, Timeframe } from '../../../ports/market-data.ts';
import type { OptionBarsRequest, OptionSource } from '../../../ports/options.ts';
import { interest } from './interest.ts';
import { modelValue, optionCents, optionSpread } from './model.ts';
import { modelOn, type PricedDay } from './priced-day.ts';
import { isStrike, ladderOf, strikesBetween } from './strikes.ts';

export interface EmbeddedOptionsDeps {
  readonly marketData: MarketData;
  readonly clock: Clock;
  /** Decides how much trades in each contract. */
  readonly seed: string;
}

/** Contracts are listed so long before they expire; those of January for longer. */
const LISTED_DAYS = { weekly: 56, monthly: 366, january: 1_100 };
/** Strikes reach so far below and above the closes of the last months. */
const REACH = { below: 0.6, above: 1.5 };
const MAX_MODELS = 2_000;
const FIRST_YEAR_OF_OPTIONS = '2015-06-01';

/**
 * Options of United States shares and funds, priced by Black and Scholes from the simulated market,
 * with the time to the close of the expiration day to the second.
 */
export function embeddedOptions(deps: EmbeddedOptionsDeps): OptionSource {
  const byId = new Map(instruments.filter(hasOptions).map((asset) => [asset.id, asset]));
  const models = new LRUCache<string, Promise<PricedDay>>({ max: MAX_MODELS });

  /** Asked for once a day, however many ask at the same time. */
  const modelOf = (asset: Instrument, day: TradingDay): Promise<PricedDay> => {
    const key = `${asset.id} ${day.date}`;
    const known = models.get(key);
    if (known !== undefined) return known;
    const made = modelOn(deps, asset, day);
    models.set(key, made);
    made.catch(() => models.delete(key));
    return made;
  };

  const expirationsOf = (asset: Instrument): string[] => {
    const calendar = calendarOf(asset.exchange);
    const now = deps.clock.now();
    return optionExpirations(calendar, calendar.dateAt(now.getTime())).filter(
      (date) => (calendar.dayOf(date)?.close ?? 0) > now.getTime(),
    );
  };

  return {
    name: 'simulated',
    async expirations(assetId) {
      const asset = byId.get(assetId);
      return asset === undefined ? [] : expirationsOf(asset);
    },

    async board(assetId, expirationDate) {
      const asset = byId.get(assetId);
      const now = deps.clock.now();
      const day = asset === undefined ? null : tradingDayAt(asset.exchange, now);
      if (asset === undefined || day === null) return null;
      if (!expirationsOf(asset).includes(expirationDate)) return null;
      const quote = (await deps.marketData.quotes([assetId])).get(assetId);
      if (quote === undefined) return null;
      const model = await modelOf(asset, day);
      const years = yearsLeft(asset.exchange, expirationDate, quote.asOf);
      const quotes = strikesOf(asset, model, expirationDate).flatMap((strike) =>
        (['CALL', 'PUT'] as const).map((type) => {
          const value = modelValue(model, type, Number(quote.price), strike / 1_000, years);
          const key = `${deps.seed}:${asset.id}:${day.date}:${expirationDate}:${type}:${strike}`;
          const nearness = Math.exp(-8 * Math.abs(Math.log(strike / 1_000 / Number(quote.price))));
          return quoted(type, strike, value, interest(key, nearness));
        }),
      );
      const { rate, dividendYield } = model;
      return { underlyingPrice: quote.price, years, rate, dividendYield, asOf: quote.asOf, quotes };
    },

    async bars(request) {
      const asset = byId.get(request.assetId);
      if (asset === undefined || !mayExist(asset, request)) return null;
      const calendar = calendarOf(asset.exchange);
      const listed = listedFrom(asset, request.expirationDate);
      const from = new Date(Math.max(listed, request.from?.getTime() ?? listed));
      const ends = calendar.dayOf(request.expirationDate)?.close ?? 0;
      const to = new Date(Math.min(ends, request.to.getTime()));
      const { timeframe, limit, assetId } = request;
      const unadjusted = { adjustment: 'RAW', extendedHours: false } as const;
      const span = { assetId, timeframe, from, to, limit };
      const bars = await deps.marketData.bars({ ...span, ...unadjusted });
      return Promise.all(
        bars.map(async (bar) => {
          const day = tradingDayAt(asset.exchange, bar.at);
          if (day === null) return bar;
          const ends = barEnd(asset, day, timeframe, bar.at, deps.clock.now());
          return optionBar(bar, request, await modelOf(asset, day), {
            first: yearsLeft(asset.exchange, request.expirationDate, bar.at),
            last: yearsLeft(asset.exchange, request.expirationDate, ends),
          });
        }),
      );
    },
  };
}

function hasOptions({ exchange }: Instrument): boolean {
  return listsOptions(exchange);
}

/** When the last price of a bar was made: the end of its trading, or now. */
function barEnd(
  { exchange }: Instrument,
  first: TradingDay,
  timeframe: Timeframe,
  at: Date,
  now: Date,
): Date {
  const minutes = minutesOf(timeframe);
  if (minutes !== null) {
    const end = Math.min(at.getTime() + minutes * MINUTE_MS, first.close);
    return new Date(Math.min(end, now.getTime()));
  }
  const calendar = calendarOf(exchange);
  let day = first;
  for (let next = calendar.day(day.index + 1); isSameStep(day, next, timeframe); ) {
    if (next === null || next.open > now.getTime()) break;
    day = next;
    next = calendar.day(day.index + 1);
  }
  return new Date(Math.min(day.close, now.getTime()));
}

function strikesOf(asset: Instrument, model: PricedDay, expirationDate: string): number[] {
  const isMonthly = isMonthlyExpiration(calendarOf(asset.exchange), expirationDate);
  const ladder = ladderOf(asset.assetClass === 'ETF', isMonthly);
  return strikesBetween(ladder, model.lowest * REACH.below, model.highest * REACH.above);
}

function quoted(
  type: OptionType,
  strike: number,
  value: number,
  { volume, openInterest }: { readonly volume: number; readonly openInterest: number },
): OptionQuote {
  const { bid, ask } = optionSpread(value);
  return {
    type,
    strike: printed(strike, 3),
    bid: printed(bid, 2),
    ask: printed(ask, 2),
    last: printed(optionCents(value), 2),
    volume: String(volume),
    openInterest: String(openInterest),
  };
}

function printed(units: number, decimals: number): string {
  return toPlain(decimal(units).dividedBy(10 ** decimals));
}

function mayExist(
  asset: Instrument,
  { expirationDate, strike }: Pick<OptionBarsRequest, 'expirationDate' | 'strike'>,
): boolean {
  const calendar = calendarOf(asset.exchange);
  if (!isOptionExpiration(calendar, expirationDate) || expirationDate < FIRST_YEAR_OF_OPTIONS) {
    return false;
  }
  const isMonthly = isMonthlyExpiration(calendar, expirationDate);
  return isStrike(
    ladderOf(asset.assetClass === 'ETF', isMonthly),
    Math.round(Number(strike) * 1_000),
  );
}

/** Epoch milliseconds of the first trading in a contract. */
function listedFrom(asset: Instrument, expirationDate: string): number {
  const calendar = calendarOf(asset.exchange);
  const isMonthly = isMonthlyExpiration(calendar, expirationDate);
  const isJanuary = expirationDate.slice(5, 7) === '01';
  const days = isMonthly
    ? isJanuary
      ? LISTED_DAYS.january
      : LISTED_DAYS.monthly
    : LISTED_DAYS.weekly;
  const first = formatDay(parseDay(expirationDate) - days);
  return Math.max(
    Date.parse(`${first}T00:00:00Z`),
    Date.parse(FIRST_YEAR_OF_OPTIONS) - 150 * DAY_MS,
  );
}

/**
 * A call rises with its underlying, a put falls. When in its step the underlying was highest and
 * lowest is not known, so that high and low are bounds by the most and the least time left.
 */
function optionBar(
  bar: HistoryBar,
  { type, strike }: OptionBarsRequest,
  model: PricedDay,
  years: { readonly first: number; readonly last: number },
): HistoryBar {
  const cents = (spot: string, left: number): number =>
    optionCents(modelValue(model, type, Number(spot), Number(strike), left));
  const [best, worst] = type === 'CALL' ? [bar.high, bar.low] : [bar.low, bar.high];
  const [open, close] = [cents(bar.open, years.first), cents(bar.close, years.last)];
  const all = [open, close, cents(best, years.first), cents(best, years.last)];
  const least = [open, close, cents(worst, years.first), cents(worst, years.last)];
  return Object.freeze({
    at: bar.at,
    open: printed(open, 2),
    high: printed(Math.max(...all), 2),
    low: printed(Math.min(...least), 2),
    close: printed(close, 2),
    volume: null,
    vwap: null,
  });
}
