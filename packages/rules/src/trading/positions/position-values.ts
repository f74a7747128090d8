import { type DayGain, dayGain, NO_GAIN, type PositionOfDay } from './day-gain.ts';
import { type Valuation, valuation } from './valuation.ts';

type OrNull<Figures> = { readonly [Name in keyof Figures]: Figures[Name] | null };

/** What a position is worth and gained, as the contract names it. Null where no price tells it. */
export interface PositionValues extends OrNull<Valuation>, OrNull<DayGain> {
  readonly currentPrice: string | null;
  readonly previousClose: string | null;
}

/** A position at a price. Plain decimals; below 0 what is owed to the broker. */
export interface PricedPosition extends Omit<PositionOfDay, 'marketValue' | 'previousClose'> {
  /** In whole minor units of the currency. */
  readonly costBasis: string;
  /** Null: not known, and so are the gains of the day. */
  readonly previousClose: string | null;
}

/** Of what has no price. */
export const NO_VALUES: PositionValues = {
  currentPrice: null,
  previousClose: null,
  marketValue: null,
  unrealizedProfitLoss: null,
  unrealizedProfitLossPercent: null,
  ...NO_GAIN,
};

/** Every figure of a position that follows from its price. */
export function positionValues(position: PricedPosition): PositionValues {
  const { quantity, price, previousClose, costBasis, currency, boughtToday } = position;
  const value = valuation(quantity, price, costBasis, currency);
  const { marketValue } = value;
  const gain =
    previousClose === null
      ? NO_GAIN
      : dayGain({ quantity, currency, marketValue, price, previousClose, boughtToday });
  return { currentPrice: price, previousClose, ...value, ...gain };
}
