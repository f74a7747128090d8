import { expect, test } from 'vitest';
import { columnsFor } from './columns.ts';
import { eventLines } from './event-lines.ts';

const columns = columnsFor(['symbol', 'price', 'note'], []);
const first = { symbol: 'BTC', price: '94661.71', note: null };
const second = { symbol: 'ETH', price: '3111.97', note: 'a\nb' };

test('a table has its names once, and numbers at the right', () => {
  const linesOf = eventLines({ format: 'table', columns, chosen: null }, null);
  expect([linesOf(first), linesOf(second)].join('')).toBe(
    ['Symbol      Price  Note', 'BTC      94661.71', 'ETH       3111.97  a b', ''].join('\n'),
  );
});

test('a narrow terminal leaves columns out, not lines longer', () => {
  const linesOf = eventLines({ format: 'table', columns, chosen: null }, 10);
  expect(linesOf(first)).toBe('Symbol\nBTC\n');
});

test('JSON is one line an event', () => {
  const linesOf = eventLines({ format: 'json', columns, chosen: null }, null);
  expect(linesOf(second)).toBe(`${JSON.stringify(second)}\n`);
});

test('CSV has its names once', () => {
  const linesOf = eventLines({ format: 'csv', columns, chosen: columns.slice(0, 2) }, null);
  expect([linesOf(first), linesOf(second)].join('')).toBe(
    'Symbol,Price\nBTC,94661.71\nETH,3111.97\n',
  );
});
