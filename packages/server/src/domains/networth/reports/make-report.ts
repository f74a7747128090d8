import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { NetWorthReportFailure } from '@investing-platform/schema/operations';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/jobs.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { PlatformError } from '../../../kernel/errors.ts';
import { PdfTooLongError } from '../../../writers/pdf/paper.ts';
import { REPORT } from './forget-report.ts';
import { type ReportDeps, reportData } from './report-data.ts';
import {
  beginReport,
  endReport,
  type ReportRow,
  reportDone,
  reportFailed,
  reportLater,
  reportWithFile,
} from './reports.sql.ts';
import { writeReport } from './write-report.ts';

export type MakeDeps = ReportDeps &
  Pick<Deps, 'objects'> & {
    readonly log: Pick<Deps['log'], 'error'>;
    readonly config: Pick<Deps['config'], 'pdfFonts'>;
  };

const KEPT_SECONDS = 7 * DAY_SECONDS;
const MAX_BYTES = 20_971_520;
const MAX_TRIES = 3;
const RETRY_SECONDS = 30;

/**
 * Makes a report that waits, keeps its file, and writes down what came of it. Whoever else makes
 * it at the same time makes the same.
 *
 * @returns when to look at it again; null where nothing is left to do
 */
export async function makeReport(deps: MakeDeps, id: string): Promise<Date | null> {
  const { db, clock } = deps;
  const report = await db.maybe(beginReport, id, clock.now());
  if (report === null) return forget(deps, id);
  try {
    const data = await reportData(deps, report.userId, report);
    const bytes = await writeReport(report.format, data, deps.config.pdfFonts);
    if (bytes.length > MAX_BYTES) return await fail(deps, report, 'TOO_LARGE');
    await deps.objects.put(id, oneOf(bytes));
    const expiresAt = secondsAfter(clock.now(), KEPT_SECONDS);
    const done = await db.maybe(reportDone, id, bytes.length, expiresAt, clock.now());
    return done === null ? forget(deps, id) : expiresAt;
  } catch (error) {
    if (error instanceof PdfTooLongError) return fail(deps, report, 'TOO_LARGE');
    if (report.tries >= MAX_TRIES) return fail(deps, report, failureOf(error), error);
    await db.transaction((tx) => tx.run(reportLater, id, clock.now()));
    return secondsAfter(clock.now(), RETRY_SECONDS);
  }
}

/** Removes the file where its time is over, or its report is gone; else says when that will be. */
async function forget({ db, clock, objects }: MakeDeps, id: string): Promise<Date | null> {
  await db.transaction((tx) => tx.run(endReport, id, clock.now()));
  const kept = await db.maybe(reportWithFile, id);
  if (kept === null) await objects.delete(id);
  return kept?.expiresAt ?? null;
}

function failureOf(error: unknown): NetWorthReportFailure {
  const code = error instanceof PlatformError ? error.code : null;
  return code === 'PROVIDER_UNAVAILABLE' ? 'PROVIDER_UNAVAILABLE' : 'INTERNAL';
}

async function fail(
  { db, clock, log }: MakeDeps,
  { id }: ReportRow,
  code: NetWorthReportFailure,
  error?: unknown,
): Promise<null> {
  if (code === 'INTERNAL') log.error({ err: error, report: id }, 'a report could not be made');
  await db.transaction((tx) => tx.run(reportFailed, id, code, clock.now()));
  return null;
}

async function* oneOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Makes reports that nobody waits for, and removes the files of those whose time is over. */
export function reportJobs(deps: MakeDeps): JobHandler[] {
  return [{ kind: REPORT, everySeconds: null, run: (id) => makeReport(deps, id) }];
}
