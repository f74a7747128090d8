import { hasEnded } from '@investing-platform/rules/exports/asked-export';
import type { Deps } from '../../../deps.ts';
import { closingTopic } from '../../../events/topic.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { NEWEST } from '../../../kernel/page.ts';
import { type ExportJobRow, jobOf, jobsOf } from '../jobs/export-jobs.sql.ts';
import { readableTypes } from '../jobs/my-export-jobs.ts';
import { requireScopes } from '../jobs/request-export.ts';
import { type ExportJobShown, type ShowDeps, withAddress, withoutAddress } from '../jobs/shown.ts';

/** By the person's id; the event is the job's, null where some may have been missed. */
export const exportsTopic = closingTopic<{ readonly id: string | null }>('exports', {
  capacity: 1_000,
});

/** As many as can change at a time, and those that were told of before. */
const FOLLOWED = 50;

type UpdateDeps = ShowDeps & Pick<Deps, 'db' | 'hub'>;

/**
 * Jobs at every change of state or progress. Of one alone its present state comes first, and the
 * stream ends with it.
 *
 * @throws {PlatformError} before the stream starts: NOT_FOUND for the job; FORBIDDEN for one of a
 *   type that the token may not read; RATE_LIMITED
 */
export async function exportJobUpdated(
  deps: UpdateDeps,
  actor: Actor,
  asked: string | null,
): Promise<AsyncIterableIterator<ExportJobShown>> {
  const { userId } = requireUser(actor);
  // Before what is there is read, so that nothing that changes meanwhile gets lost.
  const events = deps.hub.subscribe(exportsTopic, [userId]);
  try {
    const follower = { deps, userId, types: readableTypes(actor), asked };
    if (asked !== null) {
      const job = await deps.db.maybe(jobOf, userId, asked);
      if (job === null) throw notFound('Export job');
      requireScopes(actor, 'exportJobUpdated', job.type);
      return updatesOf(follower, events, new Map(), [job]);
    }
    const known = await newest(follower);
    return updatesOf(follower, events, new Map(known.map((job) => [job.id, stateOf(job)])), []);
  } catch (error) {
    await events.return?.();
    throw error;
  }
}

interface Follower {
  readonly deps: UpdateDeps;
  readonly userId: string;
  readonly types: ReturnType<typeof readableTypes>;
  readonly asked: string | null;
}

const stateOf = ({ status, progressPercent }: ExportJobRow): string =>
  `${status} ${progressPercent}`;

function newest({ deps, userId, types }: Follower): Promise<ExportJobRow[]> {
  return deps.db.all(jobsOf, userId, null, types, null, false, ...NEWEST, FOLLOWED);
}

/** Jobs that may have changed by an event. */
async function changed(follower: Follower, id: string | null): Promise<ExportJobRow[]> {
  const { deps, userId, types, asked } = follower;
  if (id === null && asked === null) return newest(follower);
  const one = id ?? asked;
  if (one === null || (asked !== null && one !== asked)) return [];
  const job = await deps.db.maybe(jobOf, userId, one);
  return job !== null && types.includes(job.type) ? [job] : [];
}

/** @param told the states that the reader knows, by job */
function updatesOf(
  follower: Follower,
  events: AsyncIterableIterator<{ readonly id: string | null }>,
  told: Map<string, string>,
  first: readonly ExportJobRow[],
): AsyncIterableIterator<ExportJobShown> {
  const { deps, asked } = follower;
  const waiting = [...first];
  let isOver = false;

  async function next(): Promise<IteratorResult<ExportJobShown>> {
    while (!isOver) {
      const job = waiting.shift();
      if (job === undefined) {
        const event = await events.next();
        if (event.done === true) break;
        waiting.push(...(await changed(follower, event.value.id)));
        continue;
      }
      const state = stateOf(job);
      if (told.get(job.id) === state) continue;
      told.set(job.id, state);
      isOver = asked !== null && hasEnded(job.status);
      if (isOver) await events.return?.();
      return { done: false, value: asked === null ? withoutAddress(job) : withAddress(deps, job) };
    }
    return { done: true, value: undefined };
  }

  const end = async (): Promise<IteratorResult<ExportJobShown>> => {
    isOver = true;
    await events.return?.();
    return { done: true, value: undefined };
  };
  const updates: AsyncIterableIterator<ExportJobShown> = {
    next,
    return: end,
    async throw(reason) {
      await end();
      throw reason;
    },
    [Symbol.asyncIterator]: () => updates,
  };
  return updates;
}
