import type { Weighed } from '@investing-platform/rules/strategies/exchange-of';
import type { ReadTargets } from '@investing-platform/rules/strategies/own-targets';
import { decimal } from '../../../kernel/decimal.ts';
import { catalogued, type StrategyRow } from '../definitions/strategy.ts';

/** The weights of a strategy as targets. */
export function targetsOf(strategy: StrategyRow): ReadTargets {
  return {
    weights: strategy.parts.map(({ assetId, targetPercent }) => ({
      asset: catalogued(assetId),
      targetPercent: decimal(targetPercent),
    })),
    cashPercent: decimal(strategy.cashPercent),
  };
}

/** Targets with the parts that they ask for. */
export const partsOfTargets = ({ weights }: ReadTargets): Weighed[] =>
  weights.map(({ asset, targetPercent }) => ({ asset, weight: targetPercent }));
