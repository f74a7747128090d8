import { type CatalogEntry, catalog, type LeafScope } from '@investing-platform/schema';
import { operationHints } from '@investing-platform/schema/hints';
import * as operations from '@investing-platform/schema/operations';

type Hints = NonNullable<(typeof operationHints)[string]>;

/** An operation that assistants can find. */
export interface Found {
  readonly name: string;
  readonly entry: CatalogEntry;
  readonly hints: Hints;
  /** The default document. */
  readonly document: string;
}

const documents: Readonly<Record<string, string>> = { ...operations };

/** Queries and mutations by name; streams are served over the WebSocket. */
export const catalogued: ReadonlyMap<string, Found> = new Map(
  Object.entries<CatalogEntry>(catalog).flatMap(([name, entry]) => {
    const hints = operationHints[name];
    const document = documents[name];
    if (entry.type === 'Subscription' || hints === undefined || document === undefined) return [];
    return [[name, { name, entry, hints, document }] as const];
  }),
);

/** The scope that an operation takes; null where any token will do. */
export function scopeOf({ entry }: Found): LeafScope | null {
  return entry.access === 'SCOPE' ? entry.scope : null;
}
