import { sharedNetWorthDashboard } from '@investing-platform/schema/operations';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest, openPage } from './support/browser-test.ts';
import { useServer } from './support/server.ts';

const server = useServer();

const RECORD = `mutation ($params: CreateCustomInstrumentWithDetailsInput!) {
  createCustomInstrumentWithDetails(params: $params) { id }
}`;
const HOUSE = {
  name: 'House 905',
  currency: 'USD',
  category: 'PROPERTY',
  purchasedOn: '2026-03-02',
  purchasePrice: '720000',
  currentPrice: '905000',
};

/** A page of somebody who owns a house. */
async function ownersPage() {
  const { createUser, signIn, graphql, url } = server.current;
  const cookie = await signIn(await createUser({ plan: 'PLUS' }));
  const { body } = await graphql({ Cookie: cookie, Origin: url }, RECORD, { params: HOUSE });
  expect(body.errors).toBeUndefined();
  return openPage(url, {}, cookie);
}

/** What is told of the net worth, without the choice of a span and the moment that it is of. */
async function told(page: Page, place: string): Promise<string> {
  const words = page.locator(`${place} .stack`);
  await words.getByText('As of').waitFor();
  await page.waitForFunction(() => document.querySelector('.skeleton, .chart-room') === null);
  const text = (await words.innerText()).replaceAll(/\s+/g, ' ');
  return text.replace('Month Year 5 years ', '').replace(/As of .*/, '');
}

/** What the API answers to whoever has a link and its passcode. */
async function answerTo(address: string, passcode: string): Promise<string> {
  const token = address.slice(address.lastIndexOf('/') + 1);
  const params = { token, passcode };
  const { body } = await server.current.graphql({}, sharedNetWorthDashboard, { params });
  return JSON.stringify(body);
}

function withoutMoment(answer: string): object {
  const { asOf, ...rest } = JSON.parse(answer).data.sharedNetWorthDashboard;
  expect(Number.isNaN(Date.parse(asOf))).toBe(false);
  return rest;
}

browserTest('a link shows a stranger what its preview showed, until it is ended', async () => {
  const { page, complaints } = await ownersPage();
  await page.goto('/sharing');
  await page.getByText('No links yet').waitFor();
  await page.getByLabel('Name', { exact: false }).first().fill('For the adviser');
  await page.getByLabel('What you own, one by one').check();
  await page.getByLabel('History').check();
  await page.getByLabel('Passcode', { exact: false }).first().fill('tui-2026');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await told(page, '.preview');
  expect(preview).toMatch(/House # Property \+25\.69% 100\.0%/);
  expect(preview).not.toMatch(/905|720/);
  await page.getByRole('button', { name: 'Create link' }).click();
  await page.getByRole('heading', { name: 'Your link is ready' }).waitFor();
  const address = await page.locator('.created code').innerText();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('Nobody has looked at it yet.').waitFor();

  const reader = await openPage(server.current.url);
  const answers: Promise<string>[] = [];
  reader.page.on('response', (response) => {
    const isText = /html|json/.test(response.headers()['content-type'] ?? '');
    // What went with a page that was left cannot be read any more.
    if (isText) answers.push(response.text().catch(() => ''));
  });
  await reader.page.goto(address);
  await reader.page.getByRole('heading', { name: 'Passcode needed' }).waitFor();
  const passcode = reader.page.getByRole('textbox', { name: 'Passcode' });
  await passcode.fill('kea-2026');
  await reader.page.getByRole('button', { name: 'Show the net worth' }).click();
  await reader.page.getByText('This passcode is not the right one.').waitFor();
  await passcode.fill('tui-2026');
  await reader.page.keyboard.press('Enter');
  await reader.page.getByRole('heading', { name: /^Net worth of / }).waitFor();
  const shown = await told(reader.page, '.shared');
  expect(shown).toBe(preview);
  const received = await Promise.all(answers);
  const [read] = received.filter((text) => text.includes('House #'));
  const api = await answerTo(address, 'tui-2026');
  expect(withoutMoment(read ?? '')).toEqual(withoutMoment(api));
  const { totals, allocation, assets } = JSON.parse(api).data.sharedNetWorthDashboard;
  expect(totals).toMatchObject({ netWorth: null, debtToAssetPercent: '0' });
  expect(allocation).toMatchObject([{ category: 'PROPERTY', value: null, percent: '100' }]);
  expect(shown).toContain(`${assets[0].name} Property +${assets[0].gainPercent}% 100.0%`);
  expect([...received, api].join('\n')).not.toMatch(/905[.,]?000|720[.,]?000|House 905/);

  await page.reload();
  await page.getByText('Looked at 2 times').waitFor();
  await page.getByRole('button', { name: 'End For the adviser' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the link' }).click();
  await page.getByText('The link is ended.').waitFor();
  await reader.page.reload();
  await reader.page.getByRole('heading', { name: 'This link does not work' }).waitFor();
  expect([...complaints, ...reader.complaints]).toEqual([]);
});
