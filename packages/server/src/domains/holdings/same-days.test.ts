import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type CivilDate } from '../../kernel/civil-date.ts';
import type { HeldOn, PriceOn } from './kept-lists.ts';
import { changedHeld } from './same-days.ts';
import { walkDays } from './walk-days.ts';

const FIRST = '2026-01-01';
const DAYS = Array.from({ length: 30 }, (_, count) => addDays(FIRST, count));

const steps = fc
  .dictionary(fc.constantFrom(...DAYS), fc.constantFrom('1', '2', '3'), { maxKeys: 8 })
  .map((told) => Object.entries(told).sort(([one], [other]) => (one < other ? -1 : 1)));

/** A list, and what becomes of it where some of its days are told anew and others taken out. */
const changed = fc.record({ before: steps, anew: steps, out: fc.subarray(DAYS) }).map((one) => {
  const { before, anew, out } = one;
  const told = new Map([...before.filter(([day]) => !out.includes(day)), ...anew]);
  return { before, now: [...told].sort(([left], [right]) => (left < right ? -1 : 1)) };
});

type Steps = readonly (readonly [CivilDate, string])[];
const held = (all: Steps): HeldOn[] => {
  const rest = { costBasis: '0', costInPortfolio: '0', paid: '0', brought: '0' };
  return all.map(([date, quantity]) => ({ date, quantity, ...rest }));
};
const priced = (all: Steps): PriceOn[] => all.map(([date, price]) => ({ date, price }));

const isOutside = (span: ReturnType<typeof changedHeld>, day: CivilDate): boolean =>
  span === null || day < span.from || day >= span.until;

test('a day is told to be as it was only where units and price are', () => {
  fc.assert(
    fc.property(changed, changed, (days, prices) => {
      const before = { days: held(days.before), prices: priced(prices.before) };
      const now = { days: held(days.now), prices: priced(prices.now) };
      const span = changedHeld(before, now);
      const [heldBefore, heldNow] = [walkDays(before.days), walkDays(now.days)];
      const [pricedBefore, pricedNow] = [walkDays(before.prices), walkDays(now.prices)];
      for (const day of DAYS) {
        const units = [heldBefore(day)?.quantity, heldNow(day)?.quantity];
        const price = [pricedBefore(day)?.price, pricedNow(day)?.price];
        if (isOutside(span, day)) expect([units[0], price[0]]).toEqual([units[1], price[1]]);
      }
    }),
  );
});

test.each<[string, Steps, Steps, string[]]>([
  ['nothing', [[FIRST, '1']], [[FIRST, '1']], []],
  [
    'one of three days',
    [
      ['2026-01-01', '1'],
      ['2026-01-03', '2'],
      ['2026-01-05', '3'],
    ],
    [
      ['2026-01-01', '1'],
      ['2026-01-03', '9'],
      ['2026-01-05', '3'],
    ],
    ['2026-01-03', '2026-01-04'],
  ],
  [
    'a day between two that stay',
    [
      ['2026-01-01', '1'],
      ['2026-01-05', '3'],
    ],
    [
      ['2026-01-01', '1'],
      ['2026-01-04', '2'],
      ['2026-01-05', '3'],
    ],
    ['2026-01-04'],
  ],
])('where %s has changed, the other days are as they were', (_, before, now, others) => {
  const span = changedHeld({ days: held(before), prices: [] }, { days: held(now), prices: [] });
  expect(DAYS.slice(0, 8).filter((day) => !isOutside(span, day))).toEqual(others);
});
