import { startTestServer, type TestServer } from '@investing-platform/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { browserTest, openPage } from './support/browser-test.ts';
import { type OutsideProvider, outsideProvider } from './support/identity-provider.ts';

let server: TestServer;
let provider: OutsideProvider;

beforeAll(async () => {
  provider = await outsideProvider();
  const settings = {
    OIDC_ISSUER: provider.issuer,
    OIDC_NAME: 'Work',
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
  };
  server = await startTestServer({ pagesFolder: inject('pagesFolder'), settings });
  await provider.serve(`${server.url}/auth/providers/oidc/callback`);
});

afterAll(async () => {
  await server.stop();
  await provider.close();
});

/** Says at the provider who one is, and agrees to be told of here. */
async function agree(page: Page, email: string): Promise<void> {
  await page.waitForURL(`${provider.issuer}/interaction/**`);
  await page.locator('input[name="login"]').fill(email);
  await page.locator('input[name="password"]').fill('anything');
  await page.locator('button[type="submit"]').click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** The provider's pages ask for a typeface from elsewhere. */
async function visitor(cookie = ''): Promise<Page> {
  const { page } = await openPage(server.url, {}, cookie);
  await page.route(/googleapis/, (route) => route.abort());
  return page;
}

browserTest('an account is opened and signed in to with an outside provider', async () => {
  const page = await visitor();
  await page.goto('/register');
  await page.getByRole('button', { name: 'Continue with Work' }).click();
  await agree(page, 'dora@example.com');
  await page.getByRole('heading', { name: /^Good/ }).waitFor();

  const again = await visitor();
  await again.goto('/sign-in?next=/security');
  await again.getByRole('button', { name: 'Continue with Work' }).click();
  await agree(again, 'dora@example.com');
  await again.waitForURL('**/security');
  await again
    .getByRole('region', { name: 'Other sign-ins' })
    .getByText('dora@example.com')
    .waitFor();
});

browserTest(
  'an unknown sign-in is told what to do, and an account links and unlinks it',
  async () => {
    const stranger = await visitor();
    await stranger.goto('/sign-in');
    await stranger.getByRole('button', { name: 'Continue with Work' }).click();
    await agree(stranger, 'emil@example.com');
    await stranger.getByText('No account here is linked to that sign-in').waitFor();

    const user = await server.createUser();
    const page = await visitor(await server.signIn(user));
    await page.goto('/security');
    await page.getByRole('button', { name: 'Connect Work' }).click();
    await agree(page, 'emil@example.com');
    const links = page.getByRole('region', { name: 'Other sign-ins' });
    await links.getByText('emil@example.com').waitFor();
    await links.getByRole('button', { name: 'Unlink Work' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
    await expect.poll(() => links.getByText('emil@example.com').count()).toBe(0);
  },
);
