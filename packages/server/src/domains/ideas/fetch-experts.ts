import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { badInput } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { type ExpertRow, expertsWithIds, listExperts } from './experts.sql.ts';

export interface FetchExpertsInput {
  /** Words in name or title, in either case. */
  readonly search?: string | null | undefined;
  /** 1 to 500, default 50. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

export interface ExpertPage {
  readonly nodes: ExpertRow[];
  readonly nextCursor: string | null;
}

const LIST = 'fetchExperts';
const USUAL_LIMIT = 50;
const MOST_WORDS = 8;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * The experts by name. One statement.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this query did not give out
 */
export async function fetchExperts(
  deps: Pick<Deps, 'db' | 'cursors'>,
  input: FetchExpertsInput,
): Promise<ExpertPage> {
  const limit = input.limit ?? USUAL_LIMIT;
  const [name, id] = positionOf(deps, input.cursor ?? null);
  const rows = await deps.db.all(listExperts, patternsOf(input.search ?? ''), name, id, limit + 1);
  const nodes = rows.slice(0, limit);
  const last = nodes.at(-1);
  const hasMore = last !== undefined && rows.length > limit;
  return { nodes, nextCursor: hasMore ? deps.cursors.encode(LIST, [last.name, last.id]) : null };
}

/** What the words of a search are looked for by; signs of patterns stand for themselves. */
function patternsOf(search: string): string[] {
  const words = search
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.slice(0, MOST_WORDS).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

function positionOf(
  { cursors }: Pick<Deps, 'cursors'>,
  cursor: string | null,
): readonly [name: string, id: string] {
  if (cursor === null) return ['', FIRST_ID];
  const [name, id = ''] = cursors.decode(LIST, cursor);
  if (name !== undefined && isId(id)) return [name, id];
  throw badInput('params.cursor', 'must be a nextCursor of this operation, unchanged');
}

/** Experts by id, at most as many as asked for. One statement. */
export async function expertsById(
  reader: Pick<Database, 'all'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ExpertRow>> {
  if (ids.length === 0) return new Map();
  const rows = await reader.all(expertsWithIds, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, row]));
}
