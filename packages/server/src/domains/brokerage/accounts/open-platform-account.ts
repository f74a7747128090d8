import type { Transaction } from '../../../db/database.ts';
import { type NewAccount, type OpenedAccount, openAccount } from '../../trading/index.ts';
import type { BrokerageDeps } from '../deps.ts';
import { systemCredential } from './system-credential.ts';

export interface NewPlatformAccount extends Pick<NewAccount, 'cash' | 'currency' | 'tradingMode'> {
  /** Default: a usual name for the mode. */
  readonly name?: string;
}

/**
 * Opens an account of the platform with opening cash: the one in live mode, or one more for
 * practice.
 *
 * @throws {PlatformError} CONFLICT where the person has the live account already
 */
export async function openPlatformAccount(
  tx: Transaction,
  deps: Pick<BrokerageDeps, 'clock' | 'random'>,
  userId: string,
  { name: given, ...account }: NewPlatformAccount,
): Promise<OpenedAccount> {
  const isLive = account.tradingMode === 'LIVE';
  const name = given ?? (isLive ? 'Platform account' : 'Practice account');
  const credentialId = isLive ? null : systemCredential(tx, deps, userId, name);
  return openAccount(tx, deps, userId, { ...account, name, credentialId });
}
