import { assetsBySymbol } from '@investing-platform/rules/catalogue';
import { expect } from 'vitest';
import { browserTest, openPage } from './support/browser-test.ts';
import { useServer } from './support/server.ts';

const server = useServer();

browserTest('a question is answered, and an order that is proposed is placed', async () => {
  const { createUser, openAccount, signIn, url } = server.current;
  const user = await createUser({ plan: 'PLUS' });
  const assetId = assetsBySymbol('AAPL')[0]?.id ?? '';
  await openAccount(user, { positions: [{ assetId, quantity: '10', price: '150' }] });
  const { page, complaints } = await openPage(url, {}, await signIn(user));
  await page.goto('/assistant');
  await page.getByRole('button', { name: 'What do I hold?' }).click();
  await page.getByText('You hold 1 position').waitFor();
  await page.getByText('49 of 50 conversations left').waitFor();
  await page.getByLabel('Your question').fill('Sell half my Apple');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Review the order' }).click();
  await page.getByRole('button', { name: 'Sell AAPL' }).click();
  await page.getByText('See it on the overview').waitFor();
  await page.getByRole('button', { name: /^Rename/ }).click();
  await page.getByLabel('Title').fill('My Apple');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.reload();
  await page.getByText('You can sell 10 of').waitFor();
  await page.getByRole('button', { name: 'Delete My Apple' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: 'What do you want to know?' }).waitFor();
  expect(complaints).toEqual([]);
});
