import type { ClosingPart } from '../../db/tables/closing-part.ts';

export const closing: ClosingPart = {
  kept: { signed_agreements: 'seven years: what orders and payments were made under' },
};
