import type { TradeType } from '@investing-platform/schema/operations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Decimal, decimal, sum, ZERO } from '../numbers/decimal.ts';
import { addDays } from '../time/civil-date.ts';
import { type HoldingCourse, holdingCourse } from './tracked-holding.ts';
import type { LotTerms } from './tracked-lots.ts';
import type { TrackedTrade } from './tracked-trade.ts';
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

/** Every type of trade, each on a day of its own; of what goes, the part that goes. */
const anyEvent = fc.record({
  type: fc.constantFrom<TradeType>(
    ...(['BUY', 'BUY', 'OPENING_BALANCE', 'TRANSFER_IN', 'MERGE_IN', 'BONUS'] as const),
    ...(['SELL', 'SELL', 'TRANSFER_OUT', 'MERGE_OUT', 'CANCEL', 'SPLIT'] as const),
    ...(['CONSOLIDATION', 'CAPITAL_RETURN', 'CAPITAL_CALL', 'ADJUST_COST_BASIS'] as const),
  ),
  quantity: cents(5_000),
  price: cents(50_000),
  amount: cents(200_000),
  fee: fc.constantFrom('0', '0', '1.37'),
  rate: cents(300),
  part: fc.constantFrom('0.1', '0.5', '0.99', '0.99999', '1'),
  isByPrice: fc.boolean(),
});
type AnyEvent = typeof anyEvent extends fc.Arbitrary<infer Value> ? Value : never;

const RATIOS: Partial<Record<TradeType, TrackedTrade['ratio']>> = {
  SPLIT: { numerator: 5, denominator: 2 },
  CONSOLIDATION: { numerator: 2, denominator: 7 },
};
const NZD: LotTerms = { ...USD, portfolioCurrency: 'NZD' };

function tradeOf(event: AnyEvent, tradedOn: string, held: Decimal): TrackedTrade | null {
  const { type, quantity, price, amount, fee, rate: exchangeRate, part, isByPrice } = event;
  const given = { fee, exchangeRate };
  const of = (own: Partial<TrackedTrade>) => trade(type, tradedOn, { ...given, ...own });
  switch (type) {
    case 'BUY':
    case 'BONUS':
      return of(type === 'BUY' ? { quantity, price } : { quantity });
    case 'OPENING_BALANCE':
    case 'TRANSFER_IN':
      return of(isByPrice ? { quantity, price } : { quantity, costBasis: amount });
    case 'MERGE_IN':
      return of({ quantity, costBasis: amount });
    case 'SELL':
    case 'TRANSFER_OUT':
    case 'MERGE_OUT':
    case 'CANCEL': {
      const gone = part === '1' ? held : held.times(part).toDecimalPlaces(6, Decimal.ROUND_DOWN);
      if (gone.isZero()) return null;
      return of({ quantity: gone.toFixed(), ...(type === 'SELL' && { price }) });
    }
    case 'SPLIT':
    case 'CONSOLIDATION':
      return held.isZero() ? null : of({ ratio: RATIOS[type] ?? null });
    case 'CAPITAL_RETURN':
    case 'CAPITAL_CALL':
      return held.isZero() ? null : of({ capitalAmount: amount });
    case 'ADJUST_COST_BASIS':
      return held.isZero() ? null : of({ costBasis: amount });
  }
}

const heldAfter = (trades: readonly TrackedTrade[]): Decimal =>
  holdingCourse(trades, NZD).days.at(-1)?.quantity ?? ZERO;

/** A life of all types of trades at changing rates, at whose end all is sold. */
const wholeLives = fc.array(anyEvent, { minLength: 2, maxLength: 20 }).map((events) => {
  const trades: TrackedTrade[] = [];
  for (const [place, event] of events.entries()) {
    const made = tradeOf(event, addDays('2021-01-01', place), heldAfter(trades));
    if (made !== null) trades.push(made);
  }
  const rest = heldAfter(trades);
  const end = sell('2030-01-01', rest.toFixed(), '33.33', { exchangeRate: '1.4' });
  return rest.isZero() ? trades : [...trades, end];
});

/** What a trade brought in money less what it cost, fees taken off, in the portfolio's currency. */
function netMoney({ type, fee, exchangeRate, ...told }: TrackedTrade): Decimal {
  const inPortfolio = (amount: Decimal): Decimal =>
    amount.times(exchangeRate).toDecimalPlaces(2, Decimal.ROUND_HALF_EVEN);
  const { quantity, price, costBasis, capitalAmount } = told;
  const byPrice = decimal(quantity ?? 0).times(price ?? 0);
  const got: Partial<Record<TradeType, Decimal>> = {
    SELL: byPrice,
    CAPITAL_RETURN: decimal(capitalAmount ?? 0),
    CAPITAL_CALL: decimal(capitalAmount ?? 0).negated(),
    BUY: byPrice.negated(),
    ...Object.fromEntries(
      (['OPENING_BALANCE', 'TRANSFER_IN', 'MERGE_IN'] as const).map((name) => [
        name,
        (costBasis === null ? byPrice : decimal(costBasis)).negated(),
      ]),
    ),
  };
  return inPortfolio(got[type] ?? ZERO).minus(inPortfolio(decimal(fee)));
}

/** By how much each trade of some types has lowered the cost of what is held, its fee left out. */
function costLowered(
  { days }: HoldingCourse,
  trades: readonly TrackedTrade[],
  types: readonly TradeType[],
): Decimal {
  const falls = trades.map(({ type, tradedOn, fee, exchangeRate }) => {
    if (!types.includes(type)) return ZERO;
    const place = days.findIndex(({ date }) => date === tradedOn);
    const costOn = (at: number): Decimal => days[at]?.cost.inPortfolio ?? ZERO;
    const paid = type === 'ADJUST_COST_BASIS' ? decimal(fee).times(exchangeRate) : ZERO;
    return costOn(place - 1)
      .minus(costOn(place))
      .plus(paid.toDecimalPlaces(2));
  });
  return sum(falls);
}

test('by each method the gain is the money that came of it, with the cost that left or was set', () => {
  fc.assert(
    fc.property(wholeLives, (trades) => {
      const money = sum(trades.map(netMoney));
      for (const method of METHODS) {
        const course = holdingCourse(trades, { ...NZD, method });
        expect(course.overdrawn, method).toBeNull();
        const left = costLowered(course, trades, ['TRANSFER_OUT', 'MERGE_OUT']);
        const set = costLowered(course, trades, ['ADJUST_COST_BASIS']);
        const realized = course.days.at(-1)?.realized ?? ZERO;
        expect(String(realized), method).toBe(String(money.plus(left).plus(set)));
        expect(String(course.days.at(-1)?.cost.inPortfolio ?? '0'), method).toBe('0');
      }
    }),
    { numRuns: 60 },
  );
});

test('without transfers, mergers and costs that are set the five methods agree in every gain', () => {
  const byMethod = new Set<TradeType>(['TRANSFER_OUT', 'MERGE_OUT', 'ADJUST_COST_BASIS']);
  fc.assert(
    fc.property(wholeLives, (lived) => {
      const trades = lived.filter(({ type }) => !byMethod.has(type)).slice(0, -1);
      const rest = heldAfter(trades);
      fc.pre(rest.greaterThan(0));
      const end = sell('2031-01-01', rest.toFixed(), '12.34', { exchangeRate: '0.7' });
      const gains = METHODS.map((method) =>
        String(last(holdingCourse([...trades, end], { ...NZD, method })).realized),
      );
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
