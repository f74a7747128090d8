import { createServer } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

export interface MetricsServer {
  /** @returns whether it listens: nobody's requests depend on it, so a port in use is a warning */
  listen(host: string, port: number): Promise<boolean>;
  close(): void;
}

/** Serves `/metrics` on a port of its own, which is not for the public. */
export function metricsServer(
  metrics: Pick<Metrics, 'print'>,
  log: Pick<Logger, 'warn'>,
): MetricsServer {
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
  return {
    listen(host, port) {
      return new Promise((resolve) => {
        server.on('error', ({ message }) => {
          log.warn(
            { problem: message },
            'metrics are not served: set METRICS_PORT to a free port, or to 0',
          );
          resolve(false);
        });
        server.listen(port, host, () => resolve(true));
      });
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
