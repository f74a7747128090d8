import { asset } from '../../support/assets.ts';
import type { Case, Known, Step } from '../../support/case.ts';
import { BTC } from '../../support/order-steps.ts';
import { refused, step } from '../../support/steps.ts';

const [ETH, SOL] = [asset('ETH').id, asset('SOL').id];

const create = `mutation ($params: CreateActiveStrategyInput!) {
  createActiveStrategy(params: $params) { id }
}`;
const update = `mutation ($params: UpdateActiveStrategyInput!) {
  updateActiveStrategy(params: $params) { id }
}`;
const contribute = `mutation ($params: ContributeToActiveStrategyInput!) {
  contributeToActiveStrategy(params: $params) { id }
}`;
const rebalance = `mutation ($params: RebalanceActiveStrategyInput!) {
  rebalanceActiveStrategy(params: $params) { id type }
}`;
const fetch = `query ($params: FetchActiveStrategyInput!) {
  fetchActiveStrategy(params: $params) {
    status
    runs(params: { limit: 1 }) {
      nodes { type status orders { symbol side } skipped { symbol reason } }
    }
  }
}`;
const preview = `query ($params: GetRebalancePreviewInput!) {
  getRebalancePreview(params: $params) {
    previewId expiresAt unpricedCount currency skipped { symbol side reason }
    lines { symbol side targetPercent estimatedRealizedGain }
  }
}`;

/** Weights of coins, whose market never closes. */
const coins = (...percents: string[]) => ({
  assets: percents.map((targetPercent, at) => ({ assetId: [BTC, ETH, SOL][at], targetPercent })),
});
const active = ({ activeId }: Known) => ({ id: activeId });

const invested: readonly Step[] = [
  step(
    create,
    { source: { weights: coins('100') }, amount: '1000' },
    { keep: { activeId: 'createActiveStrategy.id' } },
  ),
  step(fetch, active, {
    data: () => ({ fetchActiveStrategy: { status: 'ACTIVE' } }),
    eventually: true,
  }),
];

/** What a preview shows, and whether it can be run. */
const previewed = (params: object, shown: object, canRun: boolean): Step =>
  step(preview, ({ activeId }) => ({ activeStrategyId: activeId, ...params }), {
    data: () => ({ getRebalancePreview: shown }),
    ...(canRun ? { keep: { previewId: 'getRebalancePreview.previewId' } } : {}),
  });

const lastRun = (run: object): Step =>
  step(fetch, active, {
    data: () => ({ fetchActiveStrategy: { status: 'ACTIVE', runs: { nodes: [run] } } }),
    eventually: true,
  });

const runPreview = (more: Partial<Step>): Step =>
  step(rebalance, ({ activeId, previewId }) => ({ id: activeId, terms: { previewId } }), more);

export const rebalancingCases: readonly Case[] = [
  {
    title: 'cash that is scarce goes to what is farthest below its target, and not to all alike',
    steps: [
      ...invested,
      step(update, ({ activeId }) => ({ id: activeId, weights: coins('20', '50', '30') })),
      previewed(
        { buyOnly: true, contribution: '100' },
        {
          previewId: null,
          expiresAt: null,
          lines: [
            { symbol: 'BTC', side: null, targetPercent: '20' },
            { symbol: 'ETH', side: 'BUY', targetPercent: '50' },
            { symbol: 'SOL', side: null, targetPercent: '30' },
          ],
          skipped: [{ symbol: 'SOL', side: 'BUY', reason: 'INSUFFICIENT_CASH' }],
        },
        false,
      ),
      step(contribute, ({ activeId }) => ({ id: activeId, amount: '100' })),
      // With new cash it is usual that not everything is bought.
      lastRun({
        type: 'INVEST_CASH',
        status: 'COMPLETED_SUCCESS',
        orders: [{ symbol: 'ETH', side: 'BUY' }],
        skipped: [],
      }),
    ],
  },
  {
    title: 'a preview goes by the weights that are tried and by the tolerance, and changes nothing',
    steps: [
      ...invested,
      previewed(
        { weights: coins('97', '3'), tolerancePercentPoints: '4' },
        {
          previewId: null,
          lines: [
            { symbol: 'BTC', side: null, targetPercent: '97' },
            { symbol: 'ETH', side: null, targetPercent: '3' },
          ],
          skipped: ['BTC', 'ETH'].map((symbol) => ({ symbol, reason: 'WITHIN_TOLERANCE' })),
        },
        false,
      ),
      previewed(
        { weights: coins('97', '3'), tolerancePercentPoints: '2' },
        { previewId: null, lines: [{ side: 'SELL' }, { side: 'BUY' }], skipped: [] },
        false,
      ),
      previewed(
        { tolerancePercentPoints: '4' },
        { lines: [{ symbol: 'BTC', targetPercent: '100' }] },
        true,
      ),
    ],
  },
  {
    title: 'what a preview shows is run once',
    steps: [
      ...invested,
      step(update, ({ activeId }) => ({ id: activeId, weights: coins('60', '40') })),
      previewed(
        { tolerancePercentPoints: '50' },
        { lines: [{ side: null }, { side: null }] },
        true,
      ),
      runPreview({ data: () => ({ rebalanceActiveStrategy: { type: 'FULL_REBALANCE' } }) }),
      lastRun({
        type: 'FULL_REBALANCE',
        status: 'COMPLETED_SUCCESS',
        orders: [],
        skipped: ['BTC', 'ETH'].map((symbol) => ({ symbol, reason: 'WITHIN_TOLERANCE' })),
      }),
      runPreview({
        errors: [
          {
            code: 'CONFLICT',
            message: 'The preview was run already',
            path: ['rebalanceActiveStrategy'],
          },
        ],
      }),
      previewed({}, { lines: [{ side: 'SELL' }, { side: 'BUY' }] }, true),
      step(contribute, ({ activeId }) => ({ id: activeId, amount: '10' })),
      lastRun({ type: 'INVEST_CASH' }),
      runPreview(refused('rebalanceActiveStrategy', 'CONFLICT')),
    ],
  },
];
