import { leafOf } from '@investing-platform/rules/networth/worth';
import type { Deps } from '../../../deps.ts';
import { type Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import { worthAt } from '../../market/index.ts';
import type { PositionShown, ShownIn } from './position-shown.ts';

type Rates = Map<string, Promise<Decimal | null>>;

/** Of positions that were read together; they are forgotten together. */
const ratesOfRead = new WeakMap<ShownIn, Rates>();

/**
 * What a position is worth in its owner's display currency: the leaf that balances and net worth
 * sum, rounded once. Null without a price or an exchange rate. Rates are asked for where somebody
 * wants the value, once for all positions of a currency.
 */
export async function valueInDisplayCurrency(
  deps: Pick<Deps, 'marketData'>,
  { quantity, currentPrice, marketValue, currency, shownIn }: PositionShown,
): Promise<string | null> {
  if (currentPrice === null || currency === shownIn.currency) return marketValue;
  const rates: Rates = ratesOfRead.get(shownIn) ?? new Map();
  ratesOfRead.set(shownIn, rates);
  const rate = rates.get(currency) ?? rateNow(deps, currency, shownIn);
  rates.set(currency, rate);
  const leaf = leafOf(decimal(quantity), decimal(currentPrice), await rate, shownIn.currency);
  return leaf === null ? null : toPlain(leaf.value);
}

async function rateNow(
  deps: Pick<Deps, 'marketData'>,
  from: string,
  { currency: into, at }: ShownIn,
): Promise<Decimal | null> {
  const { rateOf } = await worthAt(deps, { names: [from], times: [at], now: at, into: [into] });
  return rateOf(from, into);
}
