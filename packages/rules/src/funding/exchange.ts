import type { QuoteSide } from '@investing-platform/schema/operations';
import { type Decimal, decimal } from '../numbers/decimal.ts';
import { boughtWith, givenFor } from '../numbers/exchange-rate.ts';
import { badInput, refuse } from '../refusals/platform-error.ts';
import { wholeUnits } from './whole-units.ts';

/** What a quote is asked for: an amount of `from`, or of `to` where the side is `TO`. */
export interface AskedQuote {
  readonly from: string;
  readonly to: string;
  /** A plain decimal. */
  readonly amount: string;
  readonly side?: QuoteSide | undefined;
}

/**
 * @param hasRate whether the currency has one
 * @throws {PlatformError} BAD_USER_INPUT
 */
export function requireExchanged(path: string, hasRate: boolean): void {
  if (!hasRate) throw badInput(path, 'is a currency that the platform does not exchange');
}

/**
 * @param path of the input that names the pair
 * @throws {PlatformError} BAD_USER_INPUT for a currency without a rate, and for one and the same
 */
export function requirePair(
  path: string,
  { from, to }: Pick<AskedQuote, 'from' | 'to'>,
  hasRate: (currency: string) => boolean,
): void {
  requireExchanged(`${path}.from`, hasRate(from));
  requireExchanged(`${path}.to`, hasRate(to));
  if (from === to) throw badInput(`${path}.to`, 'must be another currency');
}

/**
 * What is given and what is bought.
 *
 * @param rate after the fee
 * @throws {PlatformError} BAD_USER_INPUT for an amount that comes to nothing or has too many places
 */
export function quotedAmounts(
  { from, to, amount: text, side }: AskedQuote,
  rate: string,
): { readonly fromAmount: Decimal; readonly toAmount: Decimal } {
  const amount = wholeUnits('params.amount', text, side === 'TO' ? to : from);
  const fromAmount = side === 'TO' ? givenFor(amount, rate, from) : amount;
  const toAmount = side === 'TO' ? amount : boughtWith(amount, rate, to);
  if (fromAmount.greaterThan(0) && toAmount.greaterThan(0)) return { fromAmount, toAmount };
  throw badInput('params.amount', 'must be above 0, and come to more than nothing');
}

/** @throws {PlatformError} QUOTE_EXPIRED for a quote that is too old, or was used */
export function requireUsable(
  { expiresAt, usedAt }: { readonly expiresAt: Date; readonly usedAt: Date | null },
  now: Date,
): void {
  if (expiresAt <= now) throw refuse('QUOTE_EXPIRED', 'The quote has expired; get a new one');
  if (usedAt === null) return;
  throw refuse('QUOTE_EXPIRED', 'The quote was used already; get a new one');
}

/** What a quote is of. */
interface Exchanged {
  readonly from: string;
  readonly to: string;
  readonly fromAmount: string;
}

/** @throws {PlatformError} BAD_USER_INPUT for a quote of something else than is withdrawn */
export function requireQuoteOf({ from, to, fromAmount }: Exchanged, wanted: Exchanged): void {
  const isSamePair = from === wanted.from && to === wanted.to;
  if (isSamePair && decimal(fromAmount).equals(wanted.fromAmount)) return;
  const is = `${fromAmount} ${from} into ${to}`;
  throw badInput('params.quoteId', `must be a quote of what is withdrawn; it is of ${is}`);
}
