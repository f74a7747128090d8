import {
  checkNewPortfolio,
  externalTaken,
  PORTFOLIOS,
  parentOfNew,
} from '@investing-platform/rules/portfolios/new-portfolio';
import { undeletable } from '@investing-platform/rules/portfolios/portfolio-refusals';
import { requireRoomFor } from '@investing-platform/rules/refusals/quota';
import { yearEndOf } from '@investing-platform/rules/tracked/year-end';
import type { CostBasisMethod, NewPortfolioKind } from '@investing-platform/schema/operations';
import type { Transaction } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/faults.ts';
import { idempotent } from '../../db/idempotency.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, requireUser } from '../../kernel/actor.ts';
import { notFound, refuse } from '../../kernel/errors.ts';
import {
  changeName,
  defaultPortfolio,
  lockPerson,
  ownPortfolio,
  portfoliosOfPerson,
  recompute,
  removePortfolio,
  storePortfolio,
  takeOut,
  tradedInPortfolio,
} from '../holdings/index.ts';
import { ensureRated, leaveFiles, requireMember, unlinkAssets } from '../networth/index.ts';
import { leaveMailbox } from './emails/forget-emails.ts';
import { moveAll, ratesOf } from './move-all.ts';
import { leaveWatches } from './wallets/leave-watches.ts';
import { bringsInstrument } from './wallets/watches.sql.ts';

type WriteDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'rates' | 'marketData'>;

export interface CreatePortfolioInput {
  readonly name: string;
  readonly kind?: NewPortfolioKind | undefined;
  readonly parentId?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly costBasisMethod?: CostBasisMethod | null | undefined;
  readonly country?: string | null | undefined;
  readonly financialYearEnd?: string | null | undefined;
  readonly ownershipPercent?: string | undefined;
  readonly ownerMemberId?: string | null | undefined;
  readonly externalProvider?: string | null | undefined;
  readonly externalId?: string | null | undefined;
  readonly idempotencyKey?: string | null | undefined;
}

/**
 * Makes an empty portfolio. With an idempotency key, once.
 *
 * @returns its id
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND for the parent or the household member;
 *   CONFLICT; QUOTA_EXCEEDED; IDEMPOTENCY_CONFLICT
 */
export async function createPortfolio(
  deps: WriteDeps,
  actor: Actor,
  input: CreatePortfolioInput,
): Promise<string> {
  const { userId } = requireUser(actor);
  checkNewPortfolio(input);
  if (input.currency != null) await ensureRated(deps, input.currency);
  const operation = 'createNetworthPortfolio';
  const request = { userId, operation, key: input.idempotencyKey ?? null, input };
  const { id } = await deps.db.transaction((tx) =>
    idempotent(tx, deps, request, () => create(tx, deps, userId, input)),
  );
  return id;
}

async function create(
  tx: Transaction,
  deps: WriteDeps,
  userId: string,
  input: CreatePortfolioInput,
): Promise<string> {
  await lockPerson(tx, deps, userId);
  const parentId = input.parentId ?? (await defaultPortfolio(tx, deps, userId, 'ASSETS'));
  const all = await tx.all(portfoliosOfPerson, userId);
  const parent = parentOfNew(all, parentId);
  if (input.ownerMemberId != null) await requireMember(tx, deps, userId, input.ownerMemberId);
  requireRoomFor(PORTFOLIOS, all.length);
  const { country = null } = input;
  try {
    return await storePortfolio(tx, deps, userId, {
      name: input.name,
      kind: input.kind ?? 'MANUAL',
      parentId: parent.id,
      country,
      currency: input.currency ?? null,
      ownerMemberId: input.ownerMemberId ?? null,
      costBasisMethod: input.costBasisMethod ?? parent.costBasisMethod,
      financialYearEnd: input.financialYearEnd ?? yearEndOf(country),
      ownershipPercent: input.ownershipPercent ?? '100',
      externalProvider: input.externalProvider ?? null,
      externalId: input.externalId ?? null,
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'portfolios_external')) throw error;
    throw externalTaken(error);
  }
}

/** @throws {PlatformError} NOT_FOUND */
export async function renamePortfolio(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  const { userId } = requireUser(actor);
  const count = await deps.db.transaction((tx) =>
    tx.run(changeName, userId, id, name, deps.clock.now()),
  );
  if (count === 0) throw notFound('Portfolio');
}

/**
 * Deletes a portfolio; with `keepTrades` what is recorded in it moves to the one above.
 *
 * @returns how many trades were deleted or moved
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE for a default portfolio or a broker mirror;
 *   QUOTA_EXCEEDED where the one above would hold too much
 */
export async function deletePortfolio(
  deps: Pick<Deps, 'db' | 'clock' | 'random' | 'marketData'>,
  actor: Actor,
  { id, keepTrades = false }: { readonly id: string; readonly keepTrades?: boolean | undefined },
): Promise<void> {
  const { userId } = requireUser(actor);
  const found = await deps.db.maybe(ownPortfolio, userId, id);
  if (found === null) throw notFound('Portfolio');
  if (found.parentId === null || found.kind === 'BROKER_MIRROR') throw undeletable();
  const above = found.parentId;
  const rates = keepTrades ? await ratesOf(deps, userId, { from: found.id, to: above }) : null;
  await deps.db.transaction(async (tx) => {
    await lockPerson(tx, deps, userId);
    const instruments = await tx.all(tradedInPortfolio, userId, found.id);
    if (rates !== null) {
      await moveAll(tx, userId, { from: found.id, to: above, rates });
    }
    const now = deps.clock.now();
    await leaveMailbox(tx, userId, found.id, now);
    const moved = { from: found.id, to: keepTrades ? above : null };
    await leaveWatches(tx, userId, moved, now);
    await leaveFiles(tx, userId, moved, now);
    for (const { instrumentId, currency, since } of instruments) {
      const own = { instrumentId, portfolioId: found.id };
      const { holdingIds } = await takeOut(tx, userId, own, now);
      await unlinkAssets(tx, userId, holdingIds, now);
      if (rates === null) continue;
      await recompute(tx, deps, { userId, portfolioId: above, instrumentId, currency, since });
    }
    await removePortfolio(tx, userId, { id: found.id, above }, now);
  });
}

/**
 * Takes an instrument out of a portfolio with its trades and dividends.
 *
 * @returns the ids of the trades
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE for a broker mirror, or where a watch brings it
 */
export async function deleteInstrument(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { portfolioId, instrumentId }: { readonly portfolioId: string; readonly instrumentId: string },
): Promise<readonly string[]> {
  const { userId } = requireUser(actor);
  return deps.db.transaction(async (tx) => {
    await lockPerson(tx, deps, userId);
    const found = await tx.maybe(ownPortfolio, userId, portfolioId);
    if (found === null) throw notFound('Portfolio');
    if (found.kind === 'BROKER_MIRROR') {
      throw refuse('INVALID_STATE', 'A broker mirror follows its account');
    }
    const brought = await tx.maybe(bringsInstrument, userId, portfolioId, instrumentId);
    if (brought !== null) {
      throw refuse('INVALID_STATE', 'A watched address brings the instrument: delete the watch');
    }
    const now = deps.clock.now();
    const { tradeIds, holdingIds } = await takeOut(tx, userId, { instrumentId, portfolioId }, now);
    if (tradeIds.length === 0 && holdingIds.length === 0) throw notFound('Holding');
    await unlinkAssets(tx, userId, holdingIds, now);
    return tradeIds;
  });
}
