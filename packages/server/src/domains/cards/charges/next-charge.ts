import { Decimal, decimal, ZERO } from '../../../kernel/decimal.ts';
import type { ChargeState } from '../../../ports/card-processor.ts';
import type { ChargeStatus } from './charges.sql.ts';

const AS_TOLD: Readonly<Record<Exclude<ChargeState['kind'], 'unreachable'>, ChargeStatus>> = {
  succeeded: 'SUCCEEDED',
  'to confirm': 'TO_CONFIRM',
  'under way': 'PENDING',
  declined: 'DECLINED',
  'expired card': 'DECLINED',
  unconfirmed: 'UNCONFIRMED',
  canceled: 'CANCELED',
  'partly taken back': 'SUCCEEDED',
  'taken back': 'TAKEN_BACK',
};

/** Whether money came by it, all of which may be gone again. */
export const isCharged = (status: ChargeStatus): boolean =>
  status === 'SUCCEEDED' || status === 'TAKEN_BACK';

/** What a charge comes to by what the processor says; null where it stays as it is. */
export function nextCharge(status: ChargeStatus, told: ChargeState['kind']): ChargeStatus | null {
  if (told === 'unreachable') return null;
  const next = AS_TOLD[told];
  const goesOn = status === 'PENDING' || status === 'TO_CONFIRM';
  if (goesOn) return next === status && next === 'PENDING' ? null : next;
  // What ended without money stays so; money that came may be taken back, and come back.
  return isCharged(status) && isCharged(next) && next !== status ? next : null;
}

/** How much of a charge is gone by what the processor says; null where it says nothing of it. */
export function goneOf(amount: string, state: ChargeState): Decimal | null {
  switch (state.kind) {
    case 'succeeded':
      return ZERO;
    case 'partly taken back':
      return Decimal.min(state.amount, amount);
    case 'taken back':
      return decimal(amount);
    default:
      return null;
  }
}
