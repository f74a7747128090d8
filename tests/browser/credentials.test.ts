import { clientCredentials } from '@investing-platform/sdk/auth';
import { createClient } from '@investing-platform/sdk/lean';
import { fetchCurrentUser, livePriceData } from '@investing-platform/sdk/operations';
import { webSocketSubscriptions } from '@investing-platform/sdk/subscriptions';
import type { Request } from 'playwright-core';
import { expect } from 'vitest';
import { promptly } from '../support/promptly.ts';
import { browserTest, openPage } from './support/browser-test.ts';
import { useServer } from './support/server.ts';

const server = useServer();

const isDeletion = (request: Request) =>
  request.postData()?.includes('deleteApiCredential') === true;

/** Resolves when a stream has ended, in whatever way. */
async function endOf(stream: AsyncIterable<unknown>): Promise<void> {
  try {
    for await (const _ of stream);
  } catch {
    // The server closed it.
  }
}

browserTest('deleting a credential stops the client that runs on it within a second', async () => {
  const { createUser, createCredential, signIn, url: baseUrl } = server.current;
  const user = await createUser();
  const { clientId, clientSecret } = await createCredential(user);
  const auth = clientCredentials({ baseUrl, clientId, clientSecret, scopes: ['identity'] });
  const client = createClient({
    baseUrl,
    auth,
    operations: { fetchCurrentUser, livePriceData },
    subscriptions: webSocketSubscriptions(),
  });
  expect((await client.fetchCurrentUser()).email).toBe(user.email);
  const prices = client.livePriceData({ symbols: ['BTC'] });
  expect((await prices.next()).value?.symbol).toBe('BTC');
  const streamEnds = endOf(prices);

  const { page } = await openPage(baseUrl, {}, await signIn(user));
  await page.goto('/credentials');
  await page.getByRole('button', { name: 'Delete Test' }).click();
  const dialog = page.getByRole('alertdialog');
  expect(await dialog.innerText()).toContain('stops working');
  const deleted = page.waitForResponse((response) => isDeletion(response.request()));
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await deleted;
  await promptly(streamEnds, () => fetch(`${baseUrl}/healthz`).then((answer) => answer.text()));
  await page.getByText('None yet').waitFor();
  await expect(client.fetchCurrentUser()).rejects.toThrow();
});
