import { expect, test } from 'vitest';
import { csv, csvCell } from './csv.ts';

test.each<[string, unknown, string]>([
  ['a formula', '=HYPERLINK("http://x")', `'=HYPERLINK("http://x")`],
  ['a plus', '+1+cmd', "'+1+cmd"],
  ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
  ['a dash before text', '-2+3', "'-2+3"],
  ['a tab', '\t=1', "'\t=1"],
  ['a full-width equals sign', '＝1', "'＝1"],
  ['a formula in a list', ['=1', 'a'], "'=1; a"],
  ['a negative decimal, which is a number', '-12.50', '-12.50'],
  ['a negative number', -3, '-3'],
  ['text', 'Apple, Inc.', 'Apple, Inc.'],
  ['nothing', null, ''],
  ['false', false, 'false'],
  ['an object', { a: [1] }, '{"a":[1]}'],
])('%s', (_title, value, expected) => {
  expect(csvCell(value)).toBe(expected);
});

test('names, then rows, with quotes where they are needed', () => {
  const columns = [
    { path: 'name', name: 'Name' },
    { path: 'asset.symbol', name: 'Asset: symbol' },
  ];
  const rows = [
    { name: 'A "b", c', asset: { symbol: 'X' } },
    { name: 'two\nlines', asset: null },
  ];
  expect(csv(columns, rows)).toBe('Name,Asset: symbol\n"A ""b"", c",X\n"two\nlines",\n');
  expect(csv(columns, [])).toBe('Name,Asset: symbol\n');
});
