import { type ClosingPart, deletingRows } from '../../db/tables/closing-part.ts';

const ERASED = [
  'networth_incomes',
  'networth_expenses',
  'networth_goals',
  'liability_trades',
  'networth_liabilities',
  'instrument_prices',
  'custom_instruments',
  'networth_settings',
  'share_links',
] as const;

export const closing: ClosingPart = { erased: ERASED, erase: deletingRows(ERASED) };
