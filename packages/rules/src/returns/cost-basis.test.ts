import type { CostBasisMethod } from '@investing-platform/schema/operations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Decimal, decimal, sum } from '../numbers/decimal.ts';
import { minorUnits } from '../numbers/money.ts';
import { type Lot, type LotSelections, relieve, shared } from './cost-basis.ts';

const METHODS: readonly CostBasisMethod[] = ['AVERAGE', 'FIFO', 'LIFO', 'HIFO'];

/** Purchases in order, as quantity and whole cost. */
const bought = (...purchases: readonly (readonly [quantity: string, cost: string])[]): Lot[] =>
  purchases.map(([quantity, cost], day) => ({
    id: String(day),
    acquiredAt: new Date(Date.UTC(2026, 0, day + 1)),
    quantity: decimal(quantity),
    cost: decimal(cost),
  }));

const sell = (
  lots: readonly Lot[],
  quantity: Decimal,
  method: CostBasisMethod,
  selections?: LotSelections,
) =>
  relieve(lots, {
    quantity,
    method,
    currency: 'USD',
    ...(selections === undefined ? {} : { selections }),
  });

const total = (parts: readonly { readonly cost: Decimal }[]): string =>
  sum(parts.map(({ cost }) => cost)).toString();

describe('buys of 100 at 10 and 100 at 20, and a sale of 100 at 25', () => {
  test.each<[CostBasisMethod, string, string]>([
    ['AVERAGE', '1000', '1500'],
    ['FIFO', '1500', '1000'],
    ['LIFO', '500', '2000'],
    ['HIFO', '500', '2000'],
  ])('by %s gain %s, of a cost of %s', (method, gain, cost) => {
    const lots = bought(['100', '1000'], ['100', '2000']);
    const { reliefs, lots: rest } = sell(lots, decimal(100), method);
    expect(total(reliefs)).toBe(cost);
    expect(decimal(2500).minus(total(reliefs)).toString()).toBe(gain);
    expect(total(rest)).toBe(decimal(3000).minus(cost).toString());
  });
});

test.each<[CostBasisMethod, string]>([
  ['FIFO', '1000'],
  ['SPECIFIC', '1200'],
  ['AVERAGE', '1100'],
])('ten of 10 at 100 and 10 at 120 cost by %s %s', (method, cost) => {
  const lots = bought(['10', '1000'], ['10', '1200']);
  const second = new Map([['1', decimal(10)]]);
  const { reliefs } = sell(lots, decimal(10), method, method === 'SPECIFIC' ? second : undefined);
  expect(total(reliefs)).toBe(cost);
});

test('what an average leaves behind its places makes no lot dearer than an older one', () => {
  const lots = bought(['3', '402.726497391859360690'], ['3', '402.726497391859360695']);
  expect(sell(lots, decimal(1), 'HIFO').reliefs).toMatchObject([{ lotId: '0' }]);
  const apart = bought(['3', '402.7264'], ['3', '402.7265']);
  expect(sell(apart, decimal(1), 'HIFO').reliefs).toMatchObject([{ lotId: '1' }]);
});

test('200 of 300 at an average of 10 sold at 8 lose 400, and the rest 100 at a price of 9', () => {
  const { reliefs, lots } = sell(bought(['300', '3000']), decimal(200), 'FIFO');
  expect(decimal(1600).minus(total(reliefs)).toString()).toBe('-400');
  expect(decimal(900).minus(total(lots)).toString()).toBe('-100');
});

test('a fee on the purchase is part of the cost, one on the sale comes off what it brings', () => {
  const { reliefs } = sell(bought(['2', '287.35']), decimal(2), 'FIFO');
  const proceeds = decimal('273.2').minus('1.65');
  const gain = proceeds.minus(total(reliefs));
  expect(gain.toString()).toBe('-15.8');
  expect(gain.dividedBy('285.8').toDecimalPlaces(19).toString()).toBe('-0.0552834149755073478');
});

test('the fees of two round trips come to a net of 39.95', () => {
  const [first, second] = [bought(['1', '1886.05']), bought(['1', '2042.1'])];
  const gains = [
    decimal('1889').minus(total(sell(first, decimal(1), 'FIFO').reliefs)),
    decimal('2079.1').minus(total(sell(second, decimal(1), 'FIFO').reliefs)),
  ];
  expect(sum(gains).toString()).toBe('39.95');
});

test('a sale of a part takes from as many lots as it needs', () => {
  const lots = bought(['1', '10'], ['2', '30'], ['3', '60']);
  const { reliefs, lots: rest } = sell(lots, decimal('3.5'), 'FIFO');
  expect(reliefs.map(({ lotId, quantity, cost }) => [lotId, +quantity, +cost])).toEqual([
    ['0', 1, 10],
    ['1', 2, 30],
    ['2', 0.5, 10],
  ]);
  expect(rest.map(({ quantity }) => +quantity)).toEqual([0, 0, 2.5]);
});

test.each<[string, string, CostBasisMethod, [string, string][]]>([
  ['more than there is', '4', 'FIFO', []],
  ['nothing', '0', 'FIFO', []],
  ['what was not selected', '2', 'SPECIFIC', [['0', '1']]],
  ['more of a lot than it has', '2', 'SPECIFIC', [['0', '2']]],
  ['a lot that is not there', '1', 'SPECIFIC', [['9', '1']]],
])('%s cannot be taken', (_title, quantity, method, selected) => {
  const lots = bought(['1', '10'], ['2', '30']);
  const selections = new Map(selected.map(([id, part]) => [id, decimal(part)]));
  expect(() => sell(lots, decimal(quantity), method, selections)).toThrow();
});

test('nothing is lost by any method: reliefs and lots have what the lots had', () => {
  const seed = 20_261_120;
  const amount = fc
    .integer({ min: 1, max: 1_000_000 })
    .map((units) => decimal(units).dividedBy(1000));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(amount, amount), { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 1, max: 1000 }),
      fc.constantFrom(...METHODS),
      (purchases, share, method) => {
        const lots = bought(
          ...purchases.map(([quantity, cost]) => [quantity.toString(), cost.toString()] as const),
        );
        const all = sum(lots.map(({ quantity }) => quantity));
        const quantity = all.times(share).dividedBy(1000);
        const { reliefs, lots: rest } = sell(lots, quantity, method);
        const [taken, left] = [reliefs, rest].map((parts) => ({
          quantity: sum(parts.map((part) => part.quantity)),
          cost: sum(parts.map((part) => part.cost)),
        }));
        expect(taken?.quantity.equals(quantity)).toBe(true);
        expect(taken?.quantity.plus(left?.quantity ?? 0).equals(all)).toBe(true);
        expect(taken?.cost.plus(left?.cost ?? 0).toString()).toBe(total(lots));
        expect(rest.every((lot) => lot.quantity.gte(0) && lot.cost.gte(0))).toBe(true);
      },
    ),
    { seed, numRuns: 300 },
  );
});

test('parts of a lot are in minor units, and what is left of it is the rest', () => {
  const { reliefs, lots } = sell(bought(['3', '10']), decimal(1), 'FIFO');
  expect([total(reliefs), total(lots)]).toEqual(['3.33', '6.67']);
  const yen = { quantity: decimal(1), method: 'FIFO', currency: 'JPY' } as const;
  expect(total(relieve(bought(['3', '10']), yen).reliefs)).toBe('3');
});

test.each<[string, string[], string, string[]]>([
  ['10', ['1', '1', '1'], 'USD', ['3.33', '3.34', '3.33']],
  ['0.01', ['1', '1', '1'], 'USD', ['0', '0.01', '0']],
  ['-0.05', ['1', '1'], 'USD', ['-0.02', '-0.03']],
  ['0.006', ['9', '1'], 'USD', ['0.006', '0']],
  ['7', ['0', '0'], 'USD', ['7', '0']],
  ['10', ['1', '2'], 'JPY', ['3', '7']],
])('%s shared by %j in %s is %j', (amount, weights, currency, parts) => {
  const given = shared(
    decimal(amount),
    weights.map((weight) => decimal(weight)),
    currency,
  );
  expect(given.map((part) => part.toString())).toEqual(parts);
});

test('lots in minor units stay so, and none that costs less than one costs less than nothing', () => {
  const seed = 20_261_123;
  const whole = fc.integer({ min: 0, max: 100_000 }).map((cents) => decimal(cents).dividedBy(100));
  const split = fc
    .integer({ min: 0, max: 100_000 })
    .map((parts) => decimal(parts).dividedBy(100_003).toDecimalPlaces(18));
  const quantity = fc.integer({ min: 1, max: 1_000_000 }).map((part) => decimal(part));
  const purchases = (cost: fc.Arbitrary<Decimal>) =>
    fc.array(fc.tuple(quantity, cost), { minLength: 1, maxLength: 8 });
  const sales = fc.array(fc.tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom(...METHODS)), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(fc.constantFrom(true, false), purchases(whole), purchases(split), sales, check),
    { seed, numRuns: 300 },
  );

  function check(
    isWhole: boolean,
    wholes: readonly (readonly [Decimal, Decimal])[],
    splits: readonly (readonly [Decimal, Decimal])[],
    all: readonly (readonly [number, CostBasisMethod])[],
  ): void {
    const rows = isWhole ? wholes : splits;
    let lots: readonly Lot[] = bought(
      ...rows.map(([units, cost]) => [units.toString(), cost.toString()] as const),
    );
    for (const [share, method] of all) {
      const before = sum(lots.map(({ cost }) => cost));
      const held = sum(lots.map((lot) => lot.quantity));
      const { reliefs, lots: rest } = sell(lots, held.times(share).dividedBy(1000), method);
      const costs = [...reliefs, ...rest].map(({ cost }) => cost);
      expect(sum(costs).equals(before)).toBe(true);
      expect(costs.every((cost) => cost.gte(0))).toBe(true);
      const places = Math.max(...costs.map((cost) => cost.decimalPlaces()));
      if (isWhole) expect(places).toBeLessThanOrEqual(minorUnits('USD'));
      lots = rest.filter((lot) => !lot.quantity.isZero());
    }
  }
});
