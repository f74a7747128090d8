import { type Decimal, decimal } from '../numbers/decimal.ts';
import { badInput } from '../refusals/platform-error.ts';
import { readWeights, requireWhole, type Weight, type WeightRequest } from './weights.ts';

/** Weights of one's own, as callers write them. */
export interface TargetWeightsRequest {
  readonly assets: readonly WeightRequest[];
  /** A plain decimal; default 0. */
  readonly cashPercent?: string | undefined;
}

/** Weights that an active strategy goes by. */
export interface ReadTargets {
  readonly weights: readonly Weight[];
  readonly cashPercent: Decimal;
}

/**
 * Reads own weights; they come to exactly 100 percent with the cash.
 *
 * @throws {PlatformError} BAD_USER_INPUT, NOT_FOUND, ASSET_NOT_TRADABLE
 */
export function readTargets(request: TargetWeightsRequest, path: string): ReadTargets {
  const weights = readWeights(request.assets, `${path}.assets`);
  const cashPercent = decimal(request.cashPercent ?? '0');
  requireWhole(weights, cashPercent, path);
  return { weights, cashPercent };
}

/** @throws {PlatformError} BAD_USER_INPUT: own weights have nothing to be synced with */
export function refuseSyncOfOwnWeights(autoSync: boolean, customWeights: boolean): void {
  if (!autoSync || !customWeights) return;
  throw badInput('params.autoSync', 'must be false with weights of one’s own');
}
