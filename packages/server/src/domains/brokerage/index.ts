import type { JobHandler } from '../../db/jobs.ts';
import { depositWork } from './carry-deposit.ts';
import type { CredentialDeps } from './credentials/deps.ts';
import { credentialProbes } from './credentials/probe-credential.ts';
import { tradeConfirmations } from './trade-confirmations.ts';

export { announceDeposit, returnDeposit } from './carry-deposit.ts';
export type { CredentialDeps } from './credentials/deps.ts';
export { reencryptBrokerCredentials } from './credentials/reencrypt-credentials.ts';
export { routedBroker } from './credentials/routed-broker.ts';
export { saveCredential } from './credentials/save-credential.ts';
export { tradedIn } from './credentials/traded-in.ts';
export { type DepositShown, shownDeposit } from './deposit-shown.ts';
export { DEPOSIT_COLUMNS, type DepositRow } from './deposits.sql.ts';

/** Work of accounts that is due at a moment. */
export function brokerageJobs(deps: CredentialDeps): JobHandler[] {
  return [depositWork(deps), credentialProbes(deps), tradeConfirmations(deps)];
}
