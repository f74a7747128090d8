import { requireRange } from '@investing-platform/engine';
import {
  exportFormat,
  hasEnded,
  MAX_EXPORTS_IN_MAKING,
} from '@investing-platform/rules/exports/asked-export';
import { badInput, refuse } from '@investing-platform/rules/platform-error';
import { missingExportScopes } from '@investing-platform/schema';
import type { ExportType, NetWorthSection } from '@investing-platform/schema/operations';
import type { Call } from '../../contract/call.ts';
import { read } from '../../contract/read.ts';
import { need } from '../../contract/realm.ts';
import type { Row, RowOf, Rows } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { dayOf, now, today } from '../../facts/time.ts';

/** Of a report that asks for none. */
const ALL_SECTIONS: readonly NetWorthSection[] = [
  ...(['TOTALS', 'ALLOCATION', 'ASSETS', 'LIABILITIES', 'CASH_FLOW', 'GOALS', 'HISTORY'] as const),
];

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
export const mayRead = (call: Pick<Call, 'scopes'>, { type }: RowOf<'ExportJob'>): boolean =>
  missingFor(call, type).length === 0;

const isEnded = ({ status }: RowOf<'ExportJob'>) => status !== undefined && hasEnded(status);

function checkExport(call: Call<'requestExport'>): void {
  const { realm, params } = call;
  requireExportScopes(call, params.type);
  askedFormat(call);
  requireRange(params);
  const { to } = params;
  if (typeof to === 'string' && to > today(realm))
    throw badInput('params.to', 'must not be in the future');
  if (typeof params.from === 'string' && params.from > today(realm) && to == null)
    throw badInput('params.from', 'must not be after today');
  const inMaking = realm.own.list('ExportJob').filter((row) => !isEnded(row));
  if (inMaking.length >= MAX_EXPORTS_IN_MAKING && equalJob(call) === undefined) {
    const message = `${MAX_EXPORTS_IN_MAKING} exports are being made: wait for one of them`;
    throw refuse('QUOTA_EXCEEDED', message);
  }
}

function askedFormat({ params }: Pick<Call<'requestExport'>, 'params'>) {
  const { type, format, portfolioIds } = params;
  return exportFormat({ type, format, portfolioIds });
}

/** One that is being made with the same data, in the same format. */
function equalJob(call: Call<'requestExport'>) {
  const { realm } = call;
  const wanted = askedFor(call);
  return realm.own
    .list('ExportJob')
    .find(
      (row) =>
        !isEnded(row) &&
        row.type === call.params.type &&
        (row.tradingMode ?? null) === (call.params.tradingMode ?? null) &&
        row.format === wanted.format &&
        (row.from ?? null) === wanted.from &&
        row.to === wanted.to &&
        String(row.portfolioIds) === String(wanted.portfolioIds),
    );
}

/** What an export is of, where the input leaves it to the service. */
function askedFor(call: Call<'requestExport'>) {
  const { realm, params } = call;
  return {
    format: askedFormat(call),
    from: params.from ?? null,
    to: params.to ?? dayOf(now(realm)),
    portfolioIds: [...new Set((params.portfolioIds ?? []) as readonly string[])].toSorted(),
  };
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
      ...askedFor(call),
      progressPercent: 0,
      downloadUrl: null,
      viewed: false,
    }),
  },
  generateNetWorthReport: {
    checks: ({ realm, params }) => {
      if (String(params.asOf ?? '') > today(realm)) {
        throw badInput('params.asOf', 'must not be in the future');
      }
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
