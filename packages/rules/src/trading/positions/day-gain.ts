import { Decimal, decimal, toPlain, ZERO } from '../../numbers/decimal.ts';
import { roundCash } from '../../numbers/money.ts';
import { percentOf } from '../../numbers/percent.ts';

/** What a position gained on the trading day of its price. */
export interface DayGain {
  /** In whole minor units of the position's currency. */
  readonly intradayProfitLoss: string;
  /** Of unrounded amounts, to six decimal places. Null where there was nothing at the day's start, and nothing paid. */
  readonly intradayProfitLossPercent: string | null;
  /** To six decimal places. Null without a price of the day before. */
  readonly changeTodayPercent: string | null;
}

/** Of what has no price of the day before. */
export const NO_GAIN: Readonly<Record<keyof DayGain, null>> = {
  intradayProfitLoss: null,
  intradayProfitLossPercent: null,
  changeTodayPercent: null,
};

/** A position as far as its day goes. Plain decimals. */
export interface PositionOfDay {
  readonly quantity: string;
  readonly currency: string;
  /** In whole minor units. */
  readonly marketValue: string;
  readonly price: string;
  readonly previousClose: string;
  /** What the day's purchases brought, whether or not some of it is sold. Null: none. */
  readonly boughtToday: { readonly quantity: string; readonly cost: string } | null;
}

/**
 * The gain of a day: of shares held since before it from their last price of the day before, of
 * those bought on it from what they cost. Sales count as of the older shares.
 */
export function dayGain(position: PositionOfDay): DayGain {
  const start = valueAtStart(position);
  const shown = decimal(position.marketValue).minus(roundCash(start, position.currency));
  const exact = decimal(position.quantity).times(position.price).minus(start);
  const before = decimal(position.previousClose);
  return {
    intradayProfitLoss: toPlain(shown),
    intradayProfitLossPercent: percentOf(exact, start),
    changeTodayPercent: percentOf(decimal(position.price).minus(before), before),
  };
}

function valueAtStart({ quantity: held, previousClose, boughtToday }: PositionOfDay): Decimal {
  const quantity = decimal(held);
  const bought = decimal(boughtToday?.quantity ?? '0');
  const fresh = Decimal.min(bought, quantity);
  const cost = fresh.isZero() ? ZERO : fresh.times(boughtToday?.cost ?? '0').dividedBy(bought);
  return quantity.minus(fresh).times(previousClose).plus(cost);
}
