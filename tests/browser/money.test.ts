import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { browserTest, keepPage, openPage } from './support/browser-test.ts';
import { useServer } from './support/server.ts';

const DAY_MS = 86_400_000;
const makeCoupon = {
  name: 'browser_make_coupon',
  text: `insert into plan_coupons (id, code, percent, months, created_at)
         values ('01900000-0000-7000-8000-0000000c0de0', 'HALF', 50, 2, now())`,
};
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
  await page.getByRole('button', { name: 'Save bank account' }).click();
  await page.getByText('The bank account is saved').waitFor();
}

browserTest('a card is confirmed at the bank, pays for a plan, and adds cash once', async () => {
  const { createUser, openAccount, signIn, url, deps } = server.current;
  const { db } = deps;
  const user = await createUser({ plan: 'FREE' });
  await openAccount(user, { tradingMode: 'LIVE', cash: '5000', currency: 'NZD' });
  const { page, complaints } = await openPage(url, {}, await signIn(user));
  const question = page.getByRole('alertdialog');
  await page.goto('/plans');
  await page.getByText('$19.00 USD a month').waitFor();
  await page.getByRole('link', { name: 'Add a card' }).click();
  // Whom the processor's own page sends back has a card by that, which this processor does not know.
  await page.goto('/cards?card=cs_of_another_processor');
  await page.getByText('Is no token that the card processor knows.').waitFor();
  await page.waitForURL('**/cards');
  await page.getByRole('button', { name: 'Add a card' }).click();
  await page.getByLabel('Last four digits').selectOption('3220');
  await page.getByRole('button', { name: 'Save the card' }).click();
  const link = page.getByRole('link', { name: 'Confirm at your bank' });
  const [bank] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await bank.getByRole('button', { name: 'Confirm' }).click();
  await bank.getByText('Go back to where you came from').waitFor();
  await bank.close();
  const cards = page.getByRole('region', { name: 'Your cards' });
  await cards.getByText('Ready').waitFor();

  await db.transaction((tx) => tx.run(makeCoupon));
  await page.goto('/plans');
  await page.getByText('I have a coupon').click();
  const code = page.getByRole('textbox', { name: 'Code' });
  await code.fill('nobodys');
  await code.press('Enter');
  await page.getByText('Is no coupon that can be taken.').waitFor();
  await code.fill('half');
  await code.press('Enter');
  await page.getByText('$9.50 USD a month').waitFor();
  await page.getByRole('button', { name: 'Subscribe: Pro' }).click();
  const cost = () => question.locator('dl').innerText();
  expect((await cost()).replaceAll(/\s+/g, ' ')).toMatch(
    /Price \$19\.00 USD a month Coupon -\$9\.50 Charged now \$9\.50 Next payment \$9\.50 on \d/,
  );
  await question.getByRole('button', { name: 'Pay now' }).click();
  await page.getByText('You are now on Pro.').waitFor();
  const receipt = page.getByRole('button', { name: /^Download the receipt of .* for Pro$/ });
  const [paper] = await Promise.all([page.waitForEvent('download'), receipt.click()]);
  expect(paper.suggestedFilename()).toMatch(/^receipt-R-\d{8}-[0-9A-F]{12}\.pdf$/);
  await page.getByRole('button', { name: 'Change plan: Private' }).click();
  // No day of the first period has ended: all of it is taken off.
  expect(await cost()).toMatch(/Credit for unused days\s+-\$9\.50\s+Charged now\s+\$40\.00/);
  await question.getByRole('button', { name: 'Back' }).click();

  await page.goto('/cards');
  await page.getByLabel('Amount').fill('120');
  await page.getByRole('button', { name: 'Review the deposit' }).click();
  await question.getByRole('button', { name: 'Charge the card' }).click();
  await page.getByText('$120.00 NZD are added.').waitFor();

  await page.goto('/exchange');
  await page.getByLabel('To', { exact: true }).selectOption('USD');
  await page.getByLabel('Amount', { exact: true }).fill('1000');
  await page.getByRole('button', { name: 'Get a quote' }).click();
  await question.getByText(/^Held for \d+ more seconds\.$/).waitFor();
  await question.getByRole('button', { name: 'Exchange' }).click();
  await page.getByText(/^You have \$\d+\.\d\d USD more\.$/).waitFor();

  await page.goto('/ledger');
  const rows = page.getByRole('row');
  await expect.poll(() => rows.count()).toBe(5);
  const texts = await rows.allInnerTexts();
  const [, , given, card, first] = texts.map((text) => text.replaceAll(/\s+/g, ' '));
  expect(given).toMatch(/-\$1,000\.00 \$4,120\.00 NZD$/);
  expect(card).toMatch(/\+\$120\.00 \$5,120\.00 NZD$/);
  expect(first).toMatch(/\+\$5,000\.00 \$5,000\.00 NZD$/);

  // A practice account has its own, with what it was opened with.
  await openAccount(user, { tradingMode: 'PAPER', cash: '250', currency: 'USD' });
  await page.reload();
  await page.getByLabel('Account', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('row', { name: /\+\$250\.00 \$250\.00 USD$/ }).waitFor();
  expect(complaints).toEqual([]);
});

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
      // Its clock is set, for good.
      const later = await keepPage(server.current.url, {}, cookie);
      onTestFinished(later.close);
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
