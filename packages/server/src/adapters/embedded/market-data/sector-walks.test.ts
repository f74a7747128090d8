import { instruments } from '@investing-platform/schema/instruments';
import { expect, test } from 'vitest';
import { manualClock } from '../../../kernel/clock.ts';
import { embeddedMarketData } from './index.ts';

/** Years before the reference day, so that the price has gone the whole way of the sector's walk. */
const LONG_AGO = new Date('2020-03-02T16:00:00Z');

test('a share and a fund of each sector keep their prices from version to version', async () => {
  const marketData = embeddedMarketData({ clock: manualClock(LONG_AGO), seed: 'demo' });
  const symbols = 'META AMZN WMT XOM JPM JNJ CAT MSFT LIN PLD NEE XLK XLF XLE XLV XLI XLY XLP XLC';
  const prices: string[] = [];
  for (const symbol of symbols.split(' ')) {
    const asset = instruments.find((one) => one.symbol === symbol && one.currency === 'USD');
    const quote = (await marketData.quotes([asset?.id ?? symbol])).get(asset?.id ?? symbol);
    prices.push(`${symbol} ${asset?.sector ?? 'fund'} ${quote?.price}`);
  }
  expect(prices).toMatchInlineSnapshot(`
    [
      "META COMMUNICATION_SERVICES 397.63",
      "AMZN CONSUMER_DISCRETIONARY 1367.27",
      "WMT CONSUMER_STAPLES 618.74",
      "XOM ENERGY 571.74",
      "JPM FINANCIALS 1883.05",
      "JNJ HEALTH_CARE 192.32",
      "CAT INDUSTRIALS 1575.29",
      "MSFT INFORMATION_TECHNOLOGY 698.71",
      "LIN MATERIALS 1424.95",
      "PLD REAL_ESTATE 262.41",
      "NEE UTILITIES 581.19",
      "XLK fund 239.81",
      "XLF fund 108.22",
      "XLE fund 50.69",
      "XLV fund 161.76",
      "XLI fund 293.87",
      "XLY fund 169.91",
      "XLP fund 131.8",
      "XLC fund 151.51",
    ]
  `);
});
