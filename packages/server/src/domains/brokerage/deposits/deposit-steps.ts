import type { DepositStatus, SimulatedDepositOutcome } from '@investing-platform/schema/operations';

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
 * Where a deposit goes next (domain model, 2.3). Null where it has ended.
 */
export function nextStatus(
  status: DepositStatus,
  outcome: SimulatedDepositOutcome,
): DepositStatus | null {
  switch (status) {
    case 'PENDING':
      return 'PROCESSING';
    case 'PROCESSING':
      return outcome === 'FAILED' ? 'FAILED' : 'COMPLETED';
    case 'COMPLETED':
      return outcome === 'RETURNED' ? 'RETURNED' : null;
    default:
      return null;
  }
}
