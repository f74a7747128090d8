import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { columnsFor } from './columns.ts';
import { workbookOf } from './xlsx.ts';

async function sheetsOf(value: unknown, paths: readonly string[], kinds = {}) {
  const columns = columnsFor(paths, [], kinds);
  const bytes = await workbookOf(value, { columns, chosen: null });
  const { sheets } = await readXlsx(bytes);
  return sheets.map(({ name, rows }) => ({ name, rows }));
}

const kinds = { amount: 'AMOUNT currency', on: 'DATE', at: 'MOMENT', count: 'NUMBER' };
const paths = ['name', 'amount', 'currency', 'on', 'at', 'count', 'closed'];

test('numbers, days and moments are such, and text stays text', async () => {
  const row = {
    name: '=HYPERLINK("http://x")',
    amount: '-1234.50',
    currency: 'USD',
    on: '2026-11-20',
    at: '2026-11-20T09:00:00.000Z',
    count: 7,
    closed: true,
  };
  const [sheet] = await sheetsOf([row], paths, kinds);
  expect(sheet?.rows[0]).toEqual(['Name', 'Amount', 'Currency', 'On', 'At', 'Count', 'Closed']);
  expect(sheet?.rows[1]).toEqual([
    '=HYPERLINK("http://x")',
    -1234.5,
    'USD',
    new Date('2026-11-20'),
    new Date('2026-11-20T09:00:00Z'),
    7,
    true,
  ]);
});

test.each([
  ['fifteen digits', '123456789012.345', 123456789012.345],
  ['more, which would be changed', '1234567890123.4567', '1234567890123.4567'],
  ['nothing', null, null],
])('an amount of %s', async (_title, amount, expected) => {
  const [sheet] = await sheetsOf([{ name: 'x', amount, count: 1 }], ['amount', 'count'], kinds);
  expect(sheet?.rows[1]?.[0] ?? null).toBe(expected);
});

test('text of digits, such as the number of an account, keeps its zeros', async () => {
  const [sheet] = await sheetsOf([{ name: '0012' }], ['name']);
  expect(sheet?.rows[1]).toEqual(['0012']);
});

test('lists inside an object are sheets of their own', async () => {
  const value = { currency: 'USD', points: [{ value: '1' }, { value: '2' }] };
  const sheets = await sheetsOf(value, ['currency', 'points.value'], {
    'points.value': 'AMOUNT currency',
  });
  expect(sheets).toEqual([
    { name: 'Result', rows: [['Currency'], ['USD']] },
    { name: '2 Points', rows: [['Value (USD)'], [1], [2]] },
  ]);
});
