import { boughtWith, givenFor, rateAfterFee } from '@investing-platform/rules/exchange-rate';
import type { QuoteSide } from '@investing-platform/schema/operations';
import type { UserActor } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { badInput } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { roundCash } from '../../../kernel/money.ts';
import { planOf } from '../../billing/index.ts';
import type { FundingDeps } from '../deps.ts';
import { midRate } from './exchange-rate.ts';
import { forgetQuotes, insertQuote, type QuoteRow } from './quotes.sql.ts';

export interface QuoteInput {
  readonly from: string;
  readonly to: string;
  /** Above 0, a plain decimal: in `from`, or in `to` where `side` is `TO`. */
  readonly amount: string;
  readonly side?: QuoteSide | undefined;
}

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
  input: QuoteInput,
): Promise<QuoteRow> {
  const { from, to } = input;
  const now = deps.clock.now();
  const mid = midRate(await deps.rates.ratesAt(now), from, to);
  const { forexFeeFraction } = planOf(actor);
  const rate = rateAfterFee(mid, forexFeeFraction);
  const { fromAmount, toAmount } = amountsOf(input, rate);
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

function amountsOf({ from, to, amount: text, side }: QuoteInput, rate: string) {
  const amount = decimal(text);
  const currency = side === 'TO' ? to : from;
  if (!roundCash(amount, currency).equals(amount)) {
    throw badInput('params.amount', `has more places than ${currency} has`);
  }
  const fromAmount = side === 'TO' ? givenFor(amount, rate, from) : amount;
  const toAmount = side === 'TO' ? amount : boughtWith(amount, rate, to);
  if (!fromAmount.greaterThan(0) || !toAmount.greaterThan(0)) {
    throw badInput('params.amount', 'must be above 0, and come to more than nothing');
  }
  return { fromAmount, toAmount };
}
