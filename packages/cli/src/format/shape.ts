import { valueAt } from './columns.ts';

/** The rows of a list, whole or a page of it; null for other results. */
export function rowsOf(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  const nodes = valueAt(value, 'nodes');
  return Array.isArray(nodes) && Object.hasOwn(Object(value), 'nextCursor') ? nodes : null;
}

/** Whether a value is drawn as a table of its own. */
export function isListOfObjects(value: unknown): boolean {
  return Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null);
}
