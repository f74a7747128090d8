import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { browserTest, openPage } from './support/browser-test.ts';
import { useServer } from './support/server.ts';

const server = useServer();

/** A form: where it is, what is typed into it, what sends it, and what shows that it went well. */
interface Case {
  readonly form: string;
  readonly path: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly button: string;
  readonly done: string;
}

const OPEN: readonly Case[] = [
  {
    form: 'that opens an account',
    path: '/register',
    typed: { 'E-mail address': 'new@example.com', Password: 'violet harbour 93 lanterns' },
    button: 'Open the account',
    done: 'Check your mailbox',
  },
  {
    form: 'that signs in',
    path: '/sign-in',
    typed: { 'E-mail address': 'nobody@example.com', Password: 'not the password' },
    button: 'Sign in',
    done: 'The e-mail address or the password is wrong.',
  },
  {
    form: 'that asks for a new password',
    path: '/forgot-password',
    typed: { 'E-mail address': 'nobody@example.com' },
    button: 'Mail me the link',
    done: 'a link with which to choose',
  },
];

const SIGNED_IN: readonly Case[] = [
  {
    form: 'that makes an API credential',
    path: '/credentials',
    typed: { Name: 'Spreadsheet' },
    button: 'Create',
    done: '“Spreadsheet” is ready',
  },
  {
    form: 'that changes the password',
    path: '/security',
    typed: { 'New password': 'granite orchard 51 kettles' },
    button: 'Change the password',
    done: 'The password is changed.',
  },
  {
    form: 'that sets the phrase of mails',
    path: '/security',
    typed: { Phrase: 'blue kettle' },
    button: 'Set the phrase',
    done: 'Change the phrase',
  },
];

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function goesThrough(page: Page, { path, typed, button, done }: Case): Promise<void> {
  await page.goto(path);
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
  const terms = page.getByLabel('I accept the terms of use');
  if ((await terms.count()) > 0) await terms.check();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByText('Nothing is lost').waitFor();
  for (const [label, text] of Object.entries(typed)) {
    expect(await field(page, label).inputValue(), label).toBe(text);
  }
  await page.context().setOffline(false);
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByText(done).first().waitFor();
}

describe('with the connection lost, nothing typed is lost in the form', () => {
  for (const one of OPEN) {
    browserTest(one.form, async () => {
      const { page } = await openPage(server.current.url);
      await goesThrough(page, one);
    });
  }

  for (const one of SIGNED_IN) {
    browserTest(one.form, async () => {
      const user = await server.current.createUser();
      const cookie = await server.current.signIn(user);
      const { page } = await openPage(server.current.url, {}, cookie);
      await goesThrough(page, one);
    });
  }
});

browserTest('a passkey is asked for once the connection is back', async () => {
  const { page } = await openPage(server.current.url);
  await page.goto('/sign-in');
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  await button.waitFor();
  await page.context().setOffline(true);
  await button.click();
  await page.getByText('Nothing is lost').waitFor();
});

browserTest('a slow page is never empty, and one that cannot load keeps its menus', async () => {
  const cookie = await server.current.signIn(await server.current.createUser());
  const { page } = await openPage(server.current.url, {}, cookie);
  const menus = Promise.withResolvers<void>();
  await page.route('**/assets/frame-*.js', async (route) => {
    await menus.promise;
    await route.continue();
  });
  await page.goto('/money', { waitUntil: 'commit' });
  await page.waitForRequest('**/assets/frame-*.js');
  // Held up: who is signed in is known by now, and the script of the menus is on its way.
  expect(await page.locator('main').innerText()).toContain('Loading');
  menus.resolve();
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.waitFor();
  await page.unrouteAll();
  await page.context().setOffline(true);
  await nav.getByRole('link', { name: 'Portfolios' }).click();
  await page.getByText('This page opens when the connection is back').waitFor();
  expect(await nav.isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Reload' }).click();
  expect(await nav.isVisible()).toBe(true);
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Portfolios', level: 1 }).waitFor();
});
