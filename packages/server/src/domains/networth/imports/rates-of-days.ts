import type { PlannedRow } from '@investing-platform/rules/networth/imports/plan-import';
import type { Deps } from '../../../deps.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { rateIntoOrNull, type Target } from '../../holdings/index.ts';

/** Units of the portfolio's currency for one of another on a day; null where none is known. */
export type Rates = (currency: string, day: CivilDate) => string | null;

const AT_ONCE = 8;

/** The rates of all days of an import, asked before its transaction, each once. */
export async function ratesOf(
  deps: Pick<Deps, 'marketData' | 'clock'>,
  target: Target,
  plan: readonly PlannedRow[],
): Promise<Rates> {
  const asked = new Map<string, readonly [currency: string, day: CivilDate]>();
  for (const { trade, dividend } of plan) {
    const one = trade ?? dividend;
    if (one === null || one.currency === target.currency) continue;
    const day = trade?.tradedOn ?? dividend?.paidOn ?? '';
    asked.set(`${one.currency} ${day}`, [one.currency, day]);
  }
  const rates = new Map<string, string | null>();
  const keys = [...asked];
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    const part = keys.slice(from, from + AT_ONCE);
    const found = await Promise.all(
      part.map(([, [currency, day]]) => rateIntoOrNull(deps, target, currency, day)),
    );
    for (const [place, [key]] of part.entries()) rates.set(key, found[place] ?? null);
  }
  return (currency, day) =>
    currency === target.currency ? '1' : (rates.get(`${currency} ${day}`) ?? null);
}
