import { expect, test } from 'vitest';
import { decimal } from '../../../kernel/decimal.ts';
import { added, bought, holding, NOTHING_HELD, shownCost, sold } from './position.ts';

const buy = (quantity: string, cost: string) =>
  added(NOTHING_HELD, decimal(quantity), decimal(cost));

test('a sale takes what its lots had cost', () => {
  const held = added(buy('100', '1000'), decimal(100), decimal(2000));
  const rest = sold(held, decimal(100), decimal(1000));
  expect(shownCost(rest, 'USD').averageEntryPrice.toString()).toBe('20');
  expect(shownCost(rest, 'USD').costBasis.toString()).toBe('2000');
});

test('a position of nothing has no cost and no average price', () => {
  const nothing = sold(buy('3', '21'), decimal(3), decimal(21));
  expect(shownCost(nothing, 'USD').averageEntryPrice.toString()).toBe('0');
  expect(shownCost(nothing, 'USD').costBasis.toString()).toBe('0');
});

test('an average price that does not end has ten places', () => {
  const held = added(buy('1', '10'), decimal(2), decimal(22));
  expect(shownCost(held, 'USD').averageEntryPrice.toString()).toBe('10.6666666667');
});

test('a cost basis is shown in whole minor units, rounded half-even', () => {
  const held = buy('0.333333333', '41.149999958');
  expect(shownCost(held, 'USD').costBasis.toString()).toBe('41.15');
  expect(shownCost(held, 'JPY').costBasis.toString()).toBe('41');
});

test('a sale never goes short', () => {
  expect(() => sold(buy('1', '1'), decimal('1.000000001'), decimal(1))).toThrow();
});

test('no more is given back than was held for sells', () => {
  const held = holding(buy('5', '5'), decimal(3));
  expect(holding(held, decimal(-3)).quantityHeld.toString()).toBe('0');
  expect(() => holding(held, decimal(-4))).toThrow();
});

test('purchases of one day are counted together, and anew on the next', () => {
  const on = (day: string, before = NOTHING_HELD) => bought(before, decimal(2), decimal(21), day);
  const first = on('2026-11-20', on('2026-11-20'));
  expect(first.boughtOn).toMatchObject({ day: '2026-11-20' });
  expect(first.boughtOn?.quantity.toString()).toBe('4');
  expect(first.boughtOn?.cost.toString()).toBe('42');
  expect(on('2026-11-23', first).boughtOn?.quantity.toString()).toBe('2');
  expect(added(first, decimal(5), decimal(50)).boughtOn).toEqual(first.boughtOn);
});
