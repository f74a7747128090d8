import fc from 'fast-check';
import { AAPL, asset, BTC } from '../../../domains/trading/trading.fixture.ts';
import { cents, which } from './amounts.fixture.ts';

const MSFT = asset('MSFT').id;

interface Weighed {
  readonly assetId: string;
  readonly targetPercent: string;
}

/** What a person asks of strategies. `which` finds one of those that the account has. */
export type StrategyWish =
  | {
      readonly kind: 'invest';
      readonly amount: string;
      readonly weights: readonly Weighed[];
      /** Of the first asset, out of the account. */
      readonly attached: string | null;
    }
  | { readonly kind: 'contribute'; readonly which: number; readonly amount: string }
  | { readonly kind: 'rebalance'; readonly which: number; readonly buyOnly: boolean }
  | {
      readonly kind: 'liquidate';
      readonly which: number;
      readonly size: { readonly percent: string } | { readonly amount: string };
      readonly keepShares: boolean;
    }
  | { readonly kind: 'status'; readonly which: number; readonly status: 'ACTIVE' | 'PAUSED' }
  | { readonly kind: 'shares'; readonly which: number; readonly quantity: string };

const weigh = (parts: readonly (readonly [string, string])[]): Weighed[] =>
  parts.map(([assetId, targetPercent]) => ({ assetId, targetPercent }));
const WEIGHTS = [
  weigh([
    [AAPL, '60'],
    [MSFT, '40'],
  ]),
  weigh([
    [AAPL, '33.33'],
    [BTC, '66.67'],
  ]),
  weigh([[MSFT, '100']]),
  // In another currency, at another exchange.
  weigh([
    [AAPL, '50'],
    [asset('AIR.XNZE').id, '50'],
  ]),
];

/** Most take out a part; the others all of it. */
const size = fc.oneof(
  fc.record({ percent: fc.constantFrom('10', '33.33', '50') }),
  fc.record({ amount: cents(1, 500) }),
  fc.constant({ percent: '100' }),
);

export const strategyWish: fc.Arbitrary<StrategyWish> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('invest'),
      amount: cents(50, 2_000),
      weights: fc.constantFrom(...WEIGHTS),
      attached: fc.option(fc.constantFrom('1', '2.5'), { freq: 3 }),
    } as const),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('contribute'),
      which,
      amount: cents(1, 500),
    } as const),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('rebalance'),
      which,
      buyOnly: fc.boolean(),
    } as const),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ kind: fc.constant('liquidate'), which, size, keepShares: fc.boolean() } as const)
      // Shares are handed over by the percent alone.
      .map((one) => ({ ...one, keepShares: one.keepShares && 'percent' in one.size })),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('status'),
      which,
      status: fc.constantFrom('ACTIVE', 'ACTIVE', 'PAUSED'),
    } as const),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('shares'),
      which,
      quantity: fc.integer({ min: 0, max: 80 }).map((tenths) => (tenths / 10).toFixed(1)),
    } as const),
  },
);
