import type { TestUser } from '@investing-platform/server/testing';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { browserTest, openPage } from './support/browser-test.ts';
import { outsideAppOf } from './support/outside-app.ts';
import { useServer } from './support/server.ts';

let aheadMs = 0;
const server = useServer({ clock: { now: () => new Date(Date.now() + aheadMs) } });

/** A browser that its owner has left signed in for longer than a proof holds. */
async function leftOpen(user: TestUser): Promise<Page> {
  const cookie = await server.current.signIn(user);
  aheadMs += 301_000;
  return (await openPage(server.current.url, {}, cookie)).page;
}

async function prove(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}

describe('a browser that was left open', () => {
  browserTest('makes no credential before the person has proven to be there', async () => {
    const user = await server.current.createUser();
    const page = await leftOpen(user);
    await page.goto('/credentials');
    await page.getByLabel('Name').fill('Spreadsheet');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('It was not done').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Spreadsheet');
    await page.getByRole('button', { name: 'Create' }).click();
    await prove(page, 'not the password');
    await page.getByText('Is wrong.').waitFor();
    await prove(page, user.password);
    await page.getByRole('heading', { name: '“Spreadsheet” is ready' }).waitFor();
  });

  browserTest('loses nothing that was typed where the question cannot be loaded', async () => {
    const user = await server.current.createUser();
    const page = await leftOpen(user);
    await page.goto('/credentials');
    await page.getByLabel('Name').fill('Spreadsheet');
    const question = '**/assets/step-up-dialog-*.js';
    await page.route(question, (route) => route.abort());
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByText('Nothing is lost').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Spreadsheet');
    await page.unroute(question);
    await page.getByRole('button', { name: 'Create' }).click();
    await prove(page, user.password);
    await page.getByRole('heading', { name: '“Spreadsheet” is ready' }).waitFor();
  });

  browserTest('declines an app, and allows it with a proof alone', async () => {
    const user = await server.current.createUser();
    const { auth, redirectUri } = await outsideAppOf(server.current, ['identity']);
    const page = await leftOpen(user);
    await page.goto((await auth.start()).url);
    await page.getByRole('button', { name: 'Allow' }).click();
    await prove(page, user.password);
    await page.waitForURL(`${redirectUri}?code=**`);
    const again = await outsideAppOf(server.current, ['identity']);
    aheadMs += 301_000;
    await page.goto((await again.auth.start()).url);
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.waitForURL(`${again.redirectUri}?**`);
    expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied');
  });
});
