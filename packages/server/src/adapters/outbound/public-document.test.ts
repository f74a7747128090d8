import { once } from 'node:events';
import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import type { request as httpsRequest } from 'node:https';
import { afterEach, describe, expect, test } from 'vitest';
import { publicDocuments } from './public-document.ts';

const PUBLIC = { address: '93.184.216.34', family: 4 };
const LIMITS = { timeoutMs: 60_000, maxBytes: 100 };

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A host on this machine in the place of the Internet, and which addresses were connected to. */
async function host(
  answer: RequestListener,
  addresses: readonly { address: string; family: number }[] = [PUBLIC],
  limits: Partial<typeof LIMITS> = {},
) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const at = server.address();
  const port = typeof at === 'object' ? at?.port : 0;
  const connected: string[] = [];
  const request = ((url: URL, options: Parameters<typeof httpsRequest>[1], done: never) => {
    options.lookup?.(url.hostname, {}, (_error, address) => connected.push(String(address)));
    const { agent: _agent, lookup: _lookup, ...rest } = options;
    const local = `http://127.0.0.1:${port}${url.pathname}`;
    return httpRequest(local, { ...rest, agent: false }, done);
  }) as typeof httpsRequest;
  const resolve = async () => addresses;
  const read = publicDocuments({ ...LIMITS, ...limits }, { resolve, request });
  return { read, connected };
}

const json: RequestListener = (_request, response) =>
  void response
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
    .end('{"a":1}');

describe('a document of a stranger', () => {
  test('is read from the address that was checked', async () => {
    const { read, connected } = await host(json);
    expect(await read('https://app.example/client.json')).toBe('{"a":1}');
    expect(connected).toEqual([PUBLIC.address]);
  });

  test('carries nothing of ours but what it accepts', async () => {
    let sent: object = {};
    const { read } = await host((request, response) => {
      sent = request.headers;
      json(request, response);
    });
    await read('https://app.example/client.json');
    expect(Object.keys(sent).sort()).toEqual(['accept', 'connection', 'host']);
  });

  test.each([
    ['http://app.example/'],
    ['https://127.0.0.1/'],
    ['https://2130706433/'],
    ['https://8.8.8.8/'],
    ['https://[::1]/'],
    ['https://[::ffff:8.8.8.8]/'],
  ])('at %s is not asked for', async (address) => {
    const { read, connected } = await host(json);
    await expect(read(address)).rejects.toThrow();
    expect(connected).toEqual([]);
  });

  test.each([
    ['a machine inside', [{ address: '10.0.0.5', family: 4 }]],
    ['a cloud’s metadata', [{ address: '169.254.169.254', family: 4 }]],
    ['this machine over IPv6', [{ address: '::1', family: 6 }]],
    ['this machine beside a public address', [PUBLIC, { address: '127.0.0.1', family: 4 }]],
    ['nowhere', []],
  ])('whose name leads to %s is not asked for', async (_case, addresses) => {
    const { read, connected } = await host(json, addresses);
    await expect(read('https://app.example/')).rejects.toThrow('is not public');
    expect(connected).toEqual([]);
  });

  test.each<[string, RequestListener]>([
    ['redirects', (_, answer) => void answer.writeHead(302, { location: '/there' }).end()],
    ['is not there', (_, answer) => void answer.writeHead(404).end('{}')],
    ['is a page', (_, answer) => void answer.writeHead(200, { 'content-type': 'text/html' }).end()],
    ['is of no type', (_, answer) => void answer.end('{}')],
  ])('that %s is refused', async (_case, answer) => {
    const { read, connected } = await host(answer);
    await expect(read('https://app.example/')).rejects.toThrow('app.example answers');
    expect(connected).toHaveLength(1);
  });

  test('that is too long is given up, whatever length it announces', async () => {
    const { read } = await host((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('x'.repeat(60));
      response.end('x'.repeat(60));
    });
    await expect(read('https://app.example/')).rejects.toThrow('longer than 100 bytes');
  });

  test('that does not come in time is given up, while its body comes too', async () => {
    const { read } = await host(
      (_, response) =>
        void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
      [PUBLIC],
      { timeoutMs: 50 },
    );
    await expect(read('https://app.example/')).rejects.toThrow();
  });
});
