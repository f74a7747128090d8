import type { ImpliedVolatilityGap, OptionType } from '@investing-platform/schema/operations';
import { decimal, toPlain, ZERO } from '../../numbers/decimal.ts';
import type { AssetRow } from '../catalogue.ts';
import { intrinsicValue, type OptionTerms, optionGreeks, optionPrice } from './black-scholes.ts';
import { impliedVolatility } from './implied-volatility.ts';
import { optionRoot, optionSymbol } from './occ-symbol.ts';
import type { OptionBoard, OptionQuote } from './option-board.ts';

/** One contract as the contract of the API shows it. */
export interface OptionContract {
  readonly symbol: string;
  readonly underlying: string;
  readonly type: OptionType;
  readonly style: 'AMERICAN';
  readonly strike: string;
  readonly expirationDate: string;
  readonly multiplier: number;
  readonly bid: string | null;
  readonly ask: string | null;
  readonly last: string | null;
  readonly mid: string | null;
  readonly volume: string | null;
  readonly openInterest: string | null;
  readonly impliedVolatilityFraction: string | null;
  readonly impliedVolatilityGap: ImpliedVolatilityGap | null;
  readonly delta: string | null;
  readonly gamma: string | null;
  readonly theta: string | null;
  readonly vega: string | null;
  readonly rho: string | null;
  readonly inTheMoney: boolean;
  readonly intrinsicValue: string;
  readonly timeValue: string | null;
  readonly asOf: Date;
}

/** Options of shares are over a hundred of them. */
const MULTIPLIER = 100;
const PLACES = 6;
const DAYS_A_YEAR = 365;
const POINTS_OF_ONE = 100;
const COARSE_FROM = 3;
const FINE_TICK = 0.01;
const COARSE_TICK = 0.05;

/** A quote with what follows from it: the volatility that its middle implies, and the greeks. */
export function optionContract(
  asset: AssetRow,
  expirationDate: string,
  board: OptionBoard,
  quote: OptionQuote,
): OptionContract {
  const { type, strike, bid, ask } = quote;
  const mid = bid === null || ask === null ? null : toPlain(decimal(bid).plus(ask).dividedBy(2));
  const difference = decimal(board.underlyingPrice).minus(strike);
  const worth = type === 'CALL' ? difference : difference.negated();
  const intrinsic = worth.isPositive() ? worth : ZERO;
  return {
    symbol: optionSymbol({
      root: optionRoot(asset.symbol),
      expirationDate,
      type,
      strikeThousandths: decimal(strike).times(1_000).toNumber(),
    }),
    underlying: asset.symbol,
    style: 'AMERICAN',
    expirationDate,
    multiplier: MULTIPLIER,
    ...quote,
    mid,
    ...sensitivities(board, quote, mid),
    inTheMoney: worth.greaterThan(ZERO),
    intrinsicValue: toPlain(intrinsic),
    timeValue: mid === null ? null : toPlain(decimal(mid).minus(intrinsic)),
    asOf: board.asOf,
  };
}

const NONE = {
  impliedVolatilityFraction: null,
  delta: null,
  gamma: null,
  theta: null,
  vega: null,
  rho: null,
};

const without = (impliedVolatilityGap: ImpliedVolatilityGap) => ({ ...NONE, impliedVolatilityGap });

/** Per day, percentage point of volatility and of interest, as the contract has them. */
function sensitivities(
  { years, rate, dividendYield, underlyingPrice }: OptionBoard,
  { type, strike, bid }: OptionQuote,
  mid: string | null,
) {
  if (mid === null || bid === null || decimal(bid).isZero()) return without('NO_MARKET');
  const spot = Number(underlyingPrice);
  const terms = { type, years, rate, dividendYield, spot, strike: Number(strike) };
  const price = Number(mid);
  if (price - certainWorth(terms) < tickOf(price)) return without('NO_TIME_VALUE');
  const volatility = impliedVolatility(terms, price);
  if (volatility === null) return without('NONE_FITS');
  const greeks = optionGreeks({ ...terms, volatility });
  return {
    impliedVolatilityFraction: printed(volatility),
    impliedVolatilityGap: null,
    delta: printed(greeks.delta),
    gamma: printed(greeks.gamma),
    theta: printed(greeks.theta / DAYS_A_YEAR),
    vega: printed(greeks.vega / POINTS_OF_ONE),
    rho: printed(greeks.rho / POINTS_OF_ONE),
  };
}

/** Exercised at once, or kept until it expires without any chance in between. */
function certainWorth(terms: Omit<OptionTerms, 'volatility'>): number {
  return Math.max(intrinsicValue(terms), optionPrice({ ...terms, volatility: 0 }));
}

/** Prices below 3 go by cents, others by five of them (Cboe rule 5.4). */
function tickOf(price: number): number {
  return price < COARSE_FROM ? FINE_TICK : COARSE_TICK;
}

function printed(value: number): string {
  return toPlain(decimal(value).toDecimalPlaces(PLACES));
}
