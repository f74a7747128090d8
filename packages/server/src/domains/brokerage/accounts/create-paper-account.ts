import { PRACTICE_ACCOUNTS } from '@investing-platform/rules/brokerage/quotas';
import { wholeUnits } from '@investing-platform/rules/funding/whole-units';
import { requireRoomFor } from '@investing-platform/rules/refusals/quota';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import { lockPerson } from '../../../db/locks/lock-person.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { decimal } from '../../../kernel/decimal.ts';
import { notFound } from '../../../kernel/errors.ts';
import { depositCash, type OpenedAccount, receiveShares } from '../../trading/index.ts';
import type { BrokerageDeps } from '../deps.ts';
import { positionsToCopy } from '../positions.sql.ts';
import { type BrokerAccountShown, showAccounts } from './account-shown.ts';
import { accountOfUser, countPaperAccounts } from './accounts.sql.ts';
import { openPlatformAccount } from './open-platform-account.ts';

export interface CreatePaperAccountInput {
  /** 1 to 60 characters. */
  readonly name?: string | undefined;
  /** One of the two; default 100,000 USD. */
  readonly start?:
    | {
        readonly cash?: { readonly amount: string; readonly currency: string } | null | undefined;
        readonly cloneFromBrokerAccountId?: string | null | undefined;
      }
    | null
    | undefined;
  /** 1 to 64 characters (contract rule 10). */
  readonly idempotencyKey?: string | null | undefined;
}

const USUAL_START = { amount: '100000', currency: 'USD' };
const USUAL_NAME = 'Paper account';

/**
 * Opens a practice account with play money, or with what another account of the caller has.
 *
 * @throws {PlatformError} NOT_FOUND for the account to clone; QUOTA_EXCEEDED; BAD_USER_INPUT for an
 *   amount that the currency's minor unit does not divide; IDEMPOTENCY_CONFLICT
 */
export async function createPaperAccount(
  deps: BrokerageDeps,
  actor: Actor,
  input: CreatePaperAccountInput,
): Promise<BrokerAccountShown> {
  const { userId } = requireUser(actor);
  const operation = 'createPartnerPaperAccount';
  const key = { userId, operation, key: input.idempotencyKey ?? null, input };
  const row = await deps.db.transaction(async (tx) => {
    const { id } = await idempotent(tx, deps, key, () => open(tx, deps, userId, input));
    return tx.one(accountOfUser, userId, id);
  });
  const [account] = await showAccounts(deps, [row]);
  if (account === undefined) throw notFound('Broker account');
  return account;
}

async function open(
  tx: Transaction,
  deps: BrokerageDeps,
  userId: string,
  { name = USUAL_NAME, start }: CreatePaperAccountInput,
): Promise<string> {
  await tx.one(lockPerson, userId);
  const { count } = await tx.one(countPaperAccounts, userId);
  requireRoomFor(PRACTICE_ACCOUNTS, count);
  const cloned = start?.cloneFromBrokerAccountId ?? null;
  if (cloned !== null) return clone(tx, deps, userId, name, cloned);
  const { amount, currency } = start?.cash ?? USUAL_START;
  wholeUnits('params.start.cash.amount', amount, currency);
  const paper = { tradingMode: 'PAPER' as const, name, currency, cash: amount };
  return (await openPlatformAccount(tx, deps, userId, paper)).id;
}

async function clone(
  tx: Transaction,
  deps: BrokerageDeps,
  userId: string,
  name: string,
  sourceId: string,
): Promise<string> {
  const source = await tx.maybe(accountOfUser, userId, sourceId);
  if (source === null) throw notFound('Broker account');
  const { currency } = source;
  const empty = { tradingMode: 'PAPER' as const, name, currency, cash: '0' };
  const account = await openPlatformAccount(tx, deps, userId, empty);
  for (const { currency: held, total } of source.cash) {
    const amount = decimal(total);
    if (!amount.greaterThan(0)) continue;
    await depositCash(tx, deps, userId, { account, currency: held, amount });
  }
  await copyPositions(tx, deps, userId, account, sourceId);
  return account.id;
}

async function copyPositions(
  tx: Transaction,
  deps: BrokerageDeps,
  userId: string,
  account: OpenedAccount,
  sourceId: string,
): Promise<void> {
  const owner = { userId, brokerAccountId: account.id, tradingMode: 'PAPER' as const };
  for (const row of await tx.all(positionsToCopy, sourceId)) {
    await receiveShares(tx, deps, {
      ...owner,
      assetId: row.assetId,
      quantity: decimal(row.quantity),
      cost: decimal(row.cost),
      source: { type: 'broker_account', id: sourceId },
      description: 'Copied from another account',
    });
  }
}
