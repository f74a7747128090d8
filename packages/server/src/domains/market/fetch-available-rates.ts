import { isCoin } from '@investing-platform/rules/market/catalogue';
import { noRates } from '@investing-platform/rules/market/market-refusals';
import type { Deps } from '../../deps.ts';
import { decimal, toPlain } from '../../kernel/decimal.ts';
import { notFound } from '../../kernel/errors.ts';
import type { ReferenceRates } from '../../ports/reference-rates.ts';
import { fromSource, ifAnswered } from './quotes.ts';

export interface FetchAvailableRatesInput {
  readonly base?: string | null | undefined;
}

export interface MarketRate {
  readonly from: string;
  readonly to: string;
  readonly midRate: string;
  readonly rate: string;
  readonly feeFraction: null;
  readonly asOf: Date;
  readonly source: string;
}

const MAX_RATES = 500;
/** Digits of a crossed rate: more than any of the published ones has. */
const SIGNIFICANT_DIGITS = 10;

/**
 * Market rates without a fee from one currency to every other one, by their codes. Where no base is
 * given, from the currency that the source publishes its rates of: every other pair follows.
 *
 * @throws {PlatformError} NOT_FOUND where there are no rates of the base; PROVIDER_UNAVAILABLE
 */
export async function fetchAvailableRates(
  deps: Pick<Deps, 'rates' | 'clock'>,
  { base }: FetchAvailableRatesInput,
): Promise<MarketRate[]> {
  const table = await fromSource(() => deps.rates.ratesAt(deps.clock.now()));
  if (base != null && !table.rates.has(base)) throw noRates();
  const from = base ?? table.base;
  const others = [...table.rates.keys()].filter((code) => code !== from).sort();
  return others.slice(0, MAX_RATES).map((to) => marketRate(table, from, to));
}

/** Whether a currency or coin is one that there are rates of; where nobody can tell, it may be. */
export async function hasRates(
  { rates, clock }: Pick<Deps, 'rates' | 'clock'>,
  currency: string,
): Promise<boolean> {
  if (isCoin(currency)) return true;
  const table = await ifAnswered(() => rates.ratesAt(clock.now()));
  return table === null || table.rates.has(currency);
}

function marketRate(table: ReferenceRates, from: string, to: string): MarketRate {
  const rate = crossRate(table, from, to);
  const { publishedAt: asOf, source } = table;
  return { from, to, midRate: rate, rate, feeFraction: null, asOf, source };
}

/**
 * What one unit of a currency is worth in another, through the base of the table: exact to ten
 * significant digits, and the published rate itself from the base.
 *
 * @param from a currency of the table, as is `to`
 */
export function crossRate({ rates }: ReferenceRates, from: string, to: string): string {
  const [one, other] = [rates.get(from), rates.get(to)];
  if (one === undefined || other === undefined) throw notFound('Exchange rates');
  return toPlain(decimal(other).dividedBy(one).toSignificantDigits(SIGNIFICANT_DIGITS));
}
