import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { linkToBankPage, statementFile, workDue } from '@investing-platform/server/testing';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest, openPage } from './support/browser-test.ts';
import { useServer } from './support/server.ts';

const DAY_MS = 86_400_000;
const BANK = { currency: 'USD', accountNumber: '000123456780', routingNumber: '021000021' };
let aheadMs = 0;
const server = useServer({
  clock: { now: () => new Date(Date.now() + aheadMs) },
  settings: {
    BANK_RAIL: 'files',
    BANK_ACCOUNTS: `USD=${BANK.routingNumber}/${BANK.accountNumber}`,
    BANK_ACCOUNT_NAME: 'Clients',
    BANK_NAME: 'A Bank',
  },
});
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
  await page.getByRole('heading', { name: 'Check your mailbox' }).waitFor();
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

const SAVE = `mutation ($params: SaveBankAccountUSDInput!) {
  saveBankAccountUSD(params: $params) { id status } }`;
const WITHDRAW = `mutation ($params: CreateWithdrawalRequestInput!) {
  createWithdrawalRequest(params: $params) { id } }`;
const AXE = createRequire(import.meta.url).resolve('axe-core');
const RUN_AXE = `axe.run({ resultTypes: ['violations'] })
  .then(({ violations }) => violations.map(({ id }) => id))`;

/** A withdrawal of 100 USD that waits for a file; its reference at the bank. */
async function waitingPayment(): Promise<string> {
  const { createUser, openAccount, issueToken, graphql, deps } = server.current;
  const user = await createUser({ email: 'ada@example.com' });
  await openAccount(user);
  const ask = async (query: string, params: object) => {
    const token = await issueToken(user, ['funding.write']);
    const { body } = await graphql({ Authorization: `Bearer ${token}` }, query, { params });
    expect(body.errors).toBeUndefined();
    return body.data ?? {};
  };
  const numbers = { accountNumber: '12345678', routingNumber: '021000021' };
  await ask(SAVE, { accountHolder: 'ada', ...numbers });
  await workDue(deps);
  aheadMs += DAY_MS + 60_000;
  const { createWithdrawalRequest } = await ask(WITHDRAW, { amount: '100', currency: 'USD' });
  aheadMs += DAY_MS;
  await workDue(deps);
  return String(Object(createWithdrawalRequest).id).replaceAll('-', '');
}

browserTest('an operator carries files to the bank and back on a page of one link', async () => {
  const { url, deps } = server.current;
  const endToEndId = await waitingPayment();
  const [link = ''] = (
    await linkToBankPage({
      ...deps,
      bankAccounts: [{ ...BANK, name: 'Clients', bic: null }],
      operator: 'olga',
    })
  ).split('\n');
  expect((await fetch(`${url}/operator/bank`)).status).toBe(404);
  const { page, complaints } = await openPage(url, PHONE);
  await page.goto(link);
  await page.getByRole('heading', { name: 'Bank files' }).waitFor();
  await page.getByText('Open for olga until').waitFor();
  expect((await fetch(link)).status).toBe(404);
  await page.getByText(endToEndId).waitFor();
  await page.getByRole('button', { name: 'Make the USD file' }).click();
  await page.getByText('No payment waits.').waitFor();
  const file = page.getByRole('link', { name: /^Payments IP/ });
  const [payments] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(await readFile(await payments.path(), 'utf8')).toContain(endToEndId);
  const lines = [
    { ref: 'B1', amount: '100.00', isDebit: true, endToEndId },
    { ref: 'B2', amount: '7.00', text: 'nobody knows' },
  ];
  const text = statementFile({
    messageId: 'S1',
    lines,
    account: BANK.accountNumber,
    currency: 'USD',
  });
  const may = { name: 'may.xml', mimeType: 'text/xml', buffer: Buffer.from(text) };
  await page.getByLabel('A camt.053.001.08 file of the bank').setInputFiles(may);
  await page.getByRole('button', { name: 'Take it' }).click();
  await page.getByRole('heading', { name: 'Not matched: 1' }).waitFor();
  await page.getByText(`paid ${endToEndId}`).waitFor();
  const source = await readFile(AXE, 'utf8');
  const faults = async () => page.evaluate(`${source}\n${RUN_AXE}`);
  expect(await faults()).toEqual([]);
  await page.getByRole('link', { name: 'All bank files' }).click();
  await page.getByText('1 of 2 movements matched').waitFor();
  expect([await faults(), await lookOf(page)]).toEqual([[], WELL]);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'operator')).toMatchObject({
    httpOnly: true,
    sameSite: 'Strict',
  });
  // No other site can have it act, even where a browser would send the cookie.
  const cookie = `operator=${cookies.find(({ name }) => name === 'operator')?.value}`;
  const from = (origin: string) =>
    fetch(`${url}/operator/bank/close`, { method: 'POST', headers: { cookie, origin } });
  expect((await from('https://evil.example')).status).toBe(404);
  await page.getByRole('button', { name: 'Close the page' }).click();
  await page.getByRole('heading', { name: 'Closed' }).waitFor();
  const after = await fetch(`${url}/operator/bank`, { headers: { cookie } });
  expect([after.status, await after.text()]).toEqual([404, '']);
  expect(complaints).toEqual([]);
});
