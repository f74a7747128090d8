import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest, openPage } from './support/browser-test.ts';
import { useServer } from './support/server.ts';

const server = useServer();

/** The browser's own authenticator, which unlocks itself for its owner. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

browserTest('a passkey is enrolled, signs in, and is removed', async () => {
  const user = await server.current.createUser();
  const { page, complaints } = await openPage(
    server.current.url,
    {},
    await server.current.signIn(user),
  );
  await page.goto('/security');
  await addAuthenticator(page);
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByLabel('Name').fill('Phone');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByRole('heading', { name: 'Phone' }).waitFor();

  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('heading', { name: /^Good/ }).waitFor();

  await page.goto('/security');
  await page.getByRole('button', { name: 'Remove Phone' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => passkeys.getByRole('heading', { name: 'Phone' }).count()).toBe(0);
  expect(complaints).toEqual([]);
});
