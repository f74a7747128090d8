import { requireRange } from '@investing-platform/engine';
import {
  exportFormat,
  hasEnded,
  refuseMoreExports,
  requireExportScopes,
  wantedExport,
} from '@investing-platform/rules/exports/asked-export';
import { refuseFuture } from '@investing-platform/rules/time/refuse-future';
import { missingExportScopes } from '@investing-platform/schema';
import type { NetWorthSection } from '@investing-platform/schema/operations';
import type { Call } from '../../contract/call.ts';
import { read } from '../../contract/read.ts';
import { need } from '../../contract/realm.ts';
import type { Row, RowOf, Rows } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { today } from '../../facts/time.ts';

/** Of a report that asks for none. */
const ALL_SECTIONS: readonly NetWorthSection[] = [
  ...(['TOTALS', 'ALLOCATION', 'ASSETS', 'LIABILITIES', 'CASH_FLOW', 'GOALS', 'HISTORY'] as const),
];

/** Whether the token may see a job, as if it asked for it. */
export const mayRead = (call: Pick<Call, 'scopes'>, { type }: RowOf<'ExportJob'>): boolean =>
  missingExportScopes(type ?? 'ORDERS', call.scopes ?? null).length === 0;

/** @throws {PlatformError} FORBIDDEN for a job that the token may not see */
export const requireMayRead = (
  { operation, scopes = null }: Pick<Call, 'scopes' | 'operation'>,
  { type = 'ORDERS' }: RowOf<'ExportJob'>,
): void => requireExportScopes(operation, type, scopes);

const isEnded = ({ status }: RowOf<'ExportJob'>) => status !== undefined && hasEnded(status);

function checkExport(call: Call<'requestExport'>): void {
  const { realm, params, operation, scopes = null } = call;
  requireExportScopes(operation, params.type, scopes);
  exportFormat(params);
  requireRange(params);
  for (const id of wantedOf(call).portfolioIds) need(realm, 'Portfolio', id);
  if (equalJob(call) !== undefined) return;
  refuseMoreExports(realm.own.list('ExportJob').filter((row) => !isEnded(row)).length);
}

/** What an export is of. */
const wantedOf = ({ realm, params }: Call<'requestExport'>) => wantedExport(params, today(realm));

/** One that is being made with the same data, in the same format. */
function equalJob(call: Call<'requestExport'>) {
  const { portfolioIds, ...wanted } = wantedOf(call);
  return call.realm.own
    .list('ExportJob', wanted)
    .find((row) => !isEnded(row) && String(row.portfolioIds) === String(portfolioIds));
}

/** Jobs that the token may see. */
function jobs(call: Call<'myExportJobs'>): unknown {
  const { realm } = call;
  const shown = (type: string, row: Row): Row | undefined =>
    type === 'ExportJob' && !mayRead(call, row) ? undefined : row;
  const own = {
    ...realm.own,
    list: (type: string, having?: object) =>
      realm.own.list(type, having).flatMap((row) => shown(type, row) ?? []),
    find: (type: string, id: string) => {
      const row = realm.own.find(type, id);
      return row === undefined ? undefined : shown(type, row);
    },
  } as Rows;
  return read({ ...call, realm: { ...realm, own } });
}

export const exportRules: Rules = {
  markExportJobsViewed: {
    finds: ({ realm, params }) => {
      const ids = params.ids as readonly string[] | null | undefined;
      return realm.own.list('ExportJob').filter((row) => {
        return isEnded(row) && row.viewed !== true && (ids == null || ids.includes(row.id));
      });
    },
    sets: () => ({ viewed: true }),
  },
  myExportJobs: { answers: jobs },
  requestExport: {
    checks: checkExport,
    means: equalJob,
    sets: (call) => ({
      ...wantedOf(call),
      progressPercent: 0,
      downloadUrl: null,
      viewed: false,
    }),
  },
  generateNetWorthReport: {
    checks: ({ realm, params }) => {
      refuseFuture('params.asOf', params.asOf ?? today(realm), today(realm));
      for (const id of params.portfolioIds ?? []) need(realm, 'Portfolio', id);
    },
    sets: ({ realm, params }) => ({
      asOf: params.asOf ?? today(realm),
      sections: [...new Set(params.sections ?? ALL_SECTIONS)],
      portfolioIds: [...new Set(params.portfolioIds ?? [])],
      hideAmounts: params.hideAmounts ?? false,
      downloadUrl: null,
    }),
  },
};
