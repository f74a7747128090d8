import {
  exportFormat,
  MAX_EXPORTS_IN_MAKING,
} from '@investing-platform/rules/exports/asked-export';
import { missingExportScopes } from '@investing-platform/schema';
import { DAY_MS } from '@investing-platform/schema/durations';
import type { ExportFormat, ExportType, TradingMode } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { badInput, notFound, refuse, requireRange } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { lockPerson, ownPortfolio } from '../../holdings/index.ts';
import { announceExport } from '../updates/announce.ts';
import { addJob, equalJob, jobOf, jobsKept } from './export-jobs.sql.ts';
import { type ExportJobShown, type ShowDeps, withAddress } from './shown.ts';

type Maybe<Value> = Value | null | undefined;

export interface RequestExportInput {
  readonly type: ExportType;
  readonly format?: Maybe<ExportFormat>;
  readonly from?: Maybe<CivilDate>;
  readonly to?: Maybe<CivilDate>;
  readonly tradingMode?: Maybe<TradingMode>;
  readonly portfolioIds?: Maybe<readonly string[]>;
  readonly idempotencyKey?: Maybe<string>;
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
  const format = exportFormat(input);
  requireRange(input);
  const operation = 'requestExport';
  const request = { userId, operation, key: input.idempotencyKey ?? null, input };
  const { id } = await deps.db.transaction((tx) =>
    idempotent(tx, deps, request, () => add(tx, deps, userId, { ...input, format })),
  );
  return withAddress(deps, await deps.db.one(jobOf, userId, id));
}

/** @throws {PlatformError} FORBIDDEN, naming what is missing */
export function requireScopes(actor: Actor, operation: string, type: ExportType): void {
  const missing = missingExportScopes(type, heldBy(actor));
  if (missing.length === 0) return;
  const names = missing.join(' and ');
  throw refuse(
    'FORBIDDEN',
    `token missing the required scope ${names} for: ${operation} of ${type}`,
  );
}

/** A session holds all that its owner may. */
export function heldBy(actor: Actor): ReadonlySet<string> | null {
  return actor.kind === 'token' ? actor.scopes : null;
}

async function add(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random'>,
  userId: string,
  input: RequestExportInput & { readonly format: ExportFormat },
): Promise<string> {
  const today = await lockPerson(tx, deps, userId);
  const { type, format, from = null, tradingMode = null } = input;
  const to = input.to ?? today;
  if (to > today) throw badInput('params.to', 'must not be in the future');
  if (from !== null && from > to) throw badInput('params.from', 'must not be after today');
  const portfolioIds = [...new Set(input.portfolioIds ?? [])].toSorted();
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
  if (kept.inMaking >= MAX_EXPORTS_IN_MAKING) {
    throw refuse(
      'QUOTA_EXCEEDED',
      `${MAX_EXPORTS_IN_MAKING} exports are being made: wait for one of them`,
    );
  }
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
