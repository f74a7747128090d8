import { type BucketState, tokenBuckets } from '@investing-platform/engine';
import type { Actor } from '../../kernel/actor.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { LimitVerdict, SensitiveLimiter } from '../../oauth/rate-limit.ts';
import { addressGroup } from '../requests/client-ip.ts';

/** The two groups of spec part 8, by user, or by address where nobody is known. */
export interface RateLimits {
  /** Takes one unit of the general group. */
  takeGeneral(actor: Actor): BucketState;
  peekGeneral(actor: Actor): BucketState;
  /**
   * Takes what a body costs beyond the unit of its request, before anything reads what it says: one
   * unit for each 32 KiB after the first. Never more than a full bucket has left then, so that
   * whoever waits may send the longest.
   */
  takeForBody(actor: Actor, bytes: number): BucketState;
  /** Takes one unit for each sensitive root field (contract rule 17). */
  takeSensitive(actor: Actor, units: number): BucketState;
  /** The sensitive group as the authorization server counts it, in the same buckets. */
  readonly sensitive: SensitiveLimiter;
}

export interface RateLimitOptions {
  readonly generalRatePerSecond: number;
  readonly sensitiveRatePerSecond: number;
}

/** To parse so much of the costliest JSON, keys that differ, takes as long as a small request. */
const UNIT_BYTES = 32_768;

/** Limits in this process; several processes each allow these rates. */
export function rateLimits(clock: Clock, options: RateLimitOptions): RateLimits {
  const general = tokenBuckets(clock, options.generalRatePerSecond);
  const sensitive = tokenBuckets(clock, options.sensitiveRatePerSecond);
  return {
    takeGeneral: (actor) => general.take(keyOf(actor), 1),
    peekGeneral: (actor) => general.peek(keyOf(actor)),
    takeForBody(actor, bytes) {
      const units = Math.max(Math.ceil(bytes / UNIT_BYTES) - 1, 0);
      return general.take(keyOf(actor), Math.min(units, options.generalRatePerSecond - 1));
    },
    takeSensitive: (actor, units) => sensitive.take(keyOf(actor), units),
    sensitive: {
      peek: (kind, key) => verdict(sensitive.peek(kind === 'ip' ? addressKey(key) : key)),
      take: (kind, key) => verdict(sensitive.take(kind === 'ip' ? addressKey(key) : key, 1)),
    },
  };
}

/** User ids are UUIDs, so that no address is mistaken for one. */
function keyOf(actor: Actor): string {
  return actor.kind === 'anonymous' ? addressKey(actor.ip) : actor.userId;
}

function addressKey(ip: string): string {
  return `ip:${addressGroup(ip)}`;
}

function verdict(state: BucketState): LimitVerdict {
  return {
    allowed: state.allowed,
    headers: Object.fromEntries(pairs(state)),
    retryAfterSeconds: state.retryAfterSeconds,
  };
}

function pairs(state: BucketState): [string, string][] {
  return [
    ['Rate-Limit-Total', String(state.total)],
    ['Rate-Limit-Remaining', String(state.remaining)],
    ['Rate-Limit-Reset', String(state.resetSeconds)],
  ];
}

/** The headers of every response (spec part 8), and `Retry-After` where it is refused. */
export function addRateHeaders(headers: string[], state: BucketState): void {
  headers.push(
    'Rate-Limit-Total',
    String(state.total),
    'Rate-Limit-Remaining',
    String(state.remaining),
    'Rate-Limit-Reset',
    String(state.resetSeconds),
  );
  if (!state.allowed) headers.push('Retry-After', String(state.retryAfterSeconds));
}
