import type { TradingMode } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { isUniqueViolation } from '../../../db/faults.ts';
import { decimal } from '../../../kernel/decimal.ts';
import { refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { TradingDeps } from '../deps.ts';
import { openBook } from '../settlement/books.ts';
import { insertPlatformAccount } from './broker-accounts.sql.ts';
import { depositCash } from './deposit-cash.ts';

export interface NewAccount {
  /** Opening cash, 0 or more; a plain decimal. */
  readonly cash: string;
  readonly currency: string;
  readonly tradingMode: TradingMode;
  readonly name: string;
  /** With which `placeOrder` finds a practice account; null for the platform account. */
  readonly credentialId: string | null;
}

export interface OpenedAccount extends Pick<NewAccount, 'tradingMode' | 'credentialId'> {
  readonly id: string;
}

/**
 * Opens an account that the platform keeps, with its book and opening cash.
 *
 * @throws {PlatformError} CONFLICT where the person has the live account already
 */
export async function openAccount(
  tx: Transaction,
  deps: Pick<TradingDeps, 'clock' | 'random'>,
  userId: string,
  { cash, currency, tradingMode, name, credentialId }: NewAccount,
): Promise<OpenedAccount> {
  const id = newId(deps.clock, deps.random);
  const provider = tradingMode === 'LIVE' ? ('PLATFORM' as const) : ('PARTNER_PAPER' as const);
  const row = { id, userId, provider, tradingMode, name, currency, credentialId };
  tx.send(...insertPlatformAccount({ ...row, createdAt: deps.clock.now() }), inWords);
  await openBook(tx, deps, id, { userId, brokerAccountId: id });
  const account = { id, tradingMode, credentialId };
  await depositCash(tx, deps, userId, { account, currency, amount: decimal(cash) });
  return account;
}

function inWords(error: unknown): unknown {
  if (!isUniqueViolation(error, 'broker_accounts_one_platform_account')) return error;
  return refuse('CONFLICT', 'The person has a platform account already');
}
