import { type Operation, operations, scopeOf } from './contract.ts';
import type { Format } from './options.ts';
import { writeResult } from './output.ts';
import type { Terminal } from './terminal.ts';

const columns = [
  { path: 'name', name: 'Operation' },
  { path: 'summary', name: 'What it does' },
  { path: 'scope', name: 'Scope' },
  { path: 'domain', name: 'Domain' },
  { path: 'server', name: 'Server' },
];

/** Lists the operations in whose name, summary, scope, domain or state every word stands. */
export function listOperations(words: readonly string[], format: Format, terminal: Terminal): void {
  const rows = [...operations.values()]
    .map(rowOf)
    .filter((row) => words.every((word) => isIn(row, word.toLowerCase())));
  writeResult(rows, { format, columns, chosen: null }, terminal);
}

type Row = ReturnType<typeof rowOf>;

function rowOf(operation: Operation) {
  const { name, hints, entry } = operation;
  return {
    name,
    summary: hints.summary.replaceAll('`', ''),
    scope: entry.access === 'SCOPE' ? scopeOf(operation) : entry.access.toLowerCase(),
    domain: entry.domain,
    server: hints.built ? 'built' : 'not built yet',
  };
}

function isIn(row: Row, word: string): boolean {
  return Object.values(row).some((text) => text.toLowerCase().includes(word));
}

const FARTHEST = 4;

/** Operations whose names are nearly what was typed, the nearest first, three at most. */
export function nearNames(typed: string): readonly string[] {
  const wanted = typed.replaceAll('-', '').toLowerCase();
  return [...operations.keys()]
    .map((name) => ({ name, distance: distanceOf(wanted, name.toLowerCase()) }))
    .filter(({ distance }) => distance <= FARTHEST)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ name }) => name);
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
