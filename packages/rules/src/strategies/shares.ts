import type { FieldProblem } from '@investing-platform/schema';
import { type AssetRow, assetById } from '../market/catalogue.ts';
import { type Decimal, decimal } from '../numbers/decimal.ts';
import {
  badInput,
  invalidInput,
  notFound,
  type PlatformError,
} from '../refusals/platform-error.ts';

/** Shares as callers name them; a plain decimal. */
export interface SharesRequest {
  readonly assetId: string;
  readonly quantity: string;
}

export interface Shares {
  readonly asset: AssetRow;
  readonly quantity: Decimal;
}

/**
 * Reads shares: assets of the catalogue, each once.
 *
 * @throws {PlatformError} BAD_USER_INPUT with everything that is wrong; NOT_FOUND
 */
export function readShares(
  requests: readonly SharesRequest[],
  path: string,
  isNoneAllowed: boolean,
): Shares[] {
  const problems: FieldProblem[] = [];
  const seen = new Set<string>();
  const shares = requests.map(({ assetId, quantity: text }, at) => {
    const asset = assetById(assetId);
    if (asset === null) throw notFound('Asset');
    const quantity = decimal(text);
    const place = `${path}.${at}`;
    if (seen.has(asset.id)) problems.push({ path: `${place}.assetId`, message: 'is given twice' });
    if (quantity.isZero() && !isNoneAllowed) {
      problems.push({ path: `${place}.quantity`, message: 'must be above 0' });
    }
    seen.add(asset.id);
    return { asset, quantity };
  });
  if (problems.length > 0) throw invalidInput(problems);
  return shares;
}

/** To be thrown for shares of an asset that an active strategy does not hold. */
export const notInStrategy = (path: string): PlatformError =>
  badInput(path, 'is not in the strategy');
