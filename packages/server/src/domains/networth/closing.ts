import { type ClosingPart, deletingRows } from '../../db/tables/closing-part.ts';
import { forgetFiles } from './documents/forget-file.ts';
import { leaveOf } from './household/leave.ts';
import { forgetImports } from './imports/forget-imports.ts';
import { forgetReports } from './reports/forget-report.ts';

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
  'networth_documents',
  'networth_files',
  'networth_reports',
  'household_members',
] as const;

const eraseRows = deletingRows(ERASED);

export const closing: ClosingPart = {
  erased: ERASED,
  async erase(tx, userId, now) {
    await forgetFiles(tx, userId, now);
    await forgetReports(tx, userId, now);
    await forgetImports(tx, userId, now);
    await leaveOf(tx, userId, now);
    await eraseRows(tx, userId);
  },
};
