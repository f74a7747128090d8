/** Source of the present instant. */
interface Clock {
  now(): Date;
}

/** A bucket after it was asked. */
export interface BucketState {
  readonly allowed: boolean;
  /** Units of a full bucket. */
  readonly total: number;
  /** Whole units left. */
  readonly remaining: number;
  /** Whole seconds until the bucket is full. */
  readonly resetSeconds: number;
  /** Whole seconds, at least 1, until the units asked for are there; 0 where `allowed`. */
  readonly retryAfterSeconds: number;
}

/** One bucket for each key; answers may come from another process later. */
export interface TokenBuckets {
  /** Takes `units` where they are left, else none. */
  take(key: string, units: number): BucketState;
  /** Looks, and takes nothing. */
  peek(key: string): BucketState;
}

interface Bucket {
  units: number;
  atMs: number;
}

/** Beyond this many keys a second the oldest are forgotten, which is to their advantage. */
const MAX_KEYS = 100_000;

/**
 * Token buckets in memory: `perSecond` units flow in each second, and a bucket holds one second's
 * worth. A bucket that was not asked for a second is full, as is a new one; so buckets are kept in
 * two generations of at least that age, and the older one is dropped whole.
 */
export function tokenBuckets(clock: Clock, perSecond: number): TokenBuckets {
  let young = new Map<string, Bucket>();
  let old = new Map<string, Bucket>();
  let bornAt = clock.now().getTime();

  const bucketOf = (key: string, now: number): Bucket => {
    const age = now - bornAt;
    if (age >= 1_000 || age < 0 || young.size >= MAX_KEYS) {
      old = age >= 2_000 ? new Map() : young;
      young = new Map();
      bornAt = now;
    }
    let bucket = young.get(key);
    if (bucket === undefined) {
      bucket = old.get(key) ?? { units: perSecond, atMs: now };
      young.set(key, bucket);
    }
    // A clock that was set back must not freeze a bucket.
    const elapsed = Math.max(now - bucket.atMs, 0);
    bucket.units = Math.min(perSecond, bucket.units + (elapsed * perSecond) / 1_000);
    bucket.atMs = now;
    return bucket;
  };

  const state = (units: number, missing: number): BucketState => ({
    allowed: missing <= 0,
    total: perSecond,
    remaining: Math.floor(units),
    resetSeconds: Math.ceil((perSecond - units) / perSecond),
    retryAfterSeconds: missing <= 0 ? 0 : Math.max(1, Math.ceil(missing / perSecond)),
  });

  return {
    take(key, units) {
      const bucket = bucketOf(key, clock.now().getTime());
      const missing = units - bucket.units;
      if (missing <= 0) bucket.units -= units;
      return state(bucket.units, missing);
    },
    peek(key) {
      const bucket = bucketOf(key, clock.now().getTime());
      return state(bucket.units, 1 - bucket.units);
    },
  };
}
