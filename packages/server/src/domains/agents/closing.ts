import { type ClosingPart, deletingRows } from '../../db/tables/closing-part.ts';

const ERASED = ['agent_requests'] as const;

export const closing: ClosingPart = { erased: ERASED, erase: deletingRows(ERASED) };
