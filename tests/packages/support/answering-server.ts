import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that issues one token and answers one query, for the packed package. */
export async function startAnsweringServer(): Promise<{ baseUrl: string; close(): void }> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/oauth/token') {
      const token = { access_token: 'token-1', token_type: 'Bearer', expires_in: 3_600 };
      return response.end(JSON.stringify(token));
    }
    if (request.headers.authorization !== 'Bearer token-1') {
      response.statusCode = 401;
      const errors = [{ message: 'no token', extensions: { code: 'UNAUTHENTICATED' } }];
      return response.end(JSON.stringify({ errors }));
    }
    const data = { fetchCurrentUser: { id: 'u-1', name: 'Ada', email: 'ada@example.com' } };
    return response.end(JSON.stringify({ data }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
