import type { Wish } from '@investing-platform/rules/agents/wish';
import { type CatalogEntry, catalog } from '@investing-platform/schema';
import type { AskPlatform } from '../../kernel/ask-platform.ts';
import { notFound } from '../../kernel/errors.ts';

/** Whether a repetition of the operation under one key does nothing again. */
export function takesKey(operation: string): boolean {
  const entries: Readonly<Record<string, CatalogEntry>> = catalog;
  return Object.hasOwn(entries, operation) && entries[operation]?.idempotent === true;
}

/**
 * The call of a wish, with the contract's default document.
 *
 * @param key what makes a repetition safe, in the place of any that the assistant gave; null: none
 */
export async function callOf(
  { operation, params }: Wish,
  key: string | null,
): Promise<Parameters<AskPlatform>[1]> {
  const query = await defaultDocument(operation);
  const { idempotencyKey: _, ...own } = params;
  const withKey = key !== null && takesKey(operation) ? { ...own, idempotencyKey: key } : own;
  return { query, variables: { params: withKey } };
}

/** The texts of all operations are only loaded where an assistant asks for one. */
export async function defaultDocument(operation: string): Promise<string> {
  const documents: object = await import('@investing-platform/schema/operations');
  const text: unknown = Object.hasOwn(documents, operation)
    ? Reflect.get(documents, operation)
    : undefined;
  if (typeof text !== 'string') throw notFound('Operation');
  return text;
}
