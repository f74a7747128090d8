import { dayOf } from './ledger-day.ts';
import type { LedgerRow } from './read-ledger.ts';

const HEAD = ['Day', 'Time (UTC)', 'Type', 'Description', 'Amount', 'Currency', 'Balance', 'Id'];
/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** The rows as a spreadsheet reads them, lines ended as RFC 4180 says. */
export function ledgerCsv(rows: readonly LedgerRow[]): string {
  const lines = rows.map((row) => [
    dayOf(row),
    row.occurredAt,
    row.type,
    textCell(row.description),
    row.netAmount,
    row.currency,
    row.balance ?? '',
    row.id,
  ]);
  return [HEAD, ...lines].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function textCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
