import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import type { SheetColumn, SheetRow } from './sheet.ts';
import { workbookOf, xlsxBytes } from './xlsx.ts';

const COLUMNS: readonly SheetColumn[] = [
  { title: 'Name', kind: 'text' },
  { title: 'Amount', kind: 'number', format: '#,##0.00' },
  { title: 'Day', kind: 'date' },
  { title: 'At', kind: 'instant' },
];

async function sheetsOf(rows: readonly SheetRow[], maxRowsPerSheet?: number) {
  const options = maxRowsPerSheet === undefined ? {} : { maxRowsPerSheet };
  const sheet = { name: 'Orders', columns: COLUMNS, pages: [rows], ...options };
  const chunks: Uint8Array[] = [];
  for await (const chunk of xlsxBytes(sheet)) chunks.push(chunk);
  return (await readXlsx(Buffer.concat(chunks))).sheets;
}

const row = (cells: { name?: string; amount?: string; day?: string; at?: string }): SheetRow => {
  return [cells.name ?? null, cells.amount ?? null, cells.day ?? null, cells.at ?? null];
};

test.each<[string, SheetRow, unknown[]]>([
  ['text', row({ name: 'Žluťoučký <&> 株' }), ['Žluťoučký <&> 株']],
  ['what begins like a formula, as text', row({ name: '=1+1' }), ['=1+1']],
  ['a negative number', row({ amount: '-12.50' }), [null, -12.5]],
  ['fifteen digits', row({ amount: '0.123456789012345' }), [null, 0.123456789012345]],
  ['fifteen digits, large', row({ amount: '1234567890123.45' }), [null, 1234567890123.45]],
  ['sixteen digits, as text', row({ amount: '1234567890123.456' }), [null, '1234567890123.456']],
  [
    'a day, and an instant in UTC',
    row({ day: '2026-11-22', at: '2026-11-22T23:59:58.000Z' }),
    [null, null, new Date('2026-11-22'), new Date('2026-11-22T23:59:58Z')],
  ],
  [
    'a day before spreadsheets count, as text',
    row({ day: '1899-12-31' }),
    [null, null, '1899-12-31'],
  ],
])('a spreadsheet reads %s', async (_, cells, read) => {
  const [sheet] = await sheetsOf([cells]);
  expect(sheet?.rows[0]).toEqual(['Name', 'Amount', 'Day', 'At']);
  expect((sheet?.rows[1] ?? []).slice(0, read.length)).toEqual(read);
});

test('a workbook is an archive that every program opens, without ZIP64', async () => {
  const chunks: Uint8Array[] = [];
  const sheet = { name: 'Orders', columns: COLUMNS, pages: [[row({ amount: '1' })]] };
  for await (const chunk of xlsxBytes(sheet)) chunks.push(chunk);
  const archive = Buffer.concat(chunks);
  expect(archive.indexOf('PK\u0001\u0002', 0, 'latin1')).toBeGreaterThan(0);
  expect(archive.indexOf('PK\u0006\u0006', 0, 'latin1')).toBe(-1);
});

test('what a sheet cannot hold goes on in a next one, under the same titles', async () => {
  const rows = ['1', '2', '3', '4', '5'].map((amount) => row({ amount }));
  const sheets = await sheetsOf(rows, 3);
  expect(sheets.map(({ name }) => name)).toEqual(['Orders', 'Orders_2', 'Orders_3']);
  expect(sheets.map((sheet) => sheet.rows.map((cells) => cells[1]))).toEqual([
    ['Amount', 1, 2],
    ['Amount', 3, 4],
    ['Amount', 5],
  ]);
});

test('rows are asked for as the file is read, not before', async () => {
  let asked = 0;
  function* pages() {
    for (; asked < 5_000; asked += 1) yield [row({ name: 'x'.repeat(1_000), amount: `${asked}` })];
  }
  const bytes = xlsxBytes({ name: 'Orders', columns: COLUMNS, pages: pages() });
  await bytes.next();
  expect(asked).toBeLessThan(1_000);
  await bytes.return(undefined);
});

test('a workbook of small sheets has their titles, kinds and names', async () => {
  const cells = row({ name: '=1+1', amount: '-12.50', day: '2026-11-22' });
  const bytes = await workbookOf([
    { name: 'One', columns: COLUMNS, rows: [cells] },
    { name: 'Two', columns: COLUMNS.slice(0, 1), rows: [] },
  ]);
  const { sheets } = await readXlsx(bytes);
  expect(sheets.map((sheet) => [sheet.name, sheet.rows.map((read) => read.slice(0, 3))])).toEqual([
    [
      'One',
      [
        ['Name', 'Amount', 'Day'],
        ['=1+1', -12.5, new Date('2026-11-22')],
      ],
    ],
    ['Two', [['Name']]],
  ]);
});
