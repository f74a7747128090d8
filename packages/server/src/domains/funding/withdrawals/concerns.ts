import { type Decimal, decimal } from '../../../kernel/decimal.ts';
import type { FundingDeps } from '../deps.ts';

/** What of a request may be unusual. */
export interface Request {
  readonly amount: Decimal;
  readonly currency: string;
  /** Asked for within a day, without this one. */
  readonly recentCount: number;
  /** Of the same currency within a day, without this one. */
  readonly recentAmount: string;
}

const USUAL_A_DAY = 5;

/** Why an operator has to look at a withdrawal, a sentence each; empty where nobody has to. */
export function concernsOf(
  { config }: Pick<FundingDeps, 'config'>,
  { amount, currency, recentCount, recentAmount }: Request,
): string[] {
  const concerns: string[] = [];
  const limit = decimal(config.withdrawalReviewFrom);
  if (amount.gte(limit)) concerns.push(`It is ${limit} ${currency} or more`);
  else if (amount.plus(recentAmount).gte(limit)) {
    concerns.push(`With what else was asked for within a day it is ${limit} ${currency} or more`);
  }
  if (recentCount >= USUAL_A_DAY) {
    concerns.push(`${recentCount} others were asked for within a day`);
  }
  return concerns;
}
