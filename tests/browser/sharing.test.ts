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

browserTest('a link shows a stranger what its preview showed, until it is ended', async () => {
  const { page, complaints } = await ownersPage();
  await page.goto('/sharing');
  await page.getByText('You share nothing').waitFor();
  await page.getByLabel('Name', { exact: false }).first().fill('For the adviser');
  await page.getByLabel('What you own, one by one').check();
  await page.getByLabel('How it developed over time').check();
  await page.getByLabel('Passcode', { exact: false }).first().fill('tui-2026');
  await page.getByRole('button', { name: 'Show what readers will see' }).click();
  const preview = await told(page, '.preview');
  expect(preview).toMatch(/House # Property \+25\.69% 100\.0%/);
  expect(preview).not.toMatch(/905|720/);
  await page.getByRole('button', { name: 'Make the link' }).click();
  await page.getByRole('heading', { name: 'Your link is ready' }).waitFor();
  const address = await page.locator('.created code').innerText();
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await page.getByText('Nobody has looked at it yet.').waitFor();

  const reader = await openPage(server.current.url);
  await reader.page.goto(address);
  await reader.page.getByRole('heading', { name: 'Passcode needed' }).waitFor();
  const passcode = reader.page.getByRole('textbox', { name: 'Passcode' });
  await passcode.fill('kea-2026');
  await reader.page.getByRole('button', { name: 'Show the net worth' }).click();
  await reader.page.getByText('This passcode is not the right one.').waitFor();
  await passcode.fill('tui-2026');
  await reader.page.keyboard.press('Enter');
  await reader.page.getByRole('heading', { name: /^Net worth of / }).waitFor();
  expect(await told(reader.page, '.shared')).toBe(preview);

  await page.reload();
  await page.getByText('Looked at 1 time').waitFor();
  await page.getByRole('button', { name: 'End For the adviser' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the link' }).click();
  await page.getByText('The link is ended.').waitFor();
  await reader.page.reload();
  await reader.page.getByRole('heading', { name: 'This link does not work' }).waitFor();
  expect([...complaints, ...reader.complaints]).toEqual([]);
});
