import { planNeeded } from '@investing-platform/rules/billing/required-plan';
import {
  type AskedSubjects,
  ENDED_IDEAS,
  OPEN_IDEAS,
  requireSubjects,
} from '@investing-platform/rules/ideas/idea-lists';
import type {
  TradeIdeaDirection,
  TradeIdeaOutcome,
  TradeIdeaStatus,
} from '@investing-platform/schema/operations';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { notFound, requireRange } from '../../../kernel/errors.ts';
import { newestPage, type Page } from '../../../kernel/page.ts';
import { expertsById } from '../fetch-experts.ts';
import { type IdeaRow, ideaRow, type StoredIdea, tiersUpTo } from './trade-idea.ts';
import { ideasByEnd, ideasByPublication, ideasWithIds } from './trade-ideas.sql.ts';

/** What every list of ideas takes. */
interface IdeasInput extends AskedSubjects {
  readonly ids?: readonly string[] | null | undefined;
  readonly directions?: readonly TradeIdeaDirection[] | null | undefined;
  /** 1 to 500, default 50. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

interface Span {
  readonly from?: Date | null | undefined;
  /** Excluded. */
  readonly to?: Date | null | undefined;
}

export interface GetTradeIdeasInput extends IdeasInput {
  /** Default: those that are open. */
  readonly statuses?: readonly TradeIdeaStatus[] | undefined;
}

export interface GetClosedTradeIdeasInput extends IdeasInput, Span {
  readonly outcomes?: readonly TradeIdeaOutcome[] | null | undefined;
}

type IdeaDeps = Pick<Deps, 'db' | 'cursors'>;

/**
 * Ideas by their states, last published first. Open ones for a higher plan are left out.
 *
 * @throws {PlatformError} NOT_FOUND for an unknown asset or expert; BAD_USER_INPUT for a cursor
 *   that this query did not give out
 */
export function getTradeIdeas(
  deps: IdeaDeps,
  actor: Actor,
  { statuses = OPEN_IDEAS, ...input }: GetTradeIdeasInput,
): Promise<Page<IdeaRow>> {
  return listed(deps, actor, 'getTradeIdeas', { ...input, statuses });
}

/**
 * Ideas in every state, last published first.
 *
 * @throws {PlatformError} as `getTradeIdeas`, and BAD_USER_INPUT where `from` is not before `to`
 */
export function getAllTradeIdeas(
  deps: IdeaDeps,
  actor: Actor,
  input: IdeasInput & Span,
): Promise<Page<IdeaRow>> {
  return listed(deps, actor, 'getAllTradeIdeas', input);
}

/**
 * Ideas that have ended, the last one first.
 *
 * @throws {PlatformError} as `getAllTradeIdeas`
 */
export function getClosedTradeIdeas(
  deps: IdeaDeps,
  actor: Actor,
  input: GetClosedTradeIdeasInput,
): Promise<Page<IdeaRow>> {
  return listed(deps, actor, 'getClosedTradeIdeas', { ...input, statuses: ENDED_IDEAS });
}

interface Listing extends IdeasInput, Span {
  readonly statuses?: readonly TradeIdeaStatus[];
  readonly outcomes?: readonly TradeIdeaOutcome[] | null | undefined;
}

type List = 'getTradeIdeas' | 'getAllTradeIdeas' | 'getClosedTradeIdeas';

async function listed(
  deps: IdeaDeps,
  actor: Actor,
  list: List,
  { from = null, to = null, ...input }: Listing,
): Promise<Page<IdeaRow>> {
  requireRange({ from, to });
  const { expertIds } = input;
  const experts = expertIds == null ? null : await expertsById(deps.db, expertIds);
  requireSubjects(input, (id) => experts?.has(id) === true);
  const isByEnd = list === 'getClosedTradeIdeas';
  const tiers = tiersUpTo(requireUser(actor).plan);
  const { nodes, nextCursor } = await newestPage(
    deps,
    list,
    input,
    (before, beforeId, limit) =>
      deps.db.all(
        isByEnd ? ideasByEnd : ideasByPublication,
        tiers,
        input.ids ?? null,
        input.assetIds ?? null,
        input.expertIds ?? null,
        input.directions ?? null,
        input.statuses ?? null,
        input.outcomes ?? null,
        from,
        to,
        before,
        beforeId,
        limit,
      ),
    ({ closedAt, publishedAt }) => (isByEnd ? (closedAt ?? publishedAt) : publishedAt),
  );
  return { nodes: nodes.map(ideaRow), nextCursor };
}

/**
 * One idea.
 *
 * @throws {PlatformError} NOT_FOUND; PLAN_REQUIRED for an open one for a higher plan
 */
export async function getTradeIdea(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { id }: { readonly id: string },
): Promise<IdeaRow> {
  const stored = await db.maybe(ideasWithIds, [id]);
  if (stored === null) throw notFound('TradeIdea');
  requirePlanFor(stored, actor);
  return ideaRow(stored);
}

/** @throws {PlatformError} PLAN_REQUIRED for an open idea for a higher plan than the caller's */
export function requirePlanFor(idea: StoredIdea, actor: Actor): void {
  if (isShownTo(idea, actor)) return;
  throw planNeeded(idea.requiredTier);
}

export function isShownTo({ closedAt, requiredTier }: StoredIdea, actor: Actor): boolean {
  return closedAt !== null || tiersUpTo(requireUser(actor).plan).includes(requiredTier);
}
