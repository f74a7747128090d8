import { withParts } from '@investing-platform/rules/portfolios/with-parts';
import { DAY_MS } from '@investing-platform/schema/durations';
import type { Deps } from '../../../deps.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { PlatformError } from '../../../kernel/errors.ts';
import { PdfTooLongError } from '../../../writers/pdf/paper.ts';
import { zipBytes } from '../../../writers/zip.ts';
import { portfoliosOfPerson } from '../../holdings/index.ts';
import { accountsOfPerson } from '../sets/accounts.sql.ts';
import { SETS } from '../sets/index.ts';
import type { DataSet, ExportScope, SetDeps } from '../sets/set.ts';
import { announceExport } from '../updates/announce.ts';
import { FORGET_EXPORT, forgetKey, objectKey } from './forget-export.ts';
import { WRITERS } from './formats.ts';
import {
  type ClaimedJob,
  claimExport,
  completeExport,
  failExport,
  noteProgress,
  personOfExport,
  putOffExport,
} from './making.sql.ts';
import { MAX_PRINTED_ROWS, MAX_ROWS, Progress, TooLarge } from './progress.ts';

export type MakingDeps = SetDeps &
  Pick<Deps, 'objects'> & {
    readonly log: { error(details: object, message: string): void };
    readonly config: Pick<Deps['config'], 'pdfFonts'>;
  };

const LEASE_SECONDS = 60;
const TOLD_EVERY_MS = 2_000;
const KEPT_MS = 7 * DAY_MS;
/** The first, and three more. */
const MAX_TRIES = 4;
const PAUSE_SECONDS = 5;

/** The job is another's by now, or gone. */
class Lost extends Error {}
/** The process ends: another one makes the file. */
class Stopping extends Error {}

/**
 * Makes the file of the job that has waited longest, from the beginning, and keeps it under a name
 * of this try. Any number of processes may do so at the same time.
 *
 * @returns false where nothing waits
 */
export async function makeNextExport(deps: MakingDeps, signal: AbortSignal): Promise<boolean> {
  const now = deps.clock.now();
  const job = await deps.db.transaction(async (tx) => {
    const claimed = await tx.maybe(claimExport, now, secondsAfter(now, LEASE_SECONDS));
    if (claimed !== null) await announceExport(tx, claimed);
    return claimed;
  });
  if (job === null) return false;
  try {
    if (job.tries > MAX_TRIES) throw new Error('its process ended each time');
    await makeFile(deps, job, signal);
  } catch (error) {
    await noteFailure(deps, job, error);
  }
  return true;
}

async function makeFile(deps: MakingDeps, job: ClaimedJob, signal: AbortSignal): Promise<void> {
  const { id, attempt, format } = job;
  const scope = await scopeOf(deps, job);
  const sets = setsOf(job);
  const counts = await Promise.all(sets.map(([, set]) => set.count(deps, scope)));
  const expected = counts.reduce((sum, count) => sum + count, 0);
  const mostRows = format === 'PDF' ? MAX_PRINTED_ROWS : MAX_ROWS;
  const progress = new Progress(expected, mostRows, teller(deps, job, signal));
  const key = objectKey(id, attempt);
  await deps.objects.put(key, progress.measured(bytesOf(deps, job, scope, sets, progress)));
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + KEPT_MS);
  const rowCount = format === 'PDF' || format === 'ZIP' ? null : progress.rows;
  const completed = await deps.db.transaction(async (tx) => {
    if (
      (await tx.maybe(completeExport, {
        id,
        attempt,
        rowCount,
        sizeBytes: progress.bytes,
        expiresAt,
        now,
      })) === null
    )
      return false;
    const forgotten = { kind: FORGET_EXPORT, key: forgetKey(id, attempt), runAt: expiresAt };
    await requestJob(tx, forgotten);
    await announceExport(tx, job);
    return true;
  });
  if (!completed) throw new Lost();
  // Of a process that has ended between keeping a file and saying so.
  for (let before = 1; before < attempt; before += 1) {
    await deps.objects.delete(objectKey(id, before));
  }
}

type NamedSet = readonly [type: keyof typeof SETS, set: DataSet];

function setsOf({ type }: ClaimedJob): NamedSet[] {
  const types = type === 'FULL_ACCOUNT' ? (Object.keys(SETS) as (keyof typeof SETS)[]) : [type];
  return types.map((one) => [one, SETS[one]]);
}

async function scopeOf(deps: MakingDeps, job: ClaimedJob): Promise<ExportScope> {
  const { userId, from, to, tradingMode } = job;
  const asked = job.portfolioIds;
  const portfolioIds =
    asked.length === 0 ? null : withParts(await deps.db.all(portfoliosOfPerson, userId), asked);
  // Who asks for portfolios alone asks for no accounts.
  const accounts =
    portfolioIds === null ? await deps.db.all(accountsOfPerson, userId, tradingMode) : [];
  return { userId, from, to, upTo: deps.clock.now(), tradingMode, portfolioIds, accounts };
}

function bytesOf(
  deps: MakingDeps,
  { format, userId }: ClaimedJob,
  scope: ExportScope,
  sets: readonly NamedSet[],
  progress: Progress,
): AsyncIterable<Uint8Array> {
  const contentOf = ([type, set]: NamedSet) => ({
    type,
    columns: set.columns,
    scope,
    pages: progress.counted(set.pages(deps, scope)),
    fallbackFonts: deps.config.pdfFonts,
  });
  if (format !== 'ZIP') {
    const [only] = sets;
    if (only === undefined) throw new Error('an export has a set');
    return WRITERS[format](contentOf(only));
  }
  const files = sets.map((set) => ({
    name: `${set[0].toLowerCase().replaceAll('_', '-')}.csv`,
    bytes: () => WRITERS.CSV(contentOf(set)),
  }));
  const person = { name: 'person.json', bytes: () => personBytes(deps, userId) };
  return zipBytes([...files, person], scope.upTo);
}

async function* personBytes({ db }: MakingDeps, userId: string): AsyncGenerator<Uint8Array> {
  const { json } = await db.one(personOfExport, userId);
  yield Buffer.from(`${JSON.stringify(JSON.parse(json), null, 2)}\n`);
}

/** Tells how far it is, every two seconds, and keeps the job with that. */
function teller({ db, clock }: MakingDeps, job: ClaimedJob, signal: AbortSignal) {
  let toldAt = clock.now().getTime();
  return async (percent: number): Promise<void> => {
    if (signal.aborted) throw new Stopping();
    const now = clock.now();
    if (now.getTime() - toldAt < TOLD_EVERY_MS) return;
    toldAt = now.getTime();
    const until = secondsAfter(now, LEASE_SECONDS);
    await db.transaction(async (tx) => {
      const mine = await tx.maybe(noteProgress, {
        id: job.id,
        attempt: job.attempt,
        percent,
        until,
        now,
      });
      if (mine === null) throw new Lost();
      await announceExport(tx, job);
    });
  };
}

async function noteFailure(deps: MakingDeps, job: ClaimedJob, error: unknown): Promise<void> {
  const { id, attempt, tries } = job;
  await deps.objects.delete(objectKey(id, attempt));
  if (error instanceof Lost) return;
  const isStopping = error instanceof Stopping;
  const code = codeOf(error);
  if (!isStopping && code === 'INTERNAL') {
    deps.log.error({ err: error, exportId: id, tries }, 'an export could not be made');
  }
  const now = deps.clock.now();
  const isFinal = !isStopping && (code === 'TOO_LARGE' || tries >= MAX_TRIES);
  const again = secondsAfter(now, isStopping ? 0 : PAUSE_SECONDS * 2 ** tries);
  await deps.db.transaction(async (tx) => {
    const noted = isFinal
      ? await tx.maybe(failExport, { id, attempt, code, reason: REASONS[code], now })
      : await tx.maybe(putOffExport, { id, attempt, at: again, isToBlame: !isStopping, now });
    if (noted !== null) await announceExport(tx, job);
  });
}

const REASONS = {
  TOO_LARGE: 'It would have held more than a file may. Ask for a shorter span.',
  PROVIDER_UNAVAILABLE: 'A source of prices could not be reached. Ask again later.',
  INTERNAL: 'Something went wrong here. Ask again later.',
} as const;

function codeOf(error: unknown): keyof typeof REASONS {
  if (error instanceof TooLarge || error instanceof PdfTooLongError) return 'TOO_LARGE';
  const isElsewhere = error instanceof PlatformError && error.code === 'PROVIDER_UNAVAILABLE';
  return isElsewhere ? 'PROVIDER_UNAVAILABLE' : 'INTERNAL';
}
