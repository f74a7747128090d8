import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { sendRepeatedly } from './connection.ts';
import type { LoadPlan } from './plan.ts';

const GOOD = '{"data":{"field":"value"}}';
let stop = (): void => undefined;
afterEach(() => stop());

async function planFor(listener: RequestListener): Promise<LoadPlan> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP port was given');
  return {
    port: address.port,
    body: '{"query":"{ field }"}',
    token: 'secret',
    connections: 1,
    seconds: 1,
    mostRequests: 5,
    bodyBytes: GOOD.length,
  };
}

function times(count: number): () => boolean {
  let left = count;
  return () => {
    left -= 1;
    return left > 0;
  };
}

describe('one connection', () => {
  test('sends the body with the token each time it was answered, over one socket', async () => {
    const seen: string[] = [];
    const ports = new Set<number | undefined>();
    const plan = await planFor((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      request.on('end', () => {
        seen.push(`${request.method} ${request.url} ${request.headers.authorization} ${body}`);
        ports.add(request.socket.remotePort);
        response.writeHead(200, { 'Content-Length': GOOD.length }).end(GOOD);
      });
    });
    expect(await sendRepeatedly(plan, times(3))).toBe(3);
    expect(seen).toEqual(Array(3).fill(`POST /graphql Bearer secret ${plan.body}`));
    expect(ports.size).toBe(1);
  });

  test('puts an answer together that comes in pieces', async () => {
    const plan = await planFor((_request, response) => {
      response.writeHead(200, { 'Content-Length': GOOD.length });
      response.write(GOOD.slice(0, 3));
      setImmediate(() => {
        response.write(GOOD.slice(3, 12));
        setImmediate(() => response.end(GOOD.slice(12)));
      });
    });
    expect(await sendRepeatedly(plan, times(2))).toBe(2);
  });

  test.each([
    ['another status', 500, GOOD],
    ['errors', 200, '{"errors":[{"message":"no"}]}'],
    ['no data', 200, '{"data":null,"errors":[{}]}'],
    ['a length that is off by more than a tenth', 200, GOOD.padEnd(GOOD.length * 2)],
  ])('stops at an answer with %s', async (_title, status, body) => {
    const plan = await planFor((_request, response) => {
      response.writeHead(status, { 'Content-Length': body.length }).end(body);
    });
    await expect(sendRepeatedly(plan, times(2))).rejects.toThrow('not the expected answer');
  });

  test('stops where the server closes the connection', async () => {
    const plan = await planFor((request) => request.socket.destroy());
    await expect(sendRepeatedly(plan, times(2))).rejects.toThrow(/closed|ECONNRESET/);
  });
});
