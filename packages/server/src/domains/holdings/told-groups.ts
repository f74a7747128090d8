import { type KeptPart, leafAt, type Places, type Told } from './kept-leaves.ts';
import type { Changed, LeafBefore, Part, Span, SumsAsked } from './sums-asked.ts';

/** What was kept before. */
export interface KeptParts {
  /** The settled moments. */
  readonly times: readonly number[];
  readonly parts: ReadonlyMap<string, KeptPart>;
}

/**
 * Asks for what is not kept: of parts that are as they were at new moments, of those that have
 * changed at the moments at which they have too, and of all others at all.
 */
export async function tellGroups<One extends Part, Column extends string>(
  asked: SumsAsked<One, Column>,
  before: KeptParts,
  places: Places,
): Promise<ToldGroup[]> {
  const groups: ToldGroup[] = [];
  for (const group of groupsOf(asked, before, places)) {
    groups.push(await toldOf(asked, before, places, group));
  }
  return groups;
}

/** Parts that are told at the same places. */
interface Group<One extends Part, Column extends string> {
  readonly parts: readonly One[];
  readonly at: readonly number[];
  /** Whether what was kept of its parts is what is kept of them. */
  readonly isAsItWas: boolean;
  readonly changed: ReadonlyMap<string, Changed<Column>>;
}

function groupsOf<One extends Part, Column extends string>(
  { times, parts, columns, changedIn }: SumsAsked<One, Column>,
  before: KeptParts,
  { from, settled }: Places,
): Group<One, Column>[] {
  const changed = new Map<string, Changed<Column>>();
  const [same, others, anew]: [One[], One[], One[]] = [[], [], []];
  for (const part of parts) {
    const own = before.parts.get(part.id);
    const isSame = part.stamp !== null && own?.stamp === part.stamp;
    const spans = isSame || own?.noted === undefined ? null : changedIn?.(part, own.noted);
    if (spans) changed.set(part.id, spans);
    (isSame ? same : spans ? others : anew).push(part);
  }
  const isAsItWas =
    before.times.length === settled.length && settled.every((place) => from[place] !== -1);
  const spans = [...changed.values()].flatMap((one) => columns.flatMap((name) => one[name] ?? []));
  const all = [...times.keys()];
  const fresh = all.filter((place) => from[place] === -1);
  const differs = new Uint8Array(times.length);
  for (const place of fresh) differs[place] = 1;
  for (const span of spans)
    differs.fill(1, placeFrom(times, span.from), placeFrom(times, span.until));
  const differing = all.filter((place) => differs[place] === 1);
  // Told at one moment at least, since what they are now is told with it.
  const at = differing.length === 0 ? all.slice(-1) : differing;
  return [
    { parts: same, at: fresh, isAsItWas, changed },
    { parts: others, at, isAsItWas: false, changed },
    { parts: anew, at: all, isAsItWas: false, changed },
  ];
}

/** The first of moments, ascending, that is not before one. */
function placeFrom(times: readonly number[], moment: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle] ?? 0) < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

const isIn = ({ from, until }: Span, time: number): boolean => from <= time && time < until;

/** What was told of parts, at the places at which it was. */
export interface ToldGroup {
  readonly ids: readonly string[];
  readonly at: readonly number[];
  readonly isAsItWas: boolean;
  /** None where there was nothing to tell. */
  readonly told: readonly Told[];
}

async function toldOf<One extends Part, Column extends string>(
  { times, columns, tell }: SumsAsked<One, Column>,
  before: KeptParts,
  { from }: Places,
  { parts, at, changed, isAsItWas }: Group<One, Column>,
): Promise<ToldGroup> {
  const ids = parts.map(({ id }) => id);
  if (parts.length * at.length === 0) return { ids, at, isAsItWas, told: [] };
  const leafBefore = (id: string): LeafBefore<Column> => {
    const [part, spans] = [before.parts.get(id), changed.get(id)];
    if (part === undefined || spans === undefined) return () => undefined;
    return (column, index) => {
      const place = at[index] ?? -1;
      const [span, own] = [spans[column], from[place] ?? -1];
      if (own === -1 || (span !== null && isIn(span, times[place] ?? 0))) return undefined;
      return leafAt(part.columns[columns.indexOf(column)] ?? [], own);
    };
  };
  const told = await tell(parts, at, leafBefore);
  return {
    ids,
    at,
    isAsItWas,
    told: told.map(({ leaves, keptBy }) => {
      return { columns: columns.map((name) => leaves[name]), keptBy };
    }),
  };
}
