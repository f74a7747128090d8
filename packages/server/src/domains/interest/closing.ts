import type { ClosingPart } from '../../db/tables/closing-part.ts';

/** A closed account has no cash any more, so that nothing is earned after it. */
export const closing: ClosingPart = {
  kept: { interest_enrollments: 'seven years: what interest was paid for' },
};
