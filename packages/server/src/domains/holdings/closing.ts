import { type ClosingPart, deletingRows } from '../../db/tables/closing-part.ts';

const ERASED = [
  'tracked_dividends',
  'tracked_days',
  'tracked_trades',
  'tracked_holdings',
  'portfolios',
] as const;

export const closing: ClosingPart = { erased: ERASED, erase: deletingRows(ERASED) };
