import { refuseFuture } from '@investing-platform/rules/time/refuse-future';
import type {
  NetWorthReportFailure,
  NetWorthReportFormat,
  NetWorthSection,
} from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import type { Deps } from '../../../deps.ts';
import type { NetWorthReport } from '../../../graphql/generated/resolver-types.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { notFound, refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { lockPerson, ownPortfolio } from '../../holdings/index.ts';
import { signedAddress } from '../documents/signed-addresses.ts';
import { REPORT } from './forget-report.ts';
import { type MakeDeps, makeReport } from './make-report.ts';
import {
  addReport,
  purgeReports,
  type ReportRow,
  reportOf,
  reportsKept,
  sizeOfWorth,
} from './reports.sql.ts';

type Maybe<Value> = Value | null | undefined;

export interface GenerateReportInput {
  readonly format?: NetWorthReportFormat | undefined;
  readonly asOf?: Maybe<CivilDate>;
  readonly sections?: Maybe<readonly NetWorthSection[]>;
  readonly portfolioIds?: Maybe<readonly string[]>;
  readonly hideAmounts?: boolean | undefined;
  readonly idempotencyKey?: Maybe<string>;
}

type ReportDeps = MakeDeps &
  Pick<Deps, 'random' | 'secrets'> & { readonly oauth: Pick<Deps['oauth'], 'issuer'> };

const ALL: readonly NetWorthSection[] = [
  ...(['TOTALS', 'ALLOCATION', 'ASSETS', 'LIABILITIES', 'CASH_FLOW', 'GOALS', 'HISTORY'] as const),
];
const MAX_BEING_MADE = 5;
const MAX_KEPT = 100;
/** Reports of more holdings and debts are not waited for. */
const MAX_AT_ONCE = 500;
/** The job looks after those whose process ended meanwhile. */
const LOOK_SECONDS = 60;
const PURGED_SECONDS = 2_592_000;

/**
 * Makes a report: a small one in the answer, a larger one in the background. With an idempotency
 * key, once: a repetition shows how it goes on.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a day in the future; NOT_FOUND for a portfolio;
 *   QUOTA_EXCEEDED; IDEMPOTENCY_CONFLICT
 */
export async function generateReport(
  deps: ReportDeps,
  actor: Actor,
  input: GenerateReportInput,
): Promise<NetWorthReport> {
  const { userId } = requireUser(actor);
  const { parts } = await deps.db.one(sizeOfWorth, userId);
  const isSmall = Number(parts) <= MAX_AT_ONCE;
  const operation = 'generateNetWorthReport';
  const request = { userId, operation, key: input.idempotencyKey ?? null, input };
  const { id, replayed } = await deps.db.transaction((tx) =>
    idempotent(tx, deps, request, () => add(tx, deps, userId, input, isSmall)),
  );
  if (isSmall && !replayed) await makeReport(deps, id);
  const report = await deps.db.maybe(reportOf, userId, id);
  if (report === null) throw notFound('Report');
  return shown(deps, report);
}

async function add(
  tx: Transaction,
  deps: ReportDeps,
  userId: string,
  input: GenerateReportInput,
  isSmall: boolean,
): Promise<string> {
  const today = await lockPerson(tx, deps, userId);
  const asOf = input.asOf ?? today;
  refuseFuture('params.asOf', asOf, today);
  const portfolioIds = [...new Set(input.portfolioIds ?? [])];
  for (const portfolioId of portfolioIds) {
    if ((await tx.maybe(ownPortfolio, userId, portfolioId)) === null) throw notFound('Portfolio');
  }
  const { making, kept } = await tx.one(reportsKept, userId);
  if (making >= MAX_BEING_MADE) {
    throw refuse('QUOTA_EXCEEDED', `${MAX_BEING_MADE} reports are being made already`);
  }
  if (kept >= MAX_KEPT) {
    throw refuse('QUOTA_EXCEEDED', `A person may have ${MAX_KEPT} reports of the last 7 days`);
  }
  const now = deps.clock.now();
  const id = newId(deps.clock, deps.random);
  tx.send(purgeReports, [userId, secondsAfter(now, -PURGED_SECONDS)]);
  const row = addReport({
    id,
    userId,
    asOf,
    portfolioIds,
    format: input.format ?? 'PDF',
    sections: [...new Set(input.sections ?? ALL)],
    hideAmounts: input.hideAmounts ?? false,
    createdAt: now,
  });
  tx.send(...row);
  const runAt = isSmall ? secondsAfter(now, LOOK_SECONDS) : now;
  await requestJob(tx, { kind: REPORT, key: id, runAt });
  return id;
}

const REASONS: Readonly<Record<NetWorthReportFailure, string>> = {
  TOO_LARGE: 'The report would be larger than 20 MiB or 1,000 pages. Ask for less of it.',
  PROVIDER_UNAVAILABLE: 'A price or an exchange rate could not be had in time.',
  INTERNAL: 'A fault of the platform, which has been reported.',
};

function shown(deps: ReportDeps, { userId: _, tries: __, ...report }: ReportRow): NetWorthReport {
  const { id, status, failureCode, expiresAt } = report;
  const isThere = status === 'COMPLETED' && expiresAt !== null && expiresAt > deps.clock.now();
  return {
    ...report,
    status: status === 'COMPLETED' && !isThere ? 'EXPIRED' : status,
    downloadUrl: isThere ? signedAddress(deps, 'report', id, expiresAt).url : null,
    failureReason: failureCode && REASONS[failureCode],
  };
}
