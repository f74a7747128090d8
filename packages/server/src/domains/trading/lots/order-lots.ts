import { type Relief, relieve } from '@investing-platform/rules/returns/cost-basis';
import {
  cutTo,
  type NamedLots,
  refuseLotsOfAverage,
  refuseUnavailableLot,
} from '@investing-platform/rules/trading/orders/named-lots';
import type { CostBasisMethod } from '@investing-platform/schema/operations';
import type { Reader, Transaction } from '../../../db/database.ts';
import { type Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import { badInput } from '../../../kernel/errors.ts';
import type { TradedAccount } from '../accounts/accounts.sql.ts';
import { lockLots } from './lots.sql.ts';
import * as sql from './order-lots.sql.ts';

/**
 * Has an order sell from the lots named, and keeps other sales from them while it is open. Call it
 * once the order holds its shares.
 *
 * @throws {PlatformError} BAD_USER_INPUT where the account's sales cannot name lots, or a strategy
 *   holds one; NOT_FOUND for a lot that the position has not; INSUFFICIENT_QUANTITY
 */
export async function holdNamedLots(
  tx: Transaction,
  account: TradedAccount,
  order: { readonly id: string; readonly assetId: string },
  { lots, path }: NamedLots,
): Promise<void> {
  const { method } = await tx.one(lockLots, account.id, order.assetId, null);
  await refuseLotsNotFree(tx, account, order.assetId, { lots, path }, method);
  const ids = lots.map(({ lotId }) => lotId);
  const quantities = lots.map(({ quantity }) => toPlain(decimal(quantity)));
  await tx.run(sql.nameLots, order.id, ids, quantities);
}

/**
 * Refuses named lots that a sale of the account could not take now.
 *
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND; INSUFFICIENT_QUANTITY
 */
export async function refuseLotsNotFree(
  reader: Reader,
  { id: accountId, provider }: TradedAccount,
  assetId: string,
  { lots, path }: NamedLots,
  method: CostBasisMethod,
): Promise<void> {
  if (provider !== 'PLATFORM' && provider !== 'PARTNER_PAPER') {
    throw badInput(path, 'must be absent: the broker of this account decides which lots it sells');
  }
  refuseLotsOfAverage(method, path);
  const ids = lots.map(({ lotId }) => lotId);
  const rows = await reader.all(sql.lotsToName, accountId, assetId, ids);
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const [at, { lotId, quantity }] of lots.entries()) {
    const lot = known.get(lotId.toLowerCase());
    if (lot !== undefined && lot.bookId !== accountId) {
      const message = 'is held by an active strategy: liquidateActiveStrategy sells that';
      throw badInput(`${path}.${at}.lotId`, message);
    }
    refuseUnavailableLot(lot, quantity);
  }
}

interface NamedSale {
  readonly orderId: string;
  /** Of the costs. */
  readonly currency: string;
  readonly quantity: Decimal;
}

/** Takes what an order sold out of the lots that it names, in its order. */
export async function sellNamedLots(
  tx: Transaction,
  { orderId, currency, quantity }: NamedSale,
): Promise<readonly Relief[]> {
  const rows = await tx.all(sql.lotsLeftOfOrder, orderId);
  const parts = cutTo(rows, quantity);
  const lots = rows.map((row) => ({
    id: row.id,
    acquiredAt: row.acquiredAt,
    quantity: decimal(row.quantity),
    cost: decimal(row.cost),
  }));
  const selections = new Map(parts.map(({ id, part }) => [id, part]));
  const { reliefs } = relieve(lots, { quantity, method: 'SPECIFIC', currency, selections });
  await tx.run(
    sql.sellNamed,
    orderId,
    reliefs.map(({ lotId }) => lotId),
    reliefs.map((relief) => toPlain(relief.quantity)),
    reliefs.map(({ cost }) => toPlain(cost)),
  );
  return reliefs;
}

/**
 * Brings what an order names to the units after a split.
 *
 * @param inUnits a quantity after the split; null where it would be cut off
 * @returns whether it could; nothing has changed where not
 */
export async function splitNamedLots(
  tx: Transaction,
  orderId: string,
  inUnits: (quantity: Decimal) => Decimal | null,
): Promise<boolean> {
  const rows = await tx.all(sql.unsoldOfOrder, orderId);
  if (rows.length === 0) return true;
  const quantities = rows.flatMap(({ left }) => inUnits(decimal(left))?.toFixed() ?? []);
  if (quantities.length < rows.length) return false;
  const lotIds = rows.map(({ lotId }) => lotId);
  await tx.run(sql.splitNamed, orderId, lotIds, quantities);
  return true;
}

/** Gives back what a final order named and has not sold. */
export async function freeNamedLots(tx: Transaction, orderId: string): Promise<void> {
  await tx.run(sql.freeNamed, orderId);
}

/**
 * An edited order goes on with the lots that the old one, final by now, has not sold.
 *
 * @param quantity what the new order is for; no more than the old one had left
 */
export async function takeOverLots(
  tx: Transaction,
  oldId: string,
  newId: string,
  quantity: Decimal,
): Promise<void> {
  const rows = await tx.all(sql.unsoldOfOrder, oldId);
  if (rows.length === 0) return;
  const parts = cutTo(rows, quantity);
  await tx.run(
    sql.nameLots,
    newId,
    parts.map(({ lotId }) => lotId),
    parts.map(({ part }) => toPlain(part)),
  );
}
