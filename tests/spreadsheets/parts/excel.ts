import { beforeAll, describe, expect, test } from 'vitest';
import { excelOf, type FakeExcel } from '../support/excel.ts';
import type { Opened } from '../support/opened.ts';

export function excelTests(ready: () => Opened): void {
  describe('the add-in for Excel', () => {
    let excel: FakeExcel;
    let opened: Opened;
    beforeAll(async () => {
      opened = ready();
      excel = await excelOf(opened.server.url);
    });

    test('says how to connect', async () => {
      expect(await excel.call('INVEST_POSITIONS')).toEqual([
        ['#NOT_CONNECTED Open Investing in the ribbon'],
      ]);
    });

    test('sends what cells ask at one time together, and equal questions once', async () => {
      excel.connect(opened.credential);
      const cells = Array.from({ length: 60 }, (_, at) =>
        excel.call('INVEST', 'getOrders', [[`limit=${1 + (at % 6)}`]], [['symbol']]),
      );
      const tables = await Promise.all(cells);
      expect(tables.every(([names]) => names?.[0] === 'Symbol')).toBe(true);
      const paths = excel.requests.map(({ url }) => url.replace(opened.server.url, ''));
      expect(paths).toEqual(['/oauth/token', '/graphql']);
    });

    test('fails for the cell alone that asks for what is not there', async () => {
      const [good, bad] = await Promise.all([
        excel.call('INVEST', 'fetchAssetByTicker', [['ticker', opened.held]], [['symbol']]),
        excel.call('INVEST', 'fetchAssetByTicker', [['ticker', 'NOSUCH']]),
      ]);
      expect(good).toEqual([['Symbol'], [opened.held]]);
      expect(bad[0]?.[0]).toMatch(/^#NOT_FOUND /);
    });

    test('takes and shows dates as Excel counts them', async () => {
      const [names, first] = await excel.call('INVEST_HISTORY', opened.held, 46_027, 46_032);
      expect(names?.[0]).toBe('At');
      expect(first?.[0]).toMatchObject({ type: 'Double', numberFormat: 'yyyy-mm-dd hh:mm:ss' });
      expect(Math.floor(Object(first?.[0]).basicValue)).toBeGreaterThanOrEqual(46_027);
    });

    test('shows prices in the shape of the symbols', async () => {
      const prices = await excel.call('INVEST_PRICE', [[opened.held], ['NOSUCH']]);
      expect(prices).toEqual([[expect.any(Number)], ['#NOT_FOUND NOSUCH']]);
    });
  });
}
