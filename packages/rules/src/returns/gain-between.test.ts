import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Decimal, decimal, ZERO } from '../numbers/decimal.ts';
import { type Between, gainBetween } from './gain-between.ts';

const SEED = 20_261_123;
const cents = fc.integer({ min: 0, max: 10_000_000 }).map((count) => decimal(count).dividedBy(100));
/** A day of a thing: what it was worth at its end, and what moved on it. */
const day = fc.record({ worth: cents, paid: cents, brought: cents, income: cents });
const life = fc.array(day, { minLength: 3, maxLength: 12 });
type Life = readonly { worth: Decimal; paid: Decimal; brought: Decimal; income: Decimal }[];

function between(days: Life, from: number, to: number): Between {
  const sumOf = (name: 'paid' | 'brought' | 'income') =>
    days.slice(from + 1, to + 1).reduce((sum, { [name]: amount }) => sum.plus(amount), ZERO);
  return {
    start: days[from]?.worth ?? null,
    end: days[to]?.worth ?? null,
    paid: sumOf('paid'),
    brought: sumOf('brought'),
    income: sumOf('income'),
  };
}

const some = (changes: Partial<Between>): Between => ({
  start: decimal(100),
  end: decimal(130),
  paid: ZERO,
  brought: ZERO,
  income: ZERO,
  ...changes,
});

describe('the gain between two days', () => {
  test.each<[string, Partial<Between>, string, string | null]>([
    ['is what the worth has grown by', {}, '30', '30'],
    ['leaves out what was paid in', { paid: decimal(50) }, '-20', '-13.333333'],
    ['counts what sales brought', { brought: decimal(60) }, '90', '90'],
    ['counts what was received', { income: decimal(5) }, '35', '35'],
    ['has no percentage of nothing', { start: ZERO }, '130', null],
    ['is of what was bought since', { start: ZERO, paid: decimal(120) }, '10', '8.333333'],
  ])('%s', (_title, changes, gain, gainPercent) => {
    const shown = gainBetween([some(changes)]);
    expect([shown.gain?.toFixed(), shown.gainPercent]).toEqual([gain, gainPercent]);
  });

  test.each<keyof Between>(['start', 'end', 'paid', 'brought', 'income'])(
    'is not known where `%s` of one of them is not, and counts it',
    (name) => {
      const shown = gainBetween([some({}), some({ [name]: null })]);
      expect(shown).toMatchObject({ gain: null, gainPercent: null, unpricedCount: 1 });
      expect(shown.start === null).toBe(name === 'start');
    },
  );

  test('adds up over days that follow each other, and over things', () => {
    fc.assert(
      fc.property(life, life, (one, other) => {
        const last = Math.min(one.length, other.length) - 1;
        const gainOf = (from: number, to: number, ...lives: Life[]) =>
          gainBetween(lives.map((days) => between(days, from, to))).gain ?? decimal('NaN');
        const whole = gainOf(0, last, one, other);
        expect(gainOf(0, 1, one, other).plus(gainOf(1, last, one, other))).toEqual(whole);
        expect(gainOf(0, last, one).plus(gainOf(0, last, other))).toEqual(whole);
        expect(gainOf(last, last, one).isZero()).toBe(true);
      }),
      { seed: SEED },
    );
  });
});
