import { type ClosingPart, deletingRows } from '../../db/tables/closing-part.ts';

const ERASED = ['push_messages'] as const;

export const closing: ClosingPart = { erased: ERASED, erase: deletingRows(ERASED) };
