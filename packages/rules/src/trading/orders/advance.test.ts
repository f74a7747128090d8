import { describe, expect, test } from 'vitest';
import { decimal, ZERO } from '../../numbers/decimal.ts';
import { advance, type Order } from './advance.ts';
import type { OrderEvent } from './event.ts';
import type { OrderStatus } from './status.ts';
import { CLOSED_STATUSES, OPEN_STATUSES } from './status.ts';

const AT = new Date('2026-11-20T15:00:00Z');

function order(changes: Partial<Order> = {}): Order {
  return {
    status: 'PENDING_NEW',
    resumeStatus: null,
    electedAt: null,
    quantity: decimal(10),
    notional: null,
    quantityFilled: ZERO,
    valueFilled: ZERO,
    averageFilledPrice: null,
    fees: ZERO,
    fillCount: 0,
    failureReason: null,
    failureCode: null,
    lastFilledAt: null,
    filledAt: null,
    canceledAt: null,
    expiredAt: null,
    ...changes,
  };
}

const fill = (quantity: string, price = '100', fee = '0'): OrderEvent => ({
  kind: 'filled',
  quantity: decimal(quantity),
  price: decimal(price),
  fee: decimal(fee),
  at: AT,
});

const EVENTS: Record<string, OrderEvent> = {
  queued: { kind: 'queued' },
  held: { kind: 'held' },
  working: { kind: 'working', at: AT },
  'filled in part': fill('4'),
  'filled whole': fill('10'),
  'ended for the day': { kind: 'dayEnded' },
  'asked back': { kind: 'cancelRequested' },
  'not given back': { kind: 'cancelRefused' },
  'to be replaced': { kind: 'replaceRequested' },
  'not to be replaced': { kind: 'replaceRefused' },
  replaced: { kind: 'replaced' },
  suspended: { kind: 'suspended' },
  resumed: { kind: 'resumed' },
  canceled: { kind: 'canceled', at: AT },
  expired: { kind: 'expired', at: AT },
  rejected: {
    kind: 'rejected',
    code: 'REFUSED_BY_MARKET',
    reason: 'the venue does not list the asset',
  },
};

/** Status, event, next status; every pair that is not here is refused (domain model, 2.1). */
const MOVES: readonly (readonly [OrderStatus, string, OrderStatus])[] = [
  ['PENDING_NEW', 'canceled', 'CANCELED'],
  ['PENDING_NEW', 'expired', 'EXPIRED'],
  ['PENDING_NEW', 'rejected', 'REJECTED'],
  ['PENDING_NEW', 'asked back', 'PENDING_CANCEL'],
  ['PENDING_NEW', 'suspended', 'SUSPENDED'],
  ['PENDING_NEW', 'queued', 'ACCEPTED'],
  ['PENDING_NEW', 'held', 'HELD'],
  ['PENDING_NEW', 'working', 'NEW'],
  ['ACCEPTED', 'canceled', 'CANCELED'],
  ['ACCEPTED', 'expired', 'EXPIRED'],
  ['ACCEPTED', 'rejected', 'REJECTED'],
  ['ACCEPTED', 'asked back', 'PENDING_CANCEL'],
  ['ACCEPTED', 'suspended', 'SUSPENDED'],
  ['ACCEPTED', 'to be replaced', 'PENDING_REPLACE'],
  ['ACCEPTED', 'held', 'HELD'],
  ['ACCEPTED', 'working', 'NEW'],
  ['HELD', 'canceled', 'CANCELED'],
  ['HELD', 'expired', 'EXPIRED'],
  ['HELD', 'rejected', 'REJECTED'],
  ['HELD', 'asked back', 'PENDING_CANCEL'],
  ['HELD', 'suspended', 'SUSPENDED'],
  ['HELD', 'to be replaced', 'PENDING_REPLACE'],
  ['HELD', 'working', 'NEW'],
  ['HELD', 'ended for the day', 'DONE_FOR_DAY'],
  ['NEW', 'canceled', 'CANCELED'],
  ['NEW', 'expired', 'EXPIRED'],
  ['NEW', 'rejected', 'REJECTED'],
  ['NEW', 'asked back', 'PENDING_CANCEL'],
  ['NEW', 'suspended', 'SUSPENDED'],
  ['NEW', 'to be replaced', 'PENDING_REPLACE'],
  ['NEW', 'ended for the day', 'DONE_FOR_DAY'],
  ['NEW', 'filled in part', 'PARTIALLY_FILLED'],
  ['NEW', 'filled whole', 'FILLED'],
  ['PARTIALLY_FILLED', 'canceled', 'CANCELED'],
  ['PARTIALLY_FILLED', 'expired', 'EXPIRED'],
  ['PARTIALLY_FILLED', 'asked back', 'PENDING_CANCEL'],
  ['PARTIALLY_FILLED', 'suspended', 'SUSPENDED'],
  ['PARTIALLY_FILLED', 'to be replaced', 'PENDING_REPLACE'],
  ['PARTIALLY_FILLED', 'ended for the day', 'DONE_FOR_DAY'],
  ['PARTIALLY_FILLED', 'filled in part', 'PARTIALLY_FILLED'],
  ['PARTIALLY_FILLED', 'filled whole', 'FILLED'],
  ['DONE_FOR_DAY', 'canceled', 'CANCELED'],
  ['DONE_FOR_DAY', 'expired', 'EXPIRED'],
  ['DONE_FOR_DAY', 'rejected', 'REJECTED'],
  ['DONE_FOR_DAY', 'asked back', 'PENDING_CANCEL'],
  ['DONE_FOR_DAY', 'suspended', 'SUSPENDED'],
  ['DONE_FOR_DAY', 'to be replaced', 'PENDING_REPLACE'],
  ['DONE_FOR_DAY', 'held', 'HELD'],
  ['DONE_FOR_DAY', 'working', 'NEW'],
  ['PENDING_CANCEL', 'canceled', 'CANCELED'],
  ['PENDING_CANCEL', 'expired', 'EXPIRED'],
  ['PENDING_CANCEL', 'filled in part', 'PENDING_CANCEL'],
  ['PENDING_CANCEL', 'filled whole', 'FILLED'],
  ['PENDING_CANCEL', 'not given back', 'ACCEPTED'],
  ['PENDING_REPLACE', 'canceled', 'CANCELED'],
  ['PENDING_REPLACE', 'expired', 'EXPIRED'],
  ['PENDING_REPLACE', 'filled in part', 'PENDING_REPLACE'],
  ['PENDING_REPLACE', 'filled whole', 'FILLED'],
  ['PENDING_REPLACE', 'not to be replaced', 'ACCEPTED'],
  ['PENDING_REPLACE', 'replaced', 'REPLACED'],
  ['SUSPENDED', 'canceled', 'CANCELED'],
  ['SUSPENDED', 'expired', 'EXPIRED'],
  ['SUSPENDED', 'rejected', 'REJECTED'],
  ['SUSPENDED', 'asked back', 'PENDING_CANCEL'],
  ['SUSPENDED', 'resumed', 'ACCEPTED'],
];

const WAITS: readonly OrderStatus[] = ['PENDING_CANCEL', 'PENDING_REPLACE', 'SUSPENDED'];

const STATUSES: readonly OrderStatus[] = [...OPEN_STATUSES, ...CLOSED_STATUSES];
const PAIRS = STATUSES.flatMap((status) =>
  Object.keys(EVENTS).map((event) => {
    const move = MOVES.find(([from, trigger]) => from === status && trigger === event);
    return [status, event, move?.[2] ?? 'refused'] as const;
  }),
);

function moved(before: Order, event: OrderEvent): Order {
  const transition = advance(before, event);
  if (transition.kind === 'refused') throw new Error(transition.reason);
  return transition.order;
}

describe('an order', () => {
  test.each(PAIRS)('in status %s that is %s: %s', (status, name, expected) => {
    const event = EVENTS[name];
    if (event === undefined) throw new Error(`no event ${name}`);
    const resumeStatus = WAITS.includes(status) ? 'ACCEPTED' : null;
    const transition = advance(order({ status, resumeStatus }), event);
    expect(transition.kind === 'moved' ? transition.order.status : 'refused').toBe(expected);
  });

  test('reaches every status but the first by a move of the table', () => {
    const reached = new Set(MOVES.map(([, , to]) => to));
    expect(STATUSES.filter((status) => !reached.has(status))).toEqual(['PENDING_NEW']);
  });

  test.each([
    ['PENDING_CANCEL', { kind: 'cancelRequested' }, { kind: 'cancelRefused' }],
    ['PENDING_REPLACE', { kind: 'replaceRequested' }, { kind: 'replaceRefused' }],
    ['SUSPENDED', { kind: 'suspended' }, { kind: 'resumed' }],
  ] as const)('goes back from %s to what it was, fills counted', (status, ask, refuse) => {
    const before = order({ status: 'HELD' });
    const waiting = moved(before, ask);
    expect(waiting).toMatchObject({ status, resumeStatus: 'HELD' });
    expect(moved(waiting, refuse)).toMatchObject({ status: 'HELD', resumeStatus: null });
    if (status === 'SUSPENDED') return;
    const filledMeanwhile = moved(waiting, fill('4'));
    expect(filledMeanwhile).toMatchObject({ status, resumeStatus: 'HELD' });
    expect(moved(filledMeanwhile, refuse)).toMatchObject({
      status: 'PARTIALLY_FILLED',
      resumeStatus: null,
    });
  });

  test('that is done for the day works on as partially filled where it was filled', () => {
    const partly = moved(order({ status: 'NEW' }), fill('4'));
    const done = moved(partly, { kind: 'dayEnded' });
    expect(moved(done, { kind: 'working', at: AT }).status).toBe('PARTIALLY_FILLED');
  });

  test('remembers when it first worked', () => {
    const working = moved(order(), { kind: 'working', at: AT });
    const done = moved(working, { kind: 'dayEnded' });
    const later = new Date(AT.getTime() + 86_400_000);
    expect(moved(done, { kind: 'working', at: later }).electedAt).toEqual(AT);
  });

  test('sums its fills and shows their average price', () => {
    let state = order({ status: 'NEW' });
    for (const event of [
      fill('4', '100', '0.1'),
      fill('3', '101.5', '0.2'),
      fill('3', '99', '0'),
    ]) {
      const transition = advance(state, event);
      if (transition.kind === 'refused') throw new Error(transition.reason);
      state = transition.order;
    }
    expect(state.status).toBe('FILLED');
    expect(state.quantityFilled.toString()).toBe('10');
    expect(state.valueFilled.toString()).toBe('1001.5');
    expect(state.averageFilledPrice?.toString()).toBe('100.15');
    expect(state.fees.toString()).toBe('0.3');
    expect(state.fillCount).toBe(3);
    expect(state.filledAt).toEqual(AT);
  });

  test('shows an average price that does not end with ten places', () => {
    const first = advance(order({ status: 'NEW' }), fill('1', '10'));
    if (first.kind === 'refused') throw new Error(first.reason);
    const second = advance(first.order, fill('2', '11'));
    if (second.kind === 'refused') throw new Error(second.reason);
    expect(second.order.averageFilledPrice?.toString()).toBe('10.6666666667');
  });

  test('by notional is filled whole when the venue has nothing left to fill', () => {
    const byNotional = order({ status: 'NEW', quantity: null, notional: decimal(1000) });
    const part = advance(byNotional, fill('3', '333.33'));
    if (part.kind === 'refused') throw new Error(part.reason);
    expect(part.order.status).toBe('PARTIALLY_FILLED');
    const whole = advance(part.order, { kind: 'completed', at: AT });
    expect(whole).toMatchObject({ kind: 'moved', order: { status: 'FILLED', filledAt: AT } });
  });

  test.each([
    ['more than was ordered', order({ status: 'NEW' }), fill('10.1')],
    [
      'more than its notional',
      order({ status: 'NEW', quantity: null, notional: decimal(99) }),
      fill('1'),
    ],
    ['nothing', order({ status: 'NEW' }), fill('0')],
    ['something at no price', order({ status: 'NEW' }), fill('1', '0')],
    ['something at a negative fee', order({ status: 'NEW' }), fill('1', '100', '-1')],
  ])('is never filled with %s', (_title, state, event) => {
    expect(() => advance(state, event)).toThrow();
  });

  test.each([
    ['canceled', { kind: 'canceled', at: AT }, { canceledAt: AT }],
    ['expired', { kind: 'expired', at: AT }, { expiredAt: AT }],
    [
      'rejected',
      { kind: 'rejected', code: 'REFUSED_BY_MARKET', reason: 'why' },
      { failureReason: 'why' },
    ],
  ] as const)('that is %s says when or why', (_title, event, expected) => {
    expect(advance(order({ status: 'NEW' }), event)).toMatchObject({ order: expected });
  });
});
