import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** Serves `/metrics` on a port of its own, which is not for the public. */
export function metricsServer(metrics: Pick<Metrics, 'print'>, log: Pick<Logger, 'warn'>): Server {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    metrics.print().then(
      ({ contentType, body }) => response.writeHead(200, { 'Content-Type': contentType }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  // Nobody's requests depend on it: a port in use is no reason not to start.
  server.on('error', ({ message }) =>
    log.warn({ problem: message }, 'metrics are not served: choose another METRICS_PORT, or 0'),
  );
  return server;
}
