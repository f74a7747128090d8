import { rebalanceRules } from '@investing-platform/rules/strategies/rebalance-rule';
import { describe, expect, test } from 'vitest';
import { decimal } from '../../../kernel/decimal.ts';
import { nextLookAt, type Trigger, type TriggerMoment, triggerOf } from './trigger.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const MOMENT: TriggerMoment = { now: NOW, today: '2026-11-20', isMarketOpen: true, shares: null };
const DRIFTED = [{ targetPercent: decimal(60), actualPercent: decimal(65) }];

const QUIET = {
  status: 'ACTIVE' as const,
  autoSync: false,
  autoRebalance: true,
  customWeights: false,
  strategyVersion: 1,
  presentVersion: 1,
  rebalanceRules: rebalanceRules([{ driftPercentPoints: '5' }, { monthDay: 20 }]),
  cooldownDays: 7,
  lastRebalancedAt: null as Date | null,
  nextRebalanceAt: null as Date | null,
  contributionNextOn: null as string | null,
  contributionPaused: null as boolean | null,
};
type Given = { [K in keyof typeof QUIET]?: (typeof QUIET)[K] | 'PAUSED' | 'REBALANCING' };

describe('a run starts by itself', () => {
  const outOfSync = { autoSync: true, presentVersion: 2 };
  const due = { contributionNextOn: '2026-11-20', contributionPaused: false };
  const drifted = { shares: DRIFTED };
  test.each<[string, Given, Partial<TriggerMoment>, Trigger | null]>([
    ['not without a reason', {}, {}, null],
    ['for a new version', outOfSync, {}, 'SOURCE_CHANGE'],
    ['not for one where that is off', { presentVersion: 2 }, {}, null],
    ['not for one with own weights', { ...outOfSync, customWeights: true }, {}, null],
    ['for a contribution of today', due, {}, 'RECURRING_CONTRIBUTION'],
    [
      'for one of a holiday before',
      { ...due, contributionNextOn: '2026-11-15' },
      {},
      'RECURRING_CONTRIBUTION',
    ],
    ['not for one of tomorrow', { ...due, contributionNextOn: '2026-11-21' }, {}, null],
    ['not for one that is stopped', { ...due, contributionPaused: true }, {}, null],
    ['not for one while the market is closed', due, { isMarketOpen: false }, null],
    ['for a day of the calendar', { nextRebalanceAt: NOW }, {}, 'RULE'],
    ['not before it', { nextRebalanceAt: new Date(NOW.getTime() + 1) }, {}, null],
    ['for drift', {}, drifted, 'RULE'],
    ['not for drift while the market is closed', {}, { ...drifted, isMarketOpen: false }, null],
    ['not for drift where that is off', { autoRebalance: false }, drifted, null],
    [
      'not for drift within the cooldown',
      { lastRebalancedAt: new Date('2026-11-13T15:00:01Z') },
      drifted,
      null,
    ],
    ['for drift after it', { lastRebalancedAt: new Date('2026-11-13T15:00:00Z') }, drifted, 'RULE'],
    ['not while it is paused', { ...outOfSync, ...due, status: 'PAUSED' }, drifted, null],
    ['not while it rebalances', { ...outOfSync, status: 'REBALANCING' }, drifted, null],
    ['for a new version before a contribution', { ...outOfSync, ...due }, {}, 'SOURCE_CHANGE'],
    ['for a contribution before a rule', due, drifted, 'RECURRING_CONTRIBUTION'],
  ])('%s', (_, given, moment, expected) => {
    const active = { ...QUIET, ...given } as typeof QUIET;
    expect(triggerOf(active, { ...MOMENT, ...moment })).toBe(expected);
  });
});

describe('the next look', () => {
  const opensAt = new Date('2026-11-23T14:30:00Z');
  test.each<[string, Given, Date, string]>([
    ['is in a quarter of an hour where prices decide', {}, NOW, '2026-11-20T15:15:00Z'],
    ['waits for the market, a day at most', {}, opensAt, '2026-11-21T15:00:00Z'],
    ['is in a day where nothing is due', { rebalanceRules: [] }, NOW, '2026-11-21T15:00:00Z'],
    [
      'is when the calendar says',
      { rebalanceRules: [], nextRebalanceAt: new Date('2026-11-20T20:00:00Z') },
      NOW,
      '2026-11-20T20:00:00Z',
    ],
    [
      'is when a contribution is due',
      { rebalanceRules: [], contributionNextOn: '2026-11-21', contributionPaused: false },
      NOW,
      '2026-11-21T00:00:00Z',
    ],
  ])('%s', (_, given, opens, expected) => {
    const active = { ...QUIET, ...given } as typeof QUIET;
    expect(nextLookAt(active, NOW, opens)).toEqual(new Date(expected));
  });
});
