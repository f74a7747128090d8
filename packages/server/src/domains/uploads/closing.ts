import { type ClosingPart, deletingRows } from '../../db/tables/closing-part.ts';
import { forgetUploads } from './uploads.ts';

const ERASED = ['uploads'] as const;
const eraseRows = deletingRows(ERASED);

export const closing: ClosingPart = {
  erased: ERASED,
  async erase(tx, userId, now) {
    await forgetUploads(tx, userId, now);
    await eraseRows(tx, userId);
  },
};
