import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setupMockServer } from './node.ts';

const mocks = setupMockServer({ baseUrl: 'https://api.example.com/' });
const post = (url: string, body: string) =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });

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
});
