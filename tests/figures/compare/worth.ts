import { expect } from 'vitest';
import { largestRemainders } from '../formulas/allocation.ts';
import { type Exact, exact, toCents, total } from '../formulas/money.ts';
import type { Life } from '../support/life.ts';
import { near } from '../support/near.ts';
import { BALANCES, type Raw, type RawBalances, readHistory } from '../support/raw.ts';

/** Expects balances, dashboard and the last point of a history to be the sum of the same leaves. */
export async function worthAgrees(life: Life & { readonly raw: Raw }): Promise<void> {
  const { name, ask, raw, accountId, currency } = life;
  const rates = new Map<string, string>([[currency, '1']]);
  for (const other of ['USD', 'NZD', 'GBP']) {
    if (other === currency) continue;
    const [rate] = await ask<{ midRate: string }[]>(RATES, {
      pairs: [{ from: other, to: currency }],
    });
    rates.set(other, rate?.midRate ?? '0');
  }
  const worth = (amount: string, price: string, of: string) =>
    toCents(
      exact(amount)
        .times(price)
        .times(rates.get(of) ?? 'NaN'),
    );
  const positions = raw.positions.map((one) => worth(one.quantity, one.currentPrice, one.currency));
  const cash = raw.balances.cashByCurrency.map((one) => worth(one.amount, '1', one.currency));
  const equity = text(total([...positions, ...cash]));
  expect(raw.balances, name).toMatchObject({
    currency,
    equity,
    cash: text(total(cash)),
    positionsValue: text(total(positions)),
    unpricedCount: 0,
  });
  const history = await readHistory(ask, {
    source: { brokerAccountId: accountId },
    range: 'M1',
  });
  expect(history.points.at(-1)?.equity, name).toBe(equity);
  const dashboard = await ask<Dashboard>(DASHBOARD);
  expect(dashboard.totals, name).toEqual({
    netWorth: equity,
    totalAssets: equity,
    unpricedCount: 0,
  });
  expect(text(total(dashboard.assets.map((one) => one.valueInDisplayCurrency ?? '0'))), name).toBe(
    equity,
  );
  const values = dashboard.allocation.map(({ value }) => value);
  expect(text(total(values)), name).toBe(equity);
  const shares = largestRemainders(values);
  expect(
    dashboard.allocation.map(({ percent }) => percent),
    name,
  ).toEqual(shares?.map(text));
  const usd = await ask<RawBalances>(BALANCES, { currency: 'USD' });
  near(usd.equity, Number(equity) / Number(rates.get('USD')), 0.2, name);
}

const text = (amount: Exact): string => amount.toFixed();

interface Dashboard {
  readonly totals: object;
  readonly assets: readonly { readonly valueInDisplayCurrency: string | null }[];
  readonly allocation: readonly { readonly value: string; readonly percent: string }[];
}
const DASHBOARD = `{ netWorthDashboard {
  totals { netWorth totalAssets unpricedCount } assets { valueInDisplayCurrency }
  allocation { value percent }
} }`;
const RATES = `query ($params: FetchCurrentRatesInput) { fetchCurrentRates(params: $params) { midRate } }`;
