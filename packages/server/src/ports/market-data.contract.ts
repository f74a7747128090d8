import { DAY_MS } from '@investing-platform/schema/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { decimal } from '../kernel/decimal.ts';
import type { BarsRequest, MarketData, Quote } from './market-data.ts';

/** What an adapter's test brings along. */
export interface MarketDataUnderTest {
  readonly marketData: MarketData;
  /** Sets the time that `quotes` speak of. */
  setTime(now: Date): void;
  /** An asset of a market that closes. */
  readonly shareId: string;
  /** Within the share's regular trading, and on a day without any. */
  readonly openAt: Date;
  readonly closedAt: Date;
  /** A crypto asset: its id and its code. */
  readonly coin: { readonly id: string; readonly code: string };
}

const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';
const PLAIN = /^(0|[1-9]\d*)(\.\d*[1-9])?$/;
const AMOUNTS = ['price', 'bid', 'ask', 'open', 'high', 'low', 'previousClose', 'volume'] as const;
const FAR_BELOW_ANY_RATE = '1e-40';

type Make = () => Promise<MarketDataUnderTest>;

/** The promises of the port, to be kept by every adapter. */
export function marketDataContract(name: string, make: Make): void {
  quotesContract(name, make);
  minuteBarsContract(name, make);
  barsContract(name, make);
  pastContract(name, make);
  exchangeRatesContract(name, make);
}

async function quoteAt(subject: MarketDataUnderTest, assetId: string, now: Date): Promise<Quote> {
  subject.setTime(now);
  const quote = (await subject.marketData.quotes([assetId])).get(assetId);
  if (quote === undefined) throw new Error(`no quote of ${assetId}`);
  return quote;
}

function quotesContract(name: string, make: Make): void {
  describe(`quotes of ${name}`, () => {
    let subject: MarketDataUnderTest;
    beforeEach(async () => {
      subject = await make();
    });

    test('are canonical plain decimals that fit each other', async () => {
      for (const id of [subject.shareId, subject.coin.id]) {
        const quote = await quoteAt(subject, id, subject.openAt);
        for (const field of AMOUNTS) expect(quote[field]).toMatch(PLAIN);
        const [price, bid, ask, open] = [quote.price, quote.bid, quote.ask, quote.open].map(Number);
        expect(bid).toBeLessThanOrEqual(Number(price));
        expect(ask).toBeGreaterThanOrEqual(Number(price));
        for (const value of [price, open]) {
          expect(value).toBeGreaterThanOrEqual(Number(quote.low));
          expect(value).toBeLessThanOrEqual(Number(quote.high));
        }
        expect(quote.assetId).toBe(id);
        expect(Object.isFrozen(quote)).toBe(true);
      }
    });

    test('are not from the future, and say what session the market is in', async () => {
      const open = await quoteAt(subject, subject.shareId, subject.openAt);
      expect(open.asOf.getTime()).toBeLessThanOrEqual(subject.openAt.getTime());
      expect(open.session).toBe('REGULAR');
      const closed = await quoteAt(subject, subject.shareId, subject.closedAt);
      expect(closed.asOf.getTime()).toBeLessThan(subject.closedAt.getTime());
      expect(closed.session).toBe('CLOSED');
    });

    test('leave unknown assets out, and answer an asset given twice once', async () => {
      subject.setTime(subject.openAt);
      const ids = [UNKNOWN_ID, subject.shareId, 'not an id', subject.shareId];
      const quotes = await subject.marketData.quotes(ids);
      expect([...quotes.keys()]).toEqual([subject.shareId]);
      expect((await subject.marketData.quotes([])).size).toBe(0);
    });

    test('are the same object as long as the price is the same', async () => {
      const first = await quoteAt(subject, subject.shareId, subject.openAt);
      expect(await quoteAt(subject, subject.shareId, subject.openAt)).toBe(first);
    });
  });
}

function minuteBarsContract(name: string, make: Make): void {
  describe(`minute bars of ${name}`, () => {
    let subject: MarketDataUnderTest;
    beforeEach(async () => {
      subject = await make();
    });

    test('hold the price of the minute between their low and high', async () => {
      for (const id of [subject.shareId, subject.coin.id]) {
        const { price } = await quoteAt(subject, id, subject.openAt);
        const bar = await subject.marketData.minuteBar(id, subject.openAt);
        if (bar === null) throw new Error('no bar');
        for (const amount of [bar.open, bar.high, bar.low, bar.close, bar.volume]) {
          expect(amount).toMatch(PLAIN);
        }
        for (const value of [price, bar.open, bar.close]) {
          expect(Number(value)).toBeGreaterThanOrEqual(Number(bar.low));
          expect(Number(value)).toBeLessThanOrEqual(Number(bar.high));
        }
        expect(bar.start.getTime() % 60_000).toBe(0);
        const age = subject.openAt.getTime() - bar.start.getTime();
        expect(age >= 0 && age < 60_000).toBe(true);
      }
    });

    test('are null where the market is closed and for unknown assets', async () => {
      const { marketData, shareId, closedAt, openAt } = subject;
      expect(await marketData.minuteBar(shareId, closedAt)).toBeNull();
      expect(await marketData.minuteBar(UNKNOWN_ID, openAt)).toBeNull();
    });
  });
}

function barsContract(name: string, make: Make): void {
  describe(`bars of ${name}`, () => {
    let subject: MarketDataUnderTest;
    beforeEach(async () => {
      subject = await make();
      subject.setTime(subject.openAt);
    });

    const request = (more: Partial<BarsRequest> = {}): BarsRequest => ({
      assetId: subject.shareId,
      timeframe: 'DAY_1',
      from: new Date(subject.openAt.getTime() - 30 * DAY_MS),
      to: subject.openAt,
      adjustment: 'RAW',
      extendedHours: false,
      limit: 1_000,
      ...more,
    });

    test.each(['MIN_1', 'HOUR_1', 'DAY_1', 'WEEK_1', 'MONTH_1'] as const)(
      'of %s are canonical, in order, within the span asked for, and hold their own prices',
      async (timeframe) => {
        const asked = request({ timeframe });
        const bars = await subject.marketData.bars(asked);
        expect(bars.length).toBeGreaterThan(0);
        for (const [place, bar] of bars.entries()) {
          expect(bar.at >= asked.from && bar.at < asked.to).toBe(true);
          if (place > 0) expect(bar.at > (bars[place - 1]?.at ?? bar.at)).toBe(true);
          for (const amount of [bar.open, bar.high, bar.low, bar.close]) {
            expect(amount).toMatch(PLAIN);
            expect(Number(amount)).toBeGreaterThanOrEqual(Number(bar.low));
            expect(Number(amount)).toBeLessThanOrEqual(Number(bar.high));
          }
          expect(Object.isFrozen(bar)).toBe(true);
        }
      },
    );

    test('come from the oldest, as many as asked for', async () => {
      const { marketData } = subject;
      const all = await marketData.bars(request());
      expect(await marketData.bars(request({ limit: 3 }))).toEqual(all.slice(0, 3));
      const later = all[3]?.at ?? subject.openAt;
      expect(await marketData.bars(request({ from: later }))).toEqual(all.slice(3));
    });

    test('are not from the future, whatever is asked for', async () => {
      const bars = await subject.marketData.bars(
        request({ to: new Date(subject.openAt.getTime() + 30 * DAY_MS) }),
      );
      expect(bars.at(-1)?.at.getTime()).toBeLessThanOrEqual(subject.openAt.getTime());
    });

    test('are there from the first instant that the source names', () => {
      for (const timeframe of ['MIN_1', 'DAY_1'] as const) {
        const start = subject.marketData.historyStart(timeframe);
        expect(start.getTime()).toBeLessThan(subject.openAt.getTime());
      }
    });

    test('of an unknown asset are none', async () => {
      expect(await subject.marketData.bars(request({ assetId: UNKNOWN_ID }))).toEqual([]);
    });
  });
}

function pastContract(name: string, make: Make): void {
  describe(`the past of ${name}`, () => {
    let subject: MarketDataUnderTest;
    beforeEach(async () => {
      subject = await make();
      subject.setTime(subject.openAt);
    });

    test('has the price of now, and of moments without trading', async () => {
      const { marketData, shareId, openAt, coin } = subject;
      const quote = await quoteAt(subject, shareId, openAt);
      const dayBefore = new Date(openAt.getTime() - DAY_MS);
      const ids = [shareId, coin.id, UNKNOWN_ID];
      const prices = await marketData.pricesAt(ids, [dayBefore, openAt]);
      expect(prices.get(shareId)?.[1]).toBe(quote.price);
      expect(prices.get(shareId)?.[0]).toMatch(PLAIN);
      expect(prices.get(coin.id)?.every((price) => price !== null)).toBe(true);
      expect(prices.has(UNKNOWN_ID)).toBe(false);
      const long = new Date('1970-01-02T00:00:00Z');
      expect((await marketData.pricesAt([shareId], [long])).get(shareId)).toEqual([null]);
    });

    test('has what companies did, in order, once each, and not from the future', async () => {
      const { marketData, shareId, openAt } = subject;
      const from = new Date(openAt.getTime() - 3 * 365 * DAY_MS);
      const until = new Date(openAt.getTime() + 365 * DAY_MS);
      const actions = await marketData.corporateActions(
        [shareId, shareId, UNKNOWN_ID],
        from,
        until,
      );
      expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length);
      for (const [place, action] of actions.entries()) {
        expect(action.assetId).toBe(shareId);
        expect(action.exAt >= from && action.exAt <= openAt).toBe(true);
        if (place > 0) expect(action.exAt >= (actions[place - 1]?.exAt ?? from)).toBe(true);
        if (action.kind === 'DIVIDEND') {
          expect(action.amountPerShare).toMatch(PLAIN);
          expect(action.payAt >= action.exAt).toBe(true);
        }
      }
      expect(await marketData.corporateActions([shareId], from, openAt)).toEqual(actions);
    });
  });
}

function exchangeRatesContract(name: string, make: Make): void {
  describe(`exchange rates of ${name}`, () => {
    let subject: MarketDataUnderTest;
    beforeEach(async () => {
      subject = await make();
    });

    const codes = ['USD', 'NZD', 'AUD', 'EUR', 'GBP', 'JPY'];

    async function rate(from: string, to: string) {
      return decimal(await subject.marketData.fxRate(from, to, subject.openAt));
    }

    test('are 1 between a currency and itself', async () => {
      const { marketData, openAt, coin } = subject;
      for (const code of [...codes, coin.code]) {
        expect(await marketData.fxRate(code, code, openAt)).toBe('1');
      }
    });

    test('lead through a third currency to the same value, and back to the start', async () => {
      subject.setTime(subject.openAt);
      for (const from of [...codes, subject.coin.code]) {
        for (const to of codes) {
          const direct = await rate(from, to);
          const byEuro = (await rate(from, 'EUR')).times(await rate('EUR', to));
          const circle = direct.times(await rate(to, from));
          expect(direct.isPositive()).toBe(true);
          expect(byEuro.dividedBy(direct).minus(1).abs().lessThan(FAR_BELOW_ANY_RATE)).toBe(true);
          expect(circle.minus(1).abs().lessThan(FAR_BELOW_ANY_RATE)).toBe(true);
        }
      }
    });

    test('of a crypto asset are its price in USD', async () => {
      const { price } = await quoteAt(subject, subject.coin.id, subject.openAt);
      const inDollars = await rate(subject.coin.code, 'USD');
      expect(inDollars.minus(price).abs().lessThan(FAR_BELOW_ANY_RATE)).toBe(true);
    });

    test('that the source does not know are PROVIDER_UNAVAILABLE', async () => {
      const { marketData, openAt } = subject;
      await expect(marketData.fxRate('XPF', 'USD', openAt)).rejects.toMatchObject({
        code: 'PROVIDER_UNAVAILABLE',
      });
    });
  });
}
