import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { returnsAgree } from './compare/returns.ts';
import { worthAgrees } from './compare/worth.ts';
import { booksOf } from './formulas/cost.ts';
import { holdingsAt } from './formulas/holdings.ts';
import { Exact, exact, toCents, total, ZERO } from './formulas/money.ts';
import { companyActions } from './support/company-actions.ts';
import { type Lived, live } from './support/lived.ts';
import { near } from './support/near.ts';
import { seedsOf } from './support/seeds.ts';

const DAYS = 70;

const text = (amount: Exact): string => amount.toFixed();

describe.each(seedsOf('lives-1'))('lives of seed %s', (seed) => {
  let lived: Lived;
  beforeAll(async () => {
    lived = await live(seed, DAYS);
  }, 600_000);
  afterAll(() => lived?.world.server.stop());

  test('were lived through trades, splits, dividends, exchanges, payments in and out', () => {
    const types = lived.lives.flatMap(({ raw }) => raw.activities.map(({ type }) => type));
    const wanted = [
      'FILL',
      'SPLIT',
      'DIVIDEND',
      'DIVIDEND_WITHHOLDING',
      'FX',
      'DEPOSIT',
      'WITHDRAWAL',
    ];
    for (const type of wanted) expect(types).toContain(type);
  });

  test('the cash in each currency is the sum of the activities', () => {
    for (const { name, raw } of lived.lives) {
      const { cash } = holdingsAt(raw.activities, lived.world.clock.now());
      const told = raw.balances.cashByCurrency.filter(({ amount }) => !exact(amount).isZero());
      const answered = Object.fromEntries(told.map(({ currency, amount }) => [currency, amount]));
      const summed = Object.fromEntries(
        [...cash].map(([currency, amount]) => [currency, text(amount)]),
      );
      expect(answered, name).toEqual(summed);
    }
  });

  test('an order comes to its executions: quantity, price, fees, and the cash that it moved', () => {
    for (const { name, raw } of lived.lives) {
      for (const order of raw.orders.filter(({ executions }) => executions.length > 0)) {
        const { executions, side } = order;
        const value = total(executions.map(({ quantity, price }) => exact(quantity).times(price)));
        const quantity = total(executions.map((one) => one.quantity));
        const fees = total(executions.map(({ fee }) => fee));
        expect(order.quantityFilled, name).toBe(text(quantity));
        expect(order.fees, name).toBe(text(fees));
        near(
          order.averageFilledPrice,
          value.dividedBy(quantity).toNumber(),
          1e-8,
          `${name} ${order.id}`,
        );
        const fills = raw.activities.filter(({ orderId }) => orderId === order.id);
        const moved = total(fills.map(({ netAmount }) => netAmount));
        // What is worth less than 1 is rounded against the order.
        const against = side === 'BUY' ? Exact.ROUND_CEIL : Exact.ROUND_FLOOR;
        const cash = value.gte(1) ? toCents(value) : value.toDecimalPlaces(2, against);
        expect(text(moved), `${name} ${order.id}`).toBe(
          text(side === 'BUY' ? cash.plus(fees).negated() : cash.minus(fees)),
        );
      }
    }
  });

  test('positions, their lots and what they cost follow from fills, splits and the method', async () => {
    const { splits } = await companyActions(lived);
    for (const { name, raw, method, lots: seen } of lived.lives) {
      const orders = new Map(raw.orders.map((order) => [order.id, order]));
      const { purchases, gains } = booksOf(raw.activities, { method, orders, seen, splits });
      const { quantities } = holdingsAt(raw.activities, lived.world.clock.now());
      expect(new Set(raw.positions.map(({ asset }) => asset.id)), name).toEqual(
        new Set(quantities.keys()),
      );
      for (const position of raw.positions) {
        const { asset, symbol, quantity, costBasis, lots } = position;
        const title = `${name} ${symbol}`;
        const held = purchases.get(asset.id) ?? [];
        const cost = total(held.map((one) => one.cost));
        expect(quantity, title).toBe(text(quantities.get(asset.id) ?? ZERO));
        expect(text(total(lots.map((lot) => lot.quantity))), title).toBe(quantity);
        expect(costBasis, title).toBe(text(toCents(cost)));
        near(position.averageEntryPrice, cost.dividedBy(quantity).toNumber(), 1e-7, title);
        expect(
          lots.map((lot) => [lot.quantity, lot.costBasis]),
          title,
        ).toEqual(held.map((lot) => [text(lot.quantity), text(toCents(lot.cost))]));
      }
      const told = raw.orders.filter(({ realizedProfitLoss }) => realizedProfitLoss !== null);
      expect(
        Object.fromEntries(told.map((order) => [order.id, order.realizedProfitLoss])),
        name,
      ).toEqual(Object.fromEntries([...gains].map(([id, gain]) => [id, text(toCents(gain))])));
    }
  });

  test('what a position gains is its value less its cost', () => {
    for (const { name, raw } of lived.lives) {
      for (const position of raw.positions) {
        const title = `${name} ${position.symbol}`;
        const value = toCents(exact(position.quantity).times(position.currentPrice));
        const gain = value.minus(position.costBasis);
        expect(position.marketValue, title).toBe(text(value));
        expect(position.unrealizedProfitLoss, title).toBe(text(gain));
        near(
          position.unrealizedProfitLossPercent,
          gain.dividedBy(position.costBasis).times(100).toNumber(),
          (0.02 / Number(position.costBasis)) * 100 + 1e-6,
          title,
        );
      }
    }
  });

  test('a dividend is paid for what was held before its ex-day, tax taken off', async () => {
    const { dividends } = await companyActions(lived);
    for (const { name, raw } of lived.lives) {
      const due = dividends.flatMap(({ assetId, exAt, payAt, amountPerShare, withholdingRate }) => {
        const dayBefore = new Date(exAt.getTime() - 1);
        const quantity = holdingsAt(raw.activities, dayBefore).quantities.get(assetId) ?? ZERO;
        if (quantity.isZero() || payAt > lived.world.clock.now()) return [];
        const gross = toCents(quantity.times(amountPerShare));
        // Of companies of the United States 30 percent: nobody here has signed a tax form.
        const rate = exact(withholdingRate).isZero() ? ZERO : exact('0.3');
        return [{ assetId, gross, withheld: toCents(gross.times(rate)).negated() }];
      });
      const paid = (type: string) =>
        raw.activities
          .filter((one) => one.type === type)
          .map(({ assetId, netAmount }) => `${assetId} ${netAmount}`)
          .sort();
      expect(paid('DIVIDEND'), name).toEqual(
        due
          .filter(({ gross }) => !gross.isZero())
          .map(({ assetId, gross }) => `${assetId} ${text(gross)}`)
          .sort(),
      );
      expect(paid('DIVIDEND_WITHHOLDING'), name).toEqual(
        due
          .filter(({ withheld }) => !withheld.isZero())
          .map(({ assetId, withheld }) => `${assetId} ${text(withheld)}`)
          .sort(),
      );
    }
  });

  describe.each([
    ['its whole life', { range: 'ALL', timeframe: 'DAY_1' }],
    ['a quarter', { range: 'M3', timeframe: 'WEEK_1' }],
    ['a month', { range: 'M1', timeframe: 'DAY_1' }],
    [
      'a span in the middle',
      {
        from: '2026-01-20T12:00:00Z',
        to: '2026-03-03T17:12:34Z',
        timeframe: 'DAY_1',
      },
    ],
    [
      'the time before anything',
      {
        from: '2025-11-03T12:00:00Z',
        to: '2026-02-02T12:00:00Z',
        timeframe: 'WEEK_1',
      },
    ],
  ] as const)('over %s', (_title, span) => {
    test('gains leave out what was paid in, and returns are those of the published formulas', async () => {
      for (const { name, ask, raw, accountId, currency } of lived.lives) {
        const source = { brokerAccountId: accountId };
        await returnsAgree({ name, ask, raw, currency }, source, span);
      }
    });
  });

  test('positions and cash, each rounded at its leaf, are balances, dashboard and history of now', async () => {
    for (const life of lived.lives) await worthAgrees(life);
  });
});
