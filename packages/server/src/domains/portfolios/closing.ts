import { type ClosingPart, deletingRows } from '../../db/tables/closing-part.ts';

const ERASED = ['wallet_bookings', 'wallet_changes', 'wallet_watches'] as const;

export const closing: ClosingPart = { erased: ERASED, erase: deletingRows(ERASED) };
