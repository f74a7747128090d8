import type { Transaction } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/faults.ts';
import { type Decimal, decimal } from '../../kernel/decimal.ts';
import { refuse } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { roundCash } from '../../kernel/money.ts';
import { post, system } from '../../ledger/index.ts';
import { BrokerAccountEntity } from './broker-account.entity.ts';
import type { TradingDeps } from './deps.ts';
import type { TradingMode } from './orders.sql.ts';

type OpeningDeps = Pick<TradingDeps, 'clock' | 'random'>;

export interface NewAccount {
  /** Opening cash, 0 or more; a plain decimal. */
  readonly cash: string;
  readonly currency: string;
  readonly tradingMode: TradingMode;
}

export interface OpenedAccount {
  readonly id: string;
  readonly tradingMode: TradingMode;
  /** With which `placeOrder` finds a practice account; null for the platform account. */
  readonly credentialId: string | null;
}

/**
 * Opens an account of the platform with opening cash: the one in live mode, or one more for
 * practice.
 *
 * @throws {PlatformError} CONFLICT where the person has the live account already
 */
export async function openPlatformAccount(
  tx: Transaction,
  deps: OpeningDeps,
  userId: string,
  { cash, currency, tradingMode }: NewAccount,
): Promise<OpenedAccount> {
  const id = newId(deps.clock, deps.random);
  const isLive = tradingMode === 'LIVE';
  const credentialId = isLive ? null : newId(deps.clock, deps.random);
  tx.em.create(BrokerAccountEntity, {
    id,
    userId,
    provider: isLive ? 'PLATFORM' : 'PAPER',
    tradingMode,
    name: isLive ? 'Platform account' : 'Practice account',
    currency,
    status: 'ACTIVE',
    credentialId,
    createdAt: deps.clock.now(),
  });
  try {
    await tx.em.flush();
  } catch (error) {
    if (!isUniqueViolation(error, 'broker_accounts_one_platform_account')) throw error;
    throw refuse('CONFLICT', 'The person has a platform account already');
  }
  const account = { id, tradingMode, credentialId };
  await depositCash(tx, deps, userId, { account, currency, amount: decimal(cash) });
  return account;
}

/** Brings cash into an account: from the bank, and play money for practice. Nothing for 0. */
export async function depositCash(
  tx: Transaction,
  deps: OpeningDeps,
  userId: string,
  deposit: {
    readonly account: Pick<OpenedAccount, 'id' | 'tradingMode'>;
    readonly currency: string;
    readonly amount: Decimal;
  },
): Promise<void> {
  const { account, currency } = deposit;
  const amount = roundCash(deposit.amount, currency);
  if (amount.isZero()) return;
  const source = account.tradingMode === 'LIVE' ? 'external_bank' : 'external_paper';
  await post(tx, deps, {
    kind: 'DEPOSIT',
    userId,
    sourceType: 'broker_account',
    sourceId: account.id,
    lines: [
      { account: system(source, currency), amount: amount.negated() },
      { account: { ownerId: account.id, kind: 'cash', asset: currency }, amount },
    ],
  });
}
