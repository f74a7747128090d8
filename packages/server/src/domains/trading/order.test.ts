import { describe, expect, test } from 'vitest';
import { decimal, ZERO } from '../../kernel/decimal.ts';
import {
  advance,
  CLOSED_STATUSES,
  OPEN_STATUSES,
  type Order,
  type OrderEvent,
  type OrderStatus,
} from './order.ts';

const AT = new Date('2026-11-20T15:00:00Z');

function order(changes: Partial<Order> = {}): Order {
  return {
    status: 'PENDING_NEW',
    quantity: decimal(10),
    notional: null,
    quantityFilled: ZERO,
    valueFilled: ZERO,
    averageFilledPrice: null,
    fees: ZERO,
    fillCount: 0,
    rejectReason: null,
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
  working: { kind: 'working' },
  'filled in part': fill('4'),
  'filled whole': fill('10'),
  canceled: { kind: 'canceled', at: AT },
  expired: { kind: 'expired', at: AT },
  rejected: { kind: 'rejected', reason: 'the venue does not list the asset' },
};

/** Status, event, next status; every pair that is not here is refused. */
const MOVES: readonly (readonly [OrderStatus, string, OrderStatus])[] = [
  ['PENDING_NEW', 'queued', 'ACCEPTED'],
  ['PENDING_NEW', 'held', 'HELD'],
  ['PENDING_NEW', 'working', 'NEW'],
  ['PENDING_NEW', 'canceled', 'CANCELED'],
  ['PENDING_NEW', 'expired', 'EXPIRED'],
  ['PENDING_NEW', 'rejected', 'REJECTED'],
  ['ACCEPTED', 'held', 'HELD'],
  ['ACCEPTED', 'working', 'NEW'],
  ['ACCEPTED', 'canceled', 'CANCELED'],
  ['ACCEPTED', 'expired', 'EXPIRED'],
  ['ACCEPTED', 'rejected', 'REJECTED'],
  ['HELD', 'working', 'NEW'],
  ['HELD', 'canceled', 'CANCELED'],
  ['HELD', 'expired', 'EXPIRED'],
  ['HELD', 'rejected', 'REJECTED'],
  ['NEW', 'filled in part', 'PARTIALLY_FILLED'],
  ['NEW', 'filled whole', 'FILLED'],
  ['NEW', 'canceled', 'CANCELED'],
  ['NEW', 'expired', 'EXPIRED'],
  ['NEW', 'rejected', 'REJECTED'],
  ['PARTIALLY_FILLED', 'filled in part', 'PARTIALLY_FILLED'],
  ['PARTIALLY_FILLED', 'filled whole', 'FILLED'],
  ['PARTIALLY_FILLED', 'canceled', 'CANCELED'],
  ['PARTIALLY_FILLED', 'expired', 'EXPIRED'],
];

const STATUSES: readonly OrderStatus[] = [...OPEN_STATUSES, ...CLOSED_STATUSES];
const PAIRS = STATUSES.flatMap((status) =>
  Object.keys(EVENTS).map((event) => {
    const move = MOVES.find(([from, trigger]) => from === status && trigger === event);
    return [status, event, move?.[2] ?? 'refused'] as const;
  }),
);

describe('an order', () => {
  test.each(PAIRS)('in status %s that is %s: %s', (status, name, expected) => {
    const event = EVENTS[name];
    if (event === undefined) throw new Error(`no event ${name}`);
    const transition = advance(order({ status }), event);
    expect(transition.kind === 'moved' ? transition.order.status : 'refused').toBe(expected);
  });

  test('reaches every status but the first by a move of the table', () => {
    const reached = new Set(MOVES.map(([, , to]) => to));
    expect(STATUSES.filter((status) => !reached.has(status))).toEqual(['PENDING_NEW']);
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
    ['rejected', { kind: 'rejected', reason: 'why' }, { rejectReason: 'why' }],
  ] as const)('that is %s says when or why', (_title, event, expected) => {
    expect(advance(order({ status: 'NEW' }), event)).toMatchObject({ order: expected });
  });
});
