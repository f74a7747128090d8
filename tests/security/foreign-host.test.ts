import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { startTestServer, type TestServer } from '@investing-platform/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let port: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ port } = new URL(server.url));
  await server.graphql(
    {},
    'mutation ($params: RegisterInput!) { register(params: $params) { message } }',
    {
      params: {
        email: 'ada@example.com',
        password: 'violet harbour 93 lanterns',
        acceptTerms: true,
      },
    },
  );
});
afterAll(() => server.stop());

/** As a browser sends to this machine what it takes for another: `fetch` writes its own `Host`. */
async function send(
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<{ status: number | undefined; text: string }> {
  const method = body === undefined ? 'GET' : 'POST';
  const sent = request({ host: '127.0.0.1', port, path, method, headers });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const text = (await answer.toArray()).join('');
  return { status: answer.statusCode, text };
}

describe('the outbox of development', () => {
  test('is read by no site whose name was made to lead to this machine', async () => {
    for (const Host of [`evil.test:${port}`, 'evil.test', `localhost.evil.test:${port}`]) {
      const { status, text } = await send('/dev/mail', { Host });
      expect(status, Host).toBe(421);
      expect(text).toBe('');
    }
  });

  test.each(['localhost', '127.0.0.1', '[::1]'])('is read at %s', async (name) => {
    await expect.poll(() => server.mailsTo('ada@example.com')).toHaveLength(1);
    const { status, text } = await send('/dev/mail', { Host: `${name}:${port}` });
    expect(status).toBe(200);
    expect(text).toContain('ada@example.com');
  });
});

describe('a cookie counts for nothing', () => {
  const query = JSON.stringify({ query: '{ currentSession { id } }' });

  test.each([
    ['in a page of another name', { Origin: 'http://evil.test:PORT', Host: 'evil.test:PORT' }],
    [
      'in one of this name, sent under another',
      { Origin: 'http://localhost:1', Host: 'evil.test' },
    ],
  ])('%s', async (_title, named) => {
    const Cookie = await server.signIn(await server.createUser());
    const placed = Object.entries(named).map(([name, text]) => [name, text.replace('PORT', port)]);
    const headers = { ...Object.fromEntries(placed), 'Content-Type': 'application/json', Cookie };
    const { text } = await send('/graphql', headers, query);
    expect(JSON.parse(text).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
