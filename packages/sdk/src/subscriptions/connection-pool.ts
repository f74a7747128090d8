import { backoffMs } from '../core/backoff.ts';
import { pause, untilAborted } from '../core/bounded.ts';
import { deferred } from '../core/deferred.ts';
import { ConnectionError, from, SdkError } from '../core/errors.ts';
import type { SubscriptionContext } from '../core/types.ts';
import { type Connection, openConnection } from './connection.ts';
import { SubscriptionError } from './subscription-error.ts';

/** How connections are opened and kept. */
export interface PoolOptions {
  readonly webSocket: unknown;
  readonly timeoutMs: number;
  readonly keepAliveMs: number;
  /** How long failures in a row are borne before readers get an error. */
  readonly reconnectForMs: number;
}

/** A connection in use. */
export interface Seat {
  readonly connection: Connection;
  /** Settles when readers must leave: with an error where another connection is no use. */
  readonly left: Promise<SdkError | null>;
  retire(failure?: SdkError): void;
}

/** One connection for all readers, replaced before its token expires and after it breaks. */
export interface ConnectionPool {
  readonly context: SubscriptionContext;
  readonly options: PoolOptions;
  seat: Seat | null;
  opening: Promise<Seat> | null;
  readers: number;
  /** Aborted when the last reader leaves. */
  idle: AbortController;
  failures: number;
  refusals: number;
}

/** A refused token (contract rule 16). */
const REFUSED = /^440[13]$/;
/** A client that speaks the protocol wrongly would do so again. */
const FATAL = /^(100[2379]|400[45]|44(0[069]|29))$/;
const MARGIN_MS = 30_000;
const RETRY_RENEWAL_MS = 5_000;
const MAX_TIMER_MS = 2 ** 31 - 1;
/** A connection that lasted this long was good, also where nothing happened on it. */
const GOOD_AFTER_MS = 60_000;

export function createPool(context: SubscriptionContext, options: PoolOptions): ConnectionPool {
  const idle = new AbortController();
  return {
    context,
    options,
    idle,
    seat: null,
    opening: null,
    readers: 0,
    failures: 0,
    refusals: 0,
  };
}

/** Counts a reader in. Until its `leavePool` the connection is kept, and opened again. */
export function enterPool(pool: ConnectionPool): void {
  if (pool.readers === 0) {
    pool.idle = new AbortController();
    provePool(pool);
  }
  pool.readers += 1;
}

export function leavePool(pool: ConnectionPool): void {
  pool.readers -= 1;
  if (pool.readers > 0) return;
  pool.idle.abort();
  pool.opening = null;
  pool.seat?.retire();
}

/**
 * The one connection, opened where there is none.
 *
 * @throws {SdkError} of the token source; `SubscriptionError` where the server refuses for good;
 *   `ConnectionError` after `reconnectForMs`; or the reason of the signal
 */
export async function seatIn(pool: ConnectionPool, signal: AbortSignal): Promise<Seat> {
  if (pool.seat) return pool.seat;
  const opening = pool.opening ?? openSeat(pool, pool.idle.signal);
  pool.opening = opening;
  const settle = () => {
    if (pool.opening === opening) pool.opening = null;
  };
  opening.then(settle, settle);
  return untilAborted(opening, signal);
}

/** Says that an event came, so that the connection and its token are good. */
export function provePool(pool: ConnectionPool): void {
  pool.failures = 0;
  pool.refusals = 0;
}

async function openSeat(pool: ConnectionPool, signal: AbortSignal): Promise<Seat> {
  const { clock, random } = pool.context;
  const giveUpAtMs = clock.now() + pool.options.reconnectForMs;
  while (clock.now() < giveUpAtMs) {
    if (pool.failures > 0) await pause(clock, backoffMs(pool.failures, null, random), signal);
    try {
      const connection = await connect(pool, signal);
      const isReady = await untilAborted(connection.ready, signal).catch(() => false);
      if (signal.aborted) connection.close();
      signal.throwIfAborted();
      if (isReady) return takeSeat(pool, connection);
      const failure = judge(pool, connection, await connection.ended);
      if (failure) throw failure;
    } catch (error) {
      if (!(error instanceof SdkError) || !error.transient) throw error;
      pool.failures += 1;
    }
  }
  pool.failures = 0;
  throw new ConnectionError(from(pool.context.url), {});
}

async function connect(pool: ConnectionPool, signal: AbortSignal): Promise<Connection> {
  const { url, auth, clock } = pool.context;
  const token = await auth?.token(signal);
  return openConnection({ ...pool.options, url: url.replace(/^http/, 'ws'), token, clock });
}

function takeSeat(pool: ConnectionPool, connection: Connection): Seat {
  const { clock, random } = pool.context;
  const left = deferred<SdkError | null>();
  const openedAtMs = clock.now();
  const leftMs = (connection.token?.expiresAtMs ?? Infinity) - openedAtMs;
  const renewInMs = leftMs - Math.min(MARGIN_MS * (1 + random()), leftMs / 2);
  let cancelRenewal = () => {};
  const seat: Seat = {
    connection,
    left: left.promise,
    retire(failure) {
      cancelRenewal();
      if (pool.seat === seat) pool.seat = null;
      left.resolve(failure ?? null);
      connection.close();
    },
  };
  const renewAfter = (delayMs: number) => {
    cancelRenewal = clock.schedule(Math.min(delayMs, MAX_TIMER_MS), () => {
      void renew(pool, seat).then((isDone) => isDone || renewAfter(RETRY_RENEWAL_MS));
    });
  };
  if (leftMs < Infinity) renewAfter(renewInMs);
  void connection.ended.then((code) => {
    if (pool.seat !== seat) return;
    if (clock.now() - openedAtMs > GOOD_AFTER_MS) provePool(pool);
    seat.retire(judge(pool, connection, code) ?? undefined);
  });
  pool.seat = seat;
  return seat;
}

/**
 * Puts a connection with a newer token in the old one's place, once it is acknowledged. While that
 * fails, the old one serves on until the server closes it.
 *
 * @returns whether there is nothing left to do
 */
async function renew(pool: ConnectionPool, old: Seat): Promise<boolean> {
  try {
    const { signal } = pool.idle;
    const token = await pool.context.auth?.token(signal);
    if (pool.seat === old && token?.value !== old.connection.token?.value) {
      const next = await connect(pool, signal);
      const isReady = await next.ready;
      if (isReady && pool.seat === old) takeSeat(pool, next);
      else next.close();
      if (pool.seat !== old) old.retire();
    }
  } catch {
    // The old one serves on.
  }
  return pool.seat !== old;
}

/** Judges the end of a connection; an error where another one would end the same. */
function judge(pool: ConnectionPool, { token }: Connection, code: number): SdkError | null {
  if (!REFUSED.test(String(code))) {
    pool.failures += 1;
    return FATAL.test(String(code)) ? new SubscriptionError(code) : null;
  }
  if (token) pool.context.auth?.invalidate(token.value);
  pool.refusals += 1;
  if (token && pool.refusals < 2) return null;
  pool.refusals = 0;
  return new SubscriptionError(code);
}
