import { theAssetBySymbol } from '@investing-platform/rules/catalogue';
import {
  intrinsicValue,
  optionGreeks,
  optionPrice,
} from '@investing-platform/rules/options/black-scholes';
import {
  optionRoot,
  optionSymbol,
  parseOptionSymbol,
} from '@investing-platform/rules/options/occ-symbol';
import { expiresAt, yearsLeft } from '@investing-platform/rules/options/option-time';
import { badInput, notFound } from '@investing-platform/rules/platform-error';
import { DAY_SECONDS } from '@investing-platform/schema/durations';
import { type Instrument, instruments } from '@investing-platform/schema/instruments';
import type { OptionType } from '@investing-platform/schema/operations';
import {
  calendarOf,
  isOptionExpiration,
  listsOptions,
  optionExpirations,
} from '@investing-platform/schema/trading-calendar';
import type { Call } from '../../contract/call.ts';
import type { Rules } from '../../contract/rule.ts';
import { now } from '../../facts/time.ts';
import { pageOfPoints, spanOf, stepsOf } from './series.ts';

const YEAR_DAYS = 365;
const MIN_YEARS = 1 / (YEAR_DAYS * DAY_SECONDS);
const CONTRACT_SIZE = 100;
const STRIKES_ABOVE = 6;
const CENTS = 2;
const PERCENT = 100;
const VOLATILITY = 0.28;
const YEARLY_RATE = 0.04;

/** Shares of the United States have options. */
function underlying({
  params,
}: Call<'getOptionChain' | 'getStrikes' | 'getExpirationDates'>): Instrument {
  const asset = theAssetBySymbol('params.symbol', String(params.symbol));
  if (!listsOptions(asset.exchange)) {
    throw notFound('Options', 'params.symbol', 'this asset has no options');
  }
  return asset;
}

/** The expirations that are not over. */
function expirations(asset: Instrument, at: Date): string[] {
  const calendar = calendarOf(asset.exchange);
  return optionExpirations(calendar, calendar.dateAt(at.getTime())).filter(
    (date) => (calendar.dayOf(date)?.close ?? 0) > at.getTime(),
  );
}

function strikes(price: number): number[] {
  const step = price > 200 ? 10 : price > 50 ? 5 : 1;
  const middle = Math.round(price / step) * step;
  return Array.from(
    { length: 2 * STRIKES_ABOVE + 1 },
    (_, at) => middle + (at - STRIKES_ABOVE) * step,
  ).filter((strike) => strike > 0);
}

/** Value and sensitivities, by the platform's own formulas: a day and a percentage point each. */
function valued(type: OptionType, price: number, strike: number, left: number) {
  // A second is left at least, so that nothing is divided by zero.
  const years = Math.max(left, MIN_YEARS);
  const money = { spot: price, strike, rate: YEARLY_RATE, dividendYield: 0 };
  const terms = { type, years, volatility: VOLATILITY, ...money };
  const greeks = optionGreeks(terms);
  return {
    value: Math.max(0.01, optionPrice(terms)),
    delta: greeks.delta,
    gamma: greeks.gamma,
    theta: greeks.theta / YEAR_DAYS,
    vega: greeks.vega / PERCENT,
    rho: greeks.rho / PERCENT,
  };
}

const fixed = (value: number, places = CENTS): string => String(Number(value.toFixed(places)));

function contract(
  call: Call<'getOptionChain'>,
  asset: Instrument,
  day: string,
  type: OptionType,
  strike: number,
) {
  const { realm } = call;
  const price = Number(realm.platform.market.quote(asset).price);
  const years = yearsLeft(asset.exchange, day, now(realm));
  const { value, ...greeks } = valued(type, price, strike, years);
  const intrinsic = intrinsicValue({ type, spot: price, strike });
  const half = Math.max(0.01, value * 0.01);
  return {
    symbol: optionSymbol({
      root: optionRoot(asset.symbol),
      expirationDate: day,
      type,
      strikeThousandths: strike * 1_000,
    }),
    underlying: asset.symbol,
    type,
    style: 'AMERICAN',
    strike: String(strike),
    expirationDate: day,
    multiplier: CONTRACT_SIZE,
    bid: fixed(Math.max(0, value - half)),
    ask: fixed(value + half),
    last: fixed(value),
    mid: fixed(value),
    volume: String(40 + Math.round(strike % 97)),
    openInterest: String(500 + Math.round(strike % 811)),
    impliedVolatilityFraction: String(VOLATILITY),
    impliedVolatilityGap: null,
    delta: fixed(greeks.delta, 4),
    gamma: fixed(greeks.gamma, 6),
    theta: fixed(greeks.theta, 4),
    vega: fixed(greeks.vega, 4),
    rho: fixed(greeks.rho, 4),
    inTheMoney: intrinsic > 0,
    intrinsicValue: fixed(intrinsic),
    timeValue: fixed(Math.max(0, value - intrinsic)),
    asOf: now(realm),
  };
}

function strikesOn(call: Call<'getOptionChain' | 'getStrikes'>): {
  asset: Instrument;
  day: string;
  all: number[];
} {
  const asset = underlying(call);
  const day = String(call.params.expirationDate);
  if (!expirations(asset, now(call.realm)).includes(day)) {
    const message = 'no options expire on this day: getExpirationDates tells the days';
    throw notFound('Options', 'params.expirationDate', message);
  }
  return { asset, day, all: strikes(Number(call.realm.platform.market.quote(asset).price)) };
}

function chain(call: Call<'getOptionChain'>) {
  const { params, realm } = call;
  const { asset, day, all } = strikesOn(call);
  const least = Number(params.minStrike ?? 0);
  const most = Number(params.maxStrike ?? Number.POSITIVE_INFINITY);
  if (least > most) throw badInput('params.minStrike', 'must not be above `maxStrike`');
  const wanted = all.filter((strike) => strike >= least && strike <= most);
  const types = (params.types ?? ['CALL', 'PUT']) as readonly OptionType[];
  const of = (type: OptionType) =>
    types.includes(type) ? wanted.map((strike) => contract(call, asset, day, type, strike)) : [];
  return {
    underlying: asset.symbol,
    underlyingPrice: realm.platform.market.quote(asset).price,
    expirationDate: day,
    expiresAt: expiresAt(asset.exchange, day),
    yearsToExpiration: fixed(yearsLeft(asset.exchange, day, now(realm)), 12),
    interestRateFraction: String(YEARLY_RATE),
    dividendYieldFraction: '0',
    calls: of('CALL'),
    puts: of('PUT'),
    asOf: now(realm),
  };
}

/** @throws {PlatformError} BAD_USER_INPUT for another shape; NOT_FOUND where there is no option */
function optionNamed(symbol: string) {
  const path = 'params.optionSymbol';
  const series = parseOptionSymbol(symbol);
  if (series === null) throw badInput(path, 'must be an OCC symbol');
  const asset = instruments.find(
    (one) => listsOptions(one.exchange) && optionRoot(one.symbol) === series.root,
  );
  const calendar = asset === undefined ? null : calendarOf(asset.exchange);
  if (
    asset === undefined ||
    calendar === null ||
    !isOptionExpiration(calendar, series.expirationDate)
  ) {
    throw notFound('Option', path, 'there is no such option');
  }
  return { asset, series };
}

function optionBars(call: Call<'getOptionHistoricalData'>) {
  const { params, realm } = call;
  const { asset, series } = optionNamed(String(params.optionSymbol));
  const { type, strikeThousandths, expirationDate } = series;
  const valueAt = (at: Date): number => {
    const price = Number(realm.platform.market.priceAt(asset, at));
    const years = yearsLeft(asset.exchange, expirationDate, at);
    return valued(type, price, strikeThousandths / 1_000, years).value;
  };
  const steps = stepsOf(spanOf(call, 'M1'), String(params.timeframe ?? 'DAY_1'));
  const points = steps.slice(1).map((end, at) => {
    const start = steps[at] ?? end;
    const [open, close] = [valueAt(start), valueAt(end)];
    return {
      at: start,
      open: fixed(open),
      high: fixed(Math.max(open, close)),
      low: fixed(Math.min(open, close)),
      close: fixed(close),
      volume: '120',
      vwap: fixed((open + close) / 2),
    };
  });
  return { ...pageOfPoints(call, points), currency: asset.currency, source: 'simulated' };
}

export const optionRules: Rules = {
  getExpirationDates: {
    answers: (call) => {
      return expirations(underlying(call), now(call.realm));
    },
  },
  getOptionChain: { answers: chain },
  getOptionHistoricalData: { answers: optionBars },
  getStrikes: { answers: (call) => strikesOn(call).all.map(String) },
};
