import type { JobHandler } from '../../jobs/jobs.ts';
import { bankAccountVerification } from './bank-accounts/verify-bank-account.ts';
import type { FundingDeps } from './deps.ts';
import { withdrawalWork } from './withdrawals/advance-withdrawal.ts';

export { resealBankAccounts } from './bank-accounts/sealed-number.ts';
export { exportAgain, exportPayments } from './bank-files/export-payments.ts';
export type { OwnAccount } from './bank-files/pain-001.ts';
export { paymentQueue } from './bank-files/payment-queue.ts';
export {
  type BankFileShown,
  MAX_FILES_SHOWN,
  MAX_MOVEMENTS_SHOWN,
  MAX_WAITING_SHOWN,
  type MovementShown,
  shownBankFiles,
  shownStatement,
  type WaitingPayment,
  type WaitingSum,
} from './bank-files/shown-files.ts';
export { applyStatement, keepStatement } from './bank-files/take-statement.ts';
export { depositCharges } from './deposits/card-deposit.ts';
export { receiveBankLine } from './deposits/receive-bank-line.ts';
export { takeDepositBack } from './deposits/return-deposit.ts';
export type { Whence } from './deps.ts';
export { liveAccount, openAccount } from './live-account.ts';
export { tell } from './tell.ts';
export { approveWithdrawal, rejectWithdrawal } from './withdrawals/decide-withdrawal.ts';
export { openWithdrawals, type WithdrawalRow } from './withdrawals/withdrawals.sql.ts';

/** Work of funding that is due at a moment. */
export function fundingJobs(deps: FundingDeps): JobHandler[] {
  return [bankAccountVerification(deps), withdrawalWork(deps)];
}
export { closing } from './closing.ts';
