import { statement } from '../../db/statement.ts';
import type { TradingMode } from '../trading/index.ts';
import type { DepositStatus, PlannedOutcome } from './deposit-steps.ts';

/** A deposit as it is stored. Amounts are plain decimals. */
export interface DepositRow {
  readonly id: string;
  readonly userId: string;
  readonly method: 'BANK_TRANSFER' | 'CARD' | 'JOURNAL' | 'SIMULATED';
  readonly status: DepositStatus;
  readonly tradingMode: TradingMode;
  readonly brokerAccountId: string;
  readonly amount: string;
  readonly currency: string;
  readonly fee: string;
  readonly creditedAmount: string | null;
  readonly creditedCurrency: string | null;
  readonly exchangeRate: string | null;
  readonly forexFeeRate: string | null;
  readonly reference: string | null;
  readonly cardId: string | null;
  readonly pendingTransactionId: string | null;
  readonly isViewed: boolean;
  readonly failureReason: string | null;
  readonly plannedOutcome: PlannedOutcome | null;
  readonly stepSeconds: number;
  readonly nextStepAt: Date | null;
  readonly completedAt: Date | null;
  readonly withdrawableAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const COLUMNS = `id, user_id as "userId", method, status, trading_mode as "tradingMode",
  broker_account_id as "brokerAccountId", amount, currency, fee,
  credited_amount as "creditedAmount", credited_currency as "creditedCurrency",
  exchange_rate as "exchangeRate", forex_fee_rate as "forexFeeRate", reference,
  card_id as "cardId", pending_transaction_id as "pendingTransactionId",
  is_viewed as "isViewed", failure_reason as "failureReason",
  planned_outcome as "plannedOutcome", step_seconds as "stepSeconds",
  next_step_at as "nextStepAt", completed_at as "completedAt",
  withdrawable_at as "withdrawableAt", created_at as "createdAt", updated_at as "updatedAt"`;

export const depositOfUser = statement<DepositRow, [userId: string, depositId: string]>(
  'brokerage_deposit_of_user',
  `select ${COLUMNS} from deposits where user_id = $1 and id = $2`,
);

/** By whoever carries it out; no person asks. */
export const lockDeposit = statement<DepositRow, [depositId: string]>(
  'brokerage_lock_deposit',
  `select ${COLUMNS} from deposits where id = $1 for update`,
);

export const insertSimulatedDeposit = statement<
  never,
  [
    id: string,
    userId: string,
    brokerAccountId: string,
    amount: string,
    currency: string,
    plannedOutcome: PlannedOutcome,
    stepSeconds: number,
    nextStepAt: Date,
    now: Date,
  ]
>(
  'brokerage_insert_simulated_deposit',
  `insert into deposits (id, user_id, broker_account_id, method, status, trading_mode, amount,
     currency, planned_outcome, step_seconds, next_step_at, created_at, updated_at)
   values ($1, $2, $3, 'SIMULATED', 'PENDING', 'PAPER', $4, $5, $6, $7, $8, $9, $9)`,
);

export const updateDeposit = statement<
  never,
  [
    id: string,
    status: DepositStatus,
    failureReason: string | null,
    nextStepAt: Date | null,
    now: Date,
  ]
>(
  'brokerage_update_deposit',
  `update deposits set status = $2, failure_reason = $3, next_step_at = $4, updated_at = $5
   where id = $1`,
);

export const creditDeposit = statement<
  never,
  [
    id: string,
    amount: string,
    currency: string,
    exchangeRate: string | null,
    forexFeeRate: string | null,
    now: Date,
  ]
>(
  'brokerage_credit_deposit',
  `update deposits set credited_amount = $2, credited_currency = $3, exchange_rate = $4,
     forex_fee_rate = $5, completed_at = $6, withdrawable_at = $6
   where id = $1`,
);
