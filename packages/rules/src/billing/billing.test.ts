import type { SubscriptionInterval, SubscriptionTier } from '@investing-platform/schema/operations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Decimal, decimal, ZERO } from '../numbers/decimal.ts';
import { discountOf } from './coupon.ts';
import { daysAfter, periodEnd } from './periods.ts';
import { priceOf, takesOver } from './plan-change.ts';
import { dueFor, type PaidPeriod, unusedPart } from './proration.ts';

const at = (text: string) => new Date(text.length === 10 ? `${text}T09:30:00.000Z` : text);

describe('a period', () => {
  test.each<[string, SubscriptionInterval, string, string]>([
    ['2026-11-20', 'MONTH', '2026-11-20', '2026-12-20'],
    ['2027-01-31', 'MONTH', '2027-01-31', '2027-02-28'],
    ['2027-01-31', 'MONTH', '2027-02-28', '2027-03-31'],
    ['2027-01-31', 'MONTH', '2027-03-31', '2027-04-30'],
    ['2027-12-31', 'MONTH', '2028-01-31', '2028-02-29'],
    ['2028-02-29', 'YEAR', '2028-02-29', '2029-02-28'],
    ['2028-02-29', 'YEAR', '2031-02-28', '2032-02-29'],
  ])('anchored on %s by the %s from %s on ends on %s', (anchor, interval, start, end) => {
    expect(periodEnd(at(anchor), interval, at(start))).toEqual(at(end));
  });

  test('follows the one before without a gap, and months never drift', () => {
    const moments = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, fc.constantFrom('MONTH', 'YEAR'), (anchor, interval) => {
        let start = anchor;
        for (let count = 1; count <= 30; count += 1) {
          const end = periodEnd(anchor, interval, start);
          const days = (end.getTime() - start.getTime()) / 86_400_000;
          const [least, most] = interval === 'MONTH' ? [28, 31] : [365, 366];
          expect(days).toBeGreaterThanOrEqual(least);
          expect(days).toBeLessThanOrEqual(most);
          const isSameDay = end.getUTCDate() === anchor.getUTCDate();
          expect(isSameDay || daysAfter(end, 1).getUTCDate() === 1).toBe(true);
          start = end;
        }
      }),
    );
  });
});

describe('a change of plan', () => {
  test.each<
    [SubscriptionTier, SubscriptionInterval, SubscriptionTier, SubscriptionInterval, string]
  >([
    ['PLUS', 'MONTH', 'PLUS', 'MONTH', 'SAME'],
    ['PLUS', 'MONTH', 'PRO', 'MONTH', 'NOW'],
    ['PLUS', 'YEAR', 'PRO', 'MONTH', 'NOW'],
    ['PLUS', 'MONTH', 'PLUS', 'YEAR', 'NOW'],
    ['PLUS', 'YEAR', 'PLUS', 'MONTH', 'LATER'],
    ['PRO', 'MONTH', 'PLUS', 'MONTH', 'LATER'],
    ['PRO', 'MONTH', 'PLUS', 'YEAR', 'LATER'],
  ])('from %s by the %s to %s by the %s takes over: %s', (tier, interval, other, next, when) => {
    expect(takesOver({ tier, interval }, { tier: other, interval: next })).toBe(when);
  });

  test.each([
    ['2026-11-20', '30'],
    ['2026-11-21T09:29:59.000Z', '30'],
    ['2026-11-21', '29'],
    ['2026-12-05', '15'],
    ['2026-12-19', '1'],
    ['2026-12-20', '0'],
    ['2027-05-01', '0'],
  ])('on %s leaves %s of a month that cost 30', (now, left) => {
    const period = { startsAt: at('2026-11-20'), endsAt: at('2026-12-20') };
    const paid = { ...period, price: '30', currency: 'USD' };
    expect(unusedPart(paid, at(now)).toFixed()).toBe(left);
  });

  test.each([
    ['19', '5', '14', '0'],
    ['19', '40', '0', '21'],
    ['19', '18.6', '0', '-0.4'],
    ['19', '-0.4', '19.4', '0'],
    ['19', '19', '0', '0'],
  ])('to a price of %s with %s to one’s credit charges %s and leaves %s', (...given) => {
    const [price, credit, charge, left] = given.map(decimal) as [
      Decimal,
      Decimal,
      Decimal,
      Decimal,
    ];
    const due = dueFor(price, credit, decimal('1'));
    expect([due.charge.toFixed(), due.creditLeft.toFixed()]).toEqual([
      charge.toFixed(),
      left.toFixed(),
    ]);
  });
});

test.each([
  // A percentage of a month, of a year, and of the part of a year that is left of it.
  ['50', null, 3, '19', 'MONTH', '9.5', 1],
  ['50', null, 12, '190', 'YEAR', '95', 12],
  ['50', null, 3, '190', 'YEAR', '23.75', 3],
  ['33.33', null, 1, '19', 'MONTH', '6.33', 1],
  ['100', null, 24, '190', 'YEAR', '190', 12],
  // An amount each month, and never more than the price of those months.
  [null, '5', 2, '19', 'MONTH', '5', 1],
  [null, '25', 2, '19', 'MONTH', '19', 1],
  [null, '5', 2, '190', 'YEAR', '10', 2],
  [null, '25', 2, '190', 'YEAR', '31.66', 2],
  ['50', null, 0, '19', 'MONTH', '0', 0],
] as const)('a coupon of %s percent or %s for %s months takes of %s by the %s: %s', (...given) => {
  const [discountPercent, each, monthsLeft, price, interval, off, months] = given;
  const discountAmount = each === null ? null : { amount: each };
  const coupon = { discountPercent, discountAmount, monthsLeft };
  const { amount, ...used } = discountOf(coupon, { price, interval, currency: 'USD' });
  expect([amount.toFixed(), used.months]).toEqual([off, months]);
});

const lengthOf = ({ startsAt, endsAt }: PaidPeriod) => endsAt.getTime() - startsAt.getTime();

test('whatever is changed and when, charges sum to what was used, and no day is paid twice', () => {
  const steps = fc.array(
    fc.record({
      tier: fc.constantFrom<SubscriptionTier>('PLUS', 'PRO', 'PRIVATE'),
      interval: fc.constantFrom<SubscriptionInterval>('MONTH', 'YEAR'),
      afterHours: fc.integer({ min: 0, max: 10_000 }),
    }),
    { minLength: 1, maxLength: 12 },
  );
  const minimum = decimal('1');
  fc.assert(
    fc.property(steps, fc.constantFrom('USD', 'NZD'), (changes, currency) => {
      let now = at('2026-01-31');
      let credit = ZERO;
      let [charged, used] = [ZERO, ZERO];
      let [usedParts, passedParts] = [0, 0];
      let period: PaidPeriod | null = null;
      for (const { tier, interval, afterHours } of changes) {
        if (period !== null) {
          const unused = unusedPart(period, now);
          expect(unused.gte(ZERO) && unused.lte(period.price)).toBe(true);
          used = used.plus(period.price).minus(unused);
          credit = credit.plus(unused);
          usedParts += Number(decimal(period.price).minus(unused).dividedBy(period.price));
          passedParts += (now.getTime() - period.startsAt.getTime()) / lengthOf(period);
          // A cent may be more than the part of a day.
          expect(usedParts).toBeLessThanOrEqual(passedParts + changes.length * 0.002);
        }
        const price = priceOf({ tier, interval }, currency) ?? '';
        const { charge, creditLeft } = dueFor(decimal(price), credit, minimum);
        expect(charge.isZero() || charge.gte(minimum)).toBe(true);
        expect(charge.decimalPlaces()).toBeLessThanOrEqual(2);
        charged = charged.plus(charge);
        credit = creditLeft;
        period = { startsAt: now, endsAt: periodEnd(now, interval, now), price, currency };
        expect(charged.toFixed()).toBe(used.plus(price).plus(credit).toFixed());
        now = new Date(now.getTime() + afterHours * 3_600_000);
      }
    }),
  );
});
