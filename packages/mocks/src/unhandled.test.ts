import { HttpResponse, http } from 'msw';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { setupMockServer } from './node.ts';

const mocks = setupMockServer({ baseUrl: 'https://api.example.com/' });
const post = (url: string, body: string) =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });

test('handlers of other services stay after a reset', async () => {
  const others = [http.get('https://other.example/', () => HttpResponse.text('another'))];
  const own = setupMockServer({ baseUrl: 'https://api.example.com', handlers: others });
  own.listen({ onUnhandledFrame: 'error' });
  onTestFinished(() => own.close());
  own.reset();
  expect(await (await fetch('https://other.example/')).text()).toBe('another');
  await expect(fetch('https://unknown.example/')).rejects.toThrow();
});

describe('what nobody handles', () => {
  beforeAll(() => mocks.listen());
  afterAll(() => mocks.close());

  test.each([
    ['query Mine { fetchCurrentUser { id } }', 'Mine'],
    ['  mutation Buy($a: Int) { placeOrder { id } }', 'Buy'],
    ['{ fetchCurrentUser { id } }', 'without a name'],
  ])('is refused by the name of its operation: %s', async (query, name) => {
    const response = await post('https://staging.example.com/graphql', JSON.stringify({ query }));
    const message =
      `Nobody handles the operation ${name} at https://staging.example.com/graphql: ` +
      'the mocks serve https://api.example.com/graphql';
    expect(await response.json()).toEqual({
      errors: [{ message, extensions: { code: 'NOT_IMPLEMENTED' } }],
    });
    expect(mocks.faults.at(-1)).toEqual(new Error(message));
  });

  test('is answered 404 where the address is the mocks’ own', async () => {
    const response = await fetch('https://api.example.com/oauth/userinfo');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('The mocks do not handle GET /oauth/userinfo');
  });

  test('is no matter where it is not GraphQL', async () => {
    // Port 1 of this machine answers nobody: the request passed the mocks and failed there.
    const sent = post('http://127.0.0.1:1/', '{"query":"SELECT 1"}');
    await expect(sent).rejects.toThrow('fetch failed');
  });

  test('is no matter where it is the GraphQL of somebody else', async () => {
    const sent = post('http://127.0.0.1:1/graphql', '{"query":"query Mine { viewer { login } }"}');
    await expect(sent).rejects.toThrow('fetch failed');
  });
});
