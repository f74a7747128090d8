import { describe, expect, test } from 'vitest';
import {
  atFirst,
  ceased,
  concerns,
  followed,
  type IdeaProgress,
  outcomeOf,
  type PriceBar,
} from './idea-progress.ts';
import { type IdeaTerms, rewardRiskRatio, termsProblem } from './idea-terms.ts';

const LONG: IdeaTerms = {
  direction: 'LONG',
  entryLow: '98',
  entryHigh: '100',
  stopLoss: '90',
  targets: [
    { price: '110', allocationPercent: '60' },
    { price: '120', allocationPercent: '40' },
  ],
};
/** The same idea seen in a mirror at 100: 110 is 90, 90 is 110. */
const SHORT: IdeaTerms = {
  direction: 'SHORT',
  entryLow: '100',
  entryHigh: '102',
  stopLoss: '110',
  targets: [
    { price: '90', allocationPercent: '60' },
    { price: '80', allocationPercent: '40' },
  ],
};

type Prices = readonly [open: number, high: number, low: number, close: number];

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 20, 15, minute));

function bar([open, high, low, close]: Prices, minute = 0): PriceBar {
  const [o, h, l, c] = [open, high, low, close].map(String) as [string, string, string, string];
  return { at: at(minute), open: o, high: h, low: l, close: c };
}

const mirrored = ([open, high, low, close]: Prices): Prices => [
  200 - open,
  200 - low,
  200 - high,
  200 - close,
];

function through(terms: IdeaTerms, all: readonly Prices[]): IdeaProgress {
  return all.reduce(
    (so, prices, minute) => followed(terms, so, bar(prices, minute)),
    atFirst(terms),
  );
}

/** What a course of prices comes to; prices of a long idea around 100. */
const courses: readonly (readonly [
  title: string,
  bars: readonly Prices[],
  status: string,
  entry: number | null,
  close: number | null,
])[] = [
  ['waits above the entry', [[105, 106, 101, 104]], 'WAITING_ENTRY', null, null],
  ['enters at the edge it reaches from above', [[105, 105, 99, 99]], 'ACTIVE', 100, null],
  ['enters at the edge it reaches from below', [[95, 99, 95, 99]], 'ACTIVE', 98, null],
  ['enters at the open within the entry', [[99, 99.5, 98.5, 99]], 'ACTIVE', 99, null],
  [
    'a gap over the whole entry enters nothing',
    [
      [105, 106, 104, 104],
      [95, 97, 94, 96],
    ],
    'WAITING_ENTRY',
    null,
    null,
  ],
  [
    'stops at the stop',
    [
      [99, 99, 99, 99],
      [95, 96, 89, 91],
    ],
    'STOPPED_OUT',
    99,
    90,
  ],
  [
    'a gap through the stop fills at the open',
    [
      [99, 99, 99, 99],
      [85, 95, 80, 91],
    ],
    'STOPPED_OUT',
    99,
    85,
  ],
  [
    'the stop and a target in one bar is the stop',
    [
      [99, 99, 99, 99],
      [99, 125, 89, 110],
    ],
    'STOPPED_OUT',
    99,
    90,
  ],
  [
    'entry and stop in one bar is entered and stopped',
    [[105, 105, 88, 92]],
    'STOPPED_OUT',
    100,
    90,
  ],
  [
    'an entry from below the stop is stopped at the stop',
    [[85, 99, 84, 98]],
    'STOPPED_OUT',
    98,
    90,
  ],
  [
    'one target leaves the rest',
    [
      [99, 99, 99, 99],
      [100, 112, 99, 111],
    ],
    'ACTIVE',
    99,
    null,
  ],
  [
    'both targets end it',
    [
      [99, 99, 99, 99],
      [100, 112, 99, 111],
      [111, 121, 105, 119],
    ],
    'TARGET_HIT',
    99,
    120,
  ],
  [
    'a gap over a target fills at the target',
    [
      [99, 99, 99, 99],
      [130, 131, 125, 126],
    ],
    'TARGET_HIT',
    99,
    120,
  ],
  ['a high before the entry reaches no target', [[121, 125, 99, 101]], 'ACTIVE', 100, null],
  [
    'a close above the target in the bar of the entry reaches it',
    [[105, 122, 99, 121]],
    'TARGET_HIT',
    100,
    120,
  ],
  [
    'rising through the entry reaches the target after it',
    [[95, 121, 95, 100]],
    'TARGET_HIT',
    98,
    120,
  ],
];

describe.each([
  ['long', LONG, (prices: Prices) => prices, (price: number) => price],
  ['short', SHORT, mirrored, (price: number) => 200 - price],
])('a %s idea', (_direction, terms, turn, price) => {
  test.each(courses)('%s', (_title, bars, status, entry, close) => {
    const end = through(terms, bars.map(turn));
    expect([end.status, end.entryPrice, end.closePrice]).toEqual([
      status,
      entry === null ? null : String(price(entry)),
      close === null ? null : String(price(close)),
    ]);
  });

  test('says of each bar whether it can matter', () => {
    const waiting = atFirst(terms);
    const active = through(terms, [turn([99, 99, 99, 99])]);
    const says = (progress: IdeaProgress, prices: Prices) =>
      concerns(terms, progress, bar(turn(prices)));
    expect(says(waiting, [105, 130, 101, 105])).toBe(false);
    expect(says(waiting, [105, 130, 100, 105])).toBe(true);
    expect(says(active, [99, 109, 91, 99])).toBe(false);
    expect(says(active, [99, 110, 91, 99])).toBe(true);
    expect(says(active, [99, 109, 90, 99])).toBe(true);
  });
});

describe('the result of an idea', () => {
  const entered: Prices = [100, 100, 100, 100];

  test.each([
    ['both targets', LONG, [entered, [100, 121, 99, 120]], '14', 'GAIN'],
    ['the stop', LONG, [entered, [95, 95, 89, 89]], '-10', 'LOSS'],
    ['a gap', LONG, [entered, [80, 85, 79, 85]], '-20', 'LOSS'],
    [
      'one target, then the stop',
      LONG,
      [entered, [100, 111, 99, 111], [95, 95, 89, 89]],
      '2',
      'GAIN',
    ],
    ['a short one at its targets', SHORT, [entered, [100, 101, 79, 80]], '14', 'GAIN'],
    ['a short one at its stop', SHORT, [entered, [105, 111, 105, 111]], '-10', 'LOSS'],
  ] as const)('%s', (_title, terms, bars, resultPercent, outcome) => {
    const end = through(terms, bars);
    expect([end.resultPercent, outcomeOf(end)]).toEqual([resultPercent, outcome]);
  });

  test('is reckoned from the last price where time is over or the expert ends it', () => {
    const active = through(LONG, [entered, [100, 105, 99, 103]]);
    expect(ceased(LONG, active, 'LAPSED', at(9))).toMatchObject({
      status: 'EXPIRED',
      closePrice: '103',
      resultPercent: '3',
      closedAt: at(9),
    });
    expect(ceased(LONG, active, 'WITHDRAWN', at(9))).toMatchObject({
      status: 'CLOSED',
      closePrice: '103',
      resultPercent: '3',
    });
    const even = ceased(LONG, through(LONG, [entered]), 'WITHDRAWN', at(9));
    expect(outcomeOf(even)).toBe('BREAK_EVEN');
  });

  test('is none where it was never entered', () => {
    const waiting = atFirst(LONG);
    const [lapsed, withdrawn] = [
      ceased(LONG, waiting, 'LAPSED', at(1)),
      ceased(LONG, waiting, 'WITHDRAWN', at(1)),
    ];
    expect([lapsed.status, withdrawn.status]).toEqual(['EXPIRED', 'CANCELED']);
    expect([lapsed.closePrice, lapsed.resultPercent]).toEqual([null, null]);
    expect([outcomeOf(lapsed), outcomeOf(withdrawn)]).toEqual(['NOT_ENTERED', 'NOT_ENTERED']);
    expect(outcomeOf(waiting)).toBeNull();
  });

  test('stands whatever the price does afterwards', () => {
    const end = through(LONG, [entered, [95, 95, 89, 89]]);
    expect(followed(LONG, end, bar([120, 130, 110, 125]))).toBe(end);
    expect(ceased(LONG, end, 'LAPSED', at(9))).toBe(end);
  });

  test('tells when it entered and when it reached each target', () => {
    const end = through(LONG, [entered, [100, 111, 99, 111], [111, 121, 111, 120]]);
    expect([end.entryFilledAt, end.hitAt, end.closedAt]).toEqual([at(0), [at(1), at(2)], at(2)]);
  });
});

describe('the terms of an idea', () => {
  test.each([
    ['the entry upside down', { entryLow: '101' }, 'entryLow'],
    ['a price of 0', { stopLoss: '0' }, 'entryLow'],
    ['a stop within the entry', { stopLoss: '98' }, 'stopLoss'],
    ['no target', { targets: [] }, 'targets'],
    [
      'a target within the entry',
      { targets: [{ price: '100', allocationPercent: '100' }] },
      'targets',
    ],
    [
      'parts that are no whole',
      { targets: [{ price: '110', allocationPercent: '90' }] },
      'targets',
    ],
    ['targets out of order', { targets: [...LONG.targets].reverse() }, 'targets'],
  ] as const)('are refused with %s', (_title, changes, field) => {
    expect(termsProblem({ ...LONG, ...changes })?.field).toBe(field);
  });

  test('stand for a long and for a short idea', () => {
    expect([termsProblem(LONG), termsProblem(SHORT)]).toEqual([null, null]);
    expect(termsProblem({ ...LONG, direction: 'SHORT' })?.field).toBe('stopLoss');
  });

  test('weigh reward against risk from the middle of the entry', () => {
    // (11 x 60% + 21 x 40%) / 9
    expect(String(rewardRiskRatio(LONG))).toBe('1.67');
    expect(String(rewardRiskRatio(SHORT))).toBe('1.67');
  });
});
