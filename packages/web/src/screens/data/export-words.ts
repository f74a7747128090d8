import type { ExportType } from '@investing-platform/schema/operations';
import { optionsOf } from '../../parts/text/options.ts';

export const EXPORT_TYPES = [
  'TRANSACTIONS',
  'ORDERS',
  'POSITIONS',
  'ACTIVITIES',
  'DEPOSITS_WITHDRAWALS',
  'DIVIDENDS',
  'REALIZED_GAINS',
  'TAX_SUMMARY',
  'NET_WORTH',
  'FULL_ACCOUNT',
] as const satisfies readonly ExportType[];

const WORDS: Readonly<Record<ExportType, string>> = {
  TRANSACTIONS: 'Portfolio trades',
  ORDERS: 'Orders and executions',
  POSITIONS: 'Account balances and holdings',
  ACTIVITIES: 'Account activity',
  DEPOSITS_WITHDRAWALS: 'Deposits and withdrawals',
  DIVIDENDS: 'Dividends and tax withheld',
  REALIZED_GAINS: 'Realised gains and losses',
  TAX_SUMMARY: 'Summary for taxes',
  NET_WORTH: 'Net worth, day by day',
  FULL_ACCOUNT: 'Everything in one archive',
};

export const exportOptions = optionsOf(EXPORT_TYPES, WORDS);

/** What a file holds, for the person. */
export function exportText(type: ExportType): string {
  return WORDS[type];
}
