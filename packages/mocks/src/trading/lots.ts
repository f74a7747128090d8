import { relieve } from '@investing-platform/rules/cost-basis';
import { badInput, notFound, refuse } from '@investing-platform/rules/platform-error';
import {
  add,
  compare,
  type Decimal,
  decimal,
  isZero,
  least,
  plain,
  subtract,
  sum,
  ZERO,
} from '../kernel/decimal.ts';
import type { Holding, Lot, NamedLot, Order } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import type { OrderTerms } from './terms.ts';

const QUANTITY_PLACES = 9;

/** A lot that an order names, as the contract has it. */
export interface LotSelection {
  readonly lotId: string;
  readonly quantity: string | number;
}

/** What comes into a holding is a lot of its own; under AVERAGE it joins what there is. */
export function addLot(
  { newId }: Pick<Platform, 'newId'>,
  holding: Holding,
  bought: Pick<Lot, 'quantity' | 'cost' | 'acquiredAt'>,
): void {
  keep(holding, [...holding.lots, { ...bought, id: newId(), quantityHeld: ZERO }]);
  if (holding.account.costBasisMethod === 'AVERAGE') poolLots(holding);
}

/** One lot, bought when the oldest was, of all that there are. */
export function poolLots(holding: Holding): void {
  const [oldest] = holding.lots;
  const { quantity, cost } = holding;
  if (oldest !== undefined) keep(holding, [{ ...oldest, quantity, cost }]);
}

/**
 * Takes what an order sells out of the lots that it names, else by the account's method.
 *
 * @returns what it had cost
 */
export function sellLots(holding: Holding, order: Order, quantity: Decimal): Decimal {
  if (order.lots.length === 0) return sellUnnamed(holding, quantity);
  const before = holding.cost;
  sellNamed(holding, order, quantity);
  return subtract(before, holding.cost);
}

/** `SPECIFIC` without names is FIFO. */
export function sellUnnamed(holding: Holding, quantity: Decimal): Decimal {
  const { costBasisMethod = 'FIFO' } = holding.account;
  const before = holding.cost;
  const method = costBasisMethod === 'SPECIFIC' ? 'FIFO' : costBasisMethod;
  const { currency } = holding.asset;
  keep(holding, relieve(holding.lots, { quantity, method, currency }).lots);
  return subtract(before, holding.cost);
}

function sellNamed(holding: Holding, order: Order, quantity: Decimal): void {
  let rest = quantity;
  const selections = new Map<string, Decimal>();
  order.lots = order.lots.map((named) => {
    const part = least(rest, subtract(named.quantity, named.sold));
    rest = subtract(rest, part);
    if (!isZero(part)) selections.set(named.lotId, part);
    return { ...named, sold: add(named.sold, part) };
  });
  const { currency } = holding.asset;
  const sale = { quantity, method: 'SPECIFIC', currency, selections } as const;
  const { lots } = relieve(holding.lots, sale);
  keep(
    holding,
    lots.map((lot) => ({
      ...lot,
      quantityHeld: subtract(lot.quantityHeld, selections.get(lot.id) ?? ZERO),
    })),
  );
}

/** Gives back what an order names and will not sell. */
export function freeLots(holding: Holding, order: Order): void {
  changeHeld(holding, order, (held, left) => subtract(held, left));
}

/** Keeps what an order names from others again. */
export function holdLots(holding: Holding, order: Order): void {
  changeHeld(holding, order, add);
}

function changeHeld(
  holding: Holding,
  { lots }: Order,
  change: (held: Decimal, left: Decimal) => Decimal,
): void {
  for (const { lotId, quantity, sold } of lots) {
    const left = subtract(quantity, sold);
    if (isZero(left)) continue;
    changeLot(holding, lotId, (lot) => ({
      ...lot,
      quantityHeld: change(lot.quantityHeld, left),
    }));
  }
}

function changeLot(holding: Holding, id: string, change: (lot: Lot) => Lot): void {
  keep(
    holding,
    holding.lots.map((lot) => (lot.id === id ? change(lot) : lot)),
  );
}

function keep(holding: Holding, lots: readonly Lot[]): void {
  holding.lots = lots.filter(({ quantity }) => !isZero(quantity));
  holding.quantity = sum(holding.lots.map(({ quantity }) => quantity));
  holding.cost = sum(holding.lots.map(({ cost }) => cost));
}

/**
 * The lots that a sale names, checked but for what there is of them.
 *
 * @throws {PlatformError} BAD_USER_INPUT
 */
export function namedLots(
  { side, quantity }: Pick<OrderTerms, 'side' | 'quantity'>,
  lots: readonly LotSelection[],
  path: string,
): NamedLot[] {
  if (side === 'BUY') throw badInput(path, 'must be absent for a buy: it makes a lot of its own');
  if (quantity === null) throw badInput(path, 'must be absent unless the order gives a quantity');
  const named = lots.map((lot) => ({
    lotId: lot.lotId.toLowerCase(),
    quantity: decimal(lot.quantity),
    sold: ZERO,
  }));
  refuseUnsound(named, quantity, path);
  return named;
}

/** @throws {PlatformError} BAD_USER_INPUT under AVERAGE; NOT_FOUND; INSUFFICIENT_QUANTITY */
export function refuseUnavailable(
  holding: Holding,
  named: readonly NamedLot[],
  path: string,
): void {
  if (named.length > 0 && holding.account.costBasisMethod === 'AVERAGE') {
    const message = 'must be absent: with the costBasisMethod AVERAGE all units cost the same';
    throw badInput(path, message);
  }
  for (const { lotId, quantity: part } of named) {
    const lot = holding.lots.find(({ id }) => id === lotId);
    if (lot === undefined) throw notFound('Lot');
    const free = subtract(lot.quantity, lot.quantityHeld);
    if (compare(free, part) >= 0) continue;
    throw refuse('INSUFFICIENT_QUANTITY', `Of lot ${lotId} only ${plain(free)} can be sold`);
  }
}

function refuseUnsound(named: readonly NamedLot[], quantity: Decimal, path: string): void {
  for (const [at, { lotId, quantity: part }] of named.entries()) {
    if (named.findIndex((one) => one.lotId === lotId) < at) {
      throw badInput(`${path}.${at}.lotId`, 'is named twice');
    }
    if (part.decimalPlaces() <= QUANTITY_PLACES) continue;
    const message = `takes at most ${QUANTITY_PLACES} decimal places`;
    throw badInput(`${path}.${at}.quantity`, message);
  }
  const total = sum(named.map((one) => one.quantity));
  if (compare(total, quantity) === 0) return;
  throw badInput(path, `must sum to the quantity ${plain(quantity)}, not ${plain(total)}`);
}
