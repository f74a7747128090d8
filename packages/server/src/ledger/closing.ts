import type { ClosingPart } from '../db/tables/closing-part.ts';

export const closing: ClosingPart = {
  kept: { journal_entries: 'seven years: who did what with money' },
};
