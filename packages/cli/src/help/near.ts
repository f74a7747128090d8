const FARTHEST = 4;

/** The names that are nearly what was typed, the nearest first, three at most. */
export function nearest(typed: string, names: readonly string[]): readonly string[] {
  const wanted = bare(typed);
  const farthest = Math.min(FARTHEST, Math.ceil(wanted.length / 2));
  return names
    .map((name) => ({ name, distance: distanceOf(wanted, bare(name)) }))
    .filter(({ distance }) => distance <= farthest)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** People write `get-positions` and `GetPositions` for the same. */
function bare(name: string): string {
  return name.replaceAll('-', '').toLowerCase();
}

/** Levenshtein's: letters to add, drop or change. */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_one, at) => at);
  for (const [at, letter] of [...a].entries()) {
    const next = [at + 1];
    for (const [to, other] of [...b].entries()) {
      const changed = (row[to] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
