import type { OrderEvent } from '@investing-platform/rules/trading/orders/event';
import { cashToCover, greatestValue } from '@investing-platform/rules/trading/orders/hold';
import type { Transaction } from '../../../db/database.ts';
import { type Decimal, decimal, sum, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { PlatformError } from '../../../kernel/errors.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { hold } from '../../../ledger/index.ts';
import type { VenueReport } from '../../../ports/broker.ts';
import { lockOrderInAccount, turnOfFills } from '../accounts/lock-account.ts';
import { assetOf } from '../asset.ts';
import type { TradingDeps } from '../deps.ts';
import { takeOverLots } from '../lots/order-lots.ts';
import { lockOrder, type OrderRow } from '../orders/orders.sql.ts';
import { changePosition } from '../positions/keep-position.ts';
import { holding } from '../positions/position.ts';
import { applyEvents } from './apply-events.ts';
import { scheduleOrder } from './due-orders.sql.ts';
import { type CancelOutcome, isFinal, reportOf } from './finish-cancel.ts';
import { startReplacement } from './replacements.sql.ts';
import { isSame, retryAt } from './retry.ts';
import { decimalOrNull, fillEvents } from './venue-order.ts';

/**
 * Takes an order of status PENDING_REPLACE back from the venue and puts the new one in its place,
 * for what the old one has not filled.
 *
 * @param signal the deadline of the venue's answer
 */
export async function finishReplacement(
  deps: TradingDeps,
  old: OrderRow,
  signal: AbortSignal,
): Promise<CancelOutcome> {
  const report = await reportOf(deps, old, signal);
  return deps.db.transaction(async (tx) => {
    const current = await lockOrderInAccount(tx, old);
    if (!isSame(current, old)) return 'changed';
    if (report === null) {
      const at = retryAt(deps.clock.now(), old.attempts);
      await tx.run(scheduleOrder, old.id, at, old.attempts + 1);
      return 'later';
    }
    invariant(current.replacedByOrderId !== null, 'an order to be replaced knows by which');
    const next = await tx.one(lockOrder, current.replacedByOrderId);
    await replace(tx, deps, current, next, report);
    return 'settled';
  }, turnOfFills(old));
}

type Rejection = Omit<Extract<OrderEvent, { kind: 'rejected' }>, 'kind'>;

const LATE: Rejection = {
  code: 'EDIT_TOO_LATE',
  reason: 'the order was filled before the edit reached the market',
};
const KEPT: Rejection = {
  code: 'EDIT_REFUSED',
  reason: 'the market kept the order as it was',
};
const SHORT: Rejection = {
  code: 'EDIT_NOT_COVERED',
  reason: 'what is left of the order needs more than is available',
};

async function replace(
  tx: Transaction,
  deps: TradingDeps,
  old: OrderRow,
  next: OrderRow,
  report: VenueReport,
): Promise<void> {
  const fills = fillEvents(report);
  const end = (last: readonly OrderEvent[]) =>
    applyEvents(tx, deps, old, [...fills, ...last], report.fills);
  const at = deps.clock.now();
  const rest = restOf(next, report);
  if (!isFinal(report)) {
    await end([{ kind: 'replaceRefused' }]);
    await reject(tx, deps, next, KEPT);
  } else if (report.state === 'FILLED') {
    await end(old.quantity === null ? [{ kind: 'completed', at }] : []);
    await reject(tx, deps, next, LATE);
  } else if (!rest.greaterThan(0)) {
    await end([{ kind: 'canceled', at }]);
    await reject(tx, deps, next, LATE);
  } else if (await takePlace(tx, deps, old, next, rest, () => end([{ kind: 'replaced' }]))) {
    return;
  } else {
    await reject(tx, deps, next, SHORT);
  }
}

/** What the new order is for, less what the old one filled since the edit was asked for. */
function restOf(next: OrderRow, { fills }: VenueReport): Decimal {
  const quantity = sum(fills.map((fill) => decimal(fill.quantity)));
  const value = sum(fills.map((fill) => decimal(fill.quantity).times(fill.price)));
  return next.quantity === null
    ? decimal(next.notional ?? '0').minus(value)
    : decimal(next.quantity).minus(quantity);
}

/**
 * The old order gives back what it holds, and the new one takes what it still lacks.
 *
 * @returns whether there was enough
 */
async function takePlace(
  tx: Transaction,
  deps: TradingDeps,
  old: OrderRow,
  next: OrderRow,
  rest: Decimal,
  endOld: () => Promise<void>,
): Promise<boolean> {
  await endOld();
  const held = decimal(next.side === 'BUY' ? next.heldCash : next.heldQuantity);
  // How much a sell by notional delivers is not known before: it keeps what there was.
  const isOpenEnded = next.side === 'SELL' && next.quantity === null;
  const needed = isOpenEnded ? held.plus(old.heldQuantity) : neededFor(next, rest);
  const lacking = needed.minus(held);
  try {
    if (lacking.greaterThan(0)) await holdMore(tx, deps, next, lacking);
  } catch (error) {
    if (error instanceof PlatformError && error.code.startsWith('INSUFFICIENT_')) return false;
    throw error;
  }
  if (next.side === 'SELL') await takeOverLots(tx, old.id, next.id, rest);
  const total = lacking.greaterThan(0) ? needed : held;
  await tx.run(startReplacement, {
    orderId: next.id,
    quantity: next.quantity === null ? null : toPlain(rest),
    notional: next.notional === null ? null : toPlain(rest),
    heldCash: toPlain(next.side === 'BUY' ? total : ZERO),
    heldQuantity: toPlain(next.side === 'SELL' ? total : ZERO),
    electedAt: old.electedAt,
    now: deps.clock.now(),
  });
  return true;
}

function neededFor(next: OrderRow, rest: Decimal): Decimal {
  if (next.side === 'SELL') return rest;
  const isByNotional = next.quantity === null;
  const size = { quantity: isByNotional ? null : rest, notional: isByNotional ? rest : null };
  const limitPrice = decimalOrNull(next.limitPrice);
  const nothing = { quantityFilled: ZERO, valueFilled: ZERO };
  const value = greatestValue({ ...size, limitPrice }, decimalOrNull(next.capPrice), nothing);
  return cashToCover(value, next.feeRate, next.currency);
}

async function holdMore(
  tx: Transaction,
  deps: TradingDeps,
  next: OrderRow,
  amount: Decimal,
): Promise<void> {
  const { userId, bookId: ownerId, id: sourceId } = next;
  const source = { ownerId, userId, sourceType: 'order', sourceId, amount };
  if (next.side === 'BUY') {
    await hold(tx, deps, { ...source, of: 'cash', asset: next.currency });
    return;
  }
  await hold(tx, deps, { ...source, of: 'position', asset: next.assetId });
  if (next.bookId !== next.brokerAccountId) return;
  await changePosition(tx, deps, next, assetOf(next), (held) => holding(held, amount));
}

function reject(
  tx: Transaction,
  deps: TradingDeps,
  next: OrderRow,
  rejection: Rejection,
): Promise<void> {
  return applyEvents(tx, deps, next, [{ kind: 'rejected', ...rejection }], []);
}
