import type { ClosingPart } from './tables/closing-part.ts';

export const closing: ClosingPart = {
  kept: { idempotency_keys: 'a day: so that what was done is not done again' },
};
