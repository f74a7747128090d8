import type { OrderEvent } from './event.ts';

export const OPEN_STATUSES = [
  'PENDING_NEW',
  'ACCEPTED',
  'NEW',
  'HELD',
  'PARTIALLY_FILLED',
  'DONE_FOR_DAY',
  'PENDING_CANCEL',
  'PENDING_REPLACE',
  'SUSPENDED',
] as const;
export const CLOSED_STATUSES = ['FILLED', 'CANCELED', 'EXPIRED', 'REPLACED', 'REJECTED'] as const;

export type OpenStatus = (typeof OPEN_STATUSES)[number];
/** How an order ends. */
export type ClosedStatus = (typeof CLOSED_STATUSES)[number];
export type OrderStatus = OpenStatus | ClosedStatus;

/** `BEFORE`: what the order was before it was ended for the day, asked back or suspended. */
type Next = OrderStatus | 'BEFORE';
type Moves = Partial<Record<OrderEvent['kind'], Next>>;

const ENDS: Moves = { canceled: 'CANCELED', expired: 'EXPIRED' };
const REJECTION: Moves = { rejected: 'REJECTED' };
const REQUESTS: Moves = { cancelRequested: 'PENDING_CANCEL', suspended: 'SUSPENDED' };
const EDIT: Moves = { replaceRequested: 'PENDING_REPLACE' };

/** From each open status, the events that may happen and what follows (domain model, 2.1). */
export const NEXT: Record<OpenStatus, Moves> = {
  PENDING_NEW: {
    ...ENDS,
    ...REJECTION,
    ...REQUESTS,
    queued: 'ACCEPTED',
    held: 'HELD',
    working: 'NEW',
  },
  ACCEPTED: {
    ...ENDS,
    ...REJECTION,
    ...REQUESTS,
    ...EDIT,
    held: 'HELD',
    working: 'NEW',
  },
  HELD: {
    ...ENDS,
    ...REJECTION,
    ...REQUESTS,
    ...EDIT,
    working: 'NEW',
    dayEnded: 'DONE_FOR_DAY',
  },
  NEW: {
    ...ENDS,
    ...REJECTION,
    ...REQUESTS,
    ...EDIT,
    filled: 'PARTIALLY_FILLED',
    dayEnded: 'DONE_FOR_DAY',
  },
  PARTIALLY_FILLED: {
    ...ENDS,
    ...REQUESTS,
    ...EDIT,
    filled: 'PARTIALLY_FILLED',
    completed: 'FILLED',
    dayEnded: 'DONE_FOR_DAY',
  },
  DONE_FOR_DAY: {
    ...ENDS,
    ...REJECTION,
    ...REQUESTS,
    ...EDIT,
    working: 'BEFORE',
    held: 'HELD',
  },
  PENDING_CANCEL: {
    ...ENDS,
    filled: 'PENDING_CANCEL',
    completed: 'FILLED',
    cancelRefused: 'BEFORE',
  },
  PENDING_REPLACE: {
    ...ENDS,
    filled: 'PENDING_REPLACE',
    completed: 'FILLED',
    replaced: 'REPLACED',
    replaceRefused: 'BEFORE',
  },
  SUSPENDED: {
    ...ENDS,
    ...REJECTION,
    cancelRequested: 'PENDING_CANCEL',
    resumed: 'BEFORE',
  },
};

/** Whether an order can still be filled or canceled. */
export function isOpen(status: OrderStatus): status is OpenStatus {
  return (OPEN_STATUSES as readonly OrderStatus[]).includes(status);
}

/** Whether another order may take the place of one. */
export function isEditable(status: OrderStatus): boolean {
  return isOpen(status) && NEXT[status].replaceRequested !== undefined;
}
