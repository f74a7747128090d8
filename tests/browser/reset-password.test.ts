import type { TestUser } from '@investing-platform/server/testing';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { browserTest, openPage } from './support/browser-test.ts';
import { useServer } from './support/server.ts';

const server = useServer();
const NEW_PASSWORD = 'amber ridge 08 falcon';

/** Somebody who has an API credential and no password any more, at the page of the mail. */
async function atTheLink(): Promise<{ user: TestUser; page: Page; link: string }> {
  const user = await server.current.createUser();
  await server.current.createCredential(user);
  const { page } = await openPage(server.current.url);
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail address').fill(user.email);
  await page.getByRole('button', { name: 'Mail me the link' }).click();
  await page.getByRole('heading', { name: 'Check your mailbox' }).waitFor();
  const linkOf = async () => {
    const mails = await server.current.mailsTo(user.email);
    return /https?:\S+reset-password\S+/.exec(mails.map(({ text }) => text).join('\n'))?.[0] ?? '';
  };
  await expect.poll(linkOf).not.toBe('');
  const link = await linkOf();
  await page.goto(link);
  return { user, page, link };
}

const choose = async (page: Page, password: string) => {
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Change the password' }).click();
};

/** What the person sees in the list of credentials, signed in with the new password. */
async function signIn(page: Page, { email }: TestUser, next: string): Promise<void> {
  await page.goto(`/sign-in?next=${next}`);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

describe('a forgotten password', () => {
  browserTest('is replaced, and the page tells what else still opens the account', async () => {
    const { user, page, link } = await atTheLink();
    await page.getByLabel('Remove 1 API credential').waitFor();
    await choose(page, NEW_PASSWORD);
    await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
    await page.getByRole('link', { name: '1 API credential' }).waitFor();
    await signIn(page, user, '/credentials');
    await page.getByRole('button', { name: 'Delete Test' }).waitFor();
    await page.goto(link);
    await page.getByText('This link was used already').waitFor();
    await page.getByRole('link', { name: 'Have another one mailed' }).waitFor();
  });

  browserTest('is replaced with all that is ticked, which an error does not untick', async () => {
    const { user, page } = await atTheLink();
    await page.getByLabel('Remove 1 API credential').check();
    await choose(page, 'password12');
    const field = page.getByLabel('New password');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.inputValue()).toBe('password12');
    expect(await page.getByLabel('Remove 1 API credential').isChecked()).toBe(true);
    await page.context().setOffline(true);
    await choose(page, NEW_PASSWORD);
    await page.getByText('Nothing is lost').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByText('Nothing else opens your account now.').waitFor();
    await signIn(page, user, '/credentials');
    await page.getByText('None yet').waitFor();
  });
});
