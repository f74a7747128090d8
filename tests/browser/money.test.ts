import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { browserTest, openPage } from './support/browser-test.ts';
import { useServer } from './support/server.ts';

const DAY_MS = 86_400_000;
let aheadMs = 0;
const server = useServer({ clock: { now: () => new Date(Date.now() + aheadMs) } });

async function holder() {
  const { createUser, openAccount, signIn } = server.current;
  const user = await createUser({ plan: 'PLUS' });
  await openAccount(user, { tradingMode: 'LIVE', cash: '5000', currency: 'NZD' });
  const opened = await openPage(server.current.url, {}, await signIn(user));
  await opened.page.goto('/money');
  return { user, ...opened };
}

/** The person's name, which a bank account has to be held in. */
async function nameOf(page: Page): Promise<string> {
  const menu = page.getByRole('button', { name: /^Menu of / });
  return ((await menu.getAttribute('aria-label')) ?? '').replace('Menu of ', '');
}

async function saveAccount(page: Page, accountHolder: string): Promise<void> {
  await page.getByRole('button', { name: 'Save a bank account' }).click();
  await page.getByLabel('Name on the account').fill(accountHolder);
  await page.getByRole('textbox', { name: 'Account number' }).fill('01-0242-0100194-00');
  await page.getByRole('button', { name: 'Save the account' }).click();
  await page.getByText('The bank account is saved').waitFor();
}

describe('money', () => {
  browserTest(
    'is withdrawn to an account of a day, after a last look, and called off',
    async () => {
      const { user, page, complaints } = await holder();
      await page.getByText('No bank account yet').waitFor();
      await saveAccount(page, await nameOf(page));
      const accounts = page.getByRole('region', { name: 'Bank accounts' });
      await accounts.getByText('Verified').waitFor();

      aheadMs += DAY_MS + 60_000;
      const cookie = await server.current.signIn(user);
      const later = await openPage(server.current.url, {}, cookie);
      await later.page.clock.setFixedTime(Date.now() + aheadMs);
      await later.page.goto('/money');
      await later.page.getByLabel('Amount').fill('250');
      await later.page.getByRole('textbox', { name: 'Reference' }).fill('HOUSE');
      await later.page.getByRole('button', { name: 'Review the withdrawal' }).click();
      const review = later.page.getByRole('alertdialog', { name: 'Withdraw $250.00 NZD?' });
      const facts = await review.locator('dl').innerText();
      expect(facts.replaceAll(/\s+/g, ' ')).toMatch(
        /Fee \$[\d.]+ Held at once \$25\d\.\d\d Arrives \$250\.00 NZD By \d/,
      );
      await review.getByRole('button', { name: 'Withdraw' }).click();
      await later.page.getByText('is asked for').waitFor();

      const list = later.page.getByRole('region', { name: 'Withdrawals' });
      await list.getByText('$250.00 NZD').waitFor();
      await list.getByRole('button', { name: 'Cancel the withdrawal of $250.00 NZD' }).click();
      await list.getByText('Cancelled').waitFor();
      const cash = later.page.getByRole('region', { name: 'Cash' });
      await expect.poll(() => cash.locator('.figure').innerText()).toContain('5,000.00');
      expect([...complaints, ...later.complaints]).toEqual([]);
    },
  );

  browserTest('goes to no account in another name, which is said', async () => {
    const { page } = await holder();
    await saveAccount(page, 'Somebody Else');
    const accounts = page.getByRole('region', { name: 'Bank accounts' });
    await accounts.getByText('another name').waitFor();
    await accounts.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await accounts.getByText('None yet').waitFor();
  });

  browserTest('comes in with a reference, and a simulated bank says that it is one', async () => {
    const { page, complaints } = await holder();
    const payIn = page.getByRole('region', { name: 'Pay in' });
    await payIn.getByText('simulated: send no real money').waitFor();
    await payIn.getByLabel('Currency').selectOption('USD');
    await payIn.getByText('Routing number').waitFor();
    expect(complaints).toEqual([]);
  });

  browserTest('is no empty page without a plan', async () => {
    const { createUser, signIn, url } = server.current;
    const { page } = await openPage(url, {}, await signIn(await createUser({ plan: 'FREE' })));
    await page.goto('/money');
    await page.getByText('A paid plan opens this').waitFor();
    await page.getByRole('link', { name: 'See the plans' }).click();
    await page.getByRole('heading', { name: 'Plans' }).waitFor();
  });

  browserTest('does not go where a mailed link has taken the account back', async () => {
    const { user, page } = await holder();
    await saveAccount(page, await nameOf(page));
    const linkOf = async () => {
      const mails = await server.current.mailsTo(user.email);
      const text = mails.map((mail) => mail.text).join('\n');
      return /https?:\S+bank-accounts\/discard\S+/.exec(text)?.[0] ?? '';
    };
    await expect.poll(linkOf).not.toBe('');
    await page.goto(await linkOf());
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByRole('heading', { name: 'The new bank account is removed' }).waitFor();
    await page.goto('/money');
    const accounts = page.getByRole('region', { name: 'Bank accounts' });
    await accounts.getByText('None yet').waitFor();
  });
});
