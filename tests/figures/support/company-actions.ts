import { exact } from '../formulas/money.ts';
import type { Lived } from './lived.ts';

const START = new Date('2026-01-01T00:00:00Z');

/** What the companies of the simulated market have announced: no figure of the platform. */
export async function companyActions({ world, assets }: Lived) {
  const { marketData } = world.server.deps;
  const actions = await marketData.corporateActions([...assets], START, world.clock.now());
  return {
    dividends: actions.filter((action) => action.kind === 'DIVIDEND'),
    splits: actions
      .filter((action) => action.kind === 'SPLIT')
      .map(({ assetId, exAt, numerator, denominator }) => ({
        assetId,
        at: exAt,
        ratio: exact(numerator).dividedBy(denominator),
      })),
  };
}
