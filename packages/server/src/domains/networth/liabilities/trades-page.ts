import type { Deps } from '../../../deps.ts';
import { badCursor } from '../../../kernel/errors.ts';
import { type Page, pageOf } from '../../../kernel/page.ts';
import type { BookingShown } from './liability-shown.ts';

interface Debt {
  readonly id: string;
  readonly trades: readonly BookingShown[];
}

interface Part {
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

const USUAL_LIMIT = 20;

/**
 * A part of the bookings on a debt, the latest day first.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this debt's list did not give out
 */
export function tradesPage(
  { cursors }: Pick<Deps, 'cursors'>,
  { id, trades }: Debt,
  { limit = USUAL_LIMIT, cursor }: Part,
): Page<BookingShown> {
  const list = `NetWorthLiability.trades:${id}`;
  const start = cursor == null ? 0 : placeAfter(trades, cursors.decode(list, cursor)[0]);
  const rows = trades.slice(start, start + limit + 1);
  return pageOf(rows, limit, (last) => cursors.encode(list, [last.id]));
}

function placeAfter(trades: readonly BookingShown[], id: string | undefined): number {
  const place = trades.findIndex((booking) => booking.id === id);
  if (place === -1) throw badCursor();
  return place + 1;
}
