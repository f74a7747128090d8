import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest, openPage } from './support/browser-test.ts';
import { useServer } from './support/server.ts';

const server = useServer();
const MAX_TABS = 60;

/** Presses Tab until the element with this role and name has the focus, as a person would. */
async function tabTo(page: Page, role: 'button' | 'textbox' | 'link' | 'combobox', name: string) {
  const wanted = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < MAX_TABS; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      const outline = await wanted.evaluate((element) => getComputedStyle(element).outlineStyle);
      expect(outline).not.toBe('none');
      return;
    }
  }
  throw new Error(`Tab does not lead to ${role} ${name}`);
}

async function expectFocus(place: Locator): Promise<void> {
  await place.waitFor();
  await expect.poll(() => place.evaluate((it) => it === document.activeElement)).toBe(true);
}

/** From the button that has the focus; the menu takes keys once the focus is within it. */
async function openMenu(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  const isWithin = () =>
    page.evaluate(() => document.activeElement?.closest('[role=menu]') != null);
  await expect.poll(isWithin).toBe(true);
}

/** Goes to the first place of the menu that begins with the same two letters. */
async function goByMenu(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await page.keyboard.type(name.slice(0, 2).toLowerCase());
  await expectFocus(page.getByRole('menuitem', { name }));
  await page.keyboard.press('Enter');
}

/** Lets the script of a screen wait until the test releases it; `wanted` once it was asked for. */
async function holdScript(page: Page, screen: string) {
  const [wanted, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(`**/${screen}-*.js`, async (route) => {
    wanted.resolve();
    await released.promise;
    await route.continue();
  });
  return { wanted: wanted.promise, release: released.resolve };
}

browserTest('without a pointer a person signs in, makes a credential and deletes it', async () => {
  const user = await server.current.createUser();
  const { page } = await openPage(server.current.url);
  await page.goto('/sign-in?next=/credentials');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await tabTo(page, 'textbox', 'E-mail address');
  await page.keyboard.type(user.email);
  await tabTo(page, 'textbox', 'Password');
  await page.keyboard.type(user.password);
  await page.keyboard.press('Enter');

  await page.getByText('None yet').waitFor();
  await tabTo(page, 'link', 'Skip to the content');
  await page.keyboard.press('Enter');
  await tabTo(page, 'textbox', 'Name');
  await page.keyboard.type('By hand');
  await page.keyboard.press('Enter');
  const ready = page.getByRole('heading', { name: '“By hand” is ready' });
  await expectFocus(ready);
  await tabTo(page, 'button', 'I have stored the secret');
  await page.keyboard.press('Enter');

  await tabTo(page, 'button', 'Delete By hand');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  const opener = page.getByRole('button', { name: 'Delete By hand' });
  await expectFocus(opener);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await tabTo(page, 'button', 'Delete');
  await page.keyboard.press('Enter');
  await page.getByText('“By hand” is deleted').waitFor();
});

browserTest('the menu is opened, walked and left with the keyboard', async () => {
  const user = await server.current.createUser({ plan: 'FREE' });
  const { page } = await openPage(
    server.current.url,
    { viewport: { width: 360, height: 740 } },
    await server.current.signIn(user),
  );
  await page.goto('/');
  const trigger = page.getByRole('button', { name: /^Menu of/ });
  await trigger.focus();
  await openMenu(page);
  const out = await page.getByRole('menuitem', { name: 'Sign out' }).boundingBox();
  expect((out?.y ?? 0) + (out?.height ?? 0)).toBeLessThan(740);
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  await expectFocus(trigger);
  await goByMenu(page, 'Security');
  await expectFocus(page.getByRole('heading', { name: 'Security', level: 1 }));
});

browserTest('the title of a screen gets the focus, however late scripts come', async () => {
  const { createUser, signIn, url } = server.current;
  const { page } = await openPage(url, {}, await signIn(await createUser({ plan: 'FREE' })));
  const home = await holdScript(page, 'home');
  const security = await holdScript(page, 'security');
  await page.goto('/');
  const trigger = page.getByRole('button', { name: /^Menu of/ });
  await trigger.focus();
  await goByMenu(page, 'Security');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  await security.wanted;
  await expectFocus(trigger);
  security.release();
  const title = page.getByRole('heading', { name: 'Security', level: 1 });
  await expectFocus(title);
  home.release();
  await trigger.focus();
  await goByMenu(page, 'Overview');
  await expectFocus(page.getByRole('heading', { level: 1 }));
  await trigger.focus();
  await goByMenu(page, 'Security');
  await expectFocus(title);
});

browserTest(
  'without a pointer a person places a practice order, after a last look at it',
  async () => {
    const { createUser, openAccount, signIn, url } = server.current;
    const user = await createUser({ plan: 'PLUS' });
    await openAccount(user, { tradingMode: 'PAPER' });
    const { page } = await openPage(url, {}, await signIn(user));
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Asset' }).waitFor();
    await tabTo(page, 'combobox', 'Asset');
    await page.keyboard.type('bitco');
    await page.getByRole('option', { name: 'BTC Bitcoin' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Estimated cost').waitFor();
    await tabTo(page, 'textbox', 'Quantity');
    await page.keyboard.type('0.01');
    await page.keyboard.press('Enter');
    const review = page.getByRole('alertdialog', { name: 'Buy 0.01 BTC?' });
    await review.waitFor();
    await tabTo(page, 'button', 'Buy BTC');
    await page.keyboard.press('Enter');
    await page.getByText('Bought 0.01 BTC at').waitFor();
    await review.waitFor({ state: 'hidden' });
  },
);

browserTest(
  'a chart is walked with the arrow keys, and its values can be read as a table',
  async () => {
    const { page } = await openPage(server.current.url);
    await page.goto('/calculator');
    const slider = page.getByRole('slider', { name: 'Value by year, point in time' });
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^Year 19: [\d,]+$/);
    await page.getByText('Show as a table').click();
    await page.getByRole('row', { name: /^Year 19/ }).waitFor();
  },
);
