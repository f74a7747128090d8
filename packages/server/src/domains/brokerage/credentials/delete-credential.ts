import {
  credentialDeleted,
  platformsOwn,
  refuseUsed,
} from '@investing-platform/rules/brokerage/credentials';
import type { Transaction } from '../../../db/database.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { ZERO } from '../../../kernel/decimal.ts';
import { notFound } from '../../../kernel/errors.ts';
import { requireStepUp } from '../../account/index.ts';
import {
  abandonOrders,
  type ClosedAccount,
  closeAccounts,
  mirrorAccount,
  type OrderShown,
  ordersWithIds,
} from '../../trading/index.ts';
import type { BrokerageDeps } from '../deps.ts';
import { lockAccountsOfCredential, lockCredential } from './credentials.sql.ts';
import {
  openOrdersOfCredential,
  revokeCredential,
  strategiesOfCredential,
} from './delete-credential.sql.ts';

export interface DeletedCredential {
  readonly id: string;
  /** As they ended here; 500 at most. */
  readonly openOrders: OrderShown[];
  readonly message: string;
}

const SHOWN_ORDERS = 500;

/**
 * Deletes a credential: what was secret is erased, and its accounts are closed. Orders that are
 * open stay with the broker; here they end. What the accounts held counts no more.
 *
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE for a credential of the platform's own, and while
 *   an active strategy uses an account of it; MFA_REQUIRED; MFA_INVALID
 */
export async function deleteCredential(
  deps: BrokerageDeps,
  actor: Actor,
  input: { readonly id: string; readonly mfaCode?: string | null | undefined },
): Promise<DeletedCredential> {
  const user = requireUser(actor);
  await requireStepUp(deps, user, { mfaCode: input.mfaCode });
  return deps.db.transaction(async (tx) => {
    const credential = await tx.maybe(lockCredential, user.userId, input.id);
    if (credential === null || credential.status === 'REVOKED') {
      throw notFound('Broker credential');
    }
    if (credential.systemManaged) throw platformsOwn();
    // No order is taken any more.
    await tx.all(lockAccountsOfCredential, credential.id);
    const { count } = await tx.one(strategiesOfCredential, credential.id);
    refuseUsed(count);
    const open = await tx.all(openOrdersOfCredential, credential.id, SHOWN_ORDERS);
    const now = deps.clock.now();
    for (const account of await tx.all(closeAccounts, credential.id, now)) {
      await abandonOrders(tx, deps, account.id);
      await emptyBooks(tx, deps, user.userId, account);
    }
    await tx.run(revokeCredential, credential.id, now);
    const { id, label } = credential;
    const orderIds = open.map((order) => order.id);
    const ended = await ordersWithIds(tx, user.userId, orderIds);
    const openOrders = ended.sort((left, right) => (left.id < right.id ? -1 : 1));
    const names = open.map(({ name }) => name);
    return { id, openOrders, message: credentialDeleted(label, names) };
  });
}

/** Nobody will know any more what is there: nothing of it counts from now on. */
function emptyBooks(
  tx: Transaction,
  deps: BrokerageDeps,
  userId: string,
  { id: brokerAccountId, tradingMode, currency }: ClosedAccount,
): Promise<void> {
  const account = { userId, brokerAccountId, tradingMode };
  return mirrorAccount(tx, deps, { account, currency, cash: ZERO, positions: [] });
}
