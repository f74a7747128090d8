import { minorUnits } from '@investing-platform/rules/numbers/money';
import type { NetWorthReportFormat } from '@investing-platform/schema/operations';
import { csvLine } from '../../../writers/csv.ts';
import type { SheetColumn } from '../../../writers/sheet.ts';
import { workbookOf } from '../../../writers/xlsx.ts';
import { zipOf } from '../../../writers/zip.ts';
import { drawReport } from './draw-report.ts';
import type { ReportData } from './report-data.ts';
import { type ReportColumn, type ReportTable, tablesOf } from './report-tables.ts';

type Writer = (data: ReportData, fallbackFonts: readonly string[]) => Promise<Uint8Array>;

const WRITERS: Readonly<Record<NetWorthReportFormat, Writer>> = {
  PDF: drawReport,
  XLSX: async (data) => workbookOf(tablesOf(data).map((table) => sheetOf(data, table))),
  CSV: async (data) => zipOf(tablesOf(data).map(csvOf), data.at),
  JSON: async (data) => Buffer.from(`${JSON.stringify(jsonOf(data), null, 2)}\n`),
};

/**
 * The file of a report.
 *
 * @param fallbackFonts TrueType files for characters that Inter lacks
 */
export function writeReport(
  format: NetWorthReportFormat,
  data: ReportData,
  fallbackFonts: readonly string[],
): Promise<Uint8Array> {
  return WRITERS[format](data, fallbackFonts);
}

const withTotal = ({ rows, total }: ReportTable) => (total === undefined ? rows : [...rows, total]);

function sheetOf({ currency }: ReportData, table: ReportTable) {
  const columns = table.columns.map((column) => sheetColumn(column, currency));
  return { name: table.title, columns, rows: withTotal(table) };
}

function sheetColumn({ title, kind }: ReportColumn, currency: string): SheetColumn {
  if (kind === 'text' || kind === 'date') return { title, kind };
  const places = minorUnits(currency);
  const money = places === 0 ? '#,##0' : `#,##0.${'0'.repeat(places)}`;
  const formats = {
    money,
    percent: '#,##0.00',
    amount: '#,##0.00######',
    number: '#,##0.########',
  };
  return { title, kind: 'number', format: formats[kind] };
}

function csvOf(table: ReportTable) {
  const lines = [table.columns.map(({ title }) => title), ...withTotal(table)];
  const name = `${table.title.toLowerCase().replaceAll(' ', '-')}.csv`;
  return { name, bytes: Buffer.from(lines.map(csvLine).join('')) };
}

/** Everything under names that programs read. */
function jsonOf(data: ReportData) {
  const { asOf, at, currency, hideAmounts, sections, parts, points } = data;
  const only = <Part>(section: string, part: Part): Part | undefined =>
    sections.some((one) => one === section) ? part : undefined;
  return {
    asOf,
    valuedAt: at.toISOString(),
    currency: hideAmounts ? null : currency,
    totals: only('TOTALS', parts.totals),
    history: only(
      'HISTORY',
      points.map(({ date, value, netWorth, unpricedCount }) => {
        return { date, value, netWorth, unpricedCount };
      }),
    ),
    allocation: only('ALLOCATION', parts.allocation),
    assets: only('ASSETS', parts.assets),
    liabilities: only('LIABILITIES', parts.liabilities),
    cashFlow: only('CASH_FLOW', parts.cashFlow),
    goals: only('GOALS', parts.goals),
  };
}
