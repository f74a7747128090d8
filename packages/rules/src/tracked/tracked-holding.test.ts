import type { CostBasisMethod } from '@investing-platform/schema/operations';
import { describe, expect, test } from 'vitest';
import { decimal, sum, ZERO } from '../numbers/decimal.ts';
import { dayOf, type HoldingCourse, holdingCourse, holdingGain } from './tracked-holding.ts';
import type { LotTerms } from './tracked-lots.ts';
import type { TrackedTrade } from './tracked-trade.ts';
import { buy, last, METHODS, sell, trade, USD } from './tracked-trades.fixture.ts';

/** Quantity, cost and realized gain at the end. */
const told = (course: HoldingCourse) => {
  const { quantity, cost, realized } = last(course);
  return [quantity, cost.own, realized].map(String);
};

const THREE = [
  buy('2026-01-05', '10', '100'),
  buy('2026-02-05', '10', '130'),
  buy('2026-03-05', '10', '120'),
];

describe('ten of three purchases at 100, 130 and 120 that are sold at 150', () => {
  const [, , third] = THREE;
  test.each<[CostBasisMethod, string, string, Partial<TrackedTrade>]>([
    ['AVERAGE', '2333.33', '333.33', {}],
    ['FIFO', '2500', '500', {}],
    ['LIFO', '2300', '300', {}],
    ['HIFO', '2200', '200', {}],
    ['SPECIFIC', '2300', '300', { lotSelections: [{ tradeId: third?.id ?? '', quantity: '10' }] }],
    ['SPECIFIC', '2500', '500', {}],
  ])('by %s leave a cost of %s and gain %s', (method, cost, gain, given) => {
    const course = holdingCourse([...THREE, sell('2026-04-05', '10', '150', given)], {
      ...USD,
      method,
    });
    expect(told(course)).toEqual(['20', cost, gain]);
    expect(String(sum(course.lots.map((lot) => lot.cost.own)))).toBe(cost);
    expect(String(sum(course.lots.map((lot) => lot.remaining)))).toBe('20');
  });
});

test('what is left of the dearest purchase costs no cent any more, and what costs more goes first', () => {
  const course = holdingCourse(
    [
      buy('2026-01-05', '10', '80'),
      buy('2026-01-06', '1', '100'),
      sell('2026-01-07', '0.99999', '100'),
      buy('2026-01-08', '10', '70'),
      sell('2026-01-09', '10', '100'),
    ],
    { ...USD, method: 'HIFO' },
  );
  expect(told(course)).toEqual(['10.00001', '700', '200']);
});

test.each<[CostBasisMethod, string]>([
  ['AVERAGE', '-133.33'],
  ['FIFO', '-700'],
  ['LIFO', '0'],
  ['HIFO', '300'],
  ['SPECIFIC', '-700'],
])('ten of three purchases that move elsewhere take by %s what they cost', (method, gain) => {
  const course = holdingCourse(
    [
      buy('2026-01-05', '10', '200'),
      buy('2026-02-05', '10', '300'),
      buy('2026-03-05', '10', '270'),
      trade('TRANSFER_OUT', '2026-04-05', { quantity: '10' }),
      sell('2026-05-05', '20', '250'),
    ],
    { ...USD, method },
  );
  expect(told(course)).toEqual(['0', '0', gain]);
});

describe('ten that cost 1000 and', () => {
  test.each<[string, TrackedTrade[], string[]]>([
    [
      'an opening balance by its price',
      [trade('OPENING_BALANCE', '2026-02-01', { quantity: '5', price: '20' })],
      ['15', '1100', '0'],
    ],
    [
      'a transfer in at its cost',
      [trade('TRANSFER_IN', '2026-02-01', { quantity: '5', costBasis: '77.5' })],
      ['15', '1077.5', '0'],
    ],
    [
      'units of a merger',
      [trade('MERGE_IN', '2026-02-01', { quantity: '2', costBasis: '50' })],
      ['12', '1050', '0'],
    ],
    [
      'a split of 3 for 2',
      [trade('SPLIT', '2026-02-01', { ratio: { numerator: 3, denominator: 2 } })],
      ['15', '1000', '0'],
    ],
    [
      'a consolidation of 1 for 3 and a split of 3 for 1',
      [
        trade('CONSOLIDATION', '2026-02-01', { ratio: { numerator: 1, denominator: 3 } }),
        trade('SPLIT', '2026-03-01', { ratio: { numerator: 3, denominator: 1 } }),
      ],
      ['10', '1000', '0'],
    ],
    ['two free units', [trade('BONUS', '2026-02-01', { quantity: '2' })], ['12', '1000', '0']],
    [
      'a capital return below the cost',
      [trade('CAPITAL_RETURN', '2026-02-01', { capitalAmount: '150' })],
      ['10', '850', '0'],
    ],
    [
      'a capital return above the cost',
      [trade('CAPITAL_RETURN', '2026-02-01', { capitalAmount: '1200' })],
      ['10', '0', '200'],
    ],
    [
      'a capital call',
      [trade('CAPITAL_CALL', '2026-02-01', { capitalAmount: '250', fee: '1' })],
      ['10', '1251', '0'],
    ],
    [
      'a cost that is set',
      [trade('ADJUST_COST_BASIS', '2026-02-01', { costBasis: '700' })],
      ['10', '700', '0'],
    ],
    ['a transfer out', [trade('TRANSFER_OUT', '2026-02-01', { quantity: '4' })], ['6', '600', '0']],
    [
      'units given up in a merger',
      [trade('MERGE_OUT', '2026-02-01', { quantity: '4' })],
      ['6', '600', '0'],
    ],
    [
      'units that were canceled',
      [trade('CANCEL', '2026-02-01', { quantity: '4' })],
      ['6', '600', '-400'],
    ],
    ['a sale with a fee', [sell('2026-02-01', '4', '110', { fee: '5' })], ['6', '600', '35']],
    ['a sale of all', [sell('2026-02-01', '10', '99.999')], ['0', '0', '-0.01']],
  ])('%s', (_, trades, expected) => {
    for (const method of METHODS) {
      const course = holdingCourse([buy('2026-01-05', '10', '100'), ...trades], { ...USD, method });
      expect(told(course), method).toEqual(expected);
    }
  });
});

test('a fee of the portfolio’s currency counts in both, and a gain is split to the cent', () => {
  const terms: LotTerms = { ...USD, portfolioCurrency: 'NZD' };
  const course = holdingCourse(
    [
      buy('2026-01-05', '10', '100', { exchangeRate: '1.6', fee: '8', feeCurrency: 'NZD' }),
      sell('2026-02-05', '4', '120', { exchangeRate: '1.7', fee: '2' }),
    ],
    terms,
  );
  const day = last(course);
  expect([day.cost.own, day.cost.inPortfolio, day.fees].map(String)).toEqual([
    '603',
    '964.8',
    '11.4',
  ]);
  // Proceeds 480 - 2 at 1.7 are 812.60, and the four had cost 643.20: 402 at 1.6.
  expect(String(day.realized)).toBe('169.4');
  expect(String(day.realizedCapital)).toBe('129.2');
  const gain = holdingGain({
    day,
    income: decimal('12.34'),
    value: decimal('780.015'),
    rate: decimal('1.65'),
    portfolioCurrency: 'NZD',
  });
  expect(gain).not.toBeNull();
  const { capital, income, currencyEffect, total, realized, unrealized } =
    gain ?? holdingGainOfNothing;
  expect(String(capital.plus(income).plus(currencyEffect))).toBe(String(total));
  expect(String(realized.plus(unrealized).plus(income))).toBe(String(total));
  expect(String(unrealized)).toBe('322.22');
});

const holdingGainOfNothing = {
  capital: ZERO,
  income: ZERO,
  currencyEffect: ZERO,
  total: ZERO,
  realized: ZERO,
  unrealized: ZERO,
};

test('what was never priced has no gain, until nothing of it is left', () => {
  const of = (trades: TrackedTrade[]) =>
    holdingGain({
      day: last(holdingCourse(trades, USD)),
      income: ZERO,
      value: null,
      rate: decimal(1),
      portfolioCurrency: 'USD',
    });
  const bought = buy('2026-01-05', '10', '100');
  expect(of([bought])).toBeNull();
  expect(String(of([bought, sell('2026-01-06', '10', '101')])?.total)).toBe('10');
});

describe('a sale of more than is held', () => {
  const bought = buy('2026-01-05', '10', '100');
  test.each<[string, TrackedTrade]>([
    ['in quantity', sell('2026-01-06', '10.000000000000000001', '1')],
    [
      'of a purchase that is named',
      sell('2026-01-06', '1', '1', { lotSelections: [{ tradeId: 'other', quantity: '1' }] }),
    ],
    ['on the day before', sell('2026-01-04', '1', '1')],
    [
      'in a split of nothing',
      trade('SPLIT', '2026-01-04', { ratio: { numerator: 2, denominator: 1 } }),
    ],
  ])('%s is told with its trade', (_, wrong) => {
    const { overdrawn } = holdingCourse([wrong, bought], { ...USD, method: 'SPECIFIC' });
    expect(overdrawn?.trade.id).toBe(wrong.id);
  });
});

test('the day of a date is the last one until then', () => {
  const { days } = holdingCourse(THREE, USD);
  const of = (date: string) => dayOf(days, date)?.date ?? null;
  expect(['2026-01-04', '2026-01-05', '2026-02-20', '2027-01-01'].map(of)).toEqual([
    ...[null, '2026-01-05', '2026-02-05', '2026-03-05'],
  ]);
});

describe('purchases that a consolidation leaves a quantity of that nobody can write', () => {
  const [first, second] = [buy('2026-01-05', '10', '20'), buy('2026-01-06', '10', '30')];
  const third = trade('CONSOLIDATION', '2026-02-01', { ratio: { numerator: 1, denominator: 3 } });
  const soldOf = (tradeId: string, quantity: string) =>
    sell('2026-03-01', quantity, '90', { lotSelections: [{ tradeId, quantity }] });

  test.each(METHODS)('are gone by %s once as much is sold as was told of one', (method) => {
    const named = method === 'SPECIFIC' ? soldOf(first.id, '3.333333333333333333') : null;
    const sale = named ?? sell('2026-03-01', '3.333333333333333333', '90');
    const { lots } = holdingCourse([first, second, third, sale], { ...USD, method });
    expect(lots.map(({ remaining }) => remaining.toFixed(18))).toEqual(['3.333333333333333333']);
  });

  test('can be named as they are told, where that is a little more than there is', () => {
    const two = trade('CONSOLIDATION', '2026-02-01', { ratio: { numerator: 2, denominator: 3 } });
    const sale = soldOf(first.id, '6.666666666666666667');
    const course = holdingCourse([first, second, two, sale], { ...USD, method: 'SPECIFIC' });
    expect(course.overdrawn).toBeNull();
    expect(told(course)).toEqual(['6.666666666666666666', '300', '400']);
  });
});

test('a day tells what came or went for no money, in units of its end, and at which cost', () => {
  const { days } = holdingCourse(
    [
      trade('OPENING_BALANCE', '2026-01-05', { quantity: '10', costBasis: '100', fee: '1' }),
      trade('SPLIT', '2026-01-05', { ratio: { numerator: 2, denominator: 1 } }),
      buy('2026-01-06', '5', '10'),
      trade('TRANSFER_OUT', '2026-01-07', { quantity: '10', fee: '2' }),
      trade('TRANSFER_IN', '2026-01-07', { quantity: '4', price: '3' }),
      trade('ADJUST_COST_BASIS', '2026-01-08', { costBasis: '60' }),
    ],
    USD,
  );
  const moved = days.map((day) => day.moved && [day.moved.units, day.moved.cost].map(String));
  expect(moved).toEqual([['20', '100'], null, ['-6', '-38.5'], ['0', '-52.5']]);
});
