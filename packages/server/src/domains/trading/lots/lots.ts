import {
  type Lot,
  type Relief,
  relieve,
  shared,
} from '@investing-platform/rules/returns/cost-basis';
import type { CostBasisMethod } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { type Decimal, decimal, sum, toPlain } from '../../../kernel/decimal.ts';
import { newId } from '../../../kernel/ids.ts';
import type { TradingDeps } from '../deps.ts';
import { poolLotsOfPosition } from './cost-basis.sql.ts';
import * as sql from './lots.sql.ts';
import { sellNamedLots } from './order-lots.ts';

type LotDeps = Pick<TradingDeps, 'clock' | 'random'>;

/** Whose lots of what. */
export interface LotOwner {
  readonly userId: string;
  readonly bookId: string;
  readonly brokerAccountId: string;
  readonly assetId: string;
  readonly currency: string;
}

/** Keeps a purchase as a lot; under AVERAGE all of an asset are one. */
export async function addLot(
  tx: Transaction,
  deps: LotDeps,
  owner: LotOwner,
  bought: { readonly quantity: Decimal; readonly cost: Decimal; readonly entryId: string },
): Promise<void> {
  const { quantity, cost, entryId } = bought;
  const { method } = await tx.one(sql.lockLots, owner.brokerAccountId, owner.assetId, null);
  const pool = method === 'AVERAGE' ? await loadLots(tx, owner, 'AVERAGE', quantity) : [];
  const [first] = pool;
  if (first !== undefined) {
    await saveLots(tx, [
      { ...first, quantity: first.quantity.plus(quantity), cost: first.cost.plus(cost) },
    ]);
    return;
  }
  const lot = { id: '', acquiredAt: deps.clock.now(), quantity, cost };
  newLots(tx, deps, owner, entryId, [lot]);
}

/**
 * Takes what is sold out of the lots and records the gains: out of those that the order names, else
 * by the account's method. `SPECIFIC` without names is FIFO (26 CFR 1.1012-1(c)(1)).
 *
 * @param sold `proceeds`: what the sale brought, fees taken off
 * @returns what the sold part had cost
 */
export async function sellLots(
  tx: Transaction,
  deps: LotDeps,
  owner: LotOwner,
  sold: {
    readonly quantity: Decimal;
    readonly proceeds: Decimal;
    readonly orderId: string | null;
  },
): Promise<Decimal> {
  const { orderId, quantity } = sold;
  const account = await tx.one(sql.lockLots, owner.brokerAccountId, owner.assetId, orderId);
  const usual = account.method === 'SPECIFIC' ? 'FIFO' : account.method;
  const isNamed = orderId !== null && account.namesLots;
  const reliefs = isNamed
    ? await sellNamedLots(tx, { orderId, quantity, currency: owner.currency })
    : await takeLots(tx, owner, quantity, usual);
  await recordGains(tx, deps, owner, sold, reliefs, isNamed ? 'SPECIFIC' : usual);
  return sum(reliefs.map(({ cost }) => cost));
}

/** Takes a quantity out of the lots by a method, but nothing that open orders name. */
export async function takeLots(
  tx: Transaction,
  owner: Pick<LotOwner, 'bookId' | 'assetId' | 'currency'>,
  quantity: Decimal,
  method: UnnamedMethod,
): Promise<readonly Relief[]> {
  const lots = await loadLots(tx, owner, method, quantity);
  const { reliefs, lots: rest } = relieve(lots, { quantity, method, currency: owner.currency });
  await saveLots(
    tx,
    rest.filter((lot, index) => lot !== lots[index]),
  );
  return reliefs;
}

type NewLot = Pick<Lot, 'acquiredAt' | 'quantity' | 'cost'>;

/**
 * Keeps lots in a book as they are, with the times at which they were bought; under AVERAGE they
 * join what there is.
 */
export async function insertLots(
  tx: Transaction,
  deps: LotDeps,
  owner: LotOwner,
  entryId: string,
  lots: readonly NewLot[],
): Promise<void> {
  newLots(tx, deps, owner, entryId, lots);
  tx.send(poolLotsOfPosition, [owner.brokerAccountId, owner.bookId, owner.assetId]);
}

function newLots(
  tx: Transaction,
  deps: LotDeps,
  owner: LotOwner,
  entryId: string,
  lots: readonly NewLot[],
): void {
  tx.send(sql.insertLots, [
    {
      bookId: owner.bookId,
      brokerAccountId: owner.brokerAccountId,
      assetId: owner.assetId,
      currency: owner.currency,
      entryId,
      ids: lots.map(() => newId(deps.clock, deps.random)),
      acquiredAt: lots.map(({ acquiredAt }) => acquiredAt),
      quantities: lots.map(({ quantity }) => toPlain(quantity)),
      costs: lots.map(({ cost }) => toPlain(cost)),
    },
  ]);
}

/** How a sale that names no lots takes them. */
type UnnamedMethod = Exclude<CostBasisMethod, 'SPECIFIC'>;

const IN_ORDER = {
  FIFO: sql.oldestLots,
  LIFO: sql.newestLots,
  HIFO: sql.dearestLots,
} as const;

async function loadLots(
  tx: Transaction,
  { bookId, assetId }: Pick<LotOwner, 'bookId' | 'assetId'>,
  method: UnnamedMethod,
  quantity: Decimal,
): Promise<Lot[]> {
  const rows =
    method === 'AVERAGE'
      ? await tx.all(sql.allLots, bookId, assetId)
      : await tx.all(IN_ORDER[method], bookId, assetId, toPlain(quantity));
  return rows.map(lotOf);
}

export function lotOf(row: sql.LotRow): Lot {
  const { id, acquiredAt, quantity, cost, quantityHeld = '0' } = row;
  return {
    id,
    acquiredAt,
    quantity: decimal(quantity),
    cost: decimal(cost),
    quantityHeld: decimal(quantityHeld),
  };
}

export async function saveLots(tx: Transaction, lots: readonly Lot[]): Promise<void> {
  tx.send(sql.updateLots, [
    lots.map(({ id }) => id),
    lots.map(({ quantity }) => toPlain(quantity)),
    lots.map(({ cost }) => toPlain(cost)),
  ]);
}

async function recordGains(
  tx: Transaction,
  deps: LotDeps,
  owner: LotOwner,
  sold: { readonly quantity: Decimal; readonly proceeds: Decimal; readonly orderId: string | null },
  reliefs: readonly Relief[],
  method: CostBasisMethod,
): Promise<void> {
  const quantities = reliefs.map(({ quantity }) => quantity);
  const proceeds = shared(sold.proceeds, quantities, owner.currency);
  tx.send(sql.insertGains, [
    {
      userId: owner.userId,
      bookId: owner.bookId,
      brokerAccountId: owner.brokerAccountId,
      assetId: owner.assetId,
      currency: owner.currency,
      orderId: sold.orderId,
      soldAt: deps.clock.now(),
      method,
      ids: reliefs.map(() => newId(deps.clock, deps.random)),
      lotIds: reliefs.map(({ lotId }) => lotId),
      acquiredAt: reliefs.map(({ acquiredAt }) => acquiredAt),
      quantities: quantities.map((quantity) => toPlain(quantity)),
      proceeds: proceeds.map((amount) => toPlain(amount)),
      costs: reliefs.map(({ cost }) => toPlain(cost)),
    },
  ]);
}
