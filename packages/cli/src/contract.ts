import {
  type CatalogEntry,
  catalog,
  exportScopes,
  type LeafScope,
} from '@investing-platform/schema';
import { operationHints } from '@investing-platform/schema/hints';
import type { InputType } from './flags/input-type.ts';
import type { LeafKinds } from './format/leaf-kind.ts';
import { inputTypes, resultKinds, resultPaths } from './generated/commands.ts';

type Hints = (typeof operationHints)[string];

/** An operation of the contract, with all that a command needs to know of it. */
export interface Operation {
  readonly name: string;
  readonly entry: CatalogEntry;
  readonly hints: Hints;
  /** Null where it takes no input. */
  readonly input: InputType | null;
  /** The leaves of its result, of the rows where it comes in pages. */
  readonly resultPaths: readonly string[];
  /** What stands in those of them that are no text. */
  readonly resultKinds: LeafKinds;
}

/** All operations by name, in alphabetical order. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  Object.entries<CatalogEntry>(catalog)
    .map(([name, entry]) => operationOf(name, entry))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((operation) => [operation.name, operation]),
);

function operationOf(name: string, entry: CatalogEntry): Operation {
  const hints = operationHints[name];
  if (hints === undefined) throw new Error(`There are no hints for ${name}`);
  const input = inputTypes[`${name.charAt(0).toUpperCase()}${name.slice(1)}Input`] ?? null;
  const own = { resultPaths: resultPaths[name] ?? [], resultKinds: resultKinds[name] ?? {} };
  return { name, entry, hints, input, ...own };
}

/** The scope that a token is asked with: any token does where the operation names none. */
export function scopeOf({ entry }: Operation): NonNullable<CatalogEntry['scope']> {
  return entry.access === 'SCOPE' && entry.scope !== null ? entry.scope : 'identity';
}

/** Whether the result is a list that is read page by page. */
export function isPaged({ input }: Operation): boolean {
  return input?.fields.some(({ name }) => name === 'cursor') ?? false;
}

/** Exports ask for what the exported data asks for besides; which data, the server looks up. */
export function scopesOf(operation: Operation): readonly LeafScope[] {
  const own = scopeOf(operation);
  if (operation.entry.domain !== 'exports') return [own];
  return [...new Set([own, ...Object.values(exportScopes).flat()])];
}
