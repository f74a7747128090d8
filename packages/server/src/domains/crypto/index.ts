import type { JobHandler } from '../../jobs/jobs.ts';
import type { CryptoDeps } from './deps.ts';
import { sweepWork } from './sweeps/run-sweep.ts';
import { incomingWork } from './transfers/follow-incoming.ts';
import { arrivals } from './transfers/read-arrivals.ts';
import { addressWork } from './wallets/make-address.ts';
import { walletChecks } from './whitelist/check-wallet.ts';
import { withdrawalWork } from './withdrawals/send-withdrawal.ts';

export { closing } from './closing.ts';
export { type CoinsToSend, sendSimulatedCoins } from './simulated/send-coins.ts';
export { simulatedPayments } from './simulated/simulated-payments.ts';
export { claimCoins, unclaimedCoins } from './transfers/claim-coins.ts';
export {
  approveCryptoWithdrawal,
  rejectCryptoWithdrawal,
} from './withdrawals/decide-withdrawal.ts';
export { openCryptoWithdrawals } from './withdrawals/withdrawals.sql.ts';

/** Work of crypto assets that is due at a moment. */
export function cryptoJobs(deps: CryptoDeps): JobHandler[] {
  return [
    addressWork(deps),
    walletChecks(deps),
    arrivals(deps),
    incomingWork(deps),
    withdrawalWork(deps),
    sweepWork(deps),
  ];
}
