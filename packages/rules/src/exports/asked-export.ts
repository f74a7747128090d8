import type { ExportFormat, ExportStatus, ExportType } from '@investing-platform/schema/operations';
import { badInput } from '../platform-error.ts';

/** A person may have so many that are being made. */
export const MAX_EXPORTS_IN_MAKING = 5;

const USUAL_FORMATS: Readonly<Partial<Record<ExportType, ExportFormat>>> = {
  TAX_SUMMARY: 'PDF',
  FULL_ACCOUNT: 'ZIP',
};

const OF_PORTFOLIOS: ReadonlySet<ExportType> = new Set<ExportType>([
  ...(['TRANSACTIONS', 'DIVIDENDS', 'REALIZED_GAINS', 'TAX_SUMMARY', 'NET_WORTH'] as const),
]);

export interface AskedExport {
  readonly type: ExportType;
  readonly format?: ExportFormat | null | undefined;
  readonly portfolioIds?: readonly string[] | null | undefined;
}

/**
 * The format of an export that is asked for.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a format that the type does not come in, and for
 *   portfolios of a type that is not about them
 */
export function exportFormat({ type, format, portfolioIds }: AskedExport): ExportFormat {
  const asked = format ?? USUAL_FORMATS[type] ?? 'CSV';
  if ((asked === 'ZIP') !== (type === 'FULL_ACCOUNT')) {
    const message = 'must be ZIP for FULL_ACCOUNT, and one of CSV, XLSX, PDF and JSON for all else';
    throw badInput('params.format', message);
  }
  if (portfolioIds != null && !OF_PORTFOLIOS.has(type)) {
    throw badInput('params.portfolioIds', `must be left out: ${type} is not about portfolios`);
  }
  return asked;
}

/** Whether an export is neither made nor waiting any more. */
export function hasEnded(status: ExportStatus): boolean {
  return status !== 'QUEUED' && status !== 'RUNNING';
}
