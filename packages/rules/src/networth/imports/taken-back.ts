import { CERTAIN, type RowRead, type TradeRead } from './row-read.ts';

/** A trade that a row takes back. */
export interface TakenBack {
  readonly row: number;
  readonly trade: TradeRead;
}

const NOTHING = { confidencePercent: CERTAIN, trade: null, dividend: null } as const;

/** A trade that was taken back never was: neither of the two rows comes to anything. */
export function takeBack(rows: RowRead[], taken: readonly TakenBack[]): void {
  const placesOf = Map.groupBy(rows.keys(), (place) => contentOf(rows[place]?.trade ?? null));
  for (const { row, trade } of taken) {
    const own = rows[row];
    const place = placesOf.get(contentOf(trade))?.shift();
    const other = place === undefined ? undefined : rows[place];
    if (own === undefined || place === undefined || other === undefined) continue;
    const [there, here] = [other.rowNumber, own.rowNumber];
    rows[place] = { ...other, ...NOTHING, problem: `Row ${here} takes it back.` };
    rows[row] = { ...own, ...NOTHING, problem: `It takes back row ${there}.` };
  }
}

/** Without the day: it may be taken back later. */
function contentOf(trade: TradeRead | null): string | null {
  if (trade === null) return null;
  const { type, named, quantity, price, currency } = trade;
  return [type, named.isin ?? named.symbol, quantity, price, currency].join(' ');
}
