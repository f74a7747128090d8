import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  manualClock,
  startTestServer,
  type TestServer,
  workDue,
} from '@investing-platform/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { largestRemainders } from './formulas/allocation.ts';
import { holdingsAt } from './formulas/holdings.ts';
import { type Exact, exact, toCents, total } from './formulas/money.ts';
import { type Raw, readRaw } from './support/raw.ts';
import type { Ask } from './support/world.ts';

const NOW = new Date('2026-11-20T16:00:00Z');
const text = (amount: Exact): string => amount.toFixed();

interface Part {
  readonly name: string;
  readonly currency: string;
  readonly ownershipPercent: string;
}

interface Dashboard {
  readonly currency: string;
  readonly totals: Readonly<Record<'netWorth' | 'totalAssets' | 'totalLiabilities', string>>;
  readonly assets: readonly (Part &
    Readonly<Record<'value' | 'wholeValue' | 'valueInDisplayCurrency' | 'category', string>> &
    Readonly<Record<'quantity' | 'price', string | null>>)[];
  readonly liabilities: readonly (Part &
    Readonly<Record<'balance' | 'wholeBalance' | 'balanceInDisplayCurrency', string>>)[];
  readonly allocation: readonly { category: string; value: string; percent: string }[];
}

const DASHBOARD = `{ netWorthDashboard {
  currency totals { netWorth totalAssets totalLiabilities }
  assets {
    name currency ownershipPercent quantity price value wholeValue valueInDisplayCurrency category
  }
  liabilities {
    name currency ownershipPercent balance wholeBalance balanceInDisplayCurrency
  }
  allocation { category value percent }
} }`;
const RATES = `query ($params: FetchCurrentRatesInput) {
  fetchCurrentRates(params: $params) { from midRate }
}`;
const HISTORY = `{ netWorthAssetHistory(params: { range: W1 }) { nodes { netWorth } } }`;

let server: TestServer;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'demo-figures-'));
  const settings = { NODE_ENV: 'development', DATA_DIR: dataDir };
  server = await startTestServer({ clock: manualClock(NOW), seed: 'demo', settings });
  // What companies paid meanwhile is booked at the start.
  let turns = 1_000;
  while ((await workDue(server.deps)) > 0 && turns > 0) turns -= 1;
});
afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** As the people of the demo read it, with the credential that the demo's file gives them. */
async function readerOf(plan: string): Promise<Ask> {
  const file = JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8'));
  const person = file.users.find((user: { readonly plan: string }) => user.plan === plan);
  const secret = Buffer.from(`${person.clientId}:${person.clientSecret}`).toString('base64');
  const granted = await fetch(`${server.url}/oauth/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${secret}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'full_access' }),
  });
  const { access_token: token } = JSON.parse(await granted.text());
  return async (query, params) => {
    const authorization = { Authorization: `Bearer ${token}` };
    const variables = params === undefined ? {} : { params };
    const { body } = await server.graphql(authorization, query, variables);
    expect(body.errors).toBeUndefined();
    // What came over the wire has the shape that its reader names.
    const data = JSON.parse(JSON.stringify(body.data));
    return data[Object.keys(data)[0] ?? ''];
  };
}

/** What one unit of each currency is worth in another. */
async function ratesInto(ask: Ask, to: string): Promise<ReadonlyMap<string, string>> {
  const pairs = ['USD', 'NZD'].filter((from) => from !== to).map((from) => ({ from, to }));
  const rates = await ask<{ from: string; midRate: string }[]>(RATES, { pairs });
  return new Map([[to, '1'], ...rates.map(({ from, midRate }) => [from, midRate] as const)]);
}

describe.each(['plus', 'pro', 'private'])('the demo’s figures, on the plan %s', (plan) => {
  let ask: Ask;
  let raw: Raw;
  beforeAll(async () => {
    ask = await readerOf(plan);
    raw = await readRaw(ask);
  });

  test('cash and positions are what the activities come to', () => {
    const { cash, quantities } = holdingsAt(raw.activities, NOW);
    expect(raw.positions.length).toBeGreaterThan(1);
    for (const { asset, symbol, quantity } of raw.positions) {
      expect(quantity, symbol).toBe(text(quantities.get(asset.id) ?? exact(Number.NaN)));
    }
    const told = raw.balances.cashByCurrency.map((one) => [one.currency, one.amount]);
    expect(Object.fromEntries(told)).toEqual(
      Object.fromEntries([...cash].map(([currency, amount]) => [currency, text(amount)])),
    );
  });

  test('balances are positions at their prices and cash at its rates', async () => {
    const { currency } = raw.balances;
    const rates = await ratesInto(ask, currency);
    const leaf = (amount: Exact, of: string) => toCents(amount.times(rates.get(of) ?? Number.NaN));
    const positions = raw.positions.map((one) =>
      leaf(exact(one.quantity).times(one.currentPrice), one.currency),
    );
    const cash = raw.balances.cashByCurrency.map((one) => leaf(exact(one.amount), one.currency));
    expect(raw.balances).toMatchObject({
      positionsValue: text(total(positions)),
      cash: text(total(cash)),
      equity: text(total([...positions, ...cash])),
      unpricedCount: 0,
    });
  });

  test('the dashboard is the sum of its parts, each the person’s part at its rate', async () => {
    const shown = await ask<Dashboard>(DASHBOARD);
    const rates = await ratesInto(ask, shown.currency);
    const own = (whole: Exact, { ownershipPercent }: Part) =>
      whole.times(ownershipPercent).dividedBy(100);
    const inDisplay = (amount: Exact, { currency }: Part) =>
      text(toCents(amount.times(rates.get(currency) ?? Number.NaN)));
    for (const one of shown.assets) {
      const { quantity, price, wholeValue } = one;
      const isPriced = quantity !== null && price !== null;
      const whole = isPriced ? exact(quantity).times(price) : exact(wholeValue);
      expect(wholeValue, one.name).toBe(text(toCents(whole)));
      const part = own(whole, one);
      expect(one.value, one.name).toBe(text(toCents(part)));
      expect(one.valueInDisplayCurrency, one.name).toBe(inDisplay(part, one));
    }
    for (const one of shown.liabilities) {
      const part = own(exact(one.wholeBalance), one);
      expect(one.balance, one.name).toBe(text(toCents(part)));
      expect(one.balanceInDisplayCurrency, one.name).toBe(inDisplay(part, one));
    }
    const assets = total(shown.assets.map((one) => one.valueInDisplayCurrency));
    const debts = total(shown.liabilities.map((one) => one.balanceInDisplayCurrency));
    expect(shown.totals).toEqual({
      totalAssets: text(assets),
      totalLiabilities: text(debts),
      netWorth: text(assets.minus(debts)),
    });
    const { nodes } = await ask<{ nodes: { netWorth: string }[] }>(HISTORY);
    expect(nodes.at(-1)?.netWorth).toBe(shown.totals.netWorth);
    for (const { category, value } of shown.allocation) {
      const parts = shown.assets.filter((one) => one.category === category);
      expect(value, category).toBe(text(total(parts.map((one) => one.valueInDisplayCurrency))));
    }
    const shares = largestRemainders(shown.allocation.map(({ value }) => value));
    expect(shown.allocation.map(({ percent }) => percent)).toEqual(shares?.map(text));
  });
});
