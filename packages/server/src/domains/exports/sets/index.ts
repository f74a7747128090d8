import type { ExportType } from '@investing-platform/schema/operations';
import { activities, depositsAndWithdrawals, orders } from './account-sets.ts';
import { dividends, realizedGains, transactions } from './gain-sets.ts';
import { netWorth } from './net-worth.ts';
import { positions } from './positions.ts';
import type { DataSet } from './set.ts';
import { taxSummary } from './tax-summary.ts';

/** What each export holds; `FULL_ACCOUNT` is all of them. */
export const SETS: Readonly<Record<Exclude<ExportType, 'FULL_ACCOUNT'>, DataSet>> = {
  TRANSACTIONS: transactions,
  ORDERS: orders,
  POSITIONS: positions,
  ACTIVITIES: activities,
  DEPOSITS_WITHDRAWALS: depositsAndWithdrawals,
  DIVIDENDS: dividends,
  REALIZED_GAINS: realizedGains,
  TAX_SUMMARY: taxSummary,
  NET_WORTH: netWorth,
};
