import { createClient } from 'graphql-ws/client';
import type { Clock } from '../core/clock.ts';
import { deferred } from '../core/deferred.ts';
import type { AccessToken } from '../core/token-source.ts';
import type { StreamRequest } from '../core/types.ts';

/** How to open one connection. */
export interface ConnectionOptions {
  readonly url: string;
  readonly token: AccessToken | undefined;
  readonly clock: Clock;
  readonly webSocket: unknown;
  /** How long opening may take, and how long a ping may stay without its answer. */
  readonly timeoutMs: number;
  /** How long the connection may be silent before a ping is sent. */
  readonly keepAliveMs: number;
}

/** What one operation on a connection came to. */
export type Outcome =
  | { readonly type: 'complete' }
  | { readonly type: 'closed' }
  | { readonly type: 'errors'; readonly errors: readonly unknown[] };

/** One socket, from its opening to its end; it is never opened again. */
export interface Connection {
  readonly token: AccessToken | undefined;
  /** True once the server has acknowledged it, false where it ended before. */
  readonly ready: Promise<boolean>;
  /** The close code, once it has ended. */
  readonly ended: Promise<number>;
  /** Starts an operation; `stop` ends it as `closed`. */
  run(
    request: StreamRequest,
    next: (result: unknown) => void,
  ): {
    readonly outcome: Promise<Outcome>;
    stop(): void;
  };
  close(): void;
}

const ABNORMAL_CLOSURE = 1_006;

/**
 * Opens a connection with a token in `connection_init` (contract rule 16: browsers cannot set a
 * header on a WebSocket). graphql-ws speaks the protocol; its own retries are off, since they know
 * neither tokens nor gaps.
 *
 * @throws {TypeError} where there is no WebSocket, as in Node before 22
 */
export function openConnection(options: ConnectionOptions): Connection {
  const { clock, token, timeoutMs, keepAliveMs } = options;
  const webSocketImpl = options.webSocket ?? globalThis.WebSocket;
  if (!webSocketImpl) throw new TypeError('No webSocket: give that of ws');
  const ended = deferred<number>();
  const ready = deferred<boolean>();
  let isOver = false;
  let isClosing = false;
  let isReady = false;
  const endLater = () => clock.schedule(timeoutMs, () => client.terminate());
  let cancelTimer = endLater();
  const client = createClient({
    url: options.url,
    lazy: false,
    retryAttempts: 0,
    keepAlive: keepAliveMs,
    connectionParams: token ? { Authorization: `Bearer ${token.value}` } : {},
    webSocketImpl,
    onNonLazyError: () => {},
    on: {
      connected() {
        isReady = true;
        cancelTimer();
        ready.resolve(true);
      },
      ping(received) {
        if (received) return;
        cancelTimer();
        cancelTimer = endLater();
      },
      pong(received) {
        if (received) cancelTimer();
      },
      closed(event) {
        if (isOver) return;
        isOver = true;
        cancelTimer();
        ready.resolve(false);
        ended.resolve(Object(event).code ?? ABNORMAL_CLOSURE);
        dispose().catch(() => {});
      },
    },
  });
  const dispose = async () => client.dispose();
  // `terminate` tells readers at once, without waiting for the server's part of the farewell.
  const close = () => {
    isClosing = true;
    if (isReady) dispose().then(client.terminate, client.terminate);
    else client.terminate();
  };
  return {
    token,
    ready: ready.promise,
    ended: ended.promise,
    close,
    run(request, next) {
      const { document: query, variables } = request;
      const outcome = deferred<Outcome>();
      const closed = () => outcome.resolve({ type: 'closed' });
      // graphql-ws would open another socket, with the old token, that nobody looks after.
      if (isOver || isClosing) {
        closed();
        return { outcome: outcome.promise, stop: closed };
      }
      const stop = client.subscribe(
        { query, ...(variables && { variables: { ...variables } }) },
        {
          next,
          error: (error) =>
            Array.isArray(error) ? outcome.resolve({ type: 'errors', errors: error }) : closed(),
          complete: () => (isOver ? closed() : outcome.resolve({ type: 'complete' })),
        },
      );
      return {
        outcome: outcome.promise,
        stop() {
          closed();
          stop();
        },
      };
    },
  };
}
