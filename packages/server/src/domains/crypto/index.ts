import type { JobHandler } from '../../jobs/jobs.ts';
import type { CryptoDeps } from './deps.ts';
import { addressWork } from './wallets/make-address.ts';
import { walletChecks } from './whitelist/check-wallet.ts';

export { closing } from './closing.ts';
export { simulatedPayments } from './simulated/simulated-payments.ts';

/** Work of crypto assets that is due at a moment. */
export function cryptoJobs(deps: CryptoDeps): JobHandler[] {
  return [addressWork(deps), walletChecks(deps)];
}
