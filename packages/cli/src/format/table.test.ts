import { describe, expect, test } from 'vitest';
import { columnsFor } from './columns.ts';
import { displayWidth, record, table } from './table.ts';

const row = {
  id: '01a1f833-4c58-7fc1-aa4a-fac6bc27748c',
  symbol: 'AAPL',
  quantity: '60',
  averageEntryPrice: '-270.76',
  asset: { symbol: 'AAPL', name: 'Apple Inc.' },
  isOpen: true,
  closedAt: null,
};
const other = {
  ...row,
  symbol: 'BTC',
  quantity: '0.25',
  asset: { symbol: 'BTC', name: 'Bitcoin' },
};
const paths = [
  'id',
  'symbol',
  'quantity',
  'averageEntryPrice',
  'asset.symbol',
  'asset.name',
  'isOpen',
  'closedAt',
];
const columns = columnsFor(paths, [{ path: 'symbol', name: 'Ticker' }]);
const linesOf = (text: string) => text.split('\n');

describe('a table', () => {
  test('has numbers at the right and names of the contract', () => {
    const { text } = table(columns.slice(1, 4), [row, other], { width: null, hasColors: false });
    expect(linesOf(text)).toEqual([
      'Ticker  Quantity  Average entry price',
      'AAPL          60              -270.76',
      'BTC         0.25              -270.76',
    ]);
  });

  test('breaks names rather than leave columns out', () => {
    const { text } = table(columns.slice(1, 4), [row, other], { width: 30, hasColors: false });
    expect(linesOf(text)).toEqual([
      '                  Average',
      '                    entry',
      'Ticker  Quantity    price',
      'AAPL          60  -270.76',
      'BTC         0.25  -270.76',
    ]);
  });

  test.each([
    [120, []],
    [90, ['closedAt']],
    [85, ['closedAt', 'asset.symbol']],
    [75, ['closedAt', 'asset.symbol', 'id']],
    [40, ['closedAt', 'asset.symbol', 'id', 'asset.name']],
    [20, ['closedAt', 'asset.symbol', 'id', 'asset.name', 'isOpen', 'averageEntryPrice']],
  ])('of %d characters leaves out what says least', (width, hidden) => {
    const drawn = table(columns, [row, other], { width, hasColors: false });
    expect(drawn.hidden.map(({ path }) => path).sort()).toEqual([...hidden].sort());
    for (const line of linesOf(drawn.text)) expect(line.length).toBeLessThanOrEqual(width);
  });

  test('keeps a name beside what a row comes to, cut where the terminal is narrow', () => {
    const goals = columnsFor(['id', 'name', 'targetAmount', 'currentAmount'], [], {
      targetAmount: 'AMOUNT',
      currentAmount: 'AMOUNT',
    });
    const goal = { name: 'A journey around the world', targetAmount: '900000', currentAmount: '1' };
    const { text } = table(goals, [{ id: 'x'.repeat(36), ...goal }], {
      width: 34,
      hasColors: false,
    });
    expect(linesOf(text).at(-1)).toBe('A journey around…  900,000');
  });

  test('cuts the last column that is left', () => {
    const long = columnsFor(['note'], []);
    const { text } = table(long, [{ note: 'x'.repeat(200) }], { width: 20, hasColors: false });
    for (const line of linesOf(text)) expect(displayWidth(line)).toBeLessThanOrEqual(20);
    expect(text).toContain('…');
  });

  test('lets no control character of a value reach the terminal', () => {
    const note = 'a\u{1b}]52;c;eA==\u{7}b\r\nc\u{9b}31m\u{202e}d';
    const { text } = table(columnsFor(['note'], []), [{ note }], { width: null, hasColors: false });
    expect(text).toBe('Note\na ]52;c;eA== b c 31m d');
  });

  test('counts wide characters as two', () => {
    expect(displayWidth('東京a')).toBe(5);
    const names = [{ note: '東京' }, { note: 'abcdef' }];
    const { text } = table(columnsFor(['note'], []), names, { width: 60, hasColors: false });
    expect(linesOf(text)).toEqual(['Note', '東京', 'abcdef']);
  });
});

test('a record has names beside values, as people read them', () => {
  const value = { asOf: '2026-11-20T09:00:00.000Z', isOpen: false, tags: ['a', 'b'] };
  const text = record(columnsFor(['asOf', 'isOpen', 'tags'], []), value, {
    width: null,
    hasColors: false,
  });
  expect(linesOf(text)).toEqual(['As of    2026-11-20 09:00:00Z', 'Is open  no', 'Tags     a, b']);
});
