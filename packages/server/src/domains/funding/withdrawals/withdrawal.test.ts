import type { WithdrawalStatus } from '@investing-platform/schema/operations';
import { describe, expect, test } from 'vitest';
import { isFinal, isHeld, nextStep, type WithdrawalEvent } from './withdrawal.ts';

const STATUSES: readonly WithdrawalStatus[] = [
  'REQUESTED',
  'APPROVAL_PENDING',
  'APPROVED',
  'PROCESSING',
  'SENT',
  'COMPLETED',
  'REJECTED',
  'CANCELED',
  'FAILED',
  'RETURNED',
];
const EVENTS: readonly WithdrawalEvent[] = [
  'checked',
  'approved',
  'rejected',
  'canceled',
  'started',
  'handedOver',
  'refused',
  'settled',
  'returned',
];

/** Every step there is; whatever is not here is refused. */
const TABLE = [
  ['REQUESTED', 'checked', 'APPROVAL_PENDING', 'NONE'],
  ['REQUESTED', 'canceled', 'CANCELED', 'RELEASE'],
  ['REQUESTED', 'rejected', 'REJECTED', 'RELEASE'],
  ['APPROVAL_PENDING', 'approved', 'APPROVED', 'NONE'],
  ['APPROVAL_PENDING', 'canceled', 'CANCELED', 'RELEASE'],
  ['APPROVAL_PENDING', 'rejected', 'REJECTED', 'RELEASE'],
  ['APPROVED', 'started', 'PROCESSING', 'NONE'],
  ['APPROVED', 'rejected', 'REJECTED', 'RELEASE'],
  ['PROCESSING', 'handedOver', 'SENT', 'PAY_OUT'],
  ['PROCESSING', 'refused', 'FAILED', 'RELEASE'],
  ['SENT', 'settled', 'COMPLETED', 'NONE'],
  ['SENT', 'returned', 'RETURNED', 'ADD_AGAIN'],
] as const;

describe('a withdrawal', () => {
  test.each(TABLE)('that is %s and %s is %s, and its cash: %s', (from, event, status, cash) => {
    expect(nextStep(from, event)).toEqual({ status, cash });
  });

  const others = STATUSES.flatMap((from) => EVENTS.map((event) => [from, event] as const)).filter(
    ([from, event]) => !TABLE.some((row) => row[0] === from && row[1] === event),
  );

  test.each(others)('that is %s cannot be %s', (from, event) => {
    expect(nextStep(from, event)).toBeNull();
  });

  test('reaches every state, and ends in five of them', () => {
    const reached = new Set<string>(['REQUESTED', ...TABLE.map(([, , status]) => status)]);
    expect(reached).toEqual(new Set(STATUSES));
    const ends = ['COMPLETED', 'REJECTED', 'CANCELED', 'FAILED', 'RETURNED'];
    expect(STATUSES.filter(isFinal)).toEqual(ends);
  });

  /** Follows every path, and checks that what is held is resolved once on each. */
  test.each(TABLE.filter(([, , , cash]) => cash !== 'NONE'))(
    '%s by %s is the only way that its cash goes there',
    (from, _event, status, cash) => {
      const wasHeld = cash !== 'ADD_AGAIN';
      expect([isHeld(from), isHeld(status)]).toEqual([wasHeld, false]);
    },
  );

  test('holds its cash through every step that moves none, but for the bank’s confirmation', () => {
    for (const [from, , status, cash] of TABLE) {
      if (cash === 'NONE' && from !== 'SENT')
        expect([isHeld(from), isHeld(status)]).toEqual([true, true]);
    }
  });
});
