import type { Withdrawal } from './money-types.ts';

const WORDS: Readonly<Record<Withdrawal['status'], string>> = {
  REQUESTED: 'Being checked',
  APPROVAL_PENDING: 'Waits for approval',
  APPROVED: 'Approved',
  PROCESSING: 'Being paid',
  SENT: 'With the bank',
  COMPLETED: 'Paid',
  REJECTED: 'Refused',
  CANCELED: 'Cancelled',
  FAILED: 'Failed',
  RETURNED: 'Came back',
};

/** How far a withdrawal has come, in the person's words. */
export function withdrawalText(status: Withdrawal['status']): string {
  return WORDS[status];
}

/** Whether the person can still call it off. */
export function isCancelable(status: Withdrawal['status']): boolean {
  return status === 'REQUESTED' || status === 'APPROVAL_PENDING';
}

/** Whether anything may still happen to it. */
export function isUnderWay(status: Withdrawal['status']): boolean {
  return isCancelable(status) || /^(APPROVED|PROCESSING|SENT)$/.test(status);
}
