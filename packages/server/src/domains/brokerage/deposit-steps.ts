export type DepositStatus = 'PENDING' | 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'RETURNED';

/** How a deposit ends, as far as is planned. */
export type PlannedOutcome = 'COMPLETED' | 'FAILED' | 'RETURNED';

/**
 * Where a deposit goes next (domain model, 2.3). Null where it has ended.
 */
export function nextStatus(status: DepositStatus, outcome: PlannedOutcome): DepositStatus | null {
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
