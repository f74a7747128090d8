import { requireRange } from '@investing-platform/engine';
import { badInput, refuse } from '@investing-platform/rules/platform-error';
import { missingExportScopes } from '@investing-platform/schema';
import type { ExportType } from '@investing-platform/schema/operations';
import type { Call } from '../../contract/call.ts';
import { read } from '../../contract/read.ts';
import type { Row, Rows } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { dayOf, now, today } from '../../facts/time.ts';

const FORMATS: Readonly<Record<string, string>> = { TAX_SUMMARY: 'PDF', FULL_ACCOUNT: 'ZIP' };

const missingFor = ({ scopes }: Pick<Call, 'scopes'>, type: unknown) =>
  missingExportScopes(type as ExportType, scopes ?? null);

/** @throws {PlatformError} FORBIDDEN for a type whose data the token may not read */
export function requireExportScopes(call: Pick<Call, 'scopes' | 'operation'>, type: unknown): void {
  const missing = missingFor(call, type);
  if (missing.length === 0) return;
  throw refuse(
    'FORBIDDEN',
    `token missing the required scope ${missing.join(' and ')} for: ${call.operation} of ${String(type)}`,
  );
}

/** Whether the token may see a job, as if it asked for it. */
export const mayRead = (call: Pick<Call, 'scopes'>, { type }: Row): boolean =>
  missingFor(call, type).length === 0;

function checkExport(call: Call<'requestExport'>): void {
  const { realm, params } = call;
  requireExportScopes(call, params.type);
  requireRange(params);
  const { to } = params;
  if (typeof to === 'string' && to > today(realm))
    throw badInput('params.to', 'must not be in the future');
}

/** Jobs that the token may see. */
function jobs(call: Call<'myExportJobs'>): unknown {
  const { realm } = call;
  const shown = (type: string, row: Row): Row | undefined =>
    type === 'ExportJob' && !mayRead(call, row) ? undefined : row;
  const own = {
    ...realm.own,
    list: (type: string) => realm.own.list(type).flatMap((row) => shown(type, row) ?? []),
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
      return realm.own
        .list('ExportJob')
        .filter(({ id, viewed }) => (ids == null ? viewed !== true : ids.includes(id)));
    },
    sets: () => ({ viewed: true }),
  },
  myExportJobs: { answers: jobs },
  requestExport: {
    checks: checkExport,
    sets: ({ realm, params }) => ({
      format: params.format ?? FORMATS[String(params.type)] ?? 'CSV',
      from: params.from ?? null,
      to: params.to ?? dayOf(now(realm)),
      portfolioIds: params.portfolioIds ?? [],
      progressPercent: 0,
      downloadUrl: null,
      viewed: false,
    }),
  },
  generateNetWorthReport: {
    sets: ({ realm, params }) => ({
      asOf: params.asOf ?? today(realm),
      sections: params.sections ?? ['TOTALS', 'ALLOCATION', 'ASSETS', 'LIABILITIES'],
      portfolioIds: params.portfolioIds ?? [],
      downloadUrl: null,
    }),
  },
};
