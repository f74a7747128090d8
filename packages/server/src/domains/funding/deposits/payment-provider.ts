import { notFound } from '../../../kernel/errors.ts';
import type { FundingDeps } from '../deps.ts';
import { usualMethod } from './bank-detail.ts';

/** Who takes payments, and what. */
export interface PaymentProvider {
  readonly name: string;
  /** Of the card processor; null where no cards are taken. */
  readonly publishableKey: string | null;
  readonly limits: {
    readonly method: 'BANK_TRANSFER' | 'CARD';
    readonly currency: string;
    readonly minimumAmount: string;
    readonly maximumAmount: string | null;
    readonly feeFraction: string;
    readonly fixedFee: string;
  }[];
}

/**
 * Who handles payments in a currency, wherever they come from: transfers to the platform's bank,
 * and charges of cards where they are taken.
 *
 * @throws {PlatformError} NOT_FOUND for a currency that is not taken
 */
export function fetchDefaultPaymentProvider(
  { bankRail, cardProcessor }: Pick<FundingDeps, 'bankRail' | 'cardProcessor'>,
  { currency }: { readonly currency: string },
): PaymentProvider {
  const method = usualMethod(currency);
  const account = method === null ? null : bankRail.receivingAccount(currency, method);
  if (account === null) throw notFound('Payment provider');
  const free = { currency, feeFraction: '0', fixedFee: '0' };
  const minimumAmount = account.minimumAmount ?? '0';
  const transfers = {
    ...free,
    method: 'BANK_TRANSFER',
    minimumAmount,
    maximumAmount: null,
  } as const;
  const charges = cardProcessor?.limits(currency) ?? null;
  return {
    name: bankRail.name,
    publishableKey: cardProcessor?.publishableKey ?? null,
    limits: charges === null ? [transfers] : [{ ...free, ...charges, method: 'CARD' }, transfers],
  };
}
