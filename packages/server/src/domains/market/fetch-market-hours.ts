import {
  type AskedHours,
  type MarketHours,
  marketHours,
} from '@investing-platform/rules/time/market-hours';
import type { Deps } from '../../deps.ts';

/** @throws {PlatformError} BAD_USER_INPUT for days outside the calendar, or more than 366 */
export function fetchMarketHours({ clock }: Pick<Deps, 'clock'>, input: AskedHours): MarketHours {
  return marketHours(clock.now(), input);
}
