import type { CatalogEntry } from '@investing-platform/schema';

const UNITS_PER_SECOND = { GENERAL: 50, SENSITIVE: 5 } as const;

/** Units a second that a group of operations allows (spec part 8). */
export function unitsPerSecond(group: CatalogEntry['rateGroup']): number {
  return UNITS_PER_SECOND[group];
}

/**
 * The headers of every response. The mocks refuse nobody by themselves, so that a test may be as
 * quick as it likes: each request finds a full bucket and takes its units.
 */
export function rateHeaders(
  group: CatalogEntry['rateGroup'],
  units: number,
): Record<string, string> {
  const total = unitsPerSecond(group);
  return {
    'Rate-Limit-Total': String(total),
    'Rate-Limit-Remaining': String(Math.max(0, total - units)),
    'Rate-Limit-Reset': '1',
  };
}
