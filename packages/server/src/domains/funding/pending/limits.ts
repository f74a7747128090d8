import { decimal } from '../../../kernel/decimal.ts';
import { badInput } from '../../../kernel/errors.ts';
import { roundCash } from '../../../kernel/money.ts';
import { CURRENCIES } from '../bank-accounts/fetch-bank-account.ts';
import { usualMethod } from '../deposits/bank-detail.ts';
import type { FundingDeps } from '../deps.ts';

export interface Sum {
  /** A plain decimal. */
  readonly amount: string;
  readonly currency: string;
}

interface Limits {
  readonly minimumAmount: string;
  /** Null: no such limit. */
  readonly maximumAmount: string | null;
}

/** @throws {PlatformError} BAD_USER_INPUT for what cannot be sent to the bank */
export function requireTaken({ bankRail }: Pick<FundingDeps, 'bankRail'>, sum: Sum, path: string) {
  const method = usualMethod(sum.currency);
  const account = method === null ? null : bankRail.receivingAccount(sum.currency, method);
  const least = account?.minimumAmount ?? '0';
  requireWithin(account && { minimumAmount: least, maximumAmount: null }, sum, path);
}

/** @throws {PlatformError} BAD_USER_INPUT for what cannot be charged to a card */
export function requireChargeable(
  { cardProcessor }: Pick<FundingDeps, 'cardProcessor'>,
  sum: Sum,
  path: string,
): void {
  if (cardProcessor !== null) requireWithin(cardProcessor.limits(sum.currency), sum, path);
}

function requireWithin(limits: Limits | null, { amount: text, currency }: Sum, path: string): void {
  if (limits === null) throw badInput(`${path}.currency`, `must be ${CURRENCIES.join(' or ')}`);
  const { minimumAmount: least, maximumAmount: most } = limits;
  const amount = decimal(text);
  if (!roundCash(amount, currency).equals(amount)) {
    throw badInput(`${path}.amount`, `has more places than ${currency} has`);
  }
  if (!amount.greaterThan(0) || amount.lessThan(least)) {
    throw badInput(`${path}.amount`, `must be ${least} ${currency} or more`);
  }
  if (most === null || amount.lte(most)) return;
  throw badInput(`${path}.amount`, `must be ${most} ${currency} or less`);
}
