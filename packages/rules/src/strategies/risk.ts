import type { AssetRow } from '../market/catalogue.ts';
import type { Decimal } from '../numbers/decimal.ts';
import type { Weight } from './weights.ts';

export const RISK_LEVELS = ['VERY_LOW', 'LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** How much the value of a class swings, as a place in the levels; cash is at 0. */
const PLACES: Partial<Record<AssetRow['assetClass'], number>> = { ETF: 2, EQUITY: 3, CRYPTO: 5 };
const USUAL_PLACE = 3;
const HIGHEST = RISK_LEVELS.length - 1;

/** How much the value of weights may swing: the mean of their classes, each by its weight. */
export function riskOf(weights: readonly Weight[]): RiskLevel {
  const mean = weights.reduce(
    (total, weight) => total + (placeOf(weight.asset) * toNumber(weight.targetPercent)) / 100,
    0,
  );
  return RISK_LEVELS[Math.min(HIGHEST, Math.round(mean))] ?? 'MEDIUM';
}

const placeOf = ({ assetClass }: AssetRow): number => PLACES[assetClass] ?? USUAL_PLACE;

const toNumber = (percent: Decimal): number => percent.toNumber();
