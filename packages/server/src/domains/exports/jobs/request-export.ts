import {
  type AskedExport,
  exportFormat,
  refuseMoreExports,
  requireExportScopes,
  wantedExport,
} from '@investing-platform/rules/exports/asked-export';
import { DAY_MS } from '@investing-platform/schema/durations';
import type { ExportType } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { notFound, refuse, requireRange } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { lockPerson, ownPortfolio } from '../../holdings/index.ts';
import { announceExport } from '../updates/announce.ts';
import { addJob, equalJob, jobOf, jobsKept } from './export-jobs.sql.ts';
import { type ExportJobShown, type ShowDeps, withAddress } from './shown.ts';

export interface RequestExportInput extends AskedExport {
  readonly idempotencyKey?: string | null | undefined;
}

const MAX_A_DAY = 100;
/** Of files that can still be downloaded: 2 GiB. */
const MAX_KEPT_BYTES = 2_147_483_648;

/**
 * Asks for a file with the caller's data. While an equal one is being made, that one is meant.
 *
 * @throws {PlatformError} FORBIDDEN for a type whose data the token may not read; BAD_USER_INPUT;
 *   NOT_FOUND for a portfolio; QUOTA_EXCEEDED; IDEMPOTENCY_CONFLICT
 */
export async function requestExport(
  deps: ShowDeps & Pick<Deps, 'db' | 'random'>,
  actor: Actor,
  input: RequestExportInput,
): Promise<ExportJobShown> {
  const { userId } = requireUser(actor);
  requireScopes(actor, 'requestExport', input.type);
  exportFormat(input);
  requireRange(input);
  const operation = 'requestExport';
  const request = { userId, operation, key: input.idempotencyKey ?? null, input };
  const { id } = await deps.db.transaction((tx) =>
    idempotent(tx, deps, request, () => add(tx, deps, userId, input)),
  );
  return withAddress(deps, await deps.db.one(jobOf, userId, id));
}

/** @throws {PlatformError} FORBIDDEN, naming what is missing */
export function requireScopes(actor: Actor, operation: string, type: ExportType): void {
  requireExportScopes(operation, type, heldBy(actor));
}

/** A session holds all that its owner may. */
export function heldBy(actor: Actor): ReadonlySet<string> | null {
  return actor.kind === 'token' ? actor.scopes : null;
}

async function add(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random'>,
  userId: string,
  input: RequestExportInput,
): Promise<string> {
  const today = await lockPerson(tx, deps, userId);
  const { type, format, from, to, tradingMode, portfolioIds } = wantedExport(input, today);
  for (const portfolioId of portfolioIds) {
    if ((await tx.maybe(ownPortfolio, userId, portfolioId)) === null) throw notFound('Portfolio');
  }
  const same = [userId, type, format, from, to, tradingMode, portfolioIds] as const;
  const equal = await tx.maybe(equalJob, ...same);
  if (equal !== null) return equal.id;
  const now = deps.clock.now();
  await requireRoom(tx, userId, now);
  const id = newId(deps.clock, deps.random);
  const days = { fromDay: from, toDay: to };
  const row = { id, userId, type, format, ...days, tradingMode, portfolioIds, createdAt: now };
  tx.send(...addJob(row));
  await announceExport(tx, { id, userId });
  return id;
}

/** @throws {PlatformError} QUOTA_EXCEEDED */
async function requireRoom(tx: Transaction, userId: string, now: Date): Promise<void> {
  const kept = await tx.one(jobsKept, userId, new Date(now.getTime() - DAY_MS));
  refuseMoreExports(kept.inMaking);
  if (kept.today >= MAX_A_DAY) {
    throw refuse('QUOTA_EXCEEDED', `A person may ask for ${MAX_A_DAY} exports a day`);
  }
  if (Number(kept.bytes) >= MAX_KEPT_BYTES) {
    throw refuse(
      'QUOTA_EXCEEDED',
      'A person may keep 2 GiB of exports: older ones go by themselves',
    );
  }
}
