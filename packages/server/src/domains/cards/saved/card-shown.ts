import { hasExpired } from '@investing-platform/rules/cards/card-expiry';
import { HOUR_SECONDS } from '@investing-platform/schema/durations';
import type { CardFailureCode, CardStatus } from '@investing-platform/schema/operations';
import { secondsAfter } from '../../../kernel/clock.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { CardFacts } from '../../../ports/card-processor.ts';
import type { CardRow } from './cards.sql.ts';

/** How long a person has to confirm a card at the bank. */
const CONFIRMED_WITHIN_SECONDS = HOUR_SECONDS;
const TOO_LATE = 'It was not confirmed at the bank within an hour';

/** A card as its owner sees it. */
export interface CardShown extends CardFacts {
  readonly id: string;
  readonly status: CardStatus;
  readonly failureReason: string | null;
  readonly failureCode: CardFailureCode | null;
  readonly default: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Until when it can be confirmed. */
export function confirmedUntil({ createdAt }: Pick<CardRow, 'createdAt'>): Date {
  return secondsAfter(createdAt, CONFIRMED_WITHIN_SECONDS);
}

export function shownCard(row: CardRow, now: Date): CardShown {
  const { id, brand, last4, expiryMonth, expiryYear, holder, country, createdAt, updatedAt } = row;
  invariant(
    brand !== null && last4 !== null && expiryMonth !== null && expiryYear !== null,
    'only cards that the processor knows are shown',
  );
  const isLate = row.status === 'TO_CONFIRM' && confirmedUntil(row) <= now;
  const failed = isLate ? 'UNCONFIRMED' : row.status;
  const facts = { brand, last4, expiryMonth, expiryYear, holder, country };
  const shared = { id, ...facts, default: row.default, createdAt, updatedAt };
  if (failed === 'UNCONFIRMED' || failed === 'DECLINED') {
    const failureCode = failed === 'DECLINED' ? 'DECLINED' : 'NOT_CONFIRMED';
    return {
      ...shared,
      status: 'FAILED',
      failureReason: row.failureReason ?? TOO_LATE,
      failureCode,
    };
  }
  return { ...shared, status: statusOf(row, facts, now), failureReason: null, failureCode: null };
}

function statusOf(
  { status }: CardRow,
  expiry: Parameters<typeof hasExpired>[0],
  now: Date,
): CardStatus {
  if (hasExpired(expiry, now)) return 'EXPIRED';
  return status === 'SAVED' ? 'ACTIVE' : 'PENDING_SETUP';
}
