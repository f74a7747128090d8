import { exchangeOf } from '@investing-platform/rules/strategies/exchange-of';
import { rebalanceRules } from '@investing-platform/rules/strategies/rebalance-rule';
import { describe, expect, test } from 'vitest';
import { decimal } from '../../../kernel/decimal.ts';
import { asset } from '../../trading/test-market.fixture.ts';
import { isCooledDown, isTrading, nextCalendarRun, runWindow } from './market-window.ts';

const at = (text: string): Date => new Date(text);

describe('a run begins with at least 15 minutes of regular trading left', () => {
  test.each([
    ['in the middle of the day', '2026-11-20T15:00:00Z', '2026-11-20T15:00:00Z'],
    ['15 minutes before the close', '2026-11-20T20:45:00Z', '2026-11-20T20:45:00Z'],
    ['a second later', '2026-11-20T20:45:01Z', '2026-11-23T14:30:00Z'],
    ['before the opening', '2026-11-20T10:00:00Z', '2026-11-20T14:30:00Z'],
    ['at night', '2026-11-20T03:00:00Z', '2026-11-20T14:30:00Z'],
    ['on a Saturday', '2026-11-21T15:00:00Z', '2026-11-23T14:30:00Z'],
    ['late on an early close', '2026-11-27T17:50:00Z', '2026-11-30T14:30:00Z'],
  ])('%s', (_, now, beginsAt) => {
    expect(runWindow('NYSE', at(now))?.beginsAt).toEqual(at(beginsAt));
  });

  test('and has to end with its trading day', () => {
    expect(runWindow('NYSE', at('2026-11-20T15:00:00Z'))?.deadlineAt).toEqual(
      at('2026-11-20T21:00:00Z'),
    );
    expect(runWindow('NYSE', at('2026-11-27T15:00:00Z'))?.deadlineAt).toEqual(
      at('2026-11-27T18:00:00Z'),
    );
    expect(runWindow('CRYPTO', at('2026-11-21T15:00:00Z'))).toEqual({
      beginsAt: at('2026-11-21T15:00:00Z'),
      deadlineAt: at('2026-11-22T15:00:00Z'),
    });
    expect(runWindow('NYSE', at('2031-01-02T15:00:00Z'))).toBeNull();
  });
});

test('a run keeps to the hours of the exchange that closes and has the greatest part', () => {
  const part = (symbol: string, weight: string) => ({
    asset: asset(symbol),
    weight: decimal(weight),
  });
  expect(exchangeOf([part('BTC', '90'), part('AAPL', '10')])).toBe('NASDAQ');
  expect(exchangeOf([part('AAPL', '40'), part('FPH', '60')])).toBe('NZX');
  expect(exchangeOf([part('BTC', '100')])).toBe('CRYPTO');
  expect(exchangeOf([])).toBe('CRYPTO');
});

test('trading is regular trading', () => {
  expect(isTrading('NYSE', at('2026-11-20T14:29:59Z'))).toBe(false);
  expect(isTrading('NYSE', at('2026-11-20T14:30:00Z'))).toBe(true);
  expect(isTrading('NYSE', at('2026-11-20T21:00:00Z'))).toBe(false);
  expect(isTrading('CRYPTO', at('2026-11-21T03:00:00Z'))).toBe(true);
});

describe('the next run by the calendar', () => {
  const monthly = rebalanceRules([{ driftPercentPoints: '5' }, { monthDay: 20 }]);
  const state = { now: at('2026-11-20T15:00:00Z'), lastRebalancedAt: null, cooldownDays: 7 };
  test.each([
    ['today, while a run can begin', state, '2026-11-20T14:30:00Z'],
    [
      'next month, once none can',
      { ...state, now: at('2026-11-20T20:50:00Z') },
      '2026-12-18T14:30:00Z',
    ],
    [
      'the first day after the cooldown',
      { ...state, lastRebalancedAt: at('2026-11-14T15:00:00Z') },
      '2026-12-18T14:30:00Z',
    ],
    [
      'never the day of the last run',
      { ...state, cooldownDays: 0, lastRebalancedAt: at('2026-11-20T14:40:00Z') },
      '2026-12-18T14:30:00Z',
    ],
    [
      'today where the cooldown ended yesterday',
      { ...state, lastRebalancedAt: at('2026-11-12T15:00:00Z') },
      '2026-11-20T14:30:00Z',
    ],
  ])('is %s', (_, given, expected) => {
    expect(nextCalendarRun(monthly, 'NYSE', given)).toEqual(at(expected));
  });

  test('is none where no rule goes by the calendar', () => {
    const drift = rebalanceRules([{ driftPercentPoints: '5' }]);
    expect(nextCalendarRun(drift, 'NYSE', state)).toBeNull();
  });

  test('is at midnight UTC where the market never closes', () => {
    expect(nextCalendarRun(rebalanceRules([{ monthDay: 21 }]), 'CRYPTO', state)).toEqual(
      at('2026-11-21T00:00:00Z'),
    );
  });
});

test('a cooldown ends after its days to the second', () => {
  const last = at('2026-11-13T15:00:00Z');
  expect(isCooledDown(last, 7, at('2026-11-20T14:59:59Z'))).toBe(false);
  expect(isCooledDown(last, 7, at('2026-11-20T15:00:00Z'))).toBe(true);
  expect(isCooledDown(null, 365, last)).toBe(true);
});
