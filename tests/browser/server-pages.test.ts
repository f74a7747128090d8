import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest, openPage } from './support/browser-test.ts';
import { useServer } from './support/server.ts';

const server = useServer();
const PHONE = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } as const;

/** How a page looks that the server writes itself: its style is loaded, and it fits. */
function lookOf(page: Page): Promise<{ font: string; isDark: boolean; overhang: number }> {
  return page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    const [red = 255] = root.backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return {
      font: root.fontFamily.split(',')[0] ?? '',
      isDark: red < 128,
      overhang: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    };
  });
}

const LONG_ADDRESS = 'somebody.with.a.long.address@mail.example.com';
const WELL = { font: 'system-ui', isDark: true, overhang: 0 };

browserTest('the page of mails fits a phone, in the dark too, and its policy lets it', async () => {
  const { page, complaints } = await openPage(server.current.url, PHONE);
  await page.goto('/register');
  await page.getByLabel('E-mail address').fill(LONG_ADDRESS);
  await page.getByLabel('Password', { exact: true }).fill('violet harbour 93 lanterns');
  await page.getByLabel('I accept the terms of use').check();
  await page.getByRole('button', { name: 'Open the account' }).click();
  await page.getByRole('heading', { name: 'Look into your mailbox' }).waitFor();
  await expect.poll(() => server.current.mailsTo(LONG_ADDRESS)).toHaveLength(1);
  await page.goto('/dev/mail');
  await page.getByRole('link', { name: /verify-email/ }).waitFor();
  expect(await lookOf(page)).toEqual(WELL);
  expect(complaints).toEqual([]);
});

browserTest('the terms can be read before an account is opened, on a phone too', async () => {
  const { page, complaints } = await openPage(server.current.url, PHONE);
  await page.goto('/register');
  const [terms] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'terms of use' }).click(),
  ]);
  await terms.getByRole('heading', { name: 'Terms of use', level: 1 }).waitFor();
  expect(await lookOf(terms)).toEqual(WELL);
  await terms.getByRole('link', { name: 'All agreements' }).click();
  await terms.getByRole('link', { name: 'Privacy notice' }).click();
  await terms.getByRole('heading', { name: 'Privacy notice', level: 1 }).waitFor();
  expect(complaints).toEqual([]);
});

browserTest('a person whom an app sent wrongly is told so, and led home', async () => {
  const { page, complaints } = await openPage(server.current.url, PHONE);
  await page.goto('/oauth/authorize?client_id=nobody&response_type=code');
  await page.getByRole('heading', { name: 'This app cannot be connected' }).waitFor();
  expect(await lookOf(page)).toEqual(WELL);
  await page.getByRole('link', { name: 'to your overview' }).click();
  await page.getByRole('heading', { name: 'Wealth that your programs understand' }).waitFor();
  // The browser itself complains of the answer's status.
  expect(complaints.filter((text) => !/400|401/.test(text))).toEqual([]);
});
