import type { Actor } from '../../kernel/actor.ts';
import { requireUser } from '../../kernel/actor.ts';
import { decimal, toPlain, ZERO } from '../../kernel/decimal.ts';
import { roundCash } from '../../kernel/money.ts';
import { type EnrollmentShown, enrollmentsOf, type InterestDeps } from '../interest/index.ts';
import { rateOrNull } from '../market/index.ts';
import { type AccountBalances, fetchBalances } from './balances.ts';

type BalancesDeps = Parameters<typeof fetchBalances>[0] & InterestDeps;

/** The balances of the caller's platform account, with what its cash has earned since it was paid. */
export async function balancesWithInterest(
  deps: BalancesDeps,
  actor: Actor,
  input: { readonly currency?: string | null | undefined },
): Promise<AccountBalances & { readonly interest: EnrollmentShown[] }> {
  const [balances, interest] = await Promise.all([
    fetchBalances(deps, actor, input),
    enrollmentsOf(deps, requireUser(actor).userId),
  ]);
  let sum = ZERO;
  for (const { accrued, currency } of interest) {
    const rate = await rateOrNull(deps, currency, balances.currency, balances.asOf);
    // What has no rate now is left out, as `unpricedCount` says of its cash.
    if (rate !== null) sum = sum.plus(roundCash(decimal(accrued).times(rate), balances.currency));
  }
  return { ...balances, accruedInterest: toPlain(sum), interest };
}
