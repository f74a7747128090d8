import { Decimal, decimal, ZERO } from '../../../kernel/decimal.ts';
import type { WithdrawalFactsRow } from './withdrawals.sql.ts';

/**
 * How much cash of a currency can be withdrawn: what is free and has settled. The same figure as
 * `PlatformInvestAccountBalances.withdrawable` has for the currency.
 */
export function withdrawable(
  facts: Pick<WithdrawalFactsRow, 'available' | 'total' | 'held' | 'unsettled'>,
): Decimal {
  const total = decimal(facts.total);
  const unsettled = Decimal.max(Decimal.min(decimal(facts.unsettled), total), ZERO);
  const settled = total.minus(unsettled).minus(facts.held);
  return Decimal.max(Decimal.min(settled, decimal(facts.available)), ZERO);
}
