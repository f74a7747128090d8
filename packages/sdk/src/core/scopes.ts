import type {
  CompositeScope,
  compositeScopes,
  LeafScope,
  Operation,
  RequestableScope,
} from '@investing-platform/schema';
import { nestedFieldsByScope, rootFieldsByScope } from '../generated/tables.ts';
import { inspect, namesIn } from './document.ts';

/** The leaf scopes that a scope name stands for (spec part 5.4). */
export type Expand<Scope extends RequestableScope> = Scope extends CompositeScope
  ? (typeof compositeScopes)[Scope][number]
  : Extract<Scope, LeafScope>;

/** The scope that a document of this package needs. */
export type ScopeOf<Document> =
  Document extends Operation<infer _Data, infer _Variables, infer _Kind, infer Scope>
    ? Scope
    : LeafScope;

/**
 * The fewest scopes that a token needs to run all of the documents, in alphabetical order. Any
 * token does for public operations, so `public` is named only where nothing else is. A nested
 * field is known by its name, so for own documents the list may hold one scope more, never less.
 *
 * @throws {RangeError} where a document selects root fields through a fragment, or one that the
 *   API does not have
 */
export function requiredScopes<const Documents extends readonly string[]>(
  documents: Documents,
): ScopeOf<Documents[number]>[] {
  const roots = documents.flatMap((document) => inspect(document).rootFields);
  const unknown = roots.find((field) => scopesOf(rootFieldsByScope, [field]).length === 0);
  if (unknown) throw new RangeError(`The API has no operation ${unknown}`);
  const needed = new Set([
    ...scopesOf(rootFieldsByScope, roots),
    ...documents.flatMap((document) => {
      const { rootFields } = inspect(document);
      const nested = namesIn(document).filter((name) => !rootFields.includes(name));
      return scopesOf(nestedFieldsByScope, nested, rootFields);
    }),
  ]);
  needed.delete('none');
  if (needed.size > 1) needed.delete('public');
  return [...needed].sort() as ScopeOf<Documents[number]>[];
}

/** The scopes under which any of the names stands, for any root field or for one of these. */
function scopesOf(
  table: Readonly<Record<string, string>>,
  names: readonly string[],
  rootFields: readonly string[] = [],
): string[] {
  return Object.entries(table).flatMap(([scope, fields]) =>
    fields.split(' ').some((field) => {
      const [name = '', ...roots] = field.split('/');
      const applies = roots.length === 0 || roots.some((root) => rootFields.includes(root));
      return applies && names.includes(name);
    })
      ? [scope]
      : [],
  );
}
