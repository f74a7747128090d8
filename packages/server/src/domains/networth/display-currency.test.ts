import { expect, test } from 'vitest';
import { refusal } from '../trading/trading.fixture.ts';
import { netWorthDisplayCurrency, updateDisplayCurrency } from './display-currency.ts';
import { netWorthDashboard } from './net-worth-dashboard.ts';
import { netWorthWorld } from './networth.fixture.ts';

test('the display currency is USD until the person chooses another', async () => {
  const { deps, ada } = await netWorthWorld();
  const choose = (currency: string) => updateDisplayCurrency(deps, ada.actor, { currency });
  expect(await netWorthDisplayCurrency(deps, ada.actor)).toBe('USD');
  for (const currency of ['NZD', 'BTC']) {
    const settings = await choose(currency);
    expect(settings).toEqual({
      ...{ id: ada.userId, displayCurrency: currency, updatedAt: deps.clock.now() },
    });
    expect(await netWorthDisplayCurrency(deps, ada.actor)).toBe(currency);
  }
  expect((await netWorthDashboard(deps, ada.actor)).currency).toBe('BTC');
  expect(await refusal(choose('ZZZ'))).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await netWorthDisplayCurrency(deps, ada.actor)).toBe('BTC');
});
