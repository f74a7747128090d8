import { type ClosingPart, deletingRows } from '../../db/tables/closing-part.ts';
import { forgetExports } from './making/forget-export.ts';

const ERASED = ['export_jobs'] as const;
const eraseRows = deletingRows(ERASED);

export const closing: ClosingPart = {
  erased: ERASED,
  async erase(tx, userId, now) {
    await forgetExports(tx, userId, now);
    await eraseRows(tx, userId);
  },
};
