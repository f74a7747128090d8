import type { TradingMode } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { isUniqueViolation } from '../../../db/faults.ts';
import { entities } from '../../../db/generated/entities.ts';
import { decimal } from '../../../kernel/decimal.ts';
import { refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { TradingDeps } from '../deps.ts';
import { openBook } from '../settlement/books.ts';
import { depositCash } from './deposit-cash.ts';
import { systemCredential } from './system-credential.ts';

type OpeningDeps = Pick<TradingDeps, 'clock' | 'random'>;

export interface NewAccount {
  /** Opening cash, 0 or more; a plain decimal. */
  readonly cash: string;
  readonly currency: string;
  readonly tradingMode: TradingMode;
  /** Default: a usual name for the mode. */
  readonly name?: string;
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
  { cash, currency, tradingMode, name: given }: NewAccount,
): Promise<OpenedAccount> {
  const id = newId(deps.clock, deps.random);
  const now = deps.clock.now();
  const isLive = tradingMode === 'LIVE';
  const name = given ?? (isLive ? 'Platform account' : 'Practice account');
  const credentialId = isLive ? null : await systemCredential(tx, deps, userId, name);
  tx.em.create(entities.broker_accounts, {
    id,
    userId,
    provider: isLive ? 'PLATFORM' : 'PARTNER_PAPER',
    tradingMode,
    name,
    currency,
    status: 'ACTIVE',
    credentialId,
    createdAt: now,
    updatedAt: now,
  });
  try {
    await tx.em.flush();
  } catch (error) {
    if (!isUniqueViolation(error, 'broker_accounts_one_platform_account')) throw error;
    throw refuse('CONFLICT', 'The person has a platform account already');
  }
  await openBook(tx, deps, id, { userId, brokerAccountId: id });
  const account = { id, tradingMode, credentialId };
  await depositCash(tx, deps, userId, { account, currency, amount: decimal(cash) });
  return account;
}
