import type { TradingMode } from '@investing-platform/schema/operations';
import { badInput } from '../../refusals/platform-error.ts';

/**
 * The specification types the mode as a string (contract rule 7).
 *
 * @returns `LIVE` where none is given
 * @throws {PlatformError} BAD_USER_INPUT
 */
export function tradingModeOf(mode: string | null | undefined): TradingMode {
  if (mode === null || mode === undefined) return 'LIVE';
  if (mode === 'LIVE' || mode === 'PAPER') return mode;
  throw badInput('params.tradingMode', 'must be LIVE or PAPER');
}

/** @throws {PlatformError} BAD_USER_INPUT where a page is to go on after what is no position */
export function refuseUnknownPosition(isKnown: boolean): void {
  if (isKnown) return;
  throw badInput('params.cursor', 'must be the id of a position of the page before');
}
