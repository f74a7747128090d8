import type { DepositStatus } from '@investing-platform/schema/operations';
import { type Decimal, toPlain } from '../numbers/decimal.ts';
import { type PlatformError, refuse } from '../refusals/platform-error.ts';

/** What the ledger says of money that leaves with a deposit, or comes back to it. */
export const TAKEN_DESCRIPTIONS = {
  whole: 'A deposit was taken back',
  part: 'A part of a deposit was taken back',
  back: 'What was taken back of a deposit came back',
} as const;

/**
 * What a deposit is while the card network has taken all of it, or not all of it any more. What was
 * not added yet never came, and goes on from the start where it does come.
 */
export function statusWhenTaken(
  status: DepositStatus,
  { isAdded, isWhole }: { readonly isAdded: boolean; readonly isWhole: boolean },
): DepositStatus {
  if (isWhole) return isAdded ? 'RETURNED' : 'FAILED';
  if (status === 'FAILED') return 'PENDING';
  return status === 'RETURNED' ? 'COMPLETED' : status;
}

/**
 * Why a deposit is gone, or how much of it, in one sentence for the person.
 *
 * @param reason null where nothing is gone
 */
export function takenReason(
  gone: Decimal,
  { amount, currency }: { readonly amount: string; readonly currency: string },
  reason: string | null,
): string | null {
  if (gone.isZero() || gone.equals(amount)) return reason;
  return `${toPlain(gone)} ${currency} of it is gone: ${reason}`;
}

/** An account that owes money moves none until it has paid. */
export function accountOwes(): PlatformError {
  return refuse('ACCOUNT_RESTRICTED', 'The platform account is restricted: it owes money');
}
