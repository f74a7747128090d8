import { exportScopes, missingExportScopes } from '@investing-platform/schema';
import type { ExportStatus, ExportType } from '@investing-platform/schema/operations';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { newestPage, type Page } from '../../../kernel/page.ts';
import { jobsOf, markViewed, ownJobs } from './export-jobs.sql.ts';
import { heldBy } from './request-export.ts';
import { type ExportJobShown, type ShowDeps, withAddress, withoutAddress } from './shown.ts';

interface JobsAsked {
  readonly ids?: readonly string[] | null | undefined;
  readonly types?: readonly ExportType[] | null | undefined;
  readonly statuses?: readonly ExportStatus[] | null | undefined;
  readonly onlyUnviewed?: boolean | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

/** The types whose data a caller may read. */
export function readableTypes(actor: Actor): ExportType[] {
  const held = heldBy(actor);
  const all = Object.keys(exportScopes) as ExportType[];
  return all.filter((type) => missingExportScopes(type, held).length === 0);
}

/**
 * The person's jobs, newest first; with an address where one alone is asked for.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this list did not give out
 */
export async function myExportJobs(
  deps: ShowDeps & Pick<Deps, 'db' | 'cursors'>,
  actor: Actor,
  asked: JobsAsked,
): Promise<Page<ExportJobShown>> {
  const { userId } = requireUser(actor);
  const { ids = null, statuses = null, onlyUnviewed = false } = asked;
  const types = readableTypes(actor).filter((type) => asked.types?.includes(type) ?? true);
  const filters = [ids, types, statuses, onlyUnviewed] as const;
  const page = await newestPage(
    deps,
    'myExportJobs',
    asked,
    (...place) => deps.db.all(jobsOf, userId, ...filters, ...place),
    ({ createdAt }) => createdAt,
  );
  const isOne = ids !== null && new Set(ids).size === 1;
  const nodes = page.nodes.map((row) => (isOne ? withAddress(deps, row) : withoutAddress(row)));
  return { ...page, nodes };
}

/**
 * Notes that the person has seen jobs that ended.
 *
 * @returns the ids of those that were not seen before
 * @throws {PlatformError} NOT_FOUND for a job, and none is marked then
 */
export async function markExportJobsViewed(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  asked: readonly string[] | null,
): Promise<string[]> {
  const { userId } = requireUser(actor);
  const ids = asked === null ? null : [...new Set(asked)];
  return db.transaction(async (tx) => {
    if (ids !== null && (await tx.all(ownJobs, userId, ids)).length < ids.length) {
      throw notFound('Export job');
    }
    return (await tx.all(markViewed, userId, ids, clock.now())).map(({ id }) => id);
  });
}
