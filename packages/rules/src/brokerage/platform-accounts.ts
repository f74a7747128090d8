import { decimal } from '../numbers/decimal.ts';
import { badInput, type PlatformError, refuse } from '../refusals/platform-error.ts';

/** Play money goes where no real money could be. */
export function noPracticeAccount(): PlatformError {
  return refuse('INVALID_STATE', 'Only practice accounts of the platform take play money');
}

/** Why a deposit came to nothing, by its status. */
export const NOT_DEPOSITED = {
  FAILED: 'The money never arrived',
  RETURNED: 'The bank took the money back',
} as const;

type Limit = { readonly amount: string } | null | undefined;

/** @throws {PlatformError} BAD_USER_INPUT for a limit that would allow nothing */
export function requireLimits(given: {
  readonly maxOrderNotional?: Limit;
  readonly dailyLossLimit?: Limit;
}): void {
  for (const name of ['maxOrderNotional', 'dailyLossLimit'] as const) {
    const limit = given[name];
    if (limit == null || decimal(limit.amount).greaterThan(0)) continue;
    throw badInput(`params.${name}.amount`, 'must be above 0; null removes the limit');
  }
}
