import { requireQuoteOf, requireUsable } from '@investing-platform/rules/funding/exchange';
import type { Transaction } from '../../../db/database.ts';
import { type Decimal, toPlain } from '../../../kernel/decimal.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { FundingDeps } from '../deps.ts';
import { lockQuote, type QuoteRow, useQuote } from './quotes.sql.ts';

/** What a quote has to be of. */
export interface WantedExchange {
  readonly from: string;
  readonly to: string;
  readonly fromAmount: Decimal;
}

/**
 * Uses a quote, once, in the transaction of what it is for.
 *
 * @param wanted null: whatever the quote is of
 * @throws {PlatformError} NOT_FOUND; QUOTE_EXPIRED after 30 seconds and where it was used;
 *   BAD_USER_INPUT where it is of something else
 */
export async function takeQuote(
  tx: Transaction,
  deps: Pick<FundingDeps, 'clock'>,
  userId: string,
  id: string,
  wanted: WantedExchange | null,
): Promise<QuoteRow> {
  const quote = await usableQuote(tx, deps, userId, id, wanted);
  await tx.run(useQuote, id, deps.clock.now());
  return quote;
}

/**
 * A quote that can be used, locked to the end of the transaction.
 *
 * @throws {PlatformError} as `takeQuote`
 */
export async function usableQuote(
  tx: Transaction,
  deps: Pick<FundingDeps, 'clock'>,
  userId: string,
  id: string,
  wanted: WantedExchange | null,
): Promise<QuoteRow> {
  const quote = await tx.maybe(lockQuote, userId, id);
  if (quote === null) throw notFound('Temporary quote');
  requireUsable(quote, deps.clock.now());
  if (wanted !== null) {
    requireQuoteOf(quote, { ...wanted, fromAmount: toPlain(wanted.fromAmount) });
  }
  return quote;
}
