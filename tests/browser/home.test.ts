import { instruments } from '@investing-platform/schema/instruments';
import type { WebSocketRoute } from 'playwright-core';
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
  browserTest('draws what the net worth was, as far back as is chosen', async () => {
    const { cookie } = await investor();
    const { page, complaints } = await openPage(server.current.url, {}, cookie);
    const days = ['2026-09-30', '2026-10-31', '2026-11-20'];
    await page.route('**/graphql', (route) => {
      const asked = route.request().postData() ?? '';
      if (!asked.includes('netWorthAssetHistory')) return route.continue();
      const shown = asked.includes('"ALL"') ? days : days.slice(1);
      const nodes = shown.map((date, at) => ({ date, netWorth: `${1_000 * (at + 1)}.50` }));
      return route.fulfill({
        json: { data: { netWorthAssetHistory: { nodes, currency: 'NZD' } } },
      });
    });
    await page.goto('/');
    const card = page.getByRole('region', { name: 'Net worth' });
    const slider = card.getByRole('slider', { name: 'Net worth over time, point in time' });
    const valueBefore = async (text: string) => {
      await slider.focus();
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe(text);
    };
    await valueBefore('31 Oct 2026: $1,000.50');
    const spans = card.getByRole('group', { name: 'Span of time' });
    await spans.getByRole('button', { name: 'All' }).click();
    await card.getByText('Show as a table').click();
    await card.getByRole('row', { name: '20 Nov 2026 $3,000.50' }).waitFor();
    // Months of days roll in a room of their own, and leave the page as long as it was.
    const room = card.getByRole('region', { name: /^Values/ });
    expect(await room.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(400);
    await valueBefore('31 Oct 2026: $2,000.50');
    expect(complaints).toEqual([]);
  });

  browserTest('says what came from outside, so that a step is taken for no gain', async () => {
    const { cookie } = await investor();
    const { page } = await openPage(server.current.url, {}, cookie);
    await page.goto('/');
    await page
      .getByText(/^\+\$1\d\d,\d{3}\.\d\d from outside( on .+)?: no gain or loss\.$/)
      .waitFor();
  });

  browserTest('shows the net worth, and positions at prices that move by themselves', async () => {
    const { cookie } = await investor();
    const { page, complaints } = await openPage(server.current.url, {}, cookie);
    await page.goto('/');
    await page.getByText('Live prices').waitFor();
    const row = page.getByRole('row', { name: /BTC/ });
    const first = await row.innerText();
    await expect.poll(() => row.innerText()).not.toBe(first);
    const worth = page.getByRole('region', { name: 'Net worth' }).locator('.figure');
    expect(await worth.innerText()).toMatch(/^\$[\d,]+\.\d\d USD$/);
    await page.getByText('What is in it').click();
    await page.getByRole('row', { name: /^Bitcoin Crypto assets/ }).waitFor();
    expect(complaints).toEqual([]);
  });

  browserTest('says that prices stand still, and goes on when the connection is back', async () => {
    const { cookie } = await investor();
    const { page } = await openPage(server.current.url, {}, cookie);
    const sockets: WebSocketRoute[] = [];
    let isDown = false;
    await page.routeWebSocket('**/graphql', async (socket) => {
      if (isDown) return socket.close({ code: 1011 });
      socket.connectToServer();
      sockets.push(socket);
    });
    await page.goto('/');
    await page.getByText('Live prices').waitFor();
    isDown = true;
    await Promise.all(sockets.map((socket) => socket.close({ code: 1011 })));
    await page.getByText('Prices are paused').waitFor();
    await page.getByText('Reconnecting').waitFor();
    isDown = false;
    await page.getByText('Prices are paused').waitFor({ state: 'hidden' });
    await page.getByText('Live prices').waitFor();
  });

  browserTest('takes a practice order and cancels it, once however often it is sent', async () => {
    const { user, cookie } = await investor();
    const { page } = await openPage(server.current.url, {}, cookie);
    await page.goto('/');
    const ticket = page.getByRole('region', { name: 'Practice order' });
    await ticket.getByText('This ticket trades play money only').waitFor();
    await ticket.getByRole('combobox', { name: 'Asset' }).fill('bitco');
    await page.getByRole('option', { name: 'BTC Bitcoin' }).click();
    await ticket.getByLabel('Quantity').fill('0.01');
    await ticket.getByLabel('Price').selectOption('LIMIT');
    await ticket.getByLabel('Pay at most, each').fill('100');
    await ticket.getByLabel('Time in force').selectOption('GTC');

    // The answer of the first attempt is lost on its way, after the server has taken the order.
    let lost = 0;
    await page.route('**/graphql', async (route) => {
      const isOrder = route.request().postData()?.includes('placeOrder(') === true;
      if (!isOrder || lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await ticket.getByText('$1.00').waitFor();
    await ticket.getByRole('button', { name: 'Review the order' }).click();
    const review = page.getByRole('alertdialog', { name: 'Buy 0.01 BTC?' });
    await review.getByText('Until cancelled').waitFor();
    // The price of the limit, what it comes to with its fee, and what is left of the play money.
    const facts = await review.locator('dl').innerText();
    expect(facts.replaceAll(/\s+/g, ' ')).toMatch(
      /Estimated cost \$1\.00 Price, about \$100\.00 Fees, about \$0\.\d\d Reserved, at most \$1\.\d\d/,
    );
    expect(facts).toMatch(/Buying power after it\s+\$99,998\.\d\d/);
    await review.getByRole('button', { name: 'Buy BTC' }).click();
    await page.getByText('the order is on its way').waitFor();
    expect(lost).toBe(1);

    const orders = page.getByRole('region', { name: 'Recent orders' });
    await orders.getByRole('button', { name: 'Cancel Buy BTC' }).click();
    await orders.getByText('Cancelled').waitFor();
    await page.getByText('Buy BTC is cancelled.').waitFor();
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
    await ticket.getByRole('button', { name: 'Review the order' }).click();
    const price = ticket.getByLabel('Pay at most, each');
    await expect.poll(() => price.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(await ticket.getByLabel('Quantity').inputValue()).toBe('0.5');
  });

  browserTest('tells a free account what comes next', async () => {
    const { createUser, signIn, url } = server.current;
    const cookie = await signIn(await createUser({ plan: 'FREE' }));
    const { page, complaints } = await openPage(url, {}, cookie);
    await page.goto('/');
    await page.getByRole('heading', { name: 'First steps' }).waitFor();
    await page.getByRole('link', { name: 'Choose a plan' }).waitFor();
    const bitcoin = page.getByRole('region', { name: 'Markets' }).getByRole('row', { name: /BTC/ });
    await page.getByText('Live prices').waitFor();
    const first = await bitcoin.innerText();
    await expect.poll(() => bitcoin.innerText()).not.toBe(first);
    expect(complaints).toEqual([]);
  });

  browserTest('sends no order that the person takes back in the review', async () => {
    const { cookie } = await investor();
    const { page } = await openPage(server.current.url, {}, cookie);
    let sent = 0;
    page.on('request', (request) => {
      if (request.postData()?.includes('placeOrder(') === true) sent += 1;
    });
    await page.goto('/');
    const ticket = page.getByRole('region', { name: 'Practice order' });
    await ticket.getByText('This ticket trades play money only').waitFor();
    await ticket.getByRole('combobox', { name: 'Asset' }).fill('bitco');
    await page.getByRole('option', { name: 'BTC Bitcoin' }).click();
    await ticket.getByLabel('Counted in').selectOption('notional');
    await ticket.getByLabel('Amount').fill('250000');
    await ticket.getByText('more than this account’s buying power').waitFor();
    await ticket.getByRole('button', { name: 'Review the order' }).click();
    const review = page.getByRole('alertdialog');
    await review.getByRole('alert').getByText('Not enough available cash in USD.').waitFor();
    expect(await review.getByRole('button', { name: /^Buy/ }).count()).toBe(0);
    await review.getByRole('button', { name: 'Back' }).click();
    const again = ticket.getByRole('button', { name: 'Review the order' });
    await expect.poll(() => again.getAttribute('aria-busy')).toBeNull();
    expect(await ticket.getByLabel('Amount').inputValue()).toBe('250000');
    expect(sent).toBe(0);
  });

  browserTest(
    'opens with the net worth for who wants that, without being loaded anew',
    async () => {
      const { cookie } = await investor();
      const { page } = await openPage(server.current.url, {}, cookie);
      const titles = () => page.getByRole('heading', { level: 2 }).allInnerTexts();
      await page.goto('/');
      await page.getByText('Live prices').waitFor();
      await expect.poll(titles).toContain('Net worth');
      expect((await titles())[0]).toBe('Live accounts');
      const nav = page.getByRole('navigation', { name: 'Main' });
      await nav.getByRole('link', { name: 'Account' }).click();
      const toggle = page.getByRole('switch', { name: 'The overview opens with my net worth' });
      await toggle.click();
      await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('true');
      await nav.getByRole('link', { name: 'Overview' }).click();
      await expect.poll(async () => (await titles())[0]).toBe('Net worth');
    },
  );
});
