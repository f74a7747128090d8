import type { JobHandler } from '../../db/jobs.ts';
import type { CredentialDeps } from './credentials/deps.ts';
import { credentialProbes } from './credentials/probe-credential.ts';
import { simulatedDeposits } from './simulate-paper-deposit.ts';
import { tradeConfirmations } from './trade-confirmations.ts';

export { reencryptBrokerCredentials } from './credentials/reencrypt-credentials.ts';
export { routedBroker } from './credentials/routed-broker.ts';

/** Work of accounts that is due at a moment. */
export function brokerageJobs(deps: CredentialDeps): JobHandler[] {
  return [simulatedDeposits(deps), credentialProbes(deps), tradeConfirmations(deps)];
}
