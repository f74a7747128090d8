import { type Decimal, decimal, sum, ZERO } from '@investing-platform/rules/numbers/decimal';
import { relieve } from '@investing-platform/rules/returns/cost-basis';
import {
  cutTo,
  type NamedLots,
  refuseLotsOfAverage,
  refuseUnavailableLot,
} from '@investing-platform/rules/trading/orders/named-lots';
import type { Holding, Lot, NamedLot, Order } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';

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
  return before.minus(holding.cost);
}

/** `SPECIFIC` without names is FIFO. */
export function sellUnnamed(holding: Holding, quantity: Decimal): Decimal {
  const { costBasisMethod = 'FIFO' } = holding.account;
  const before = holding.cost;
  const method = costBasisMethod === 'SPECIFIC' ? 'FIFO' : costBasisMethod;
  const { currency } = holding.asset;
  keep(holding, relieve(holding.lots, { quantity, method, currency }).lots);
  return before.minus(holding.cost);
}

function sellNamed(holding: Holding, order: Order, quantity: Decimal): void {
  const parts = cutTo(unsoldOf(order), quantity);
  const selections = new Map(parts.map(({ lotId, part }) => [lotId, part]));
  const soldOf = (lotId: string) => selections.get(lotId) ?? ZERO;
  order.lots = order.lots.map((named) => ({
    ...named,
    sold: named.sold.plus(soldOf(named.lotId)),
  }));
  const { currency } = holding.asset;
  const sale = { quantity, method: 'SPECIFIC', currency, selections } as const;
  const { lots } = relieve(holding.lots, sale);
  keep(
    holding,
    lots.map((lot) => ({ ...lot, quantityHeld: lot.quantityHeld.minus(soldOf(lot.id)) })),
  );
}

/** What an order has not sold of the lots that it names. */
export function unsoldOf({ lots }: Order): { readonly lotId: string; readonly left: Decimal }[] {
  return lots.map(({ lotId, quantity, sold }) => ({ lotId, left: quantity.minus(sold) }));
}

/** Gives back what an order names and will not sell. */
export function freeLots(holding: Holding, order: Order): void {
  changeHeld(holding, order, (held, left) => held.minus(left));
}

/** Keeps what an order names from others again. */
export function holdLots(holding: Holding, order: Order): void {
  changeHeld(holding, order, (held, left) => held.plus(left));
}

function changeHeld(
  holding: Holding,
  order: Order,
  change: (held: Decimal, left: Decimal) => Decimal,
): void {
  for (const { lotId, left } of unsoldOf(order)) {
    if (left.isZero()) continue;
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
  holding.lots = lots.filter(({ quantity }) => !quantity.isZero());
  holding.quantity = sum(holding.lots.map(({ quantity }) => quantity));
  holding.cost = sum(holding.lots.map(({ cost }) => cost));
}

/** The lots that a sale names; none where it names none. */
export function namedLots(named: NamedLots | null): NamedLot[] {
  return (named?.lots ?? []).map(({ lotId, quantity }) => ({
    lotId: lotId.toLowerCase(),
    quantity: decimal(quantity),
    sold: ZERO,
  }));
}

/** @throws {PlatformError} BAD_USER_INPUT under AVERAGE; NOT_FOUND; INSUFFICIENT_QUANTITY */
export function refuseUnavailable(
  holding: Holding,
  named: readonly NamedLot[],
  path: string,
): void {
  if (named.length > 0) refuseLotsOfAverage(holding.account.costBasisMethod ?? 'FIFO', path);
  for (const { lotId, quantity } of named) {
    refuseUnavailableLot(
      holding.lots.find(({ id }) => id === lotId),
      quantity,
    );
  }
}
