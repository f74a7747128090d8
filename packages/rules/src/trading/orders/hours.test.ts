import type { TimeInForce } from '@investing-platform/schema/operations';
import type { TradingExchange } from '@investing-platform/schema/trading-calendar';
import { describe, expect, test } from 'vitest';
import { auctionFor, expiryOf, tradingWindow } from './hours.ts';

describe('the trading window', () => {
  // New York is at UTC-5 in November; 2026-11-26 is Thanksgiving and the 27th ends at 13:00.
  test.each<[string, TradingExchange, boolean, string, boolean, string | null, string | null]>([
    [
      'in regular hours',
      'NASDAQ',
      false,
      '2026-11-20T15:00Z',
      true,
      '2026-11-20T14:30Z',
      '2026-11-20T21:00Z',
    ],
    [
      'at the opening',
      'NYSE',
      false,
      '2026-11-20T14:30Z',
      true,
      '2026-11-20T14:30Z',
      '2026-11-20T21:00Z',
    ],
    [
      'at the close',
      'NYSE',
      false,
      '2026-11-19T21:00Z',
      false,
      '2026-11-20T14:30Z',
      '2026-11-20T21:00Z',
    ],
    [
      'before hours',
      'NYSE',
      false,
      '2026-11-20T10:00Z',
      false,
      '2026-11-20T14:30Z',
      '2026-11-20T21:00Z',
    ],
    [
      'over a weekend',
      'NYSE',
      false,
      '2026-11-21T15:00Z',
      false,
      '2026-11-23T14:30Z',
      '2026-11-23T21:00Z',
    ],
    [
      'over a holiday to a short day',
      'NYSE',
      false,
      '2026-11-26T15:00Z',
      false,
      '2026-11-27T14:30Z',
      '2026-11-27T18:00Z',
    ],
    [
      'before hours where they count',
      'NYSE',
      true,
      '2026-11-20T10:00Z',
      true,
      '2026-11-20T09:00Z',
      '2026-11-21T01:00Z',
    ],
    [
      'after hours where they count',
      'NYSE',
      true,
      '2026-11-20T23:00Z',
      true,
      '2026-11-20T09:00Z',
      '2026-11-21T01:00Z',
    ],
    [
      'at night where they count',
      'NYSE',
      true,
      '2026-11-20T02:00Z',
      false,
      '2026-11-20T09:00Z',
      '2026-11-21T01:00Z',
    ],
    ['of a market that never closes', 'CRYPTO', false, '2026-11-21T15:00Z', true, null, null],
  ])('%s', (_title, exchange, extendedHours, at, isOpen, opensAt, endsAt) => {
    const instant = (text: string | null) => (text === null ? null : new Date(text));
    expect(tradingWindow(exchange, extendedHours, new Date(at))).toEqual({
      isOpen,
      opensAt: instant(opensAt),
      endsAt: instant(endsAt),
    });
  });

  test('is unknown past the last day of the calendar', () => {
    expect(tradingWindow('NYSE', false, new Date('2031-01-02T15:00Z'))).toBeNull();
  });
});

test.each<[TimeInForce, TradingExchange, string]>([
  ['DAY', 'NYSE', '2026-11-20T21:00Z'],
  ['GTC', 'NYSE', '2027-02-18T15:00Z'],
  ['IOC', 'NYSE', '2026-11-20T15:01Z'],
  ['FOK', 'NYSE', '2026-11-20T15:01Z'],
  ['GTC', 'CRYPTO', '2027-02-18T15:00Z'],
])('a %s order on %s lapses at %s', (timeInForce, exchange, expected) => {
  const at = new Date('2026-11-20T15:00Z');
  const window = tradingWindow(exchange, false, at);
  if (window === null) throw new Error('the calendar knows the day');
  expect(expiryOf(timeInForce, window, at)).toEqual(new Date(expected));
});

describe('the auction that an order is for', () => {
  test.each<['OPG' | 'CLS', TradingExchange, string, string | null]>([
    ['OPG', 'NASDAQ', '2026-11-20T14:27Z', '2026-11-20T14:30Z'],
    ['OPG', 'NASDAQ', '2026-11-20T14:29Z', null],
    ['OPG', 'NASDAQ', '2026-11-20T20:00Z', null],
    ['OPG', 'NASDAQ', '2026-11-20T23:59Z', null],
    ['OPG', 'NASDAQ', '2026-11-21T00:01Z', '2026-11-23T14:30Z'],
    ['OPG', 'NASDAQ', '2026-11-22T12:00Z', '2026-11-23T14:30Z'],
    ['CLS', 'NASDAQ', '2026-11-20T15:00Z', '2026-11-20T21:00Z'],
    ['CLS', 'NASDAQ', '2026-11-20T20:49Z', '2026-11-20T21:00Z'],
    ['CLS', 'NASDAQ', '2026-11-20T20:51Z', null],
    ['CLS', 'NASDAQ', '2026-11-21T00:01Z', '2026-11-23T21:00Z'],
    ['CLS', 'NASDAQ', '2026-11-27T15:00Z', '2026-11-27T18:00Z'],
    ['CLS', 'CRYPTO', '2026-11-20T15:00Z', null],
  ])('%s on %s at %s is %s', (timeInForce, exchange, at, auction) => {
    const found = auctionFor(timeInForce, exchange, new Date(at));
    expect(found).toEqual(auction === null ? null : new Date(auction));
  });
});
