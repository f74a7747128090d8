import type { CostBasisMethod } from '@investing-platform/schema/operations';
import { type Decimal, decimal, sum, ZERO } from '../../../kernel/decimal.ts';
import {
  type Entry,
  type Journal,
  type LotRow,
  type NotedMethod,
  positionChanges,
} from './journal.fixture.ts';
import { type OwnNamings, ownNamings } from './own-namings.fixture.ts';
import {
  byAge,
  inRatio,
  type OwnLot,
  sharesOf,
  type Taken,
  take,
  takePart,
} from './own-relief.fixture.ts';
import {
  type Action,
  type PendingSplits,
  pendingSplits,
  type SplitTerms,
} from './pending-splits.fixture.ts';

/** A part of a lot that the journal says was sold. */
export interface OwnGain {
  readonly entry: Entry;
  readonly bookId: string;
  readonly assetId: string;
  readonly taken: Taken;
}

export interface ReplayedLots {
  readonly lots: readonly (OwnLot & Where)[];
  readonly gains: readonly OwnGain[];
  readonly faults: readonly string[];
}

interface Where {
  readonly bookId: string;
  readonly assetId: string;
}

interface Replay {
  /** The accounts whose lots are one by now. */
  readonly averaged: Set<string>;
  /** By account; FIFO until another is chosen. */
  readonly chosen: Map<string, CostBasisMethod>;
  accountOf(bookId: string): string;
  readonly held: Map<string, (OwnLot & Where)[]>;
  readonly faults: string[];
  readonly gains: OwnGain[];
  readonly splits: PendingSplits;
  readonly namings: OwnNamings;
  /** The lots that an entry brought are known by their ids and what they came in with alone. */
  inserted(entry: Entry, where: Where): readonly LotRow[];
  /** By which method a sale took its lots is a choice of the moment, and recorded. */
  methodOf(entry: Entry, where: Where, quantity: Decimal): string;
}

/**
 * Reads the journal from its beginning and says which lots there are at its end: with the
 * executions, what came in with shares from outside, the terms of companies' actions and the method
 * of each sale, and nothing that the platform has reckoned from them.
 */
export function replayLots(journal: Journal): ReplayedLots {
  const inserted = Map.groupBy(journal.lots, ({ entryId, bookId, assetId }) =>
    [entryId, bookId, assetId].join(' '),
  );
  const replay: Replay = {
    averaged: new Set(),
    chosen: new Map(),
    accountOf: (bookId) => journal.books.get(bookId)?.accountId ?? bookId,
    held: new Map(),
    faults: [],
    gains: [],
    splits: pendingSplits(journal, (bookId, terms, orderIds) => {
      replay.namings.split(orderIds, terms);
      split(replay, bookId, terms);
    }),
    namings: ownNamings(journal),
    inserted: ({ id }, { bookId, assetId }) => inserted.get([id, bookId, assetId].join(' ')) ?? [],
    methodOf: methodsOf(journal),
  };
  const methods = [...journal.methods];
  for (const entry of journal.entries) {
    while (methods[0] !== undefined && (methods[0].entryId ?? '') < entry.id) {
      changeMethod(replay, methods.shift());
    }
    read(replay, entry);
    replay.namings.read(entry);
  }
  for (const method of methods) changeMethod(replay, method);
  replay.splits.flush();
  return { lots: [...replay.held.values()].flat(), gains: replay.gains, faults: replay.faults };
}

function changeMethod(replay: Replay, change: NotedMethod | undefined): void {
  if (change === undefined) return;
  const { accountId, method } = change;
  replay.chosen.set(accountId, method);
  if (method !== 'AVERAGE') {
    replay.averaged.delete(accountId);
    return;
  }
  replay.splits.flush();
  replay.averaged.add(accountId);
  for (const lots of replay.held.values()) {
    if (lots.some(({ bookId }) => replay.accountOf(bookId) === accountId)) join(lots);
  }
}

/** One lot, bought when the oldest was, of all that there are. */
function join(lots: readonly OwnLot[]): void {
  const [oldest, ...others] = lots.filter(({ quantity }) => !quantity.isZero()).sort(byAge);
  for (const lot of others) {
    if (oldest === undefined) return;
    oldest.quantity = oldest.quantity.plus(lot.quantity);
    oldest.cost = oldest.cost.plus(lot.cost);
    lot.quantity = ZERO;
    lot.cost = ZERO;
  }
}

/** The sales of an order are recorded in turn, each in as many parts as it took lots. */
function methodsOf({ gains }: Journal): Replay['methodOf'] {
  const left = Map.groupBy(gains, ({ orderId, bookId, assetId }) =>
    [orderId, bookId, assetId].join(' '),
  );
  return ({ sourceType, sourceId }, { bookId, assetId }, quantity) => {
    const orderId = sourceType === 'order' ? sourceId : null;
    const parts = left.get([orderId, bookId, assetId].join(' ')) ?? [];
    const method = parts[0]?.method ?? 'unknown';
    for (let rest = quantity; rest.greaterThan(0) && parts.length > 0; ) {
      rest = rest.minus(parts.shift()?.quantity ?? 0);
    }
    return method;
  };
}

function read(replay: Replay, entry: Entry): void {
  if (replay.splits.takes(entry)) return;
  if (entry.kind === 'JOURNAL_SECURITY') {
    move(replay, entry);
    return;
  }
  for (const { bookId, assetId, change } of positionChanges(entry)) {
    const where = { bookId, assetId };
    const action = replay.splits.actionOf(entry, bookId);
    if (entry.kind === 'SPINOFF' && action !== null) spinOff(replay, entry, where, action);
    else if (change.isNegative()) sell(replay, entry, where, change.negated());
    else buy(replay, entry, where, change);
  }
}

/** Between two books, or from outside. */
function move(replay: Replay, entry: Entry): void {
  const changes = positionChanges(entry);
  const out = changes.find(({ change }) => change.isNegative());
  const into = changes.find(({ change }) => !change.isNegative());
  if (out === undefined) {
    if (into !== undefined) buy(replay, entry, into, into.change);
    return;
  }
  const taken = sell(replay, entry, out, out.change.negated());
  if (into === undefined) return;
  const fresh = taken.map(({ lot: { acquiredAt }, quantity, cost }) => ({
    acquiredAt,
    quantity,
    cost,
  }));
  open(replay, entry, into, fresh);
}

function lotsOf({ held }: Replay, { bookId, assetId }: Where): (OwnLot & Where)[] {
  const key = `${bookId} ${assetId}`;
  const known = held.get(key) ?? [];
  held.set(key, known);
  return known;
}

function open(
  replay: Replay,
  entry: Entry,
  { bookId, assetId }: Where,
  fresh: readonly Omit<OwnLot, 'id'>[],
): void {
  const where = { bookId, assetId };
  const rows = replay.inserted(entry, where);
  if (rows.length !== fresh.length) {
    replay.faults.push(`${entry.kind} brought other lots: ${entry.id}`);
  }
  for (const [at, lot] of fresh.entries()) {
    const id = rows[at]?.id ?? `${entry.id} ${at}`;
    lotsOf(replay, where).push({ id, ...where, ...lot });
  }
  if (replay.averaged.has(replay.accountOf(bookId))) join(lotsOf(replay, where));
}

function buy(replay: Replay, entry: Entry, where: Where, quantity: Decimal): void {
  const rows = replay.inserted(entry, where);
  const cash = entry.lines.filter(({ kind }) => kind === 'cash' || kind === 'cash_hold');
  const paid = sum(cash.map(({ amount }) => decimal(amount))).negated();
  const [row] = rows;
  const cost = entry.kind === 'FILL' ? paid : decimal(row?.openedCost ?? '0');
  const pool = lotsOf(replay, where).filter((lot) => !lot.quantity.isZero());
  const [oldest] = pool.sort(byAge);
  // Under AVERAGE a purchase joins what there is.
  if (rows.length === 0 && oldest !== undefined) {
    oldest.quantity = oldest.quantity.plus(quantity);
    oldest.cost = oldest.cost.plus(cost);
  } else {
    // The clock may have gone on between the entry and its lot.
    open(replay, entry, where, [{ acquiredAt: row?.acquiredAt ?? entry.at, quantity, cost }]);
  }
}

function sell(replay: Replay, entry: Entry, where: Where, quantity: Decimal): Taken[] {
  const { bookId, assetId } = where;
  const isSale = entry.kind === 'FILL' || entry.kind === 'CASH_IN_LIEU';
  const method = isSale ? replay.methodOf(entry, where, quantity) : withoutSale(replay, entry);
  const lots = lotsOf(replay, where);
  const all =
    method === 'SPECIFIC'
      ? sellNamed(replay, lots, entry, quantity)
      : take(lots, quantity, method, replay.namings.keptOf);
  if (!sum(all.map((part) => part.quantity)).equals(quantity)) {
    replay.faults.push(`there were fewer lots than ${entry.kind} took: ${entry.id}`);
  }
  if (isSale) for (const taken of all) replay.gains.push({ entry, bookId, assetId, taken });
  return all;
}

/** What a chain takes back came last, and what is sent goes as if it were sold. */
function withoutSale({ chosen, accountOf }: Replay, entry: Entry): string {
  if (entry.sourceType !== 'crypto_transfer') return 'FIFO';
  const held = entry.lines.find(({ kind }) => kind === 'position_hold');
  if (held === undefined) return 'LIFO';
  const method = chosen.get(accountOf(held.bookId)) ?? 'FIFO';
  return method === 'SPECIFIC' ? 'FIFO' : method;
}

function sellNamed(
  { namings }: Replay,
  lots: readonly OwnLot[],
  { sourceId: orderId }: Entry,
  quantity: Decimal,
): Taken[] {
  return namings.sold(orderId, quantity).flatMap((part) => {
    const lot = lots.find(({ id }) => id === part.lotId);
    return lot === undefined ? [] : [takePart(lot, part.quantity)];
  });
}

function split(replay: Replay, bookId: string, action: SplitTerms): void {
  const old = before(lotsOf(replay, { bookId, assetId: action.assetId }), action);
  const total = inRatio(sum(old.map(({ quantity }) => quantity)), action);
  for (const lot of old) lot.quantity = inRatio(lot.quantity, action);
  const lacking = total.minus(sum(old.map(({ quantity }) => quantity)));
  const last = old.at(-1);
  if (last !== undefined) last.quantity = last.quantity.plus(lacking);
}

function spinOff(replay: Replay, entry: Entry, { bookId }: Where, action: Action): void {
  if (action.kind !== 'SPIN_OFF') return;
  const old = before(lotsOf(replay, { bookId, assetId: action.assetId }), action);
  const giving = old.filter((lot) => !inRatio(lot.quantity, action).isZero());
  const costs = sharesOf(
    giving.map(({ cost }) => cost),
    action.costShare,
  );
  const fresh = giving.map((lot, at) => {
    const cost = costs[at] ?? ZERO;
    lot.cost = lot.cost.minus(cost);
    return { acquiredAt: lot.acquiredAt, quantity: inRatio(lot.quantity, action), cost };
  });
  open(replay, entry, { bookId, assetId: action.newAssetId }, fresh);
}

const before = <T extends OwnLot>(lots: readonly T[], { exAt }: Pick<Action, 'exAt'>): T[] =>
  lots
    .filter(({ acquiredAt, quantity }) => !quantity.isZero() && acquiredAt < new Date(exAt))
    .sort(byAge);
