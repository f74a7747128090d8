import type { CostBasisMethod } from '@investing-platform/schema/operations';
import { Decimal, decimal, sum, toPlain } from '../../numbers/decimal.ts';
import { invariant } from '../../refusals/invariant.ts';
import { badInput, notFound, refuse } from '../../refusals/platform-error.ts';
import type { Numeric, OrderTerms } from './terms.ts';

/** A part of a purchase that a sale takes. */
export interface LotSelection {
  readonly lotId: string;
  /** Above 0. */
  readonly quantity: Numeric;
}

/** Which lots, and the input's name for them. */
export interface NamedLots {
  readonly lots: readonly LotSelection[];
  /** As `params.lots`. */
  readonly path: string;
}

/**
 * Checks all about named lots that does not depend on what is held.
 *
 * @throws {PlatformError} BAD_USER_INPUT
 */
export function refuseUnsoundLots(
  { lots, path }: NamedLots,
  { side, quantity }: Pick<OrderTerms, 'side' | 'quantity'>,
): void {
  if (side === 'BUY') throw badInput(path, 'must be absent for a buy: it makes a lot of its own');
  if (quantity === null) throw badInput(path, 'must be absent unless the order gives a quantity');
  const named = new Set<string>();
  for (const [at, { lotId }] of lots.entries()) {
    const id = lotId.toLowerCase();
    if (named.has(id)) throw badInput(`${path}.${at}.lotId`, 'is named twice');
    named.add(id);
  }
  const total = totalOf(lots);
  if (total.equals(quantity)) return;
  const message = `must sum to the quantity ${toPlain(quantity)}, not ${toPlain(total)}`;
  throw badInput(path, message);
}

/** @throws {PlatformError} BAD_USER_INPUT for lots that are named, at a path */
export function refuseLotsOfAverage(method: CostBasisMethod, path: string): void {
  if (method !== 'AVERAGE') return;
  throw badInput(path, 'must be absent: with the costBasisMethod AVERAGE all units cost the same');
}

/** A lot that a sale names. */
export interface NameableLot {
  readonly id: string;
  readonly quantity: Numeric;
  /** Named by open orders. */
  readonly quantityHeld: Numeric;
}

/**
 * @param lot undefined where the position has none such
 * @throws {PlatformError} NOT_FOUND; INSUFFICIENT_QUANTITY where less of it is free
 */
export function refuseUnavailableLot(lot: NameableLot | undefined, wanted: Numeric): void {
  if (lot === undefined) throw notFound('Lot');
  const free = decimal(lot.quantity).minus(lot.quantityHeld);
  if (free.gte(wanted)) return;
  throw refuse('INSUFFICIENT_QUANTITY', `Of lot ${lot.id} only ${toPlain(free)} can be sold`);
}

export function totalOf(lots: readonly LotSelection[]): Decimal {
  return sum(lots.map(({ quantity }) => decimal(quantity)));
}

/** As much of each as it takes to come to a quantity, the first ones whole; the others are left out. */
export function cutTo<T extends { readonly left: Decimal | string }>(
  lots: readonly T[],
  quantity: Decimal,
): (T & { readonly part: Decimal })[] {
  let rest = quantity;
  const parts = lots.map((lot) => {
    const part = Decimal.min(rest, lot.left);
    rest = rest.minus(part);
    return { ...lot, part };
  });
  invariant(rest.isZero(), 'an order names as much as it sells');
  return parts.filter(({ part }) => !part.isZero());
}

/**
 * @param orders that are open and name lots
 * @throws {PlatformError} INVALID_STATE where there are some: AVERAGE would make their lots one
 */
export function refuseNamedLots(orders: readonly { readonly id: string }[]): void {
  if (orders.length === 0) return;
  const ids = orders.map(({ id }) => id).join(', ');
  throw refuse(
    'INVALID_STATE',
    `Open orders name lots, which AVERAGE would make one; cancel them first: ${ids}`,
  );
}
