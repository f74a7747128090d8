import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A cell as LibreOffice holds it: a number, or text; dates are text as `2026-11-20`. */
export type Cell = number | string;

/** A file to open, by its name with its ending. */
export type Files = Readonly<Record<string, Uint8Array>>;

/** What each file's sheets hold, row by row. */
export type Opened = ReadonlyMap<string, readonly (readonly Cell[])[]>;

const CSV = 'CSV:44,34,76,1';

/** Opens workbooks and CSV files in LibreOffice, without a window, and reads what it makes of them. */
export async function openedInLibreOffice(program: string, files: Files): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'libreoffice-'));
  try {
    for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
    const names = Object.keys(files);
    const texts = names.filter((name) => name.endsWith('.csv'));
    const books = names.filter((name) => !name.endsWith('.csv'));
    // One profile of its own, so that nobody's running office is asked.
    const args = [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      '--convert-to',
      'fods',
    ];
    const run = (own: readonly string[], given: readonly string[]) =>
      given.length === 0
        ? undefined
        : promisify(execFile)(program, [...args, ...own, '--outdir', folder, ...given], {
            cwd: folder,
          });
    await run([], books);
    await run([`--infilter=${CSV}`], texts);
    const written = (await readdir(folder)).filter((name) => name.endsWith('.fods'));
    const opened = await Promise.all(
      written.map(
        async (name) => [name, rowsOf(await readFile(join(folder, name), 'utf8'))] as const,
      ),
    );
    return new Map(opened.map(([name, rows]) => [name.replace(/\.fods$/, ''), rows]));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The rows of all sheets of a flat OpenDocument spreadsheet, without empty cells and rows. */
function rowsOf(document: string): readonly (readonly Cell[])[] {
  const rows = document.match(/<table:table-row[\s>][\s\S]*?<\/table:table-row>/g) ?? [];
  return rows.map(cellsOf).filter((cells) => cells.length > 0);
}

function cellsOf(row: string): readonly Cell[] {
  const cells = row.match(/<table:table-cell[^>]*?(?:\/>|>[\s\S]*?<\/table:table-cell>)/g) ?? [];
  return cells.flatMap((cell): readonly Cell[] => {
    const [tag = ''] = cell.match(/^<[^>]*>/) ?? [];
    const type = /office:value-type="(\w+)"/.exec(tag)?.[1];
    if (type === undefined) return [];
    const number = /office:value="([^"]*)"/.exec(tag)?.[1];
    if (number !== undefined) return [Number(number)];
    const date = /office:date-value="([^"]*)"/.exec(tag)?.[1];
    return [date ?? plain(cell)];
  });
}

function plain(cell: string): string {
  const paragraphs = [...cell.matchAll(/<text:p[^>]*>([\s\S]*?)<\/text:p>/g)].map(([, own]) => own);
  return paragraphs
    .join('\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&apos;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
