import {
  editedTerms,
  moreThanNamed,
  type OrderEdit,
  remainingTerms,
  sellsMore,
  timesOfEdit,
} from '@investing-platform/rules/trading/orders/edit';
import type { AccountLimits } from '@investing-platform/rules/trading/orders/refusals';
import { refuseUneditable } from '@investing-platform/rules/trading/orders/refusals';
import { isEditable } from '@investing-platform/rules/trading/orders/status';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Quote } from '../../../ports/market-data.ts';
import { limitsFor } from '../accounts/account-limits.ts';
import { refuseRestricted } from '../accounts/account-rules.ts';
import type { TradedAccount } from '../accounts/accounts.sql.ts';
import { lockAccount, turnOf } from '../accounts/lock-account.ts';
import { assetOf } from '../asset.ts';
import type { TradingDeps } from '../deps.ts';
import { unsoldOfOrder } from '../lots/order-lots.sql.ts';
import { applyEvents } from '../matching/apply-events.ts';
import { finishReplacement } from '../matching/finish-replacement.ts';
import { setReplacedBy } from '../matching/replacements.sql.ts';
import { extraHold } from './extra-hold.ts';
import { insertOrder } from './insert-order.ts';
import {
  lockOrder,
  type OrderRow,
  type OrderShown,
  orderOfUser,
  orderRowOfUser,
} from './orders.sql.ts';
import { admitOrder, announceOrders, quoteOrNull } from './submit-order.ts';

export interface EditOrderInput extends OrderEdit {
  readonly id: string;
  /** The caller's own name for the new order. */
  readonly clientOrderId?: string | null | undefined;
  /** 1 to 64 characters (contract rule 10). */
  readonly idempotencyKey?: string | null | undefined;
}

const DEADLINE_MS = 10_000;
/**
 * Puts a new order in the place of an open one, for what that one has not filled. What more it may
 * need is held before anything changes; the market is asked afterwards, and may refuse or have
 * filled the old order already.
 *
 * @returns the new order
 * @throws {PlatformError} BAD_USER_INPUT, NOT_FOUND, ORDER_NOT_EDITABLE, ACCOUNT_RESTRICTED,
 *   ORDER_REJECTED, ASSET_NOT_TRADABLE, ASSET_NOT_FRACTIONABLE, INSUFFICIENT_FUNDS,
 *   INSUFFICIENT_QUANTITY, MARKET_CLOSED, WASH_TRADE, PROVIDER_UNAVAILABLE, CONFLICT for a
 *   `clientOrderId` in use, IDEMPOTENCY_CONFLICT
 */
export async function editOrder(
  deps: TradingDeps,
  actor: Actor,
  input: EditOrderInput,
): Promise<OrderShown> {
  const { userId } = requireUser(actor);
  const before = await deps.db.maybe(orderRowOfUser, userId, input.id);
  if (before === null) throw notFound('Order');
  const quote = before.type === 'MARKET' ? await quoteOrNull(deps, before.assetId) : null;
  const limits = await limitsOfEdit(deps, before, input, quote);
  const key = { userId, operation: 'editOrder', key: input.idempotencyKey ?? null, input };
  const { id, replayed } = await deps.db.transaction(
    (tx) =>
      idempotent(tx, deps, key, async () => {
        const account = await lockAccount(tx, before.brokerAccountId);
        const old = await tx.one(lockOrder, before.id);
        refuseUneditable({ ...old, isEditable: isEditable(old.status) });
        return requestReplacement(tx, deps, account, old, input, { quote, limits });
      }),
    turnOf(userId, before.brokerAccountId),
  );
  if (!replayed) await replaceNow(deps, before);
  announceOrders(deps);
  return deps.db.one(orderOfUser, userId, id);
}

/** Asked before the transaction. */
interface Known {
  readonly quote: Quote | null;
  readonly limits: AccountLimits | null;
}

/** A repetition finds the order changed already, and needs none. */
async function limitsOfEdit(
  deps: TradingDeps,
  old: OrderRow,
  input: EditOrderInput,
  quote: Quote | null,
): Promise<AccountLimits | null> {
  if (!isEditable(old.status)) return null;
  const asset = assetOf(old);
  return limitsFor(deps, old.userId, { asset, terms: editedTerms(old, input, asset), quote });
}

async function requestReplacement(
  tx: Transaction,
  deps: TradingDeps,
  account: TradedAccount,
  old: OrderRow,
  input: EditOrderInput,
  { quote, limits }: Known,
): Promise<string> {
  const asset = assetOf(old);
  const whole = editedTerms(old, input, asset);
  refuseRestricted(account, whole, limits);
  if (sellsMore(old, whole) && (await tx.all(unsoldOfOrder, old.id)).length > 0) {
    throw moreThanNamed();
  }
  const terms = remainingTerms(whole, old);
  const needs = await admitOrder(tx, deps, old, { asset, terms, quote });
  const id = newId(deps.clock, deps.random);
  await applyEvents(tx, deps, old, [{ kind: 'replaceRequested' }], []);
  await insertOrder(tx, deps, {
    id,
    owner: old,
    asset,
    terms,
    needs,
    ...timesOfEdit(old, asset, terms, deps.clock.now()),
    clientOrderId: input.clientOrderId ?? null,
    predecessor: { id: old.id, held: extraHold(old, terms, needs) },
  });
  await tx.run(setReplacedBy, old.id, id);
  return id;
}

/** Where the market does not answer at once, the matcher goes on. */
async function replaceNow(deps: TradingDeps, { id, userId }: OrderRow): Promise<void> {
  const old = await deps.db.one(orderRowOfUser, userId, id);
  if (old.status !== 'PENDING_REPLACE') return;
  await finishReplacement(deps, old, AbortSignal.timeout(DEADLINE_MS));
}
