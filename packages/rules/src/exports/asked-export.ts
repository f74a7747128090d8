import { missingExportScopes } from '@investing-platform/schema';
import type {
  ExportFormat,
  ExportStatus,
  ExportType,
  TradingMode,
} from '@investing-platform/schema/operations';
import { missingScope } from '../oauth/missing-scope.ts';
import { badInput, refuse } from '../refusals/platform-error.ts';
import { refuseFuture } from '../time/refuse-future.ts';

/** A person may have so many that are being made. */
const MAX_EXPORTS_IN_MAKING = 5;

const USUAL_FORMATS: Readonly<Partial<Record<ExportType, ExportFormat>>> = {
  TAX_SUMMARY: 'PDF',
  FULL_ACCOUNT: 'ZIP',
};

const OF_PORTFOLIOS: ReadonlySet<ExportType> = new Set<ExportType>([
  ...(['TRANSACTIONS', 'DIVIDENDS', 'REALIZED_GAINS', 'TAX_SUMMARY', 'NET_WORTH'] as const),
]);

type Maybe<Value> = Value | null | undefined;

export interface AskedExport {
  readonly type: ExportType;
  readonly format?: Maybe<ExportFormat>;
  readonly from?: Maybe<string>;
  readonly to?: Maybe<string>;
  readonly tradingMode?: Maybe<TradingMode>;
  readonly portfolioIds?: Maybe<readonly string[]>;
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

/**
 * What an export is of, where its input leaves it to the service.
 *
 * @throws {PlatformError} BAD_USER_INPUT for days that are not over
 */
export function wantedExport(asked: AskedExport, today: string) {
  const { type, from = null, to: last, tradingMode = null } = asked;
  const to = last ?? today;
  refuseFuture('params.to', to, today);
  if (from !== null && from > to) throw badInput('params.from', 'must not be after today');
  const portfolioIds = [...new Set(asked.portfolioIds ?? [])].toSorted();
  return { type, format: exportFormat(asked), from, to, tradingMode, portfolioIds };
}

/**
 * @param held the scopes of who asks; null: all
 * @throws {PlatformError} FORBIDDEN, naming what is missing
 */
export function requireExportScopes(
  operation: string,
  type: ExportType,
  held: ReadonlySet<string> | null,
): void {
  const missing = missingExportScopes(type, held);
  if (missing.length === 0) return;
  const names = missing.join(' and ');
  throw refuse('FORBIDDEN', missingScope(names, `${operation} of ${type}`));
}

/** @throws {PlatformError} QUOTA_EXCEEDED */
export function refuseMoreExports(inMaking: number): void {
  if (inMaking < MAX_EXPORTS_IN_MAKING) return;
  const message = `${MAX_EXPORTS_IN_MAKING} exports are being made: wait for one of them`;
  throw refuse('QUOTA_EXCEEDED', message);
}

/** Whether an export is neither made nor waiting any more. */
export function hasEnded(status: ExportStatus): boolean {
  return status !== 'QUEUED' && status !== 'RUNNING';
}
