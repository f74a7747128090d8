import { expect, test } from 'vitest';
import { operations } from '../contract.ts';
import { type Column, columnsFor, columnsInside, currencyPath } from './columns.ts';
import { eventLines } from './event-lines.ts';
import { amountText, groupedText } from './figure.ts';
import { record, table } from './table.ts';

const plain = { width: null, hasColors: false };
const at = (width: number | null) => ({ width, hasColors: false });
const columns: readonly Column[] = columnsFor(['name', 'value', 'count', 'code', 'currency'], [], {
  value: 'AMOUNT currency',
  count: 'NUMBER',
});
const usd = { name: 'A', value: '1234567.5', count: 12000, code: '0012345', currency: 'USD' };
const nzd = { ...usd, name: 'B', value: '-1000', currency: 'NZD' };

test.each([
  ['1234567.891', '1,234,567.891'],
  ['-1000', '-1,000'],
  ['999.123456', '999.123456'],
  ['0.00001234', '0.00001234'],
  ['12345678901234567890', '12,345,678,901,234,567,890'],
  ['2026-11-20', '2026-11-20'],
])('%s reads %s', (text, expected) => {
  expect(groupedText(text)).toBe(expected);
});

test('one decimal place of money reads as two', () => {
  expect(['16227.6', '16227', '16227.65', '0.123'].map(amountText)).toEqual([
    '16,227.60',
    '16,227',
    '16,227.65',
    '0.123',
  ]);
});

test('one currency stands in the title, several beside their amounts, at any width', () => {
  const titleOf = (width: number | null) => table(columns, [usd, usd], at(width)).text;
  expect(titleOf(null)).toMatch(/^Name +Value \(USD\) +Count +Code +Currency\n/);
  expect(titleOf(24)).toMatch(/\(USD\)/);
  const mixed = table(columns, [usd, nzd], at(30));
  expect(mixed.text).toContain('1,234,567.50 USD');
  expect(mixed.text).toContain('-1,000 NZD');
  expect(mixed.text).not.toContain('Currency');
  expect(mixed.hidden.map(({ path }) => path)).not.toContain('currency');
});

test('numbers are separated, and text of digits is not', () => {
  const { text } = table(columns, [usd], plain);
  expect(text).toMatch(/12,000 +0012345/);
});

test('a record and an event have the currency beside the amount', () => {
  expect(record(columns, usd, plain)).toContain('1,234,567.50 USD');
  const lines = eventLines({ format: 'table', columns, chosen: null }, 24);
  expect(lines(usd)).toMatch(/Name +Value\nA +1,234,567.50 USD\n/);
});

test('an amount without a value has no currency', () => {
  expect(table(columns, [{ ...usd, value: null }, nzd], plain).text).not.toContain('USD )');
  expect(record(columns.slice(0, 2), { ...usd, value: null }, plain)).toBe('Name   A\nValue');
});

test('a list inside an object takes the currency that stands above it', () => {
  const own = columnsFor(['currency', 'points.value'], [], { 'points.value': 'AMOUNT currency' });
  const value = { currency: 'USD', points: [{ value: '1' }] };
  const inside = columnsInside(own, 'points', value);
  expect(table(inside, value.points, plain).text).toBe('Value (USD)\n          1');
});

/** Prices of bars and options: the contract names no currency beside them. */
const UNNAMED = /^(getOptionChain|getOptionHistoricalData|getStockHistoricalData|getStrikes)$/;
const OTHER = [
  'createNetWorthLiabilityTrade.amount',
  'createNetWorthLiabilityTrade.interest',
  'createNetWorthLiabilityTrade.principal',
  'fetchAssetPerformance.series.value',
  'getTemporaryQuote.fee',
  'getTemporaryQuote.fromAmount',
  'getTemporaryQuote.toAmount',
  'sharedNetWorthAssetHistory.value',
];

test('every amount of the contract has a currency, but for these', () => {
  const without = [...operations.values()]
    .filter(({ name }) => !UNNAMED.test(name))
    .flatMap(({ name, resultPaths, resultKinds }) =>
      columnsFor(resultPaths, [], resultKinds)
        .filter((column) => column.kind === 'AMOUNT' && currencyPath(column) === null)
        .map(({ path }) => `${name}.${path}`),
    );
  expect(without.sort()).toEqual(OTHER);
});
