const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 8_000;
const JITTER_MS = 250;
/** A limit that takes longer to fill is not ours to wait for. */
const MAX_RESET_SECONDS = 60;

/**
 * How long to wait before the next attempt: what the server asks for and a little more, so that
 * callers do not return all at once; else twice as long each time, at most 8 s, half of it chance.
 *
 * @param failures how many attempts have failed, from 1
 * @param random gives a number from 0 up to 1
 */
export function backoffMs(
  failures: number,
  retryAfterSeconds: number | null,
  random: () => number,
): number {
  if (retryAfterSeconds !== null) return retryAfterSeconds * 1_000 + random() * JITTER_MS;
  const longest = Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), MAX_DELAY_MS);
  return longest * (0.5 + random() / 2);
}

/**
 * The wait that an answer asks for, in seconds: `Retry-After` as seconds or as a date (RFC 9110
 * section 10.2.3), else `Rate-Limit-Reset` where nothing remains; null where it asks for none.
 */
export function retryAfterOf(headers: Headers, nowMs: number): number | null {
  const value = headers.get('retry-after')?.trim();
  if (value) {
    const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - nowMs) / 1_000;
    if (!Number.isNaN(seconds)) return Math.max(0, seconds);
  }
  return isExhausted(headers) ? (limitOf(headers, 'reset') ?? null) : null;
}

/** Holds requests back while the server says that none remain (spec part 8). */
export interface Pace {
  /** How long the next request has to wait; counts it as sent. */
  reserveMs(nowMs: number): number;
  observe(headers: Headers, nowMs: number): void;
}

export function createPace(): Pace {
  let openAtMs = 0;
  let unitMs = 0;
  return {
    reserveMs(nowMs) {
      const waitMs = Math.max(0, openAtMs - nowMs);
      if (waitMs > 0) openAtMs += unitMs;
      return waitMs;
    },
    observe(headers, nowMs) {
      if (!isExhausted(headers)) return;
      const resetSeconds = Math.min(limitOf(headers, 'reset') ?? 0, MAX_RESET_SECONDS);
      unitMs = (resetSeconds * 1_000) / (limitOf(headers, 'total') || 1);
      openAtMs = Math.max(openAtMs, nowMs + unitMs);
    },
  };
}

function isExhausted(headers: Headers): boolean {
  return limitOf(headers, 'remaining') === 0;
}

function limitOf(headers: Headers, name: string): number | undefined {
  const value = headers.get(`rate-limit-${name}`)?.match(/^\d+$/);
  return value ? Number(value) : undefined;
}
