import type {
  BankAccountFactsFragment,
  BankAccountsQuery,
  CashBalancesQuery,
  WithdrawalPreviewQuery,
  WithdrawalsQuery,
} from '../../generated/documents.ts';

export type BankAccountFacts = BankAccountFactsFragment;

/** The saved bank accounts by the field of the document. */
export type BankAccounts = BankAccountsQuery;

/** A saved bank account, with the newer one that waits to take over. */
export type BankAccount = NonNullable<BankAccounts['nzd']>;

export type CashBalances = CashBalancesQuery['fetchPlatformInvestAccountBalances'];

export type Withdrawal = NonNullable<
  WithdrawalsQuery['fetchPendingUserTransactions']['nodes'][number]['withdrawal']
>;

export type WithdrawalPreview = NonNullable<
  WithdrawalPreviewQuery['fetchSavedBankAccount']
>['withdrawalPreview'];
