import type { Deps } from '../../../deps.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { rateIntoOrNull, type Target } from '../../holdings/index.ts';

/** Units of the portfolio's currency for one of another on a day; null where none is known. */
export type Rates = (currency: string, day: CivilDate) => string | null;

/** A currency on a day. */
export type CurrencyOn = readonly [currency: string, day: CivilDate];

const AT_ONCE = 8;

/** The rates of all days of an import, asked before its transaction, each once. */
export async function ratesOf(
  deps: Pick<Deps, 'marketData' | 'clock'>,
  target: Target,
  asked: ReadonlyMap<string, CurrencyOn>,
): Promise<Rates> {
  const rates = new Map<string, string | null>();
  const keys = [...asked].filter(([, [currency]]) => currency !== target.currency);
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    const part = keys.slice(from, from + AT_ONCE);
    const found = await Promise.all(
      part.map(([, [currency, day]]) => rateIntoOrNull(deps, target, currency, day)),
    );
    for (const [place, [key]] of part.entries()) rates.set(key, found[place] ?? null);
  }
  return (currency, day) =>
    currency === target.currency ? '1' : (rates.get(keyOf(currency, day)) ?? null);
}

export const keyOf = (currency: string, day: CivilDate): string => `${currency} ${day}`;
