import { riskOf } from '@investing-platform/rules/strategies/risk';
import { slugsFor } from '@investing-platform/rules/strategies/slug';
import { describe, expect, test } from 'vitest';
import { decimal } from '../../../kernel/decimal.ts';
import { asset } from '../../trading/test-market.fixture.ts';

describe('a slug', () => {
  const ID = '01a1f640-0000-7000-8000-00000000abcd';
  test.each([
    ['Sixty forty', 'sixty-forty'],
    ['  Māori & co. (2026) ', 'maori-co-2026'],
    ['!!!', 'strategy'],
    ['日本', 'strategy'],
    ['a'.repeat(80), 'a'.repeat(60)],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  ])('of %s is %s', (name, slug) => {
    expect(slugsFor(name, ID)[0]).toBe(slug);
  });

  test('that is taken gets a number, and at last the end of the id', () => {
    expect(slugsFor('Two coins', ID)).toEqual([
      'two-coins',
      'two-coins-2',
      'two-coins-3',
      'two-coins-00000000abcd',
    ]);
  });
});

describe('the risk of weights is the mean of their classes', () => {
  test.each([
    [{ VTI: '100' }, 'MEDIUM'],
    [{ AAPL: '100' }, 'HIGH'],
    [{ BTC: '100' }, 'VERY_HIGH'],
    [{ VTI: '50' }, 'LOW'],
    [{ VTI: '10' }, 'VERY_LOW'],
    [{ VTI: '60', BTC: '40' }, 'HIGH'],
  ])('%j: %s', (weights, risk) => {
    const read = Object.entries(weights).map(([symbol, percent]) => ({
      asset: asset(symbol),
      targetPercent: decimal(percent),
    }));
    expect(riskOf(read)).toBe(risk);
  });
});
