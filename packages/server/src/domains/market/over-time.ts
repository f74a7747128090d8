import type { Deps } from '../../deps.ts';
import { breathe } from '../../kernel/breathe.ts';
import { type Decimal, decimal, ONE } from '../../kernel/decimal.ts';
import { type PlatformError, refuse } from '../../kernel/errors.ts';
import { SETTLED_MS } from './kept-prices/index.ts';
import { keptRates } from './kept-rates.ts';
import { ifAnswered } from './quotes.ts';

type PriceDeps = Pick<Deps, 'marketData'>;

const RATES_AT_ONCE = 500;

/**
 * What one unit of a currency was worth in another at moments. One call for each moment, of which
 * those of long ago are made once.
 *
 * @param times ascending; none in the future
 * @returns null for a moment without a rate: a coin has none before its first price
 */
export async function ratesOver(
  deps: PriceDeps,
  from: string,
  to: string,
  times: readonly Date[],
): Promise<(place: number) => Decimal | null> {
  const kept = await keptRates(deps, from, to);
  const settledBefore = (times.at(-1)?.getTime() ?? 0) - SETTLED_MS;
  const rates: (Decimal | null)[] = [];
  let [before, rate, asked]: [string | null, Decimal | null, number] = [null, null, 0];
  for (const at of times) {
    const known = kept?.get(at.getTime());
    if (known !== undefined) {
      rates.push(known);
      continue;
    }
    asked += 1;
    if (asked % RATES_AT_ONCE === 0) await breathe();
    const text = await rateText(deps, from, to, at);
    if (text !== before) rate = rateFrom(text);
    if (rate !== null && at.getTime() < settledBefore) kept?.set(at.getTime(), rate);
    rates.push(rate);
    before = text;
  }
  return (place) => rates[place] ?? null;
}

/** What one unit of a currency was worth in another at a moment; null where that is not known. */
export async function rateOrNull(
  deps: PriceDeps,
  from: string,
  to: string,
  at: Date,
): Promise<Decimal | null> {
  const text = await rateText(deps, from, to, at);
  return rateFrom(text);
}

function rateFrom(text: string | null): Decimal | null {
  if (text === null) return null;
  return text === '1' ? ONE : decimal(text);
}

function rateText(
  { marketData }: PriceDeps,
  from: string,
  to: string,
  at: Date,
): Promise<string | null> {
  return ifAnswered(() => marketData.fxRate(from, to, at));
}

/** What is said where a rate is needed and not known. */
export function noRate(currency: string, at: Date | undefined): PlatformError {
  const when = at === undefined ? 'then' : `at ${at.toISOString()}`;
  return refuse('PROVIDER_UNAVAILABLE', `There is no exchange rate for ${currency} ${when}`);
}
