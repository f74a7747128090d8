import {
  type Catalog,
  type Operations,
  prepareOperations,
  type ReadOptions,
  readDocument,
} from '@investing-platform/engine';
import type { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import { conditionVariables } from './execute/conditions.ts';
import { type PlannedOperation, plannedOperation } from './planned-operation.ts';

/** A document that was read once: its operations, or what is wrong with it. */
export type PreparedDocument =
  | { readonly operations: Operations<PlannedOperation> }
  | { readonly errors: readonly GraphQLError[] };

export interface DocumentStore {
  /** Reads the text, or finds it as it was read before. Never throws. */
  prepare(text: string): PreparedDocument;
}

/** Texts beyond this length are read again each time: one of them would push out many others. */
const MAX_KEPT_LENGTH = 32_768;
const MAX_KEPT = 1_000;
/** Characters of all texts; a parsed document takes roughly thirty times its text. */
const MAX_KEPT_CHARACTERS = 2 * 1_024 * 1_024;

export interface DocumentStoreOptions extends ReadOptions {
  readonly catalog: Catalog;
}

/**
 * Reads documents and keeps the last used ones by their text. Nothing in it depends on a caller:
 * access is decided elsewhere for each request.
 */
export function documentStore(options: DocumentStoreOptions): DocumentStore {
  const kept = new LRUCache<string, PreparedDocument>({
    max: MAX_KEPT,
    maxSize: MAX_KEPT_CHARACTERS,
    sizeCalculation: (_document, text) => text.length + 1,
  });
  return {
    prepare(text) {
      const known = kept.get(text);
      if (known !== undefined) return known;
      const document = prepare(options, text);
      if (text.length <= MAX_KEPT_LENGTH) kept.set(text, document);
      return document;
    },
  };
}

function prepare(options: DocumentStoreOptions, text: string): PreparedDocument {
  const read = readDocument(options, text);
  if ('errors' in read) return read;
  const { schema, catalog } = options;
  const conditions = conditionVariables(read.document);
  return {
    operations: prepareOperations(read, (definition) =>
      plannedOperation(schema, catalog, read, conditions, definition),
    ),
  };
}
