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
  'taken back': 'TAKEN_BACK',
};

/** What a charge comes to by what the processor says; null where it stays as it is. */
export function nextCharge(status: ChargeStatus, told: ChargeState['kind']): ChargeStatus | null {
  if (told === 'unreachable') return null;
  const next = AS_TOLD[told];
  const goesOn = status === 'PENDING' || status === 'TO_CONFIRM';
  if (goesOn) return next === status && next === 'PENDING' ? null : next;
  // What ended without money stays so, and money that came may only be taken back.
  return status === 'SUCCEEDED' && next === 'TAKEN_BACK' ? next : null;
}
