import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, sum, ZERO } from '../decimal.ts';
import { holdingCourse } from './tracked-holding.ts';
import { buy, last, METHODS, sell, trade, USD } from './tracked-trades.fixture.ts';

const cents = (most: number) =>
  fc.integer({ min: 1, max: most }).map((value) => String(value / 100));
/** Purchases, splits, free units and sales, by the percentage of what is held. */
const event = fc.oneof(
  fc.record({ kind: fc.constant('BUY' as const), quantity: cents(10_000), price: cents(50_000) }),
  fc.record({
    kind: fc.constant('SELL' as const),
    percent: fc.integer({ min: 1, max: 99 }),
    price: cents(50_000),
  }),
  fc.record({ kind: fc.constant('SPLIT' as const), numerator: fc.integer({ min: 2, max: 7 }) }),
  fc.record({ kind: fc.constant('BONUS' as const), quantity: cents(500) }),
  fc.record({ kind: fc.constant('RETURN' as const), amount: cents(2_000) }),
);

/** A life of a holding that ends with the sale of all of it. */
const lives = fc.array(event, { minLength: 1, maxLength: 25 }).map((events) => {
  const trades = [buy('2020-01-01', '50', '10.01')];
  const held = (): string => String(last(holdingCourse(trades, USD)).quantity);
  events.forEach((one, place) => {
    const [month, date] = [1 + (place % 12), 1 + Math.floor(place / 12)];
    const two = (number: number): string => String(number).padStart(2, '0');
    const day = `2021-${two(month)}-${two(date)}`;
    const on = day < (trades.at(-1)?.tradedOn ?? '') ? (trades.at(-1)?.tradedOn ?? day) : day;
    if (one.kind === 'BUY') trades.push(buy(on, one.quantity, one.price, { fee: '0.5' }));
    if (one.kind === 'BONUS') trades.push(trade('BONUS', on, { quantity: one.quantity }));
    if (one.kind === 'RETURN')
      trades.push(trade('CAPITAL_RETURN', on, { capitalAmount: one.amount }));
    if (one.kind === 'SPLIT') {
      trades.push(trade('SPLIT', on, { ratio: { numerator: one.numerator, denominator: 1 } }));
    }
    if (one.kind === 'SELL') {
      const quantity = decimal(held()).times(one.percent).dividedBy(100).toDecimalPlaces(6);
      if (quantity.greaterThan(0))
        trades.push(sell(on, String(quantity), one.price, { fee: '0.25' }));
    }
  });
  return { trades, end: sell('2030-01-01', held(), '33.33') };
});

test('the five methods agree in all that was gained once all is sold', () => {
  fc.assert(
    fc.property(lives, ({ trades, end }) => {
      const gains = METHODS.map((method) => {
        const { days, overdrawn, lots } = holdingCourse([...trades, end], { ...USD, method });
        expect(overdrawn).toBeNull();
        expect(lots).toEqual([]);
        const day = days.at(-1);
        expect(String(day?.quantity)).toBe('0');
        expect(String(day?.realized)).toBe(String(day?.brought.minus(day.paid)));
        return String(day?.realized);
      });
      expect(new Set(gains).size).toBe(1);
    }),
    { numRuns: 60 },
  );
});

test('the order in which trades of a day are recorded changes nothing', () => {
  fc.assert(
    fc.property(
      lives,
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      ({ trades, end }, chance) => {
        const shuffled = [...trades, end].map((one) => ({ one, at: chance.next().value ?? 0 }));
        const mixed = shuffled.sort((left, right) => left.at - right.at).map(({ one }) => one);
        for (const method of METHODS) {
          const terms = { ...USD, method };
          expect(holdingCourse(mixed, terms)).toEqual(holdingCourse([...trades, end], terms));
        }
      },
    ),
    { numRuns: 30 },
  );
});

test('parts of a life are the whole: lots have what the holding has, and a split no value', () => {
  fc.assert(
    fc.property(lives, fc.constantFrom(...METHODS), ({ trades }, method) => {
      const terms = { ...USD, method };
      const { lots, days } = holdingCourse(trades, terms);
      const day = days.at(-1);
      expect(String(sum(lots.map((lot) => lot.cost.own)))).toBe(String(day?.cost.own));
      const units = sum(lots.map((lot) => lot.remaining));
      expect(
        units
          .minus(day?.quantity ?? ZERO)
          .abs()
          .lessThan('1e-15'),
      ).toBe(true);
      const split = trade('SPLIT', '2029-01-01', { ratio: { numerator: 7, denominator: 3 } });
      const after = last(holdingCourse([...trades, split], terms));
      expect(String(after.cost.own)).toBe(String(day?.cost.own));
      expect(String(after.realized)).toBe(String(day?.realized));
    }),
    { numRuns: 40 },
  );
});

test.each([
  ['the least quantity', '0.000000000000000001', '3', '1000000000000000'],
  ['the largest quantity', '1000000000000000', '3', '0.000000000000000001'],
  ['both at once', '1000000000000000.000000000000000001', '7', '99.99'],
])('%s survives purchases, splits and sales by every method', (_title, quantity, ratio, price) => {
  const whole = decimal(quantity).times(ratio);
  for (const method of METHODS) {
    const terms = { ...USD, method };
    const trades = [
      buy('2020-01-01', quantity, price),
      trade('SPLIT', '2020-02-01', { ratio: { numerator: Number(ratio), denominator: 1 } }),
    ];
    const held = last(holdingCourse(trades, terms));
    expect(String(held.quantity)).toBe(String(whole));
    expect(String(held.cost.own)).toBe(String(held.paid));
    const all = sell('2020-03-01', String(whole), price);
    const { days, overdrawn, lots } = holdingCourse([...trades, all], terms);
    expect([overdrawn, lots, String(days.at(-1)?.quantity)]).toEqual([null, [], '0']);
    const day = days.at(-1);
    expect(String(day?.realized)).toBe(String(day?.brought.minus(day.paid)));
  }
});
