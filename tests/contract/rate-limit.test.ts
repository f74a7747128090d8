import { createMocks } from '@investing-platform/mocks';
import { manualClock, startTestServer } from '@investing-platform/server/testing';
import { setupServer } from 'msw/node';
import { expect, test } from 'vitest';
import { normalised } from './support/normalised.ts';
import { STARTS_AT } from './support/subject.ts';

const MOCKS_URL = 'https://mocks.example.com';
const GENERAL = 50;

async function ask(baseUrl: string) {
  const response = await fetch(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: '{ healthCheck { status } }' }),
  });
  const { status, headers } = response;
  return { status, headers, body: await response.json() };
}

const rateHeaders = ({ headers }: { readonly headers: Headers }) =>
  [...headers].filter(([name]) => /^(rate-limit|retry-after)/.test(name));

test('the 51st request of a second is refused as the scenario of the mocks says', async () => {
  const server = await startTestServer({
    clock: manualClock(STARTS_AT),
    settings: { RATE_LIMIT_GENERAL: String(GENERAL) },
  });
  const mocks = createMocks({ baseUrl: MOCKS_URL });
  const network = setupServer(...mocks.handlers);
  network.listen({ onUnhandledFrame: 'bypass' });
  try {
    const first = await ask(server.url);
    expect(rateHeaders(await ask(MOCKS_URL))).toEqual(rateHeaders(first));
    for (let count = 1; count < GENERAL; count += 1) await ask(server.url);
    const ofServer = await ask(server.url);
    mocks.scenarios.rateLimited();
    const ofMocks = await ask(MOCKS_URL);
    expect(ofServer.status).toBe(429);
    expect(rateHeaders(ofMocks)).toEqual(rateHeaders(ofServer));
    expect(normalised(ofMocks, MOCKS_URL, false)).toEqual(normalised(ofServer, server.url, false));
    expect((await ask(MOCKS_URL)).status).toBe(200);
  } finally {
    network.close();
    await server.stop();
  }
});
