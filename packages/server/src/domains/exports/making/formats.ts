import type { ExportFormat, ExportType } from '@investing-platform/schema/operations';
import { csvBytes } from '../../../writers/csv.ts';
import { openPdf } from '../../../writers/pdf/pdf.ts';
import type { SheetColumn, SheetPages, SheetRow } from '../../../writers/sheet.ts';
import { xlsxBytes } from '../../../writers/xlsx.ts';
import type { ExportScope, SetColumn } from '../sets/set.ts';

/** One file of an export. */
export interface Content {
  readonly type: ExportType;
  readonly columns: readonly SetColumn[];
  readonly pages: SheetPages;
  readonly scope: Pick<ExportScope, 'from' | 'to' | 'upTo' | 'tradingMode'>;
  /** TrueType files for characters that Inter lacks, on paper. */
  readonly fallbackFonts: readonly string[];
}

type FileFormat = Exclude<ExportFormat, 'ZIP'>;

export const MIME_TYPES: Readonly<Record<ExportFormat, string>> = {
  CSV: 'text/csv; charset=utf-8',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  PDF: 'application/pdf',
  JSON: 'application/json',
  ZIP: 'application/zip',
};

/** What is called `REALIZED_GAINS` in a file's name: `realized-gains`. */
export function fileName(type: ExportType, to: string, format: ExportFormat): string {
  return `${type.toLowerCase().replaceAll('_', '-')}-${to}.${format.toLowerCase()}`;
}

export const WRITERS: Readonly<
  Record<FileFormat, (content: Content) => AsyncGenerator<Uint8Array>>
> = {
  CSV: ({ columns, pages }) => csvBytes(columns.map(byName), pages),
  XLSX: ({ type, columns, pages }) =>
    xlsxBytes({ name: wordsOf(type.toLowerCase()), columns: columns.map(byTitle), pages }),
  JSON: jsonBytes,
  PDF: pdfBytes,
};

const byName = ({ name, kind }: SetColumn): SheetColumn => ({ title: name, kind });
const byTitle = ({ name, kind }: SetColumn): SheetColumn => ({ title: titleOf(name), kind });

/** `occurredAt` is "Occurred at" to people. */
function titleOf(name: string): string {
  return wordsOf(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

function wordsOf(text: string): string {
  const words = text.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

async function* jsonBytes({ type, columns, pages, scope }: Content): AsyncGenerator<Uint8Array> {
  const { from, to, tradingMode, upTo } = scope;
  const head = JSON.stringify({ type, from, to, tradingMode, asOf: upTo });
  yield Buffer.from(`${head.slice(0, -1)},"rows":[`);
  const names = columns.map(({ name }) => name);
  let separator = '\n';
  for await (const page of pages) {
    if (page.length === 0) continue;
    const objects = page.map((row) =>
      JSON.stringify(Object.fromEntries(names.map((name, at) => [name, row[at] ?? null]))),
    );
    yield Buffer.from(separator + objects.join(',\n'));
    separator = ',\n';
  }
  yield Buffer.from('\n]}\n');
}

const MODES = { LIVE: 'Live accounts', PAPER: 'Practice accounts' } as const;

async function* pdfBytes({
  type,
  columns,
  pages,
  scope,
  fallbackFonts,
}: Content): AsyncGenerator<Uint8Array> {
  const { from, to, tradingMode, upTo } = scope;
  const title = wordsOf(type.toLowerCase());
  const options = { title, language: 'en', createdAt: upTo, fallbackFonts };
  const pdf = await openPdf({ ...options, layout: 'landscape' });
  pdf.heading(1, title);
  pdf.facts([
    ['Period', `${from ?? 'From the beginning'} to ${to}`],
    ['As of', upTo.toISOString()],
    ...(tradingMode === null ? [] : ([['Accounts', MODES[tradingMode]]] as const)),
  ]);
  const printed = columns.flatMap(({ name, kind, paper }, at) =>
    paper === undefined ? [] : [{ at, title: titleOf(name), share: paper, kind }],
  );
  async function* rows(): AsyncGenerator<SheetRow> {
    for await (const page of pages) {
      yield* page.map((row) => printed.map(({ at, kind }) => shown(row[at] ?? null, kind)));
    }
  }
  await pdf.table({
    columns: printed.map(({ kind, ...column }) => ({
      ...column,
      align: kind === 'number' ? 'right' : 'left',
    })),
    rows: rows(),
  });
  yield await pdf.finish();
}

/** Seconds are enough on paper. */
function shown(value: string | null, kind: SetColumn['kind']): string | null {
  return kind === 'instant' && value !== null ? value.slice(0, 19).replace('T', ' ') : value;
}
