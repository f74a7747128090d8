import { type ClosingPart, deletingRows } from '../../db/tables/closing-part.ts';

const ERASED = [
  ...(['assistant_deliveries', 'assistant_watches'] as const),
  ...(['assistant_messages', 'assistant_threads'] as const),
  ...(['assistant_allowances', 'assistant_notifications'] as const),
];

export const closing: ClosingPart = { erased: ERASED, erase: deletingRows(ERASED) };
