import type { FieldProblem } from '@investing-platform/schema';
import { type AssetRow, assetById } from '../market/catalogue.ts';
import { type Decimal, decimal, sum, toPlain } from '../numbers/decimal.ts';
import { badInput, invalidInput, notFound, refuse } from '../refusals/platform-error.ts';

/** Which part of the whole, cash included, an asset is to be. */
export interface Weight {
  readonly asset: AssetRow;
  readonly targetPercent: Decimal;
}

/** As callers write it; a plain decimal. */
export interface WeightRequest {
  readonly assetId: string;
  readonly targetPercent: string;
}

const WHOLE = 100;

/**
 * Reads weights: assets of the catalogue that can be traded, each once.
 *
 * @param path where the list stands in the input
 * @throws {PlatformError} BAD_USER_INPUT with every wrong weight; NOT_FOUND; ASSET_NOT_TRADABLE
 */
export function readWeights(requests: readonly WeightRequest[], path: string): Weight[] {
  const seen = new Set<string>();
  const weights: Weight[] = [];
  const problems: FieldProblem[] = [];
  for (const [at, request] of requests.entries()) {
    const asset = assetById(request.assetId);
    if (asset === null) throw notFound('Asset');
    if (!asset.tradable) {
      throw refuse('ASSET_NOT_TRADABLE', `No orders are taken for ${asset.symbol}`);
    }
    const targetPercent = decimal(request.targetPercent);
    if (seen.has(asset.id)) {
      problems.push({ path: `${path}.${at}.assetId`, message: 'is given twice' });
    }
    seen.add(asset.id);
    weights.push({ asset, targetPercent });
  }
  if (problems.length > 0) throw invalidInput(problems);
  return weights;
}

/**
 * Weights that money goes by come to exactly 100 percent with the cash (numbers are decimals, so
 * that 5, 60 and 35 do, and 5, 60 and 34.99 do not).
 *
 * @throws {PlatformError} BAD_USER_INPUT
 */
export function requireWhole(
  weights: readonly Pick<Weight, 'targetPercent'>[],
  cashPercent: Decimal,
  path: string,
): void {
  if (weights.length === 0) throw badInput(path, 'holds at least one asset');
  const total = totalOf(weights, cashPercent);
  if (total.equals(WHOLE)) return;
  throw badInput(path, `must come to 100 percent with the cash, not ${toPlain(total)}`);
}

/** @throws {PlatformError} BAD_USER_INPUT for weights that come to more than 100 percent */
export function refuseMoreThanWhole(
  weights: readonly Pick<Weight, 'targetPercent'>[],
  cashPercent: Decimal,
  path: string,
): void {
  const total = totalOf(weights, cashPercent);
  if (total.lte(WHOLE)) return;
  throw badInput(path, `must come to 100 percent with the cash at most, not ${toPlain(total)}`);
}

function totalOf(weights: readonly Pick<Weight, 'targetPercent'>[], cashPercent: Decimal): Decimal {
  return sum(weights.map(({ targetPercent }) => targetPercent)).plus(cashPercent);
}
