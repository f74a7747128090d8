import { missingScope } from '@investing-platform/rules/oauth/missing-scope';
import type { RiskLevel } from '@investing-platform/rules/strategies/risk';
import type { StrategyKind, StrategySort } from '@investing-platform/schema/operations';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser, type UserActor } from '../../../kernel/actor.ts';
import { badCursor, notFound, refuse, requireExactlyOne } from '../../../kernel/errors.ts';
import { isId } from '../../../kernel/ids.ts';
import { type Page, pageOf, USUAL_LIMIT } from '../../../kernel/page.ts';
import { strategyLists } from './list-strategies.sql.ts';
import { visibleStrategies, visibleStrategyBySlug } from './strategies.sql.ts';
import { type StrategyRow, type StrategyShown, strategyShown } from './strategy.ts';

export interface FetchStrategiesInput {
  readonly ids?: readonly string[] | null | undefined;
  readonly kinds?: readonly StrategyKind[] | null | undefined;
  readonly riskLevels?: readonly RiskLevel[] | null | undefined;
  readonly expertIds?: readonly string[] | null | undefined;
  readonly search?: string | null | undefined;
  readonly mine?: boolean | undefined;
  readonly subscribed?: boolean | undefined;
  readonly sort?: StrategySort | undefined;
  /** 1 to 500, default 50. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

const LIST = 'fetchStrategies';
const OWN_SCOPE = 'portfolio.read';

/**
 * Strategies that everybody can see and invest in, or the caller's. One statement.
 *
 * @throws {PlatformError} FORBIDDEN for the caller's own without portfolio.read; BAD_USER_INPUT for
 *   a cursor that this query did not give out
 */
export async function fetchStrategies(
  deps: Pick<Deps, 'db' | 'cursors'>,
  actor: Actor,
  input: FetchStrategiesInput,
): Promise<Page<StrategyShown>> {
  const user = requireUser(actor);
  const { mine = false, subscribed = false, sort = 'POPULAR', limit = USUAL_LIMIT } = input;
  if (mine || subscribed) requireOwnScope(user, LIST);
  const [afterKey, afterId] = positionOf(deps, sort, input.cursor ?? null);
  const rows = await deps.db.all(
    strategyLists[sort],
    user.userId,
    mine,
    subscribed,
    input.kinds ?? null,
    input.riskLevels ?? null,
    input.expertIds ?? null,
    input.ids ?? null,
    input.search == null ? null : patternsOf(input.search),
    afterKey,
    afterId,
    limit + 1,
  );
  const { nodes, nextCursor } = pageOf(rows, limit, ({ sortKey, id }) =>
    deps.cursors.encode(LIST, [sort, sortKey, id]),
  );
  return { nodes: nodes.map(strategyShown), nextCursor };
}

/**
 * One strategy by its id or slug.
 *
 * @throws {PlatformError} BAD_USER_INPUT for both or neither of the two; NOT_FOUND; FORBIDDEN for
 *   one that only the caller sees without portfolio.read
 */
export async function fetchStrategy(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  input: { readonly id?: string | null | undefined; readonly slug?: string | null | undefined },
): Promise<StrategyShown> {
  const user = requireUser(actor);
  requireExactlyOne({ id: input.id, slug: input.slug }, ['id', 'slug']);
  const stored =
    input.id != null
      ? await deps.db.maybe(visibleStrategies, user.userId, [input.id])
      : await deps.db.maybe(visibleStrategyBySlug, user.userId, input.slug ?? '');
  if (stored === null) throw notFound('Strategy');
  if (isHidden(stored)) requireOwnScope(user, 'fetchStrategy');
  return strategyShown(stored);
}

function isHidden({ status, visibility }: StrategyRow): boolean {
  return status === 'DRAFT' || visibility === 'PRIVATE';
}

function requireOwnScope({ scopes }: UserActor, operation: string): void {
  if (scopes.has(OWN_SCOPE)) return;
  throw refuse('FORBIDDEN', missingScope(OWN_SCOPE, operation));
}

function patternsOf(search: string): string[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
}

function positionOf(
  { cursors }: Pick<Deps, 'cursors'>,
  sort: StrategySort,
  cursor: string | null,
): [key: string | null, id: string | null] {
  if (cursor === null) return [null, null];
  const [sortOfPage, key = '', id = ''] = cursors.decode(LIST, cursor);
  if (sortOfPage !== sort || !isId(id)) throw badCursor();
  return [key, id];
}
