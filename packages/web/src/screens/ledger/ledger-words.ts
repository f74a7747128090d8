import type { ActivityType } from '@investing-platform/schema/operations';
import { plainName } from '../../parts/text/format.ts';

/** Kinds as one looks for them, each with the activities that belong to it. */
export const KINDS = [
  ['', 'All', []],
  ['MONEY', 'Deposits and withdrawals', ['DEPOSIT', 'WITHDRAWAL', 'JOURNAL_CASH', 'ADJUSTMENT']],
  ['TRADES', 'Trades', ['FILL', 'JOURNAL_SECURITY']],
  [
    'INCOME',
    'Dividends and interest',
    [
      'DIVIDEND',
      'DIVIDEND_WITHHOLDING',
      'DIVIDEND_ADJUSTMENT',
      'RETURN_OF_CAPITAL',
      'CAPITAL_GAIN_LONG',
      'CAPITAL_GAIN_SHORT',
      'INTEREST',
    ],
  ],
  ['FEES', 'Fees', ['FEE', 'REGULATORY_FEE', 'CRYPTO_FEE']],
  ['EXCHANGES', 'Currency exchanges', ['FX']],
  ['CRYPTO', 'Crypto in and out', ['CRYPTO_DEPOSIT', 'CRYPTO_WITHDRAWAL']],
  [
    'COMPANY',
    'Company actions',
    ['SPLIT', 'REVERSE_SPLIT', 'SPINOFF', 'MERGER', 'REORG', 'SYMBOL_CHANGE', 'CASH_IN_LIEU'],
  ],
] as const satisfies readonly (readonly [string, string, readonly ActivityType[]])[];

const NAMES: Readonly<Partial<Record<ActivityType, string>>> = {
  FILL: 'Trade',
  FX: 'Currency exchange',
  DIVIDEND_WITHHOLDING: 'Tax withheld',
  CAPITAL_GAIN_LONG: 'Long-term capital gain',
  CAPITAL_GAIN_SHORT: 'Short-term capital gain',
  JOURNAL_CASH: 'Cash transfer',
  JOURNAL_SECURITY: 'Share transfer',
  SYMBOL_CHANGE: 'New ticker',
  CASH_IN_LIEU: 'Cash in lieu',
};

/** What happened, in the person's words. */
export function activityText(type: ActivityType): string {
  return NAMES[type] ?? plainName(type);
}
