import { averagePrice } from '@investing-platform/rules/trading/orders/advance';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { inRequest } from '../../../kernel/in-request.ts';
import { roundCash } from '../../../kernel/money.ts';
import type { TradingDeps } from '../deps.ts';
import type { PositionShown } from '../positions/position-shown.ts';
import { lotsOfPositions, type PositionLotRow } from './order-lots.sql.ts';

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

type ShownPosition = Pick<PositionShown, 'id' | 'currency' | 'brokerAccountId'>;

interface Request {
  readonly deps: Pick<TradingDeps, 'db'>;
  readonly actor: Actor;
}

const MAX_BATCH_SIZE = 100;

const lotsOfPosition = inRequest<Request, PositionLotRow[]>(async ({ deps, actor }, ids) => {
  const rows = await deps.db.all(lotsOfPositions, requireUser(actor).userId, ids);
  return Map.groupBy(rows, ({ positionId }) => positionId);
}, MAX_BATCH_SIZE);

/** The lots of one of many positions in a request, oldest first: one statement for 100 of them. */
export async function positionLotsInRequest(
  request: Request,
  position: ShownPosition,
): Promise<PositionLotShown[]> {
  const lots = (await lotsOfPosition(request, position.id)) ?? [];
  return lots.map((lot) => shown(lot, position));
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
