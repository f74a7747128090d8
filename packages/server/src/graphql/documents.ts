import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { refusal, withCode } from './errors.ts';
import { conditionVariables } from './execute/conditions.ts';
import type { Fragments } from './execute/types.ts';
import { documentRepetition, operationShape } from './limits/document-shape.ts';
import { type Catalog, type PreparedOperation, prepareOperation } from './operation.ts';

/** Bounds of one document (contract rule 20). */
export interface DocumentLimits {
  /** Levels of fields. */
  readonly depth: number;
  /** Root fields, and apart from them aliases. */
  readonly rootFields: number;
  /** Lexical tokens. */
  readonly tokens: number;
}

/** A document that was read once: its operations, or what is wrong with it. */
export type PreparedDocument =
  | { readonly operations: ReadonlyMap<string | undefined, PreparedOperation> }
  | { readonly errors: readonly GraphQLError[] };

export interface DocumentStore {
  /** Reads the text, or finds it as it was read before. Never throws. */
  prepare(text: string): PreparedDocument;
}

/** About 20 ms of validation. A document with 200 fields of one name has as many. */
const MOST_PAIRS = 20_000;
/** Texts beyond this length are read again each time: one of them would push out many others. */
const LONGEST_KEPT = 32_768;
const MOST_KEPT = 1_000;
/** Characters of all texts; a parsed document takes roughly thirty times its text. */
const MOST_KEPT_CHARACTERS = 2 * 1_024 * 1_024;

export interface DocumentStoreOptions {
  readonly schema: GraphQLSchema;
  readonly catalog: Catalog;
  readonly limits: DocumentLimits;
  /** Whether `__schema` and `__type` are answered. */
  readonly introspection: boolean;
}

/**
 * Reads documents and keeps the last used ones by their text. Nothing in it depends on a caller:
 * access is decided elsewhere for each request.
 */
export function documentStore(options: DocumentStoreOptions): DocumentStore {
  const rules = options.introspection
    ? specifiedRules
    : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const kept = new LRUCache<string, PreparedDocument>({
    max: MOST_KEPT,
    maxSize: MOST_KEPT_CHARACTERS,
    sizeCalculation: (_document, text) => text.length + 1,
  });
  return {
    prepare(text) {
      const known = kept.get(text);
      if (known !== undefined) return known;
      const document = read(options, rules, text);
      if (text.length <= LONGEST_KEPT) kept.set(text, document);
      return document;
    },
  };
}

const VALIDATION = { maxErrors: 20, hideSuggestions: true };

/** What graphql-js throws about a document is an answer; anything else is a fault. */
function attempt<Result>(work: () => Result): Result | GraphQLError {
  try {
    return work();
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

function read(
  { schema, catalog, limits }: DocumentStoreOptions,
  rules: readonly ValidationRule[],
  text: string,
): PreparedDocument {
  const document = attempt(() => parse(text, { maxTokens: limits.tokens }));
  if (document instanceof GraphQLError) return { errors: [parseFailure(document, limits)] };
  const fragments = fragmentsOf(document);
  const definitions = document.definitions.filter(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === Kind.OPERATION_DEFINITION,
  );
  // Before validation, whose time grows faster than the document.
  const excess = excessOf(document, definitions, fragments, limits);
  if (excess.length > 0) return { errors: excess };
  // Validation throws where the root of a subscription depends on a variable.
  const checked = attempt(() => validate(schema, document, rules, VALIDATION));
  const errors = checked instanceof GraphQLError ? [checked] : checked;
  if (errors.length > 0) {
    return { errors: errors.map((error) => withCode('GRAPHQL_VALIDATION_FAILED', error)) };
  }
  const source = { text, document, fragments, conditions: conditionVariables(document) };
  return {
    operations: new Map(
      definitions.map((definition) => [
        definition.name?.value,
        prepareOperation(schema, catalog, source, definition),
      ]),
    ),
  };
}

function parseFailure(error: GraphQLError, limits: DocumentLimits): GraphQLError {
  return error.message.includes('tokens. Parsing aborted')
    ? refusal('QUERY_LIMIT_EXCEEDED', `The document has more than ${limits.tokens} tokens.`)
    : withCode('GRAPHQL_PARSE_FAILED', error);
}

function fragmentsOf(document: DocumentNode): Fragments {
  const fragments = Object.create(null);
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  }
  return fragments;
}

function excessOf(
  document: DocumentNode,
  definitions: readonly OperationDefinitionNode[],
  fragments: Fragments,
  limits: DocumentLimits,
): readonly GraphQLError[] {
  const errors: GraphQLError[] = [];
  const check = (count: number, limit: number, what: string, nodes = definitions) => {
    if (count <= limit) return;
    const message = `The document has ${count} ${what}; at most ${limit} are allowed.`;
    errors.push(refusal('QUERY_LIMIT_EXCEEDED', message, { nodes }));
  };
  const { aliases, pairs } = documentRepetition(document);
  check(aliases, limits.rootFields, 'aliases');
  check(pairs, MOST_PAIRS, 'pairs of fields with the same name');
  for (const definition of definitions) {
    const shape = operationShape(definition, fragments);
    check(shape.depth, limits.depth, 'levels of fields', [definition]);
    check(shape.rootFields, limits.rootFields, 'root fields', [definition]);
  }
  return errors;
}
