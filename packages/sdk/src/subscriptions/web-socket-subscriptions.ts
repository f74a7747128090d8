import { untilAborted } from '../core/bounded.ts';
import type {
  Stream,
  StreamEvent,
  StreamOptions,
  StreamRequest,
  SubscriptionContext,
  SubscriptionFactory,
} from '../core/types.ts';
import { type ConnectionPool, createPool } from './connection-pool.ts';
import { createEventQueue } from './event-queue.ts';
import { readEvents } from './reader.ts';

/** How subscriptions are carried. */
export interface WebSocketOptions {
  /** A WebSocket class, such as that of ws. Default: the global one, which Node has from 22 on. */
  readonly webSocket?: unknown;
  /** How long opening may take, and the answer to a ping, in milliseconds. Default: 10,000. */
  readonly timeoutMs?: number | undefined;
  /** How long the connection may be silent before a ping, in milliseconds. Default: 20,000. */
  readonly keepAliveMs?: number | undefined;
  /** How long to go on connecting after a break, in milliseconds. Default: 600,000. */
  readonly reconnectForMs?: number | undefined;
}

const BUFFER_SIZE = 1_000;
/** What a server takes on one connection where its operator changed nothing. */
const MAX_STREAMS = 50;

/**
 * Subscriptions over one WebSocket for each 50 (`graphql-transport-ws`), opened with the first
 * reader and closed with the last. It takes a token from the client's source at every connect,
 * reconnects before the token expires, and after breaks with growing waits.
 */
export function webSocketSubscriptions({
  webSocket,
  timeoutMs = 10_000,
  keepAliveMs = 20_000,
  reconnectForMs = 600_000,
}: WebSocketOptions = {}): SubscriptionFactory {
  const how = { webSocket, timeoutMs, keepAliveMs, reconnectForMs };
  return (context: SubscriptionContext) => {
    const pools: ConnectionPool[] = [];
    /** A place on a connection that has one left; a server takes so many streams on each. */
    const place = (): ConnectionPool => {
      let at = 0;
      while ((pools[at]?.readers ?? 0) >= MAX_STREAMS) at += 1;
      const pool = pools[at] ?? createPool(context, how);
      pools[at] = pool;
      return pool;
    };
    const open = new Set<() => void>();
    const events = (request: StreamRequest, own: StreamOptions) =>
      openStream(place, open, request, own);
    return {
      events,
      values: (request, field, own) => valuesOf(events(request, own), field, own.onGap),
      close() {
        for (const end of open) end();
      },
    };
  };
}

/** Starts with the first `next`, so that a stream that nobody reads costs nothing. */
function openStream(
  place: () => ConnectionPool,
  open: Set<() => void>,
  request: StreamRequest,
  { signal: outer, bufferSize = BUFFER_SIZE }: StreamOptions,
): Stream<StreamEvent<unknown>> {
  const queue = createEventQueue<unknown>(bufferSize);
  const controller = new AbortController();
  let isStarted = false;
  const leave = () => {
    controller.abort();
    open.delete(end);
  };
  const end = (failure?: { readonly error: unknown }) => {
    isStarted = true;
    queue.discard(failure);
    leave();
  };
  const start = () => {
    isStarted = true;
    if (outer?.aborted) return queue.end({ error: outer.reason });
    open.add(end);
    const reading = readEvents(place(), request, queue.push, controller.signal);
    untilAborted(reading, outer)
      .then(
        () => queue.end(),
        (error: unknown) => (outer?.aborted ? end({ error }) : queue.end({ error })),
      )
      .then(leave, leave);
  };
  return {
    async next() {
      if (!isStarted) start();
      return queue.next();
    },
    async return() {
      end();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** The values of one root field, with gaps told aside. */
function valuesOf(
  events: Stream<StreamEvent<unknown>>,
  field: string,
  onGap: StreamOptions['onGap'],
): Stream<unknown> {
  return {
    ...events,
    async next() {
      for (;;) {
        const { done, value } = await events.next();
        if (done) return { done, value };
        if (value.type === 'data') return { done: false, value: Object(value.data)[field] };
        if (value.type === 'gap') onGap?.(value);
      }
    },
  };
}
