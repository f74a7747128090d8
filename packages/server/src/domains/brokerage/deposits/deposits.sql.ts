import type {
  DepositMethod,
  DepositStatus,
  SimulatedDepositOutcome,
  TradingMode,
} from '@investing-platform/schema/operations';
import { planInForce } from '../../../db/plan-in-force.ts';
import { namedStatement, statement } from '../../../db/statement.ts';
import type { Plan } from '../../../kernel/actor.ts';

/** A deposit as it is stored. Amounts are plain decimals. */
export interface DepositRow {
  readonly id: string;
  readonly userId: string;
  readonly method: DepositMethod;
  readonly status: DepositStatus;
  readonly tradingMode: TradingMode;
  readonly brokerAccountId: string;
  readonly amount: string;
  readonly currency: string;
  readonly fee: string;
  readonly creditedAmount: string | null;
  readonly creditedCurrency: string | null;
  /** How much of `amount` the card network has taken back. */
  readonly takenBack: string;
  /** How much of `creditedAmount` is gone again, whoever took it. */
  readonly returnedAmount: string;
  readonly exchangeRate: string | null;
  readonly forexFeeFraction: string | null;
  readonly reference: string | null;
  readonly cardId: string | null;
  readonly pendingTransactionId: string | null;
  readonly viewed: boolean;
  readonly failureReason: string | null;
  readonly plannedOutcome: SimulatedDepositOutcome | null;
  readonly stepSeconds: number;
  readonly nextStepAt: Date | null;
  readonly completedAt: Date | null;
  readonly withdrawableAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export const DEPOSIT_COLUMNS = `id, user_id as "userId", method, status, trading_mode as "tradingMode",
  broker_account_id as "brokerAccountId", amount, currency, fee,
  credited_amount as "creditedAmount", credited_currency as "creditedCurrency",
  taken_back as "takenBack", returned_amount as "returnedAmount",
  exchange_rate as "exchangeRate", forex_fee_rate as "forexFeeFraction", reference,
  card_id as "cardId", pending_transaction_id as "pendingTransactionId",
  is_viewed as "viewed", failure_reason as "failureReason",
  planned_outcome as "plannedOutcome", step_seconds as "stepSeconds",
  next_step_at as "nextStepAt", completed_at as "completedAt",
  withdrawable_at as "withdrawableAt", created_at as "createdAt", updated_at as "updatedAt"`;

export const depositOfUser = statement<DepositRow, [userId: string, depositId: string]>(
  'brokerage_deposit_of_user',
  `select ${DEPOSIT_COLUMNS} from deposits where user_id = $1 and id = $2`,
);

/** For whoever carries it out, as the next one; no person asks. */
export const depositById = statement<DepositRow, [depositId: string]>(
  'brokerage_deposit_by_id',
  `select ${DEPOSIT_COLUMNS} from deposits where id = $1`,
);

/** Locked to the end of the transaction. */
export const lockDeposit = statement<DepositRow, [depositId: string]>(
  'brokerage_lock_deposit',
  `select ${DEPOSIT_COLUMNS} from deposits where id = $1 for update`,
);

export const insertDeposit = namedStatement<
  never,
  {
    readonly id: string;
    readonly userId: string;
    readonly brokerAccountId: string;
    readonly method: DepositRow['method'];
    readonly tradingMode: TradingMode;
    readonly amount: string;
    readonly currency: string;
    readonly reference: string | null;
    readonly pendingTransactionId: string | null;
    readonly cardId: string | null;
    readonly plannedOutcome: SimulatedDepositOutcome;
    readonly stepSeconds: number;
    readonly nextStepAt: Date;
    readonly now: Date;
  }
>(
  'brokerage_insert_deposit',
  `insert into deposits (id, user_id, broker_account_id, method, status, trading_mode, amount,
     currency, reference, pending_transaction_id, card_id, planned_outcome,
     step_seconds, next_step_at,
     created_at, updated_at)
   values ($id, $userId, $brokerAccountId, $method, 'PENDING', $tradingMode, $amount, $currency,
     $reference, $pendingTransactionId, $cardId, $plannedOutcome, $stepSeconds, $nextStepAt, $now,
     $now)`,
);

/** What a deposit comes to for its owner. */
export interface DepositTerms {
  readonly plan: Plan;
  /** The currency of the account. */
  readonly accountCurrency: string;
  /** Whether what comes in another currency is exchanged into it. */
  readonly autoConvert: boolean;
}

export const termsOfDeposits = statement<DepositTerms, [userId: string, accountId: string]>(
  'brokerage_terms_of_deposits',
  `select ${planInForce('u')} as plan, a.currency as "accountCurrency",
     coalesce(s.auto_convert_deposits, true) as "autoConvert"
   from broker_accounts a join users u on u.id = a.user_id
   left join invest_account_settings s on s.user_id = a.user_id
   where a.user_id = $1 and a.id = $2`,
);

export const updateDeposit = namedStatement<
  never,
  {
    readonly id: string;
    readonly status: DepositStatus;
    readonly failureReason: string | null;
    readonly nextStepAt: Date | null;
    readonly now: Date;
  }
>(
  'brokerage_update_deposit',
  `update deposits set status = $status, failure_reason = $failureReason,
     next_step_at = $nextStepAt, updated_at = $now
   where id = $id`,
);

/** Of what was added. */
export const noteReturned = statement<never, [id: string, amount: string]>(
  'brokerage_note_returned',
  'update deposits set returned_amount = $2 where id = $1',
);

/** Of what was sent. */
export const noteTakenBack = statement<never, [id: string, amount: string]>(
  'brokerage_note_taken_back',
  'update deposits set taken_back = $2 where id = $1',
);

export const creditDeposit = namedStatement<
  never,
  {
    readonly id: string;
    readonly amount: string;
    readonly currency: string;
    readonly exchangeRate: string | null;
    readonly forexFeeFraction: string | null;
    readonly now: Date;
    readonly withdrawableAt: Date;
  }
>(
  'brokerage_credit_deposit',
  `update deposits set credited_amount = $amount, credited_currency = $currency,
     exchange_rate = $exchangeRate, forex_fee_rate = $forexFeeFraction, completed_at = $now,
     withdrawable_at = $withdrawableAt
   where id = $id`,
);

export const viewDeposit = statement<never, [id: string, now: Date]>(
  'brokerage_view_deposit',
  'update deposits set is_viewed = true, updated_at = $2 where id = $1 and not is_viewed',
);

export const viewAllDeposits = statement<{ id: string }, [userId: string, now: Date]>(
  'brokerage_view_all_deposits',
  `update deposits set is_viewed = true, updated_at = $2
   where user_id = $1 and status = 'COMPLETED' and not is_viewed returning id`,
);
