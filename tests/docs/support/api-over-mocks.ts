import { createServer } from 'node:http';
import { createMocks, type Mocks } from '@investing-platform/mocks';
import { getResponse, type RequestHandler } from 'msw';

const BASE_URL = 'http://localhost:4000';

/** The mocked platform behind a real port, for programs outside of this process. */
export interface ApiOverMocks {
  readonly mocks: Mocks;
  readonly url: string;
  /** How often a token was asked for. */
  tokensAsked(): number;
  close(): Promise<void>;
}

export async function apiOverMocks(): Promise<ApiOverMocks> {
  const mocks = createMocks({ baseUrl: BASE_URL });
  const handlers = mocks.handlers.filter((handler): handler is RequestHandler => 'info' in handler);
  let tokensAsked = 0;
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === '/oauth/token') tokensAsked += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const request = new Request(new URL(incoming.url ?? '/', BASE_URL), {
      method: incoming.method ?? 'GET',
      headers: Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
      ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
    });
    const response = await getResponse(handlers, request);
    outgoing.writeHead(response?.status ?? 404, Object.fromEntries(response?.headers ?? []));
    outgoing.end((await response?.text()) ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    mocks,
    tokensAsked: () => tokensAsked,
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
