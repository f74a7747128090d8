import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { fieldProblems } from './input-path.ts';
import { type DocumentLimits, excessOf } from './limits/excess.ts';
import { refusal, withCode } from './refusal.ts';
import type { Fragments } from './types.ts';

/** A valid document, cut into its parts. */
export interface ReadDocument {
  /** As it was sent. */
  readonly text: string;
  readonly document: DocumentNode;
  readonly fragments: Fragments;
  /** Its operations in their order; validation has made their names unique. */
  readonly definitions: readonly OperationDefinitionNode[];
}

export interface ReadOptions {
  readonly schema: GraphQLSchema;
  readonly limits: DocumentLimits;
  /** Whether `__schema` and `__type` are answered. */
  readonly introspection: boolean;
}

const VALIDATION = { maxErrors: 20, hideSuggestions: true };
const WITHOUT_INTROSPECTION = [...specifiedRules, NoSchemaIntrospectionCustomRule];

/**
 * Parses, limits and validates a document. Nothing in the answer depends on a caller, so it may be
 * remembered by its text. Never throws for what a client sends.
 *
 * @returns the document, or errors `GRAPHQL_PARSE_FAILED`, `QUERY_LIMIT_EXCEEDED` or at most 20
 *   `GRAPHQL_VALIDATION_FAILED`
 */
export function readDocument(
  { schema, limits, introspection }: ReadOptions,
  text: string,
): ReadDocument | { readonly errors: readonly GraphQLError[] } {
  const document = attempt(() => parse(text, { maxTokens: limits.tokens }));
  if (document instanceof GraphQLError) return { errors: [parseFailure(document, limits)] };
  const fragments = fragmentsOf(document);
  const definitions = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  // Before validation, whose time grows faster than the document.
  const excess = excessOf(document, definitions, fragments, limits);
  if (excess.length > 0) return { errors: excess };
  const rules = introspection ? specifiedRules : WITHOUT_INTROSPECTION;
  // Validation throws where the root of a subscription depends on a variable.
  const checked = attempt(() => validate(schema, document, rules, VALIDATION));
  const errors = checked instanceof GraphQLError ? [checked] : checked;
  if (errors.length > 0) {
    const problems = fieldProblems(document, errors);
    return {
      errors: errors.map((error) =>
        withCode('GRAPHQL_VALIDATION_FAILED', error, problems.get(error)),
      ),
    };
  }
  return { text, document, fragments, definitions };
}

/** What graphql-js throws about a document is an answer; anything else is a fault. */
function attempt<Result>(work: () => Result): Result | GraphQLError {
  try {
    return work();
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
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
