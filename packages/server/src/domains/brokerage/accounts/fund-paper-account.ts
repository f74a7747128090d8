import { noPracticeAccount } from '@investing-platform/rules/brokerage/platform-accounts';
import { wholeUnits } from '@investing-platform/rules/funding/whole-units';
import type { PaperFundingMode } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { type Decimal, decimal } from '../../../kernel/decimal.ts';
import { notFound, type PlatformError, refuse } from '../../../kernel/errors.ts';
import { closeStrategiesOfAccount } from '../../strategies/index.ts';
import {
  cancelOpenOrders,
  depositCash,
  emptyAccount,
  findAccount,
  type TradedAccount,
  turnOf,
  withdrawCash,
} from '../../trading/index.ts';
import type { BrokerageDeps } from '../deps.ts';
import { type BrokerAccountShown, showAccounts } from './account-shown.ts';
import { type AccountRow, accountOfUser } from './accounts.sql.ts';

export interface FundPaperAccountInput {
  readonly id: string;
  /** 0 or more, in the account's currency; a plain decimal. */
  readonly amount: string;
  readonly mode?: PaperFundingMode | undefined;
  /** 1 to 64 characters (contract rule 10). */
  readonly idempotencyKey?: string | null | undefined;
}

const OPERATION = 'fundPaperAccount';

/**
 * Adds play money to a practice account, sets its cash, or starts it anew.
 *
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT for an amount that the currency's minor unit
 *   does not divide; INVALID_STATE for another kind of account; INSUFFICIENT_FUNDS where SET is
 *   less than what open orders hold; CONFLICT where RESET meets orders that keep changing;
 *   IDEMPOTENCY_CONFLICT
 */
export async function fundPaperAccount(
  deps: BrokerageDeps,
  actor: Actor,
  input: FundPaperAccountInput,
): Promise<BrokerAccountShown> {
  const { userId } = requireUser(actor);
  const key = { userId, operation: OPERATION, key: input.idempotencyKey ?? null, input };
  const { id: brokerAccountId } = input;
  const isReset = input.mode === 'RESET';
  const fund = () =>
    deps.db.transaction(
      async (tx) => {
        await idempotent(tx, deps, key, async () => {
          const account = await findPaperAccount(tx, userId, brokerAccountId);
          if (isReset) await startAnew(tx, deps, account, input.amount);
          else await changeCash(tx, deps, account, input);
          return account.id;
        });
        return tx.one(accountOfUser, userId, brokerAccountId);
      },
      turnOf(userId, brokerAccountId),
    );
  const row = await cancelOpenOrders(deps, actor, fund, ordersInTheWay);
  const [account] = await showAccounts(deps, [row]);
  if (account === undefined) throw notFound('Broker account');
  return account;
}

function ordersInTheWay(reason: string): PlatformError {
  const message = `The account was not started anew: its orders are changing. ${reason}; try again`;
  return refuse('CONFLICT', message, { retryAfterSeconds: 1 });
}

/** @throws {PlatformError} NOT_FOUND; INVALID_STATE */
export async function findPaperAccount(
  tx: Transaction,
  userId: string,
  brokerAccountId: string,
): Promise<TradedAccount> {
  const account = await findAccount(tx, userId, { brokerAccountId });
  if (account.provider === 'PARTNER_PAPER' && account.status !== 'CLOSED') return account;
  throw noPracticeAccount();
}

async function changeCash(
  tx: Transaction,
  deps: BrokerageDeps,
  account: TradedAccount,
  { amount: text, mode }: FundPaperAccountInput,
): Promise<void> {
  const { userId, currency } = account;
  const amount = wholeUnits('params.amount', text, currency);
  const before = mode === 'SET' ? cashIn(await tx.one(accountOfUser, userId, account.id)) : null;
  const change = before === null ? amount : amount.minus(before);
  const description = mode === 'SET' ? 'Play money was set' : 'Play money was added';
  const transfer = { account, currency, description };
  if (change.isNegative()) {
    await withdrawCash(tx, deps, userId, { ...transfer, amount: change.negated() });
  } else {
    await depositCash(tx, deps, userId, { ...transfer, amount: change });
  }
}

function cashIn({ cash, currency }: AccountRow): Decimal {
  return decimal(cash.find((share) => share.currency === currency)?.total ?? '0');
}

async function startAnew(
  tx: Transaction,
  deps: BrokerageDeps,
  account: TradedAccount,
  text: string,
): Promise<void> {
  const { userId, currency } = account;
  const amount = wholeUnits('params.amount', text, currency);
  await emptyAccount(tx, deps, account);
  await closeStrategiesOfAccount(tx, deps, account, 'The practice account was started anew');
  await depositCash(tx, deps, userId, { account, currency, amount });
}
