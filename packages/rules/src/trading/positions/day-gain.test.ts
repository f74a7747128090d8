import { describe, expect, test } from 'vitest';
import { dayGain, type PositionOfDay } from './day-gain.ts';

/** Case 1.11 of the published numbers: 5 shares, a price of 120, and 119 the day before. */
const HELD: PositionOfDay = {
  quantity: '5',
  currency: 'USD',
  marketValue: '600',
  price: '120',
  previousClose: '119',
  boughtToday: null,
};

describe('the gain of a day', () => {
  test.each<[string, Partial<PositionOfDay>, string, string | null]>([
    ['of 5 shares from 119 to 120 is 5', {}, '5', '0.840336'],
    [
      'of shares bought today counts from what they cost',
      { boughtToday: { quantity: '5', cost: '595.5' } },
      '4.5',
      '0.755668',
    ],
    [
      'of shares of which some were bought today counts each from its own',
      { boughtToday: { quantity: '2', cost: '238.5' } },
      '4.5',
      '0.755668',
    ],
    [
      'takes sales as of the older shares',
      { boughtToday: { quantity: '10', cost: '1195' } },
      '2.5',
      '0.41841',
    ],
    ['is below 0 for a loss', { price: '117', marketValue: '585' }, '-10', '-1.680672'],
    [
      'is rounded to whole minor units',
      { quantity: '0.333333333', price: '123.45', marketValue: '41.15', previousClose: '119' },
      '1.48',
      '3.739496',
    ],
    [
      'of what cost nothing today has no percentage',
      { boughtToday: { quantity: '5', cost: '0' } },
      '600',
      null,
    ],
  ])('%s', (_title, differing, gain, percent) => {
    expect(dayGain({ ...HELD, ...differing })).toMatchObject({
      intradayProfitLoss: gain,
      intradayProfitLossPercent: percent,
    });
  });
});

test.each([
  ['120', '119', '0.840336'],
  ['119', '119', '0'],
  ['100', '200', '-50'],
  ['100', '0', null],
])('a price of %s after %s is a change of %s percent', (price, previousClose, percent) => {
  expect(dayGain({ ...HELD, price, previousClose }).changeTodayPercent).toBe(percent);
});
