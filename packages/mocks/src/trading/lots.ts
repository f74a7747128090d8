import { badInput, invariant, notFound, refuse } from '@investing-platform/schema/engine';
import {
  add,
  compare,
  type Decimal,
  decimal,
  divide,
  isZero,
  least,
  multiply,
  plain,
  subtract,
  sum,
  ZERO,
} from '../kernel/decimal.ts';
import type { Holding, Lot, NamedLot, Order } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import type { OrderTerms } from './terms.ts';

const COST_PLACES = 18;
const QUANTITY_PLACES = 9;

/** A lot that an order names, as the contract has it. */
export interface LotSelection {
  readonly lotId: string;
  readonly quantity: string | number;
}

/** What comes into a holding is a lot of its own. */
export function addLot(
  { newId }: Pick<Platform, 'newId'>,
  holding: Holding,
  bought: Pick<Lot, 'quantity' | 'cost' | 'acquiredAt'>,
): void {
  keep(holding, [...holding.lots, { ...bought, id: newId(), held: ZERO }]);
}

/**
 * Takes what an order sells out of the lots that it names, else out of the oldest.
 *
 * @returns what it had cost
 */
export function sellLots(holding: Holding, order: Order, quantity: Decimal): Decimal {
  const before = holding.cost;
  if (order.lots.length > 0) sellNamed(holding, order, quantity);
  else sellOldest(holding, quantity);
  return subtract(before, holding.cost);
}

export function sellOldest(holding: Holding, quantity: Decimal): void {
  let rest = quantity;
  const lots = holding.lots.map((lot) => {
    const part = least(rest, subtract(lot.quantity, lot.held));
    rest = subtract(rest, part);
    return less(lot, part);
  });
  invariant(isZero(rest), 'lots cover what is sold');
  keep(holding, lots);
}

function sellNamed(holding: Holding, order: Order, quantity: Decimal): void {
  let rest = quantity;
  order.lots = order.lots.map((named) => {
    const part = least(rest, subtract(named.quantity, named.sold));
    rest = subtract(rest, part);
    changeLot(holding, named.lotId, (lot) =>
      less({ ...lot, held: subtract(lot.held, part) }, part),
    );
    return { ...named, sold: add(named.sold, part) };
  });
  invariant(isZero(rest), 'an order names as much as it sells');
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
    changeLot(holding, lotId, (lot) => ({ ...lot, held: change(lot.held, left) }));
  }
}

function changeLot(holding: Holding, id: string, change: (lot: Lot) => Lot): void {
  keep(
    holding,
    holding.lots.map((lot) => (lot.id === id ? change(lot) : lot)),
  );
}

function less(lot: Lot, part: Decimal): Lot {
  const quantity = subtract(lot.quantity, part);
  const cost = isZero(quantity)
    ? ZERO
    : subtract(lot.cost, divide(multiply(lot.cost, part), lot.quantity, COST_PLACES));
  return { ...lot, quantity, cost };
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

/** @throws {PlatformError} NOT_FOUND; INSUFFICIENT_QUANTITY */
export function refuseUnavailable(holding: Holding, named: readonly NamedLot[]): void {
  for (const { lotId, quantity: part } of named) {
    const lot = holding.lots.find(({ id }) => id === lotId);
    if (lot === undefined) throw notFound('Lot');
    const free = subtract(lot.quantity, lot.held);
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
