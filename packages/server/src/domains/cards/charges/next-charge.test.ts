import { expect, test } from 'vitest';
import type { ChargeState } from '../../../ports/card-processor.ts';
import type { ChargeStatus } from './charges.sql.ts';
import { goneOf, nextCharge } from './next-charge.ts';

type Told = ChargeState['kind'];
const TOLD: readonly Told[] = [
  ...(['succeeded', 'to confirm', 'under way', 'declined', 'expired card'] as const),
  ...(['unconfirmed', 'canceled', 'partly taken back', 'taken back', 'unreachable'] as const),
];

test.each<[Told, ChargeStatus | null]>([
  ['succeeded', 'SUCCEEDED'],
  ['to confirm', 'TO_CONFIRM'],
  ['under way', null],
  ['declined', 'DECLINED'],
  ['expired card', 'DECLINED'],
  ['unconfirmed', 'UNCONFIRMED'],
  ['canceled', 'CANCELED'],
  ['partly taken back', 'SUCCEEDED'],
  ['taken back', 'TAKEN_BACK'],
  ['unreachable', null],
])('a pending charge of which the processor says %s becomes %s', (told, next) => {
  expect(nextCharge('PENDING', told)).toBe(next);
});

test('a charge that has succeeded can only be taken back, whatever is told late', () => {
  for (const told of TOLD) {
    expect(nextCharge('SUCCEEDED', told)).toBe(told === 'taken back' ? 'TAKEN_BACK' : null);
  }
});

test('a charge that was taken back can only come back, all or a part of it', () => {
  const back = TOLD.filter((told) => nextCharge('TAKEN_BACK', told) !== null);
  expect(back).toEqual(['succeeded', 'partly taken back']);
  expect(nextCharge('TAKEN_BACK', 'succeeded')).toBe('SUCCEEDED');
});

const FACTS = { chargeRef: 'c', problem: 'p', lookAgainAt: null };

test.each<[ChargeState, string | null]>([
  [{ ...FACTS, kind: 'succeeded' }, '0'],
  [{ ...FACTS, kind: 'partly taken back', amount: '7.5' }, '7.5'],
  [{ ...FACTS, kind: 'partly taken back', amount: '20.01' }, '20'],
  [{ ...FACTS, kind: 'taken back' }, '20'],
  [{ ...FACTS, kind: 'under way' }, null],
  [{ kind: 'unreachable', problem: 'closed' }, null],
])('of a charge of 20 of which is told %j so much is gone: %s', (state, gone) => {
  expect(goneOf('20', state)?.toString() ?? null).toBe(gone);
});

test.each<ChargeStatus>(['DECLINED', 'UNCONFIRMED', 'CANCELED'])(
  'a charge that is %s stays so, whatever is told late',
  (status) => {
    expect(TOLD.map((told) => nextCharge(status, told)).filter((next) => next !== null)).toEqual(
      [],
    );
  },
);
