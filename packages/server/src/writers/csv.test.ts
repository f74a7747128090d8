import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csvBytes, csvCell, csvLine } from './csv.ts';

test.each<[string | null, string]>([
  ['=1+1', "'=1+1"],
  ['+64 9 123', "'+64 9 123"],
  ['-2+3', "'-2+3"],
  ['-', "'-"],
  ['--5', "'--5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['-12.50', '-12.50'],
  ['-0.00000001', '-0.00000001'],
  ['12', '12'],
  ['a,"b"', '"a,""b"""'],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ['', ''],
  [null, ''],
])('a cell of %j is written as %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test('lines end as RFC 4180 has it', () => {
  expect(csvLine(['a', null, '-1.5'])).toBe('a,,-1.5\r\n');
});

test('a reader of CSV finds the titles and the rows of all pages', async () => {
  const columns = ['Day', 'What', 'Amount'].map((title) => ({ title, kind: 'text' as const }));
  const pages = [
    [['2026-11-22', 'Bread, "white"\nand more', '-12.50']],
    [],
    [['2026-11-23', 'Žluťoučký 株', null]],
  ];
  const chunks: Uint8Array[] = [];
  for await (const chunk of csvBytes(columns, pages)) chunks.push(chunk);
  expect(parse(Buffer.concat(chunks))).toEqual([
    ['Day', 'What', 'Amount'],
    ['2026-11-22', 'Bread, "white"\nand more', '-12.50'],
    ['2026-11-23', 'Žluťoučký 株', ''],
  ]);
});
