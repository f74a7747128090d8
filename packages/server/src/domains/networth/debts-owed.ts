import type { Deps } from '../../deps.ts';
import type { Actor } from '../../kernel/actor.ts';
import { decimal, sum, toPlain } from '../../kernel/decimal.ts';
import { roundCash } from '../../kernel/money.ts';
import { netWorthLiabilities } from './liabilities/read-liabilities.ts';
import { ratesTo } from './rates.ts';

/** What a person owes in a currency, of the whole of each debt, and how many are left out. */
export async function debtsOwed(
  deps: Pick<Deps, 'db' | 'clock' | 'marketData'>,
  actor: Actor,
  currency: string,
): Promise<{ readonly value: string; readonly unpricedCount: number }> {
  const debts = await netWorthLiabilities(deps, actor, {});
  const currencies = new Set(debts.map((debt) => debt.currency));
  const rates = await ratesTo(deps, currency, currencies, deps.clock.now());
  const amounts = debts.flatMap((debt) => {
    const rate = rates.get(debt.currency) ?? null;
    return rate === null ? [] : [roundCash(decimal(debt.wholeBalance).times(rate), currency)];
  });
  return { value: toPlain(sum(amounts)), unpricedCount: debts.length - amounts.length };
}
