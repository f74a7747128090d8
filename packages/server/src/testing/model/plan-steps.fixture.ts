import fc from 'fast-check';
import { couponChore, offered } from './coupons.fixture.ts';
import { LINES, type Line } from './lines.fixture.ts';
import type { Chore, Happening, Request, Step } from './steps.fixture.ts';
import { which as whose } from './wishes/amounts.fixture.ts';
import { type CardWish, planWish } from './wishes/card-wishes.fixture.ts';

const [HOUR, DAY] = [3_600, 86_400];
const MONTH = 31 * DAY;
const jobs = fc.constant({ kind: 'jobs' } as const);
const replay = fc.record({ kind: fc.constant('replay'), which: whose } as const);

const request: fc.Arbitrary<Request> = fc.record({
  kind: fc.constant('ask' as const),
  whose,
  wish: fc.oneof({ weight: 9, arbitrary: planWish }, { weight: 1, arbitrary: replay }),
});

const chore: fc.Arbitrary<Chore> = fc.oneof(
  { weight: 2, arbitrary: jobs },
  { weight: 1, arbitrary: couponChore },
);

const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('wait'),
      seconds: fc.constantFrom(HOUR, DAY, 10 * DAY, MONTH, MONTH),
    } as const),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('line'),
      line: fc.constantFrom<Line>('FINE', 'FINE', 'FINE', 'FINE', ...LINES),
    } as const),
  },
);

const inParallel = fc.array(fc.oneof({ weight: 3, arbitrary: request }, chore), {
  minLength: 2,
  maxLength: 5,
});

/** One step of a life in which people subscribe and time goes by, and nothing else is asked. */
export const planStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: request },
  { weight: 6, arbitrary: chore },
  { weight: 4, arbitrary: happening },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('together'), all: inParallel } as const),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('crash'),
      all: inParallel,
      turns: fc.nat({ max: 60 }),
    } as const),
  },
);

const subscribing = { kind: 'subscribe', interval: 'MONTH', card: '4242' } as const;
const ask = (wish: CardWish): Request => ({ kind: 'ask', whose: 0, wish });
const passing = (seconds: number): readonly Step[] => [
  { kind: 'wait', seconds },
  ...Array.from({ length: 3 }, () => ({ kind: 'jobs' }) as const),
];

/** Somebody has a coupon from a trial on, which then lowers two months and a change of plan. */
export const beginning: readonly Step[] = [
  ...offered,
  ask({ ...subscribing, tier: 'PLUS', coupon: 'CODE-1' }),
  ...passing(15 * DAY),
  ...passing(MONTH),
  ask({ ...subscribing, tier: 'PRO', coupon: null }),
];
