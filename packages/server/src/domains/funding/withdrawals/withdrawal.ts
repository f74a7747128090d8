import type { WithdrawalStatus } from '@investing-platform/schema/operations';

/** What happens to a withdrawal. */
export type WithdrawalEvent =
  /** Risk and limits were looked at. */
  | 'checked'
  /** By itself or by an operator. */
  | 'approved'
  /** By an operator or a check. */
  | 'rejected'
  /** By the person. */
  | 'canceled'
  /** It is in a run of payments, at a rate that is settled. */
  | 'started'
  /** The bank has taken it. */
  | 'handedOver'
  /** The bank has refused it for good. */
  | 'refused'
  /** The bank has confirmed it. */
  | 'settled'
  /** The bank has sent it back. */
  | 'returned';

/** What a step does to the cash, in the transaction of the step. */
export type CashEffect =
  | 'NONE'
  /** What is held leaves the account. */
  | 'PAY_OUT'
  /** What is held is free again. */
  | 'RELEASE'
  /** What had left is added again. */
  | 'ADD_AGAIN';

export interface WithdrawalStep {
  readonly status: WithdrawalStatus;
  readonly cash: CashEffect;
}

const step = (status: WithdrawalStatus, cash: CashEffect = 'NONE'): WithdrawalStep => ({
  status,
  cash,
});

const ENDINGS = {
  canceled: step('CANCELED', 'RELEASE'),
  rejected: step('REJECTED', 'RELEASE'),
} as const;

const STEPS: Readonly<
  Record<WithdrawalStatus, Readonly<Partial<Record<WithdrawalEvent, WithdrawalStep>>>>
> = {
  REQUESTED: { checked: step('APPROVAL_PENDING'), ...ENDINGS },
  APPROVAL_PENDING: { approved: step('APPROVED'), ...ENDINGS },
  // The person may not call it off any more; an operator may, for somebody who was stopped since.
  APPROVED: { started: step('PROCESSING'), rejected: ENDINGS.rejected },
  PROCESSING: { handedOver: step('SENT', 'PAY_OUT'), refused: step('FAILED', 'RELEASE') },
  SENT: { settled: step('COMPLETED'), returned: step('RETURNED', 'ADD_AGAIN') },
  COMPLETED: {},
  REJECTED: {},
  CANCELED: {},
  FAILED: {},
  RETURNED: {},
};

/** What an event makes of a withdrawal; null where it cannot happen in that state. */
export function nextStep(status: WithdrawalStatus, event: WithdrawalEvent): WithdrawalStep | null {
  return STEPS[status][event] ?? null;
}

/** Whether nothing can happen to it any more. */
export function isFinal(status: WithdrawalStatus): boolean {
  return Object.keys(STEPS[status]).length === 0;
}

/** Whether its cash is under a hold. */
export function isHeld(status: WithdrawalStatus): boolean {
  return ['REQUESTED', 'APPROVAL_PENDING', 'APPROVED', 'PROCESSING'].includes(status);
}
