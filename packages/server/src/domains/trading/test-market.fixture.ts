import {
  type AssetRow,
  assetById,
  assetsBySymbol,
} from '@investing-platform/rules/market/catalogue';
import { sessionAt } from '@investing-platform/schema/trading-calendar';
import type { ManualClock } from '../../kernel/clock.ts';
import { decimal, toPlain } from '../../kernel/decimal.ts';
import { invariant } from '../../kernel/invariant.ts';
import type { Bar, CorporateAction, MarketData, Quote } from '../../ports/market-data.ts';

/** A market whose prices and volumes a test sets. */
export interface TestMarket extends MarketData {
  /** The last price; bid and ask lie a cent around it. */
  setPrice(symbol: string, price: string): void;
  /** What trades in each minute; default a million. */
  setVolume(volume: string): void;
  setStale(isStale: boolean): void;
  /** Makes a company act. */
  act(action: CorporateAction): void;
}

export function asset(symbol: string): AssetRow {
  const [found] = assetsBySymbol(symbol);
  invariant(found !== undefined, `the catalogue holds ${symbol}`);
  return found;
}

export function testMarket(clock: ManualClock): TestMarket {
  const prices = new Map<string, string>();
  const past: { id: string; at: Date; price: string }[] = [];
  const actions: CorporateAction[] = [];
  const pastPrice = (assetId: string, moment: Date): string =>
    past.findLast(({ id, at }) => id === assetId && at <= moment)?.price ?? '100';
  let volume = '1000000';
  let isStale = false;
  const priceOf = (assetId: string): string => prices.get(assetId) ?? '100';
  const made = new Map<string, Quote>();
  /** The same object as long as the quote is the same, as adapters have it. */
  const quoteOf = (row: AssetRow): Quote => {
    const now = clock.now();
    const key = [row.id, priceOf(row.id), now.getTime(), isStale].join(' ');
    const known = made.get(key) ?? quote(row, priceOf(row.id), now, isStale);
    made.set(key, known);
    return known;
  };
  return {
    setPrice(symbol, price) {
      const { id } = asset(symbol);
      prices.set(id, price);
      past.push({ id, at: clock.now(), price });
    },
    setVolume: (next) => {
      volume = next;
    },
    setStale: (next) => {
      isStale = next;
    },
    async quotes(ids) {
      const found = ids.flatMap((id) => assetById(id) ?? []);
      return new Map(found.map((row) => [row.id, quoteOf(row)]));
    },
    async minuteBar(assetId, at) {
      const row = assetById(assetId);
      if (row === null || sessionAt(row.exchange, at) === 'CLOSED') return null;
      return bar(priceOf(assetId), volume, at);
    },
    async bars() {
      return [];
    },
    historyStart: () => new Date('2015-01-01T00:00:00Z'),
    async pricesAt(ids, at) {
      return new Map(ids.map((id) => [id, at.map((moment) => pastPrice(id, moment))]));
    },
    async corporateActions(ids, from, to) {
      return actions.filter(
        ({ assetId, exAt }) => ids.includes(assetId) && exAt >= from && exAt < to,
      );
    },
    act: (action) => void actions.push(action),
    async fxRate(from, to) {
      if (from === to) return '1';
      return from === 'USD' ? '1.7' : '0.6';
    },
  };
}

function quote(row: AssetRow, price: string, now: Date, isStale: boolean): Quote {
  const at = (offset: string): string => toPlain(decimal(price).plus(offset));
  return {
    assetId: row.id,
    price,
    bid: at('-0.01'),
    ask: at('0.01'),
    open: price,
    high: at('1'),
    low: at('-1'),
    previousClose: price,
    volume: '1000000',
    asOf: now,
    session: sessionAt(row.exchange, now),
    delayedMinutes: 0,
    source: 'test',
    stale: isStale,
  };
}

function bar(price: string, volume: string, start: Date): Bar {
  const [high, low] = [decimal(price).plus(1), decimal(price).minus(1)];
  return { start, open: price, high: toPlain(high), low: toPlain(low), close: price, volume };
}
