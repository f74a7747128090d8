import type { Instrument } from '@investing-platform/schema/instruments';
import { decimal, toPlain } from '../../kernel/decimal.ts';
import type { ReferenceRateSource, ReferenceRates } from '../../ports/reference-rates.ts';

/** More publications than there have been since 1999, and some decades more. */
const MAX_PUBLICATIONS = 20_000;
/** What a market for currencies shows: 1.13607, 178.906, 0.565822. */
const PRICE_DIGITS = 6;
const BASE_LENGTH = 3;

/** A price and the moment from which it holds, in epoch milliseconds. */
export interface PricePoint {
  readonly at: number;
  /** Canonical plain decimal. */
  readonly price: string;
}

/**
 * The rates that held from `from` on until before `until`, oldest first: those that were there at
 * `from` and all that were published after. None from before the first publication.
 *
 * @param until after `from`; both epoch milliseconds
 */
export async function publicationsIn(
  rates: ReferenceRateSource,
  from: number,
  until: number,
): Promise<ReferenceRates[]> {
  const found: ReferenceRates[] = [];
  let before = until;
  while (found.length < MAX_PUBLICATIONS) {
    const table = await rates.ratesAt(new Date(before - 1));
    const at = table.publishedAt.getTime();
    // Before its first publication a source answers that one.
    if (at >= before) break;
    found.push(table);
    if (at <= from) break;
    before = at;
  }
  return found.reverse();
}

/**
 * The price of a pair by one publication, to six significant digits; null where it has no rate for
 * one of the two.
 */
export function pairPrice(pair: Instrument, { rates }: ReferenceRates): string | null {
  const [one, other] = [rates.get(pair.symbol.slice(0, BASE_LENGTH)), rates.get(pair.currency)];
  if (one === undefined || other === undefined) return null;
  return toPlain(decimal(other).dividedBy(one).toSignificantDigits(PRICE_DIGITS));
}

/** The prices of a pair by some publications, in their order. */
export function pricePoints(pair: Instrument, tables: readonly ReferenceRates[]): PricePoint[] {
  return tables.flatMap((table) => {
    const price = pairPrice(pair, table);
    return price === null ? [] : [{ at: table.publishedAt.getTime(), price }];
  });
}
