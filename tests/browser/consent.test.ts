import { createClient } from '@investing-platform/sdk/lean';
import { fetchCurrentUser } from '@investing-platform/sdk/operations';
import type { TestUser } from '@investing-platform/server/testing';
import { describe, expect } from 'vitest';
import { browserTest, openPage } from './support/browser-test.ts';
import { type AppScope, outsideAppOf } from './support/outside-app.ts';
import { useServer } from './support/server.ts';

const server = useServer();
const outsideApp = (scopes: readonly AppScope[]) => outsideAppOf(server.current, scopes);

async function signedIn(user: TestUser) {
  return openPage(server.current.url, {}, await server.current.signIn(user));
}

describe('an app of somebody else', () => {
  browserTest(
    'may act for the person who allows it, and is listed until it is revoked',
    async () => {
      const user = await server.current.createUser({ plan: 'PLUS' });
      const { auth, redirectUri } = await outsideApp(['identity', 'trade']);
      const { page, complaints } = await signedIn(user);
      const { url } = await auth.start();
      await page.goto(url);
      await page.getByRole('heading', { name: '“Budget app” asks for access' }).waitFor();
      await page.getByText('Place, change and cancel orders with your money').waitFor();
      await page.getByRole('button', { name: 'Allow' }).click();
      await page.waitForURL(`${redirectUri}?**`);
      await auth.finish(page.url());
      const client = createClient({
        baseUrl: server.current.url,
        auth,
        operations: { fetchCurrentUser },
      });
      expect((await client.fetchCurrentUser()).email).toBe(user.email);

      await page.goto(`${server.current.url}/apps`);
      await page.getByText('Changes what it may without asking you').waitFor();
      await page.getByRole('button', { name: 'Change what Budget app may do' }).click();
      await page.getByLabel('Before it changes anything').selectOption('ON_PAGE');
      await page.getByLabel('Changes in 24 hours, at most').fill('5');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText(/Asks you on the Approvals page .*; 0 of 5 changes/).waitFor();
      await page.getByRole('button', { name: 'Stop all assistants' }).click();
      await expect
        .poll(() => client.fetchCurrentUser().catch(({ code }) => code))
        .toBe('FORBIDDEN');
      await page.getByRole('button', { name: 'Allow assistants again' }).click();
      await page.getByRole('button', { name: 'Stop all assistants' }).waitFor();
      await page.getByRole('button', { name: 'Disconnect Budget app' }).click();
      await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
      await page.getByText('No apps are connected').waitFor();
      await expect(client.fetchCurrentUser()).rejects.toThrow();
      expect(complaints).toEqual([]);
    },
  );

  browserTest('is told so where the person declines', async () => {
    const { auth, redirectUri } = await outsideApp(['identity']);
    const { page } = await signedIn(await server.current.createUser());
    await page.goto((await auth.start()).url);
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.waitForURL(`${redirectUri}?**`);
    expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied');
    await expect(auth.finish(page.url())).rejects.toThrow('access_denied');
  });

  browserTest('is shown with what the plan leaves out, and why', async () => {
    const { auth } = await outsideApp(['identity', 'trade']);
    const { page } = await signedIn(await server.current.createUser({ plan: 'FREE' }));
    await page.goto((await auth.start()).url);
    const left = page.locator('.dropped');
    await left.getByText('trade', { exact: true }).waitFor();
    expect(await left.innerText()).toContain('your plan is Free');
  });

  browserTest('waits while a stranger signs in', async () => {
    const user = await server.current.createUser();
    const { auth } = await outsideApp(['identity']);
    const { page } = await openPage(server.current.url);
    await page.goto((await auth.start()).url);
    await page.getByLabel('E-mail address').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: '“Budget app” asks for access' }).waitFor();
  });
});
