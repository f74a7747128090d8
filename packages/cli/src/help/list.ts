import { type Operation, operations, scopeOf } from '../contract.ts';
import type { Format } from '../flags/options.ts';
import { writeResult } from '../output.ts';
import type { Terminal } from '../terminal.ts';

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

/** How a list is written. */
export interface Listing {
  readonly format: Format;
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
