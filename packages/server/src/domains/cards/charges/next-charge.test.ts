import { expect, test } from 'vitest';
import type { ChargeState } from '../../../ports/card-processor.ts';
import type { ChargeStatus } from './charges.sql.ts';
import { nextCharge } from './next-charge.ts';

type Told = ChargeState['kind'];
const TOLD: readonly Told[] = [
  ...(['succeeded', 'to confirm', 'under way', 'declined', 'expired card'] as const),
  ...(['unconfirmed', 'canceled', 'taken back', 'unreachable'] as const),
];

test.each<[Told, ChargeStatus | null]>([
  ['succeeded', 'SUCCEEDED'],
  ['to confirm', 'TO_CONFIRM'],
  ['under way', null],
  ['declined', 'DECLINED'],
  ['expired card', 'DECLINED'],
  ['unconfirmed', 'UNCONFIRMED'],
  ['canceled', 'CANCELED'],
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

test.each<ChargeStatus>(['DECLINED', 'UNCONFIRMED', 'CANCELED', 'TAKEN_BACK'])(
  'a charge that is %s stays so, whatever is told late',
  (status) => {
    expect(TOLD.map((told) => nextCharge(status, told)).filter((next) => next !== null)).toEqual(
      [],
    );
  },
);
