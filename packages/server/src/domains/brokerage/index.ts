import type { JobHandler } from '../../jobs/jobs.ts';
import { tradeConfirmations } from './activities/trade-confirmations.ts';
import type { CredentialDeps } from './credentials/deps.ts';
import { credentialProbes } from './credentials/probe-credential.ts';
import { depositWork } from './deposits/carry-deposit.ts';

export { openApproved } from './accounts/open-approved.ts';
export { openPlatformAccount } from './accounts/open-platform-account.ts';
export type { CredentialDeps } from './credentials/deps.ts';
export { reencryptBrokerCredentials } from './credentials/reencrypt-credentials.ts';
export { routedBroker } from './credentials/routed-broker.ts';
export { saveCredential } from './credentials/save-credential.ts';
export { tradedIn } from './credentials/traded-in.ts';
export { announceDeposit, keepTakenBack, returnDeposit } from './deposits/carry-deposit.ts';
export { type DepositShown, shownDeposit } from './deposits/deposit-shown.ts';
export {
  DEPOSIT_COLUMNS,
  type DepositRow,
  viewAllDeposits,
  viewDeposit,
} from './deposits/deposits.sql.ts';

/** Work of accounts that is due at a moment. */
export function brokerageJobs(deps: CredentialDeps): JobHandler[] {
  return [depositWork(deps), credentialProbes(deps), tradeConfirmations(deps)];
}
export { closing } from './closing.ts';
export { documentIssues } from './documents/document-job.ts';
export { sendDocument } from './documents/fetch-documents.ts';
