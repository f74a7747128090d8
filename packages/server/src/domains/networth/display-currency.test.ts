import { expect, test } from 'vitest';
import { PlatformError } from '../../kernel/errors.ts';
import { refusal } from '../trading/trading.fixture.ts';
import { netWorthDashboard } from './dashboard/net-worth-dashboard.ts';
import { netWorthDisplayCurrency, updateDisplayCurrency } from './display-currency.ts';
import { recordAsset } from './instruments/record-asset.ts';
import { netWorthWorld } from './networth.fixture.ts';

test('the display currency is USD until the person chooses another', async () => {
  const { deps, ada } = await netWorthWorld();
  const choose = (currency: string) => updateDisplayCurrency(deps, ada.actor, { currency });
  expect(await netWorthDisplayCurrency(deps, ada.actor)).toEqual({
    id: ada.userId,
    displayCurrency: 'USD',
    updatedAt: null,
  });
  for (const currency of ['NZD', 'BTC']) {
    const settings = await choose(currency);
    expect(settings).toEqual({
      id: ada.userId,
      displayCurrency: currency,
      updatedAt: deps.clock.now(),
    });
    expect(await netWorthDisplayCurrency(deps, ada.actor)).toMatchObject({
      displayCurrency: currency,
    });
  }
  expect((await netWorthDashboard(deps, ada.actor)).currency).toBe('BTC');
  expect(await refusal(choose('ZZZ'))).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await netWorthDisplayCurrency(deps, ada.actor)).toMatchObject({ displayCurrency: 'BTC' });
});

test('nothing is recorded in a coin that has no price, or had none on its first day', async () => {
  const { deps, ada } = await netWorthWorld();
  const fxRate: typeof deps.marketData.fxRate = async (from, to, at) => {
    if (at < new Date('2015-01-01')) throw new PlatformError('PROVIDER_UNAVAILABLE', 'no price');
    return deps.marketData.fxRate(from, to, at);
  };
  const young = { ...deps, marketData: { ...deps.marketData, fxRate } };
  const record = (purchasedOn: string) =>
    recordAsset(young, ada.actor, {
      name: 'Coins',
      currency: 'BTC',
      category: 'CRYPTO',
      purchasePrice: '1',
      purchasedOn,
    });
  const { code, fields } = await refusal(record('2010-01-01'));
  expect([code, fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', 'params.currency']);
  expect((await netWorthDashboard(young, ada.actor)).assets).toEqual([]);
  expect(await record('2020-01-01')).toMatchObject({ currency: 'BTC' });
});
