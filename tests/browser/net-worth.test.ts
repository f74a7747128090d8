import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest, openPage } from './support/browser-test.ts';
import { useServer } from './support/server.ts';

const server = useServer();

/** What the card of the sums says. */
const worth = (page: Page) => page.locator('.net-worth .figure').innerText();

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    await page.locator(`.editor [name="${name}"]`).fill(text);
  }
}

/** As Trading 212 writes it. */
const NOTES = {
  name: 'trades.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),' +
      'Exchange rate,Total,Currency (Total),ID\n' +
      'Market sell,2026-03-05 14:30:00,US0378331005,AAPL,Apple,4,120.00,USD,1,480.00,USD,E1\n',
  ),
};

/** As nobody writes it. */
const OWN_TABLE = {
  name: 'own.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('When,Paper,How many,Each\n2026-03-04,AAPL,3,110.00\n'),
};

const hasFocus = (place: Locator) => place.evaluate((it) => it === document.activeElement);

const record = (page: Page) => page.getByRole('button', { name: 'Record it' }).click();

browserTest('a net worth is made by hand, and each figure follows at once', async () => {
  const { createUser, signIn, url } = server.current;
  const { page, complaints } = await openPage(
    url,
    { reducedMotion: 'reduce' },
    await signIn(await createUser({ plan: 'PLUS' })),
  );
  await page.goto('/net-worth');
  await page.getByText('Nothing is recorded yet').waitFor();

  await page.getByRole('button', { name: 'Add something you own' }).click();
  await fill(page, { name: 'House', purchasedOn: '2024-03-01', purchasePrice: '700000' });
  await fill(page, { currency: 'usd', currentPrice: '900000' });
  await record(page);
  await expect.poll(() => worth(page), { timeout: 60_000 }).toMatch(/900,000\.00 USD/);

  await page.getByRole('button', { name: 'Add a debt' }).click();
  await fill(page, { name: 'Mortgage', startsOn: '2024-03-01', originalAmount: '500000' });
  await fill(page, { wholeBalance: '400000', interestRatePercent: '5', repaymentAmount: '2000' });
  await record(page);
  await page.getByText('Is needed with “Repayment, including interest”.').waitFor();
  await fill(page, { repaymentAmount: '' });
  await record(page);
  // The button had made room for the form, and stands there anew.
  const again = page.getByRole('button', { name: 'Add a debt' });
  await expect.poll(() => hasFocus(again), { timeout: 60_000 }).toBe(true);
  await expect.poll(() => worth(page), { timeout: 60_000 }).toMatch(/500,000\.00 USD/);

  await page.getByRole('button', { name: 'Add a goal' }).click();
  await fill(page, { name: 'Boat', targetAmount: '20,000', currentAmount: '5000' });
  await record(page);
  await page.getByText('Write it in digits').waitFor();
  await fill(page, { targetAmount: '20000' });
  await record(page);
  await page.getByText('25.0% reached').waitFor();

  await page.getByRole('link', { name: 'House' }).click();
  await page.getByRole('button', { name: 'Record a new value' }).click();
  await fill(page, { price: '950000' });
  await record(page);
  await page.getByText('The value of House is recorded').waitFor();
  await page.getByRole('link', { name: 'Portfolios' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Shares');
  await page.getByRole('button', { name: 'Create portfolio' }).click();
  await page.getByText('No holdings yet').waitFor();
  await page.getByRole('button', { name: 'Record a trade' }).click();
  await page.getByRole('combobox', { name: 'What', exact: true }).fill('apple');
  await page.getByRole('option', { name: /Apple/ }).first().click();
  await fill(page, { quantity: '10', price: '100', tradedOn: '2026-03-02' });
  await record(page);
  await page.getByText('Bought 10 at').waitFor();
  await page.getByRole('heading', { name: 'Apple Inc.' }).first().waitFor();

  await page.locator('input[type=file]').setInputFiles(NOTES);
  await page.getByRole('button', { name: 'Import the file' }).click();
  await page.getByText('Sold 4 at').waitFor();

  await page.locator('input[type=file]').setInputFiles(OWN_TABLE);
  await page.getByRole('button', { name: 'Import the file' }).click();
  const columns = {
    Date: 'When',
    Symbol: 'Paper',
    Quantity: 'How many',
    'Price per unit': 'Each',
  };
  for (const [meaning, title] of Object.entries(columns)) {
    const field = page.getByRole('combobox', { name: new RegExp(`^${meaning}`) });
    await field.first().fill(title);
  }
  await page.getByRole('button', { name: 'Read it again' }).click();
  await page.getByText('Bought 3 at').waitFor();

  await page.getByRole('link', { name: 'Net worth' }).click();
  await page.getByRole('link', { name: 'Apple Inc.' }).waitFor();
  await expect.poll(() => worth(page), { timeout: 60_000 }).toMatch(/55\d,\d{3}\.\d\d USD/);
  expect(complaints).toEqual([]);
});
