import { expect, test } from 'vitest';
import { decimal } from '../../kernel/decimal.ts';
import { bought, type Holding, holding, NOTHING_HELD, shownCost, sold } from './position.ts';

type Step = ['buy', quantity: string, price: string, fee?: string] | ['sell', quantity: string];

function after(steps: readonly Step[]): Holding {
  return steps.reduce<Holding>((held, step) => {
    if (step[0] === 'sell') return sold(held, decimal(step[1]));
    const cost = decimal(step[1])
      .times(step[2])
      .plus(step[3] ?? '0');
    return bought(held, decimal(step[1]), cost);
  }, NOTHING_HELD);
}

test.each<[string, readonly Step[], string, string, string]>([
  [
    'two buys and a sale',
    [
      ['buy', '100', '10'],
      ['buy', '100', '20'],
      ['sell', '100'],
    ],
    '100',
    '15',
    '1500',
  ],
  [
    'two lots, one sold',
    [
      ['buy', '10', '100'],
      ['buy', '10', '120'],
      ['sell', '10'],
    ],
    '10',
    '110',
    '1100',
  ],
  [
    'a loss taken',
    [
      ['buy', '300', '10'],
      ['sell', '200'],
    ],
    '100',
    '10',
    '1000',
  ],
  ['a fee', [['buy', '10', '150', '5']], '10', '150.5', '1505'],
  ['a fee on a small buy', [['buy', '2', '142.90', '1.55']], '2', '143.675', '287.35'],
  [
    'everything sold',
    [
      ['buy', '3', '7'],
      ['sell', '3'],
    ],
    '0',
    '0',
    '0',
  ],
  [
    'bought again after a sale of all',
    [
      ['buy', '3', '7'],
      ['sell', '3'],
      ['buy', '1', '9'],
    ],
    '1',
    '9',
    '9',
  ],
  [
    'thirds',
    [
      ['buy', '3', '0.1'],
      ['sell', '1'],
      ['sell', '1'],
    ],
    '1',
    '0.1',
    '0.1',
  ],
  [
    'a price that does not end',
    [
      ['buy', '1', '10'],
      ['buy', '2', '11'],
    ],
    '3',
    '10.6666666667',
    '32',
  ],
])('the average cost after %s', (_title, steps, quantity, average, cost) => {
  const held = after(steps);
  const shown = shownCost(held, 'USD');
  expect(held.quantity.toString()).toBe(quantity);
  expect(shown.averageEntryPrice.toString()).toBe(average);
  expect(shown.costBasis.toString()).toBe(cost);
});

test('a cost basis is shown in whole minor units, rounded half-even', () => {
  const held = bought(NOTHING_HELD, decimal('0.333333333'), decimal('41.149999958'));
  expect(shownCost(held, 'USD').costBasis.toString()).toBe('41.15');
  expect(shownCost(held, 'JPY').costBasis.toString()).toBe('41');
});

test('a sale never goes short', () => {
  expect(() => sold(after([['buy', '1', '1']]), decimal('1.000000001'))).toThrow();
});

test('no more is given back than was held for sells', () => {
  const held = holding(after([['buy', '5', '1']]), decimal(3));
  expect(holding(held, decimal(-3)).quantityHeld.toString()).toBe('0');
  expect(() => holding(held, decimal(-4))).toThrow();
});
