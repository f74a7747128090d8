import { resealAccountSecrets } from '../../domains/account/index.ts';
import { reencryptBrokerCredentials } from '../../domains/brokerage/index.ts';
import { resealBankAccounts } from '../../domains/funding/index.ts';
import { resealChecks } from '../../domains/kyc/index.ts';
import type { ChangeRequest, OperatorDeps } from '../change.ts';

/**
 * Seals every secret in the database with the first of `ENCRYPTION_KEYS`. Afterwards older keys may
 * be taken out of the setting, once every server process has the new one in front.
 */
export function rotateKeys(deps: OperatorDeps): ChangeRequest['work'] {
  return async (tx) => {
    const accounts = await resealAccountSecrets(tx, deps);
    const brokers = await reencryptBrokerCredentials(tx, deps);
    const banks = await resealBankAccounts(tx, deps);
    const checks = await resealChecks(tx, deps);
    if (accounts + brokers + banks + checks === 0) return [];
    return [
      `secrets of accounts sealed with the key ${deps.secrets.keyId}: ${accounts}`,
      `broker credentials sealed with it: ${brokers}`,
      `bank accounts sealed with it: ${banks}`,
      `parts of identity checks sealed with it: ${checks}`,
    ];
  };
}
