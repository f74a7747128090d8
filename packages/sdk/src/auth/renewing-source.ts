import type { LeafScope } from '@investing-platform/schema';
import { backoffMs } from '../core/backoff.ts';
import { bounded, pause, untilAborted } from '../core/bounded.ts';
import type { Clock } from '../core/clock.ts';
import { ReauthorizationRequired, SdkError, TimeoutError } from '../core/errors.ts';
import type { AccessToken, TokenSource } from '../core/token-source.ts';

/** What a renewing source is made from. */
export interface Renewal {
  /** Issuer, client and scopes: sources with the same key share a renewal that is under way. */
  readonly key: string;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly random: () => number;
  /** How long one renewal may take, in milliseconds. */
  readonly timeoutMs: number;
  obtain(signal: AbortSignal): Promise<AccessToken>;
}

/** No more than two, so that a token refused as soon as it comes is not asked for in a loop. */
const MAX_ROUNDS = 2;
/** How long refusals of too many requests are waited out. */
const MAX_LIMITED_MS = 60_000;
/** After a failure in the background, while the old token still does. */
const QUIET_MS = 5_000;

/** Renewals under way. By `fetch`, since another `fetch` may lead to another server. */
const shared = /* @__PURE__ */ new WeakMap<typeof fetch, Map<string, Promise<AccessToken>>>();

/** When to renew a token in the background, and until when it does, both at the clock's time. */
function lifetimeOf(
  { expiresAtMs }: AccessToken,
  nowMs: number,
  random: () => number,
): readonly [renewAtMs: number, usableUntilMs: number] {
  if (expiresAtMs === null) return [Infinity, Infinity];
  const leftMs = Math.max(0, expiresAtMs - nowMs);
  const marginMs = Math.min(60_000 * (1 + random()), leftMs / 2);
  return [expiresAtMs - marginMs, expiresAtMs - Math.min(10_000, leftMs / 10)];
}

/**
 * A source that renews its token by itself: in the background from a minute or two before it
 * expires, and at once where there is none or the server refused it. All callers wait for one
 * renewal; one that was under way when its token's predecessor was refused is not believed.
 */
export function renewingSource<Granted extends LeafScope>(renewal: Renewal): TokenSource<Granted> {
  const { clock } = renewal;
  let current: AccessToken | null = null;
  let renewAtMs = 0;
  let usableUntilMs = 0;
  let flight: Promise<AccessToken> | null = null;
  let generation = 0;

  const renew = (): Promise<AccessToken> => {
    if (flight) return flight;
    const startedAs = generation;
    const started = shareRenewal(renewal).then(
      (token) => {
        if (startedAs === generation) {
          current = token;
          [renewAtMs, usableUntilMs] = lifetimeOf(token, clock.now(), renewal.random);
        }
        return token;
      },
      (error: unknown) => {
        renewAtMs = clock.now() + QUIET_MS;
        throw error;
      },
    );
    flight = started;
    const land = () => {
      if (flight === started) flight = null;
    };
    started.then(land, land);
    return started;
  };

  return {
    async token(signal) {
      signal?.throwIfAborted();
      for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const nowMs = clock.now();
        const usable = current !== null && nowMs < usableUntilMs;
        if (!usable || nowMs >= renewAtMs) {
          const renewed = renew();
          if (!usable) await untilAborted(renewed, signal);
        }
        if (current) return current;
      }
      throw new ReauthorizationRequired();
    },
    invalidate(value) {
      if (current?.value !== value) return;
      current = null;
      flight = null;
      generation += 1;
      shared.get(renewal.fetch)?.delete(renewal.key);
    },
  };
}

function shareRenewal(renewal: Renewal): Promise<AccessToken> {
  const { key } = renewal;
  const flights = shared.get(renewal.fetch) ?? new Map<string, Promise<AccessToken>>();
  shared.set(renewal.fetch, flights);
  const underWay = flights.get(key);
  if (underWay) return underWay;
  const started = obtainInTurn(renewal);
  flights.set(key, started);
  const land = () => {
    if (flights.get(key) === started) flights.delete(key);
  };
  started.then(land, land);
  return started;
}

/** Waits where too many processes ask at once, as a fleet does that starts. */
async function obtainInTurn(renewal: Renewal): Promise<AccessToken> {
  const { clock, timeoutMs, random } = renewal;
  const timedOut = () => new TimeoutError(timeoutMs, { operation: 'token' });
  const giveUpAtMs = clock.now() + MAX_LIMITED_MS;
  for (let failures = 1; ; failures += 1) {
    try {
      return await bounded(clock, { timeoutMs, timedOut }, (own) => renewal.obtain(own));
    } catch (error) {
      const isLimited = error instanceof SdkError && Object(error).status === 429;
      if (!isLimited) throw error;
      const waitMs = backoffMs(failures, error.retryAfterSeconds, random);
      if (clock.now() + waitMs > giveUpAtMs) throw error;
      await pause(clock, waitMs);
    }
  }
}
