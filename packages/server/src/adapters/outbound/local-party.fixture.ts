import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll } from 'vitest';

/** What a party answers: a status with JSON or text, and headers of its own. */
export interface PartyAnswer {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type PartyHandler = (url: URL, headers: Headers) => PartyAnswer | Promise<PartyAnswer>;

/**
 * A server of this machine that stands for the hosts of a party, for one test file: its `fetch` asks
 * that server whatever host is meant. Each test sets who answers.
 */
export function localParty() {
  let handle: PartyHandler = () => ({ status: 503 });
  let server: Server;
  let port = 0;
  const asked: URL[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', `https://${request.headers['x-asked-host']}`);
      asked.push(url);
      const headers = new Headers(request.headers as Record<string, string>);
      Promise.resolve(handle(url, headers)).then(
        ({ status = 200, json, text = JSON.stringify(json ?? null), headers: extra }) => {
          response.writeHead(status, { 'content-type': 'application/json', ...extra }).end(text);
        },
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const send: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const headers = new Headers(init?.headers);
    headers.set('x-asked-host', url.host);
    return fetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, { ...init, headers });
  };
  return {
    fetch: send,
    asked,
    answer(handler: PartyHandler): void {
      handle = handler;
      asked.length = 0;
    },
  };
}
