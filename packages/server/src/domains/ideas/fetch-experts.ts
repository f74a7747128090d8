import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { badCursor } from '../../kernel/errors.ts';
import { FIRST_ID, isId } from '../../kernel/ids.ts';
import { type Page, pageOf, USUAL_LIMIT } from '../../kernel/page.ts';
import { recordOf } from './expert-record.ts';
import { type ExpertRow, expertsWithIds, listExperts } from './experts.sql.ts';

export interface FetchExpertsInput {
  readonly ids?: readonly string[] | null | undefined;
  /** Words in name or title, in either case. */
  readonly search?: string | null | undefined;
  /** 1 to 500, default 50. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

const LIST = 'fetchExperts';
const MAX_WORDS = 8;

/**
 * The experts by name. One statement.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this query did not give out
 */
export async function fetchExperts(
  deps: Pick<Deps, 'db' | 'cursors'>,
  input: FetchExpertsInput,
): Promise<Page<ExpertShown>> {
  const limit = input.limit ?? USUAL_LIMIT;
  const [name, id] = positionOf(deps, input.cursor ?? null);
  const patterns = patternsOf(input.search ?? '');
  const rows = await deps.db.all(listExperts, input.ids ?? null, patterns, name, id, limit + 1);
  const shown = rows.map(withRecord);
  return pageOf(shown, limit, (last) => deps.cursors.encode(LIST, [last.name, last.id]));
}

function withRecord({ gainCount, resultPercents, ...expert }: ExpertRow) {
  const { closedIdeaCount } = expert;
  return { ...expert, ...recordOf({ closedIdeaCount, gainCount, resultPercents }) };
}

/** An expert as the contract's Expert. */
export type ExpertShown = ReturnType<typeof withRecord>;

/** What the words of a search are looked for by; signs of patterns stand for themselves. */
function patternsOf(search: string): string[] {
  const words = search
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.slice(0, MAX_WORDS).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

function positionOf(
  { cursors }: Pick<Deps, 'cursors'>,
  cursor: string | null,
): readonly [name: string, id: string] {
  if (cursor === null) return ['', FIRST_ID];
  const [name, id = ''] = cursors.decode(LIST, cursor);
  if (name === undefined || !isId(id)) throw badCursor();
  return [name, id];
}

/** Experts by id, at most as many as asked for. One statement. */
export async function expertsById(
  reader: Pick<Database, 'all'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ExpertShown>> {
  if (ids.length === 0) return new Map();
  const rows = await reader.all(expertsWithIds, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, withRecord(row)]));
}
