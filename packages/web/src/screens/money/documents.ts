import type { LeafScope, Operation } from '@investing-platform/schema';
import type {
  CreateWithdrawalRequestMutation,
  FetchPlatformInvestAccountBalancesQuery,
  FetchSavedBankAccountQuery,
} from '@investing-platform/schema/operations';

type NoVariables = Readonly<Record<string, never>>;
type Reading<Data> = Operation<Data, NoVariables, 'Query', LeafScope>;

type AllOfBankAccount = NonNullable<FetchSavedBankAccountQuery['fetchSavedBankAccount']>;

/** A bank account as the person sees it, without what takes its place. */
export type BankAccountFacts = Pick<
  AllOfBankAccount,
  | 'id'
  | 'currency'
  | 'accountHolder'
  | 'bankName'
  | 'numberMasked'
  | 'status'
  | 'failureReason'
  | 'usableAt'
>;

/** A saved bank account, with the newer one that waits to take over. */
export type BankAccount = BankAccountFacts & { readonly replacement: BankAccountFacts | null };

/** The saved bank accounts by the field of the document. */
export type BankAccounts = Readonly<Record<'nzd' | 'usd', BankAccount | null>>;

export const bankAccounts = `query BankAccounts {
  nzd: fetchSavedBankAccount(params: { currency: "NZD" }) { ...Facts replacement { ...Facts } }
  usd: fetchSavedBankAccount(params: { currency: "USD" }) { ...Facts replacement { ...Facts } }
}
fragment Facts on SavedBankAccount {
  id currency accountHolder bankName numberMasked status failureReason usableAt
}` as Reading<BankAccounts>;

type AllOfBalances = FetchPlatformInvestAccountBalancesQuery['fetchPlatformInvestAccountBalances'];

/** What of the platform account's cash can be withdrawn. */
export type CashBalances = Pick<
  AllOfBalances,
  'currency' | 'cash' | 'withdrawable' | 'unsettledCash' | 'heldForOrders' | 'pendingWithdrawals'
> &
  Pick<AllOfBalances, 'cashByCurrency'>;

export const cashBalances = `query CashBalances {
  fetchPlatformInvestAccountBalances {
    currency cash withdrawable unsettledCash heldForOrders pendingWithdrawals
    cashByCurrency { amount currency }
  }
}` as Reading<{ readonly fetchPlatformInvestAccountBalances: CashBalances }>;

export type Withdrawal = CreateWithdrawalRequestMutation['createWithdrawalRequest'];

/** Only withdrawals are asked for, so each has one. */
interface WithdrawalList {
  readonly nodes: readonly { readonly id: string; readonly withdrawal: Withdrawal | null }[];
}

export const withdrawals = `query Withdrawals {
  fetchPendingUserTransactions(params: { kinds: [WITHDRAWAL], limit: 10 }) {
    nodes {
      id
      withdrawal {
        id status amount currency fee payoutAmount payoutCurrency exchangeRate forexFeeFraction
        quoteId bankAccountId bankAccountNumberMasked reference failureReason estimatedArrivalOn
        sentAt completedAt createdAt updatedAt
      }
    }
  }
}` as Reading<{ readonly fetchPendingUserTransactions: WithdrawalList }>;

/** What a withdrawal would come to, and what would be refused about it, before it is asked for. */
export interface WithdrawalPreview {
  readonly fee: string;
  readonly heldAmount: string;
  readonly payoutAmount: string | null;
  readonly payoutCurrency: string;
  readonly rateSettled: boolean;
  readonly reviewNeeded: boolean;
  readonly estimatedArrivalOn: string | null;
  readonly refusals: readonly { readonly code: string; readonly message: string }[];
}

export const withdrawalPreview = `query WithdrawalPreview(
  $bank: CurrencyCode!
  $params: WithdrawalPreviewInput!
) {
  fetchSavedBankAccount(params: { currency: $bank }) {
    id
    withdrawalPreview(params: $params) {
      fee heldAmount payoutAmount payoutCurrency rateSettled reviewNeeded estimatedArrivalOn
      refusals { code message }
    }
  }
}` as Operation<
  {
    readonly fetchSavedBankAccount: {
      readonly id: string;
      readonly withdrawalPreview: WithdrawalPreview;
    } | null;
  },
  { readonly bank: string; readonly params: { amount: string; currency: string } },
  'Query',
  LeafScope
>;
