import type { GraphQLError } from 'graphql';
import { refusal } from '../refusal.ts';
import type { OperationRequest } from '../types.ts';

/** The parameters of a GraphQL request from the text of its body. */
export function parametersIn(text: string): OperationRequest | GraphQLError {
  const body = parseJson(text);
  return body === undefined ? notJson() : readParameters(body);
}

export const notJson = (): GraphQLError => bad('The body is not valid JSON.');

/**
 * The parameters of a GraphQL request from its JSON (GraphQL over HTTP, section 5.1). Arrays are
 * refused: batching is off. Unknown members are ignored.
 */
export function readParameters(body: unknown): OperationRequest | GraphQLError {
  if (!isObject(body)) {
    return bad(Array.isArray(body) ? 'Batching is off: send one operation.' : NOT_AN_OBJECT);
  }
  const { query, operationName, variables, extensions } = body;
  if (typeof query !== 'string') return bad('The member "query" must be a string.');
  if (!isAbsent(operationName) && typeof operationName !== 'string') {
    return bad('The member "operationName" must be a string.');
  }
  if (!isAbsent(variables) && !isObject(variables)) {
    return bad('The member "variables" must be an object.');
  }
  if (!isAbsent(extensions) && !isObject(extensions)) {
    return bad('The member "extensions" must be an object.');
  }
  return { query, operationName, variables };
}

const NOT_AN_OBJECT = 'The body must be a JSON object with a "query".';

/** @returns undefined where the text is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function bad(message: string): GraphQLError {
  return refusal('BAD_REQUEST', message);
}
