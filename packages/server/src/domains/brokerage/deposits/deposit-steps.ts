import type { DepositStatus, SimulatedDepositOutcome } from '@investing-platform/schema/operations';

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
