import { type CatalogEntry, catalog, type Decision } from '@investing-platform/schema';

const entries: Readonly<Record<string, CatalogEntry>> = catalog;

/** Who decides about a change of an assistant; what is no mutation of the contract nobody may. */
export function decisionOf(operation: string): Decision {
  const entry = Object.hasOwn(entries, operation) ? entries[operation] : undefined;
  return entry?.decision ?? 'NEVER';
}
