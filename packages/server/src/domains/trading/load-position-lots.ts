import DataLoader from 'dataloader';
import type { Deps } from '../../deps.ts';
import { type Actor, requireUser } from '../../kernel/actor.ts';
import { decimal, toPlain } from '../../kernel/decimal.ts';
import { roundCash } from '../../kernel/money.ts';
import { averagePrice } from './order.ts';
import { lotsOfPositions, type PositionLotRow } from './order-lots.sql.ts';
import type { PositionRow } from './read-positions.ts';

/** What is left of one purchase. Amounts are plain decimals in the position's currency. */
export interface PositionLotShown {
  readonly id: string;
  readonly acquiredAt: Date;
  readonly quantity: string;
  readonly quantityAvailable: string;
  readonly costBasis: string;
  readonly unitCost: string;
  readonly activeStrategyId: string | null;
}

type ShownPosition = Pick<PositionRow, 'id' | 'currency' | 'brokerAccountId'>;

const MAX_BATCH_SIZE = 100;
const loaders = new WeakMap<object, DataLoader<string, PositionLotRow[]>>();

/** The lots of one of many positions in a request, oldest first: one statement for 100 of them. */
export async function positionLotsInRequest(
  request: { readonly deps: Pick<Deps, 'db'>; readonly actor: Actor },
  position: ShownPosition,
): Promise<PositionLotShown[]> {
  let loader = loaders.get(request);
  if (loader === undefined) {
    const { userId } = requireUser(request.actor);
    loader = new DataLoader((ids) => load(request.deps, userId, ids), {
      maxBatchSize: MAX_BATCH_SIZE,
      cache: false,
    });
    loaders.set(request, loader);
  }
  return (await loader.load(position.id)).map((lot) => shown(lot, position));
}

async function load(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  positionIds: readonly string[],
): Promise<PositionLotRow[][]> {
  const rows = await db.all(lotsOfPositions, userId, positionIds);
  const byPosition = Map.groupBy(rows, ({ positionId }) => positionId);
  return positionIds.map((id) => byPosition.get(id) ?? []);
}

function shown(lot: PositionLotRow, position: ShownPosition): PositionLotShown {
  const { id, acquiredAt, bookId } = lot;
  const [quantity, cost] = [decimal(lot.quantity), decimal(lot.cost)];
  const isOwn = bookId === position.brokerAccountId;
  return {
    id,
    acquiredAt,
    quantity: toPlain(quantity),
    quantityAvailable: isOwn ? toPlain(quantity.minus(lot.quantityHeld)) : '0',
    costBasis: toPlain(roundCash(cost, position.currency)),
    unitCost: toPlain(averagePrice(cost, quantity)),
    activeStrategyId: isOwn ? null : bookId,
  };
}
