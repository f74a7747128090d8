import type { Page } from 'playwright-core';
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
  await fill(page, { wholeBalance: '400000', interestRatePercent: '5' });
  await record(page);
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
  await page.getByText('Nothing is held').waitFor();
  await page.getByRole('button', { name: 'Record a trade' }).click();
  await page.getByRole('combobox', { name: 'What', exact: true }).fill('apple');
  await page.getByRole('option', { name: /Apple/ }).first().click();
  await fill(page, { quantity: '10', price: '100', tradedOn: '2026-03-02' });
  await record(page);
  await page.getByText('Bought 10 at').waitFor();
  await page.getByRole('heading', { name: 'Apple Inc.' }).first().waitFor();

  await page.locator('input[type=file]').setInputFiles(NOTES);
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByText('Sold 4 at').waitFor();

  await page.getByRole('link', { name: 'Net worth' }).click();
  await page.getByRole('link', { name: 'Apple Inc.' }).waitFor();
  await expect.poll(() => worth(page), { timeout: 60_000 }).toMatch(/55\d,\d{3}\.\d\d USD/);
  expect(complaints).toEqual([]);
});
