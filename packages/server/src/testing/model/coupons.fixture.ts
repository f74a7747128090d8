import fc from 'fast-check';
import { memoryStore } from '../../adapters/embedded/object-store/memory-store.ts';
import { secondsAfter } from '../../kernel/clock.ts';
import { operatorProgram } from '../../operator/program.ts';
import type { Life } from './lives.fixture.ts';

const CODES = Array.from({ length: 12 }, (_, place) => `CODE-${place}`);
const [HOUR_SECONDS, MONTH_SECONDS] = [3_600, 2_678_400];

/** Of one that there may be, that may be over, or that nobody has made yet. */
export const couponCodes = fc.constantFrom(...CODES);

/** What the operator does about coupons. */
export type CouponChore =
  | {
      readonly kind: 'makeCoupon';
      readonly code: string;
      readonly off: readonly string[];
      readonly months: string;
      readonly redemptions: string | null;
      readonly seconds: number | null;
    }
  | { readonly kind: 'endCoupon'; readonly code: string };

export const isOfCoupons = (chore: { readonly kind: string }): chore is CouponChore =>
  chore.kind === 'makeCoupon' || chore.kind === 'endCoupon';

const percentOff = (percent: string) => ['--percent', percent];
const amountOff = (amount: string) => ['--amount', amount, '--currency', 'USD'];

const OFFERED = [
  ...[percentOff('50'), percentOff('33.33'), percentOff('95'), percentOff('100')],
  ...[amountOff('7.50'), amountOff('18.99'), amountOff('19'), amountOff('5000')],
];

/** With which a life begins, so that there is something to take. */
export const offered: readonly CouponChore[] = OFFERED.map((off, place) => ({
  kind: 'makeCoupon',
  code: CODES[place] ?? '',
  off,
  months: place % 2 === 0 ? '2' : '14',
  redemptions: place % 4 === 0 ? '1' : null,
  seconds: null,
}));

export const couponChore: fc.Arbitrary<CouponChore> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('makeCoupon'),
      code: couponCodes,
      off: fc.oneof(
        fc.constantFrom('0.01', '33.33', '50', '95', '100').map(percentOff),
        // Below the least charge, a part, the price of one plan, and more than any costs.
        fc.constantFrom('7.50', '18.99', '19', '5000').map(amountOff),
      ),
      months: fc.constantFrom('1', '2', '14'),
      redemptions: fc.constantFrom(null, '1', '2'),
      seconds: fc.constantFrom(null, null, HOUR_SECONDS, MONTH_SECONDS),
    } as const),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('endCoupon'), code: couponCodes } as const),
  },
);

/** By the commands of the operator. */
export async function operate({ deps }: Life, chore: CouponChore): Promise<void> {
  const program = operatorProgram(async (run) => {
    await run({ ...deps, objects: memoryStore(), operator: 'olga' });
  });
  await program.parseAsync(wordsOf(chore, deps), { from: 'user' });
}

function wordsOf(chore: CouponChore, { clock }: Life['deps']): string[] {
  if (chore.kind === 'endCoupon') return ['end-coupon', chore.code];
  const { code, off, months, redemptions, seconds } = chore;
  const until = seconds === null ? null : secondsAfter(clock.now(), seconds).toISOString();
  return [
    ...['make-coupon', code, ...off, '--months', months],
    ...(redemptions === null ? [] : ['--redemptions', redemptions]),
    ...(until === null ? [] : ['--until', until]),
  ];
}
