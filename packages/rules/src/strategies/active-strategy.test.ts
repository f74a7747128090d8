import type { ActiveStrategyStatus } from '@investing-platform/schema/operations';
import { describe, expect, test } from 'vitest';
import { type ActiveEvent, advanceActive, type RestingStatus } from './active-strategy.ts';

const EVENTS = {
  'a run is asked for': { kind: 'runAsked' },
  'a liquidation is asked for': { kind: 'liquidationAsked' },
  'it is paused': { kind: 'paused' },
  'it is resumed': { kind: 'resumed' },
  'a run ends': { kind: 'runEnded' },
  'a part is out': { kind: 'liquidationEnded', outcome: 'PART' },
  'nothing is left': { kind: 'liquidationEnded', outcome: 'EMPTY' },
  'something is left': { kind: 'liquidationEnded', outcome: 'REST_LEFT' },
  'its account is started anew': { kind: 'emptied' },
} as const satisfies Record<string, ActiveEvent>;

type EventName = keyof typeof EVENTS;

/** From each state, where each event leads; what is not named is refused. */
const TABLE: Record<ActiveStrategyStatus, Partial<Record<EventName, string>>> = {
  PENDING_FUNDING: {
    'a liquidation is asked for': 'LIQUIDATING',
    'a run ends': 'ACTIVE',
    'its account is started anew': 'CLOSED',
  },
  ACTIVE: {
    'a run is asked for': 'REBALANCING',
    'a liquidation is asked for': 'LIQUIDATING',
    'it is paused': 'PAUSED',
    'it is resumed': 'ACTIVE',
    'its account is started anew': 'CLOSED',
  },
  REBALANCING: {
    'a liquidation is asked for': 'LIQUIDATING',
    'it is paused': 'PAUSED',
    'it is resumed': 'REBALANCING',
    'a run ends': 'ACTIVE',
    'its account is started anew': 'CLOSED',
  },
  PAUSED: {
    'a run is asked for': 'REBALANCING',
    'a liquidation is asked for': 'LIQUIDATING',
    'it is paused': 'PAUSED',
    'it is resumed': 'ACTIVE',
    'a run ends': 'PAUSED',
    'its account is started anew': 'CLOSED',
  },
  LIQUIDATING: {
    'a run ends': 'LIQUIDATING',
    'a part is out': 'ACTIVE',
    'nothing is left': 'CLOSED',
    'something is left': 'PAUSED',
    'its account is started anew': 'CLOSED',
  },
  CLOSED: {},
};

const STATES = Object.keys(TABLE) as ActiveStrategyStatus[];
const NAMES = Object.keys(EVENTS) as EventName[];

const lead = (status: ActiveStrategyStatus, name: EventName, restingStatus: RestingStatus) => {
  const step = advanceActive({ status, restingStatus }, EVENTS[name]);
  return step.kind === 'moved' ? step.state.status : 'refused';
};

describe.each(STATES)('an active strategy that is %s', (status) => {
  const resting = status === 'PAUSED' ? 'PAUSED' : 'ACTIVE';
  test.each(NAMES)('where %s', (name) => {
    expect(lead(status, name, resting)).toBe(TABLE[status][name] ?? 'refused');
  });
});

test('every state is reached by some event, but the first', () => {
  const reached = new Set(STATES.flatMap((status) => Object.values(TABLE[status])));
  expect([...reached].sort()).toEqual(
    STATES.filter((status) => status !== 'PENDING_FUNDING').sort(),
  );
});

describe('after a run it is what it was before', () => {
  test.each<[ActiveStrategyStatus, EventName, RestingStatus, string]>([
    ['REBALANCING', 'a run ends', 'PAUSED', 'PAUSED'],
    ['REBALANCING', 'a run ends', 'ACTIVE', 'ACTIVE'],
    ['LIQUIDATING', 'a part is out', 'PAUSED', 'PAUSED'],
    ['LIQUIDATING', 'a part is out', 'ACTIVE', 'ACTIVE'],
  ])('%s, %s: %s', (status, name, resting, expected) => {
    expect(lead(status, name, resting)).toBe(expected);
  });

  test('and what its owner has made of it meanwhile', () => {
    const paused = { status: 'PAUSED', restingStatus: 'PAUSED' } as const;
    const rebalancing = advanceActive(paused, { kind: 'runAsked' });
    expect(rebalancing).toEqual({
      kind: 'moved',
      state: { status: 'REBALANCING', restingStatus: 'PAUSED' },
    });
    const resumed = advanceActive(
      { status: 'REBALANCING', restingStatus: 'PAUSED' },
      { kind: 'resumed' },
    );
    expect(resumed).toEqual({
      kind: 'moved',
      state: { status: 'REBALANCING', restingStatus: 'ACTIVE' },
    });
  });
});
