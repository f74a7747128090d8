import { BANK_PAIRS } from '@investing-platform/rules/funding/bank-currencies';
import { rateAfterFee } from '@investing-platform/rules/numbers/exchange-rate';
import type { UserActor } from '../../../kernel/actor.ts';
import { planOf } from '../../billing/index.ts';
import type { FundingDeps } from '../deps.ts';
import { midRate } from './exchange-rate.ts';

export interface CurrencyPair {
  readonly from: string;
  readonly to: string;
}

/** A rate with the caller's fee. Rates are plain decimals. */
export interface OwnRate extends CurrencyPair {
  readonly midRate: string;
  readonly rate: string;
  readonly feeFraction: string;
  readonly asOf: Date;
  readonly source: string;
}

/**
 * The rates that the caller gets now: of the pairs asked for, else between the currencies that are
 * paid in and out.
 *
 * @throws {PlatformError} BAD_USER_INPUT; PROVIDER_UNAVAILABLE
 */
export async function fetchCurrentRates(
  deps: Pick<FundingDeps, 'rates' | 'clock'>,
  actor: Pick<UserActor, 'plan'>,
  { pairs }: { readonly pairs?: readonly CurrencyPair[] | null | undefined },
): Promise<OwnRate[]> {
  const table = await deps.rates.ratesAt(deps.clock.now());
  const { forexFeeFraction: feeFraction } = planOf(actor);
  const { publishedAt: asOf, source } = table;
  return (pairs ?? BANK_PAIRS).map(({ from, to }, at) => {
    const mid = midRate(table, from, to, `params.pairs.${at}`);
    return {
      from,
      to,
      midRate: mid,
      rate: rateAfterFee(mid, feeFraction),
      feeFraction,
      asOf,
      source,
    };
  });
}
