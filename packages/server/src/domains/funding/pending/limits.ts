import { requireWithin, type Sum } from '@investing-platform/rules/funding/sum-limits';
import { usualMethod } from '../deposits/bank-detail.ts';
import type { FundingDeps } from '../deps.ts';

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
