import { type AskedQuote, quotedAmounts } from '@investing-platform/rules/funding/exchange';
import { rateAfterFee } from '@investing-platform/rules/numbers/exchange-rate';
import type { UserActor } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { toPlain } from '../../../kernel/decimal.ts';
import { newId } from '../../../kernel/ids.ts';
import { roundCash } from '../../../kernel/money.ts';
import { planOf } from '../../billing/index.ts';
import type { FundingDeps } from '../deps.ts';
import { midRate } from './exchange-rate.ts';
import { forgetQuotes, insertQuote, type QuoteRow } from './quotes.sql.ts';

const HELD_SECONDS = 30;

/**
 * Quotes an exchange at the rate of now, which is held for 30 seconds.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a pair that is not exchanged, and an amount that comes
 *   to nothing or has too many places; PROVIDER_UNAVAILABLE
 */
export async function getTemporaryQuote(
  deps: Pick<FundingDeps, 'db' | 'clock' | 'random' | 'rates'>,
  actor: UserActor,
  input: AskedQuote,
): Promise<QuoteRow> {
  const { from, to } = input;
  const now = deps.clock.now();
  const mid = midRate(await deps.rates.ratesAt(now), from, to);
  const { forexFeeFraction } = planOf(actor);
  const rate = rateAfterFee(mid, forexFeeFraction);
  const { fromAmount, toAmount } = quotedAmounts(input, rate);
  const fee = roundCash(fromAmount.times(forexFeeFraction), from);
  return deps.db.transaction(async (tx) => {
    await tx.run(forgetQuotes, actor.userId, now);
    return tx.one(insertQuote, {
      id: newId(deps.clock, deps.random),
      userId: actor.userId,
      from,
      to,
      fromAmount: toPlain(fromAmount),
      toAmount: toPlain(toAmount),
      midRate: mid,
      rate,
      feeFraction: forexFeeFraction,
      fee: toPlain(fee),
      expiresAt: secondsAfter(now, HELD_SECONDS),
      now,
    });
  });
}
