import { gainIn } from '@investing-platform/rules/tracked/holding-gain';
import { decimal } from '../../../kernel/decimal.ts';
import { inRequest } from '../../../kernel/in-request.ts';
import { type BookDeps, readBook } from '../book.ts';
import type { GainShown } from '../rows.ts';
import { gainOf, gainWithReturns } from '../shown.ts';
import type { Request } from './over-time.ts';

const PERCENT = 100;

type BookRequest = Request & { readonly deps: BookDeps };

const gains = inRequest<BookRequest, GainShown>(async ({ deps, actor }, ids) => {
  const book = await readBook(deps, actor);
  const found = book.holdings.filter(({ id }) => ids.includes(id));
  return new Map(
    found.flatMap((row) => {
      const gain = gainOf(book, row);
      if (gain === null) return [];
      const { portfolioCurrency, ownershipPercent } = row;
      const part = gainIn(gain, decimal(ownershipPercent).dividedBy(PERCENT), portfolioCurrency);
      return [[row.id, gainWithReturns([part], portfolioCurrency, [row])] as const];
    }),
  );
});

/**
 * What the person's part of an asset has gained, in its portfolio's currency; the book is read once
 * for all assets of a request. Null for what no tracked portfolio holds, and without a price.
 */
export function gainOfAsset(
  request: BookRequest,
  { id }: { readonly id: string },
): Promise<GainShown | null> {
  return gains(request, id);
}
