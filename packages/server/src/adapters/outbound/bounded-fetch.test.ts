import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { boundedFetch } from './bounded-fetch.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A party on this machine that stands for every host, and what was asked of which of them. */
async function party(
  answer: RequestListener,
  limits: { maxBytes?: number; timeoutMs?: number } = {},
) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const asked: string[] = [];
  const { maxBytes = 1_000, timeoutMs = 60_000 } = limits;
  const ask = boundedFetch(
    { hosts: ['a.example', '.b.example'], timeoutMs, maxBytes },
    (input, init) => {
      const { host, pathname } = new URL(String(input));
      asked.push(`${host}${pathname}`);
      return fetch(`http://127.0.0.1:${port}${pathname}`, init);
    },
  );
  return { ask, asked };
}

const redirectTo =
  (location: string): RequestListener =>
  (request, response) => {
    if (request.url === '/there') response.end('there');
    else response.writeHead(302, { location }).end();
  };

test('an answer within the limits comes as it was sent', async () => {
  const { ask } = await party((_, response) => response.writeHead(404, { etag: 'x' }).end('no'));
  const response = await ask('https://a.example/');
  expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([
    404,
    'x',
    'no',
  ]);
});

test.each([
  'http://a.example/',
  'https://c.example/',
  'https://xb.example/',
  'https://a.example:1/',
])('%s is not asked', async (address) => {
  const { ask, asked } = await party((_, response) => response.end());
  await expect(ask(address)).rejects.toThrow('is not asked');
  expect(asked).toEqual([]);
});

test('an answer that is too long is given up, whatever length it announces', async () => {
  const { ask } = await party((_, response) => {
    response.write('x'.repeat(600));
    response.end('x'.repeat(600));
  });
  await expect(ask('https://a.example/')).rejects.toThrow('longer than 1000 bytes');
});

test('an answer that does not come in time is given up, while its body comes too', async () => {
  const { ask } = await party((_, response) => void response.write('x'), {
    timeoutMs: 50,
  });
  await expect(ask('https://a.example/')).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('a caller may leave earlier', async () => {
  const { ask } = await party(() => undefined);
  const signal = AbortSignal.abort(new Error('left'));
  await expect(ask('https://a.example/', { signal })).rejects.toThrow('left');
});

describe('redirects', () => {
  test('are followed within the host', async () => {
    const { ask, asked } = await party(redirectTo('/there'));
    expect(await (await ask('https://a.example/')).text()).toBe('there');
    expect(asked).toEqual(['a.example/', 'a.example/there']);
  });

  test.each(['https://x.b.example/there', 'http://a.example/there', 'https://evil.example/there'])(
    'to %s are refused',
    async (location) => {
      const { ask, asked } = await party(redirectTo(location));
      await expect(ask('https://a.example/')).rejects.toThrow();
      expect(asked).toEqual(['a.example/']);
    },
  );

  test('that never end are given up', async () => {
    const { ask, asked } = await party(redirectTo('/again'));
    await expect(ask('https://a.example/')).rejects.toThrow('for ever');
    expect(asked).toHaveLength(4);
  });

  test('are handed to a caller that asks for them', async () => {
    const { ask } = await party(redirectTo('https://evil.example/'));
    const response = await ask('https://a.example/', { redirect: 'manual' });
    expect(response.status).toBe(302);
  });
});
