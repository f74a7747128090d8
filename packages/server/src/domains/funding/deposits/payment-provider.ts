import { notFound } from '../../../kernel/errors.ts';
import type { FundingDeps } from '../deps.ts';
import { usualMethod } from './bank-detail.ts';

/** Who takes payments, and what. */
export interface PaymentProvider {
  readonly name: string;
  readonly publishableKey: null;
  readonly limits: {
    readonly method: 'BANK_TRANSFER';
    readonly currency: string;
    readonly minimumAmount: string;
    readonly maximumAmount: null;
    readonly feeFraction: string;
    readonly fixedFee: string;
  }[];
}

/**
 * Who handles payments in a currency, wherever they come from: transfers to the platform's bank.
 *
 * @throws {PlatformError} NOT_FOUND for a currency that is not taken
 */
export function fetchDefaultPaymentProvider(
  { bankRail }: Pick<FundingDeps, 'bankRail'>,
  { currency }: { readonly currency: string },
): PaymentProvider {
  const method = usualMethod(currency);
  const account = method === null ? null : bankRail.receivingAccount(currency, method);
  if (account === null) throw notFound('Payment provider');
  const limit = {
    method: 'BANK_TRANSFER',
    currency,
    minimumAmount: account.minimumAmount ?? '0',
    maximumAmount: null,
    feeFraction: '0',
    fixedFee: '0',
  } as const;
  return { name: bankRail.name, publishableKey: null, limits: [limit] };
}
