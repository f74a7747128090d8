import { type ClosingPart, deletingRows } from '../../db/tables/closing-part.ts';

/** What the person liked counts no longer. */
const ERASED = ['likes', 'dealt_assets'] as const;

export const closing: ClosingPart = { erased: ERASED, erase: deletingRows(ERASED) };
