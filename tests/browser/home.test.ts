import { instruments } from '@investing-platform/schema/instruments';
import { describe, expect } from 'vitest';
import { browserTest, openPage } from './support/browser-test.ts';
import { useServer } from './support/server.ts';

const server = useServer();

function idOf(symbol: string): string {
  const found = instruments.find((instrument) => instrument.symbol === symbol);
  if (found === undefined) throw new Error(`the catalogue lacks ${symbol}`);
  return found.id;
}

async function investor() {
  const { createUser, openAccount, signIn } = server.current;
  const user = await createUser({ plan: 'PLUS' });
  const positions = [{ assetId: idOf('BTC'), quantity: '0.5', price: '60000' }];
  await openAccount(user, { tradingMode: 'LIVE', positions });
  await openAccount(user, { tradingMode: 'PAPER' });
  return { user, cookie: await signIn(user) };
}

describe('the overview', () => {
  browserTest('shows the net worth, and positions at prices that move by themselves', async () => {
    const { cookie } = await investor();
    const { page, complaints } = await openPage(server.current.url, {}, cookie);
    await page.goto('/');
    await page.getByText('Live prices').waitFor();
    const row = page.getByRole('row', { name: /BTC/ });
    const first = await row.innerText();
    await expect.poll(() => row.innerText(), { timeout: 10_000 }).not.toBe(first);
    const worth = page.getByRole('region', { name: 'Net worth' }).locator('.figure');
    expect(await worth.innerText()).toMatch(/^\$[\d,]+\.\d\d$/);
    expect(complaints).toEqual([]);
  });

  browserTest('takes a practice order and cancels it, once however often it is sent', async () => {
    const { user, cookie } = await investor();
    const { page } = await openPage(server.current.url, {}, cookie);
    await page.goto('/');
    const ticket = page.getByRole('region', { name: 'Practice order' });
    await ticket.getByRole('combobox', { name: 'Asset' }).fill('bitco');
    await page.getByRole('option', { name: 'BTC Bitcoin' }).click();
    await ticket.getByLabel('Quantity').fill('0.01');
    await ticket.getByLabel('Price').selectOption('LIMIT');
    await ticket.getByLabel('Pay at most, each').fill('100');
    await ticket.getByLabel('Stands').selectOption('GTC');

    // The answer of the first attempt is lost on its way, after the server has taken the order.
    let lost = 0;
    await page.route('**/graphql', async (route) => {
      const isOrder = route.request().postData()?.includes('placeOrder(') === true;
      if (!isOrder || lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await ticket.getByRole('button', { name: 'Buy BTC' }).click();
    await ticket.getByText('the order is on its way').waitFor();
    expect(lost).toBe(1);

    const orders = page.getByRole('region', { name: 'Recent orders' });
    await orders.getByRole('button', { name: 'Cancel Buy BTC' }).click();
    await orders.getByText('Canceled').waitFor();
    const token = await server.current.issueToken(user, ['portfolio.read']);
    const { body } = await server.current.graphql(
      { Authorization: `Bearer ${token}` },
      'query ($params: GetOrdersInput) { getOrders(params: $params) { nodes { status } } }',
      { params: { tradingMode: 'PAPER' } },
    );
    expect(body.data).toEqual({ getOrders: { nodes: [{ status: 'CANCELED' }] } });
  });

  browserTest('shows at the field what an order lacks', async () => {
    const { cookie } = await investor();
    const { page } = await openPage(server.current.url, {}, cookie);
    await page.goto('/');
    const ticket = page.getByRole('region', { name: 'Practice order' });
    await ticket.getByRole('combobox', { name: 'Asset' }).fill('AAPL');
    await page.getByRole('option', { name: 'AAPL Apple Inc.' }).click();
    await ticket.getByLabel('Quantity').fill('0.5');
    await ticket.getByLabel('Price').selectOption('LIMIT');
    await ticket.getByLabel('Pay at most, each').fill('100.123');
    await ticket.getByRole('button', { name: 'Buy AAPL' }).click();
    const price = ticket.getByLabel('Pay at most, each');
    await expect.poll(() => price.getAttribute('aria-invalid')).toBe('true');
    expect(await ticket.getByLabel('Quantity').inputValue()).toBe('0.5');
  });

  browserTest('tells a free account what comes next', async () => {
    const { createUser, signIn, url } = server.current;
    const cookie = await signIn(await createUser({ plan: 'FREE' }));
    const { page, complaints } = await openPage(url, {}, cookie);
    await page.goto('/');
    await page.getByRole('heading', { name: 'First steps' }).waitFor();
    await page.getByText('Choose a plan').waitFor();
    expect(complaints).toEqual([]);
  });
});
