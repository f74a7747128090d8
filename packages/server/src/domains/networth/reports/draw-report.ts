import type { PdfFigure } from '../../../writers/pdf/figure.ts';
import { openPdf, type Pdf } from '../../../writers/pdf/pdf.ts';
import { allocationChart, historyChart, slicesOf } from './charts.ts';
import { shownFigure } from './figures.ts';
import type { ReportData } from './report-data.ts';
import { CURRENCY, type ReportColumn, type ReportTable, tablesOf, words } from './report-tables.ts';

const FIGURES = new Set(['number', 'amount', 'money', 'percent']);

/**
 * A report as a PDF: what it speaks of, and each part with its drawing.
 *
 * @param fallbackFonts TrueType files for characters that Inter lacks
 */
export async function drawReport(
  data: ReportData,
  fallbackFonts: readonly string[],
): Promise<Uint8Array> {
  const tables = tablesOf(data);
  const pdf = await openPdf({
    title: 'Net worth report',
    language: 'en',
    createdAt: data.at,
    fallbackFonts,
    footer: `Net worth on ${data.asOf}`,
  });
  pdf.heading(1, 'Net worth');
  pdf.facts([
    ['For', data.name],
    ['As of', data.asOf],
    ...(data.portfolioNames.length === 0
      ? []
      : [['Portfolios', data.portfolioNames.join(', ')] as const]),
    ['Amounts', data.hideAmounts ? 'Hidden: percentages only' : `In ${data.currency}`],
  ]);
  noteDoubts(pdf, data);
  for (const table of tables) await drawPart(pdf, data, table);
  return pdf.finish();
}

/** What the totals leave out, and what they rest on that is old. */
function noteDoubts(pdf: Pdf, { parts, dashboard }: ReportData): void {
  const { unpricedCount } = parts.totals;
  if (unpricedCount > 0) {
    const missing = counted(unpricedCount, 'asset or debt has', 'assets or debts have');
    pdf.paragraph(`${missing} no known price or exchange rate: totals leave that out.`, 'quiet');
  }
  const old = dashboard?.assets.filter(({ stale, value }) => stale && value !== null).length ?? 0;
  if (old === 0) return;
  const assets = counted(old, 'asset counts', 'assets count');
  pdf.paragraph(`${assets} at a price that is older than 7 days: the last one known.`, 'quiet');
}

const counted = (count: number, one: string, several: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${several}`;

async function drawPart(pdf: Pdf, data: ReportData, table: ReportTable): Promise<void> {
  const chart = chartOf(data, table);
  pdf.heading(2, table.title, chart);
  if (table.rows.length === 0) return pdf.paragraph('Nothing is recorded.', 'quiet');
  if (chart !== undefined) pdf.figure(chart);
  await pdf.table({
    columns: table.columns.filter(isOwnCell).map(({ title, kind, share = 1 }) => {
      return { title, share, align: FIGURES.has(kind) ? ('right' as const) : ('left' as const) };
    }),
    rows: table.rows.map((row) => printed(table, row, data.currency)),
    ...(table.total && { totals: [printed(table, table.total, data.currency)] }),
  });
}

const isOwnCell = ({ printed }: ReportColumn): boolean => printed === undefined;

/** The cells of a row on paper: some hold two values. */
function printed(
  { columns }: ReportTable,
  row: readonly (string | null)[],
  currency: string,
): string[] {
  const cells: string[] = [];
  const named = row[columns.indexOf(CURRENCY)] ?? currency;
  for (const [place, column] of columns.entries()) {
    const words = shownFigure(
      column.kind,
      row[place] ?? null,
      column.kind === 'amount' ? named : currency,
    );
    const before = cells.at(-1) ?? '';
    if (isOwnCell(column)) cells.push(words);
    else if (before !== '' && words !== '') {
      cells[cells.length - 1] = `${before}${column.printed === 'below' ? '\n' : ' '}${words}`;
    }
  }
  return cells;
}

function chartOf(data: ReportData, { section }: ReportTable): PdfFigure | undefined {
  if (section === 'HISTORY' && data.points.length > 1) {
    return historyChart(data.points, (amount) => shownFigure('number', amount, data.currency));
  }
  if (section !== 'ALLOCATION') return undefined;
  const parts = data.parts.allocation.map(({ category, percent }) => {
    return { name: words(category), percent };
  });
  const slices = slicesOf(parts);
  return slices.length === 0 ? undefined : allocationChart(slices);
}
