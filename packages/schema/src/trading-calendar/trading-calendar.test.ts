import fc from 'fast-check';
import { buildSchema, isEnumType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { instruments } from '../../data/instruments.ts';
import { typeDefs } from '../../generated/type-defs.ts';
import {
  calendarOf,
  FIRST_DATE,
  LAST_DATE,
  nextOpen,
  sessionAt,
  sessionEnd,
  type TradingDay,
  tradedSeconds,
  tradingDayAt,
} from './index.ts';

const contract = buildSchema(typeDefs);
const utc = (instant: number): string => new Date(instant).toISOString().slice(0, 16);

describe('an exchange', () => {
  const namesOf = (type: string): string[] => {
    const values = contract.getType(type);
    return isEnumType(values) ? values.getValues().map(({ name }) => name) : [];
  };

  test('has known hours, unless it is another one than the contract names', () => {
    const named = namesOf('Exchange').filter((name) => name !== 'OTHER');
    expect(namesOf('TradingExchange')).toEqual(named);
    expect(named).toContain('NYSE');
  });

  test.each([...new Set(instruments.map(({ exchange }) => exchange))])(
    'of the catalogue has known hours: %s',
    (exchange) => {
      expect(namesOf('TradingExchange')).toContain(exchange);
      expect(calendarOf(exchange).timeZone).toMatch(/^(UTC|[A-Z][a-z]+\/[A-Z])/);
    },
  );
});

describe('the session', () => {
  test.each([
    ['NYSE', '2026-11-20T08:59:59.999Z', 'CLOSED'],
    ['NYSE', '2026-11-20T09:00:00.000Z', 'PRE_MARKET'],
    ['NYSE', '2026-11-20T14:30:00.000Z', 'REGULAR'],
    ['NYSE', '2026-11-20T20:59:59.999Z', 'REGULAR'],
    ['NYSE', '2026-11-20T21:00:00.000Z', 'AFTER_HOURS'],
    ['NYSE', '2026-11-21T00:59:59.999Z', 'AFTER_HOURS'],
    ['NYSE', '2026-11-21T01:00:00.000Z', 'CLOSED'],
    ['NYSE', '2026-11-22T15:00:00.000Z', 'CLOSED'],
    ['NYSE', '2026-11-26T15:00:00.000Z', 'CLOSED'],
    ['NZX', '2026-11-19T21:00:00.000Z', 'REGULAR'],
    ['NZX', '2026-11-20T03:45:00.000Z', 'CLOSED'],
    ['CRYPTO', '2026-11-22T03:00:00.000Z', 'REGULAR'],
    ['FX', '2026-11-20T21:59:59.999Z', 'REGULAR'],
    ['FX', '2026-11-20T22:00:00.000Z', 'CLOSED'],
    ['FX', '2026-11-22T21:59:59.999Z', 'CLOSED'],
    ['FX', '2026-11-22T22:00:00.000Z', 'REGULAR'],
    ['FX', '2026-11-24T22:00:00.000Z', 'REGULAR'],
    ['FX', '2026-07-05T21:00:00.000Z', 'REGULAR'],
    ['FX', '2026-12-25T12:00:00.000Z', 'CLOSED'],
    ['NYSE', '2014-12-31T15:00:00.000Z', 'CLOSED'],
    ['NYSE', '2031-01-02T15:00:00.000Z', 'CLOSED'],
  ] as const)('of %s at %s is %s', (exchange, at, session) => {
    expect(sessionAt(exchange, new Date(at))).toBe(session);
  });
});

describe('the next opening and closing', () => {
  test.each([
    ['before the open', '2026-11-20T10:00:00Z', '2026-11-20T14:30', '2026-11-20T21:00'],
    ['at the open', '2026-11-20T14:30:00Z', '2026-11-23T14:30', '2026-11-20T21:00'],
    ['at the close', '2026-11-20T21:00:00Z', '2026-11-23T14:30', '2026-11-23T21:00'],
    ['on a weekend', '2026-11-21T12:00:00Z', '2026-11-23T14:30', '2026-11-23T21:00'],
    ['before a holiday', '2026-11-26T12:00:00Z', '2026-11-27T14:30', '2026-11-27T18:00'],
    ['before 2015', '2014-06-01T12:00:00Z', '2015-01-02T14:30', '2015-01-02T21:00'],
  ])('%s', (_when, at, open, close) => {
    const [opens, closes] = [nextOpen('NYSE', new Date(at)), sessionEnd('NYSE', new Date(at))];
    expect([opens, closes].map((found) => utc(found?.getTime() ?? Number.NaN))).toEqual([
      open,
      close,
    ]);
  });

  test.each([
    ['on a weekend', '2026-11-21T12:00:00Z', '2026-11-22T22:00', '2026-11-27T22:00'],
    ['on a Tuesday evening', '2026-11-24T22:30:00Z', '2026-11-29T22:00', '2026-11-27T22:00'],
    ['when the week has begun', '2026-11-22T22:00:00Z', '2026-11-29T22:00', '2026-11-27T22:00'],
    ['before Christmas', '2026-12-23T12:00:00Z', '2026-12-27T22:00', '2026-12-24T22:00'],
    ['over a change of clocks', '2026-10-30T22:00:00Z', '2026-11-01T22:00', '2026-11-06T22:00'],
  ])(
    'of the market for currencies %s: trading goes on from day to day',
    (_when, at, open, close) => {
      const [opens, closes] = [nextOpen('FX', new Date(at)), sessionEnd('FX', new Date(at))];
      expect([opens, closes].map((found) => utc(found?.getTime() ?? Number.NaN))).toEqual([
        open,
        close,
      ]);
    },
  );

  test('are unknown for a market that never closes and past the last day known', () => {
    for (const [exchange, at] of [
      ['CRYPTO', '2026-11-20T12:00:00Z'],
      ['NYSE', '2031-01-01T00:00:00Z'],
    ] as const) {
      expect(nextOpen(exchange, new Date(at))).toBeNull();
      expect(sessionEnd(exchange, new Date(at))).toBeNull();
    }
  });
});

describe('the crypto market', () => {
  test('has a trading day on each day in UTC', () => {
    const calendar = calendarOf('CRYPTO');
    expect(calendar.day(0)?.date).toBe(FIRST_DATE);
    expect(calendar.day(calendar.length - 1)?.date).toBe(LAST_DATE);
    expect(calendar.day(calendar.length)).toBeNull();
    expect(tradingDayAt('CRYPTO', new Date('2026-11-22T23:59:59Z'))?.date).toBe('2026-11-22');
  });
});

describe('the trading days of every exchange', () => {
  const exchanges = ['NYSE', 'NZX', 'CRYPTO'] as const;
  const instant = fc.date({
    min: new Date(`${FIRST_DATE}T12:00:00Z`),
    max: new Date(`${LAST_DATE}T12:00:00Z`),
    noInvalidDate: true,
  });

  test.each(exchanges)('of %s are in order and do not overlap', (exchange) => {
    const calendar = calendarOf(exchange);
    let last: TradingDay | null = null;
    for (let index = 0; index < calendar.length; index += 1) {
      const found = calendar.day(index);
      if (found === null) throw new Error(`${exchange} has no day ${index}`);
      expect(found.index).toBe(index);
      expect(found.start).toBeGreaterThanOrEqual(last?.end ?? 0);
      expect(found.start <= found.open && found.open < found.close).toBe(true);
      expect(found.close).toBeLessThanOrEqual(found.end);
      expect(found.tradedBefore).toBe(
        last === null ? 0 : last.tradedBefore + last.end - last.start,
      );
      last = found;
    }
  });

  test.each(exchanges)('of %s are found by any instant in them', (exchange) => {
    fc.assert(
      fc.property(instant, (at) => {
        const found = tradingDayAt(exchange, at);
        const next = calendarOf(exchange).day((found?.index ?? -1) + 1);
        expect(found === null || found.start <= at.getTime()).toBe(true);
        expect(next === null || next.start > at.getTime()).toBe(true);
      }),
      { seed: 20_261_120 },
    );
  });

  test.each(exchanges)('of %s count one more second for each second of trading', (exchange) => {
    const calendar = calendarOf(exchange);
    const days = fc.integer({ min: 0, max: calendar.length - 2 });
    fc.assert(
      fc.property(days, fc.double({ min: 0, max: 0.9999, noNaN: true }), (index, part) => {
        const [found, next] = [calendar.day(index), calendar.day(index + 1)];
        if (found === null || next === null) throw new Error(`no day ${index}`);
        const at = found.start + Math.floor((part * (found.end - found.start)) / 1000) * 1000;
        const count = (epoch: number) => tradedSeconds(exchange, new Date(epoch));
        expect(count(at + 1000) - count(at)).toBe(1);
        expect(count(at + 999)).toBe(count(at));
        expect(count(next.start)).toBeGreaterThan(count(found.end - 1000));
        if (found.end < next.start) expect(count(next.start) - count(found.end)).toBe(1);
      }),
      { seed: 20_261_120 },
    );
  });

  test('count fewer seconds than a GraphQL Int holds', () => {
    for (const exchange of exchanges) {
      expect(tradedSeconds(exchange, new Date('2031-06-01T00:00:00Z'))).toBeLessThan(2 ** 31);
    }
  });
});
