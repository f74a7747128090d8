import { type Leaf, type Total, totalOf } from '@investing-platform/rules/networth/worth';
import type { Decimal } from '../../../kernel/decimal.ts';
import { type AccountBook, type Flow, type Held, heldAt } from '../../../ledger/index.ts';
import { worthAt } from '../../market/index.ts';
import type { TradingDeps } from '../deps.ts';
import { brokerPrices } from './broker-prices.ts';
import { outsideAt } from './outside-positions.ts';

/** Whose money. */
export interface HistoryScope {
  readonly userId: string;
  readonly books: readonly AccountBook[];
}

/** Which moments, and how they are shown. */
export interface EquityRequest {
  /** Ascending, without repetition, 10,000 at most. */
  readonly times: readonly Date[];
  readonly now: Date;
  readonly currency: string;
  /** Whose assets need prices too, at moments among `times`. */
  readonly flows?: readonly Flow[];
}

/** What there was at moments, and what it was worth; both by the moment alone. */
export interface Equity {
  /** In the order of the moments. */
  readonly totals: readonly Total[];
  /** What so much of an asset or a currency was worth at one of the moments; null: not known. */
  readonly leafOf: (name: string, amount: Decimal, place: number) => Leaf | null;
}

/** What accounts were worth at moments. Four statements, and the prices of all at once. */
export async function equityAt(
  deps: Pick<TradingDeps, 'db' | 'marketData'>,
  { userId, books }: HistoryScope,
  { times, now, currency: into, flows = [] }: EquityRequest,
): Promise<Equity> {
  const [inBooks, outside] = await Promise.all([
    heldAt(deps.db, userId, books, times),
    outsideAt(deps.db, { userId, books }, times, now),
  ]);
  const held = inBooks.map((all, place) => [...all, ...(outside.held[place] ?? [])]);
  const names = new Set([...held.flat(), ...flows].map(({ asset }) => asset));
  const others = brokerPrices(deps.db, userId);
  const asked = { names, times, now, into: [into], own: outside.own, others };
  const worth = await worthAt(deps, asked);
  const leafOf: Equity['leafOf'] = (name, amount, place) =>
    worth.leafOf({ name, amount, into, place });
  const leaves = (all: readonly Held[], place: number): (Leaf | null)[] =>
    all.map(({ asset, amount }) => leafOf(asset, amount, place));
  return { totals: held.map((all, place) => totalOf(leaves(all, place))), leafOf };
}
