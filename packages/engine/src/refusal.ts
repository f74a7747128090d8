import type { ErrorCode, FieldProblem } from '@investing-platform/schema';
import { type ASTNode, GraphQLError } from 'graphql';

export interface RefusalDetails {
  /** What in the document the refusal speaks of. */
  readonly nodes?: readonly ASTNode[];
  readonly fields?: readonly FieldProblem[];
  /** Whole seconds after which the same request may pass. */
  readonly retryAfterSeconds?: number;
}

/** An error about the request as a whole: nothing of it runs. */
export function refusal(
  code: ErrorCode,
  message: string,
  details: RefusalDetails = {},
): GraphQLError {
  const { nodes, fields, retryAfterSeconds } = details;
  return new GraphQLError(message, {
    ...(nodes === undefined ? {} : { nodes }),
    extensions: {
      code,
      ...(fields === undefined ? {} : { fields }),
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    },
  });
}

/** What graphql-js found wrong with a document, under our code. */
export function withCode(
  code: ErrorCode,
  error: GraphQLError,
  fields?: readonly FieldProblem[],
): GraphQLError {
  const { message, nodes = null, source = null, positions = null } = error;
  const extensions = { code, ...(fields === undefined ? {} : { fields }) };
  return new GraphQLError(message, { nodes, source, positions, extensions });
}
