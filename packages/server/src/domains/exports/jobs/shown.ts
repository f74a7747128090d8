import { exportAddress, type ShowDeps } from './export-file.ts';

export type { ShowDeps };

import type { ExportJobRow } from './export-jobs.sql.ts';

export interface ExportJobShown extends ExportJobRow {
  readonly downloadUrl: string | null;
}

export const withoutAddress = (row: ExportJobRow): ExportJobShown => ({
  ...row,
  downloadUrl: null,
});

/** With the address of its file, where there is one. */
export function withAddress(deps: ShowDeps, row: ExportJobRow): ExportJobShown {
  const { id, status, expiresAt } = row;
  if (status !== 'COMPLETED' || expiresAt === null) return withoutAddress(row);
  return { ...row, downloadUrl: exportAddress(deps, id, expiresAt) };
}
