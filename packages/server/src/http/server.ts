import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RefuseMalformed } from './requests/malformed.ts';
import type { Handler } from './router.ts';

export type Upgrade = (
  request: Parameters<Handler>[0],
  socket: import('node:stream').Duplex,
  head: Buffer,
) => void;

/** The listening side of the server. */
export interface HttpServer {
  readonly server: Server;
  /** Starts to answer; requests that came before wait. */
  serve(handler: Handler, upgrade: Upgrade, refuseMalformed: RefuseMalformed): void;
  /** @returns the port: the system's choice where 0 was asked for, the old one where it listens */
  listen(host: string, port: number): Promise<number>;
  /** Takes no new connections and waits for requests in flight, at most `milliseconds`. */
  stop(milliseconds: number): Promise<void>;
}

const SWEEP_MS = 50;

/**
 * An HTTP server with bounds on everything a client can be slow or wasteful with: headers within
 * 10 s and 16 KiB, whole requests within 30 s, a connection that moves no byte for 60 s is closed,
 * and one without a request after 65 s (longer than the 60 s of common load balancers, which
 * otherwise meet connections that are just closing).
 */
export function httpServer(): HttpServer {
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 5_000,
    maxHeaderSize: 16_384,
    noDelay: true,
    // The router asks for it, and answers as it answers everything.
    requireHostHeader: false,
    // Of two `Authorization` lines none is believed: joined, they are malformed.
    joinDuplicateHeaders: true,
    shouldUpgradeCallback: isWebSocketUpgrade,
  });
  // A reader that takes nothing of its answer holds memory for it.
  server.setTimeout(60_000);
  let isStopping = false;
  return {
    server,
    serve(handler, upgrade, refuseMalformed) {
      const answer: Handler = (request, response) => {
        if (isStopping) response.setHeader('Connection', 'close');
        handler(request, response);
      };
      server.on('request', answer);
      // Expectations that nobody knows may be ignored (RFC 9110, section 10.1.1).
      server.on('checkExpectation', answer);
      server.on('upgrade', upgrade);
      server.on('clientError', refuseMalformed);
    },
    listen(host, port) {
      if (server.listening) return Promise.resolve((server.address() as AddressInfo).port);
      return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          resolve((server.address() as AddressInfo).port);
        });
      });
    },
    stop(milliseconds) {
      isStopping = true;
      return new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), milliseconds);
        // Connections whose last answer promised to stay open are idle only afterwards.
        const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
        server.close(() => {
          clearTimeout(timer);
          clearInterval(sweep);
          resolve();
        });
        server.closeIdleConnections();
      });
    },
  };
}

/**
 * Other protocols may be ignored (RFC 9110, section 7.8): many clients offer `h2c` with an
 * ordinary request, and wait for its answer.
 */
function isWebSocketUpgrade({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';
}
