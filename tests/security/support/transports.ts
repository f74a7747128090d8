import type { TestServer } from '@investing-platform/server/testing';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { type Probe, verdictOf } from './probes.ts';

/** Sends probes one after the other and tells the gate's verdicts. */
export interface Transport {
  send(probe: Probe): Promise<string>;
  close(): Promise<void>;
}

export function httpTransport(server: TestServer, headers: Record<string, string>): Transport {
  return {
    async send({ query, operationName }) {
      const { body, status } = await server.graphql(headers, query, {}, operationName);
      const verdict = verdictOf(body.errors);
      const isUnauthenticated = verdict.startsWith('UNAUTHENTICATED');
      return isUnauthenticated === (status === 401) ? verdict : `${status} ${verdict}`;
    },
    close: async () => undefined,
  };
}

export function socketTransport(server: TestServer, token: string): Transport {
  const client = createClient({
    url: server.wsUrl,
    webSocketImpl: WebSocket,
    connectionParams: { Authorization: `Bearer ${token}` },
    retryAttempts: 0,
    lazy: true,
    lazyCloseTimeout: 10_000,
  });
  return {
    send: ({ query, operationName }) =>
      new Promise((resolve) => {
        const request = { query, variables: {}, ...(operationName ? { operationName } : {}) };
        client.subscribe(request, {
          next: ({ errors }) => resolve(verdictOf(errors)),
          error: (error) => resolve(Array.isArray(error) ? verdictOf(error) : closing(error)),
          complete: () => resolve('it completed'),
        });
      }),
    close: async () => client.dispose(),
  };
}

function closing(event: unknown): string {
  const code = typeof event === 'object' && event !== null && 'code' in event ? event.code : event;
  return `closed ${String(code)}`;
}
