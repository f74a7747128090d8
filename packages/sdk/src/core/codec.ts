import { ApiError, type ApiProblem, type ErrorFacts } from './errors.ts';

/** An answer of the API as GraphQL defines it. */
export interface GraphQLAnswer {
  readonly data: unknown;
  readonly errors: readonly unknown[];
}

export const requestHeaders: Readonly<Record<string, string>> = {
  accept: 'application/graphql-response+json, application/json;q=0.9',
  'content-type': 'application/json',
};

/** The body of a request. */
export function encodeRequest(document: string, variables: object | undefined): string {
  return JSON.stringify({ query: document, variables });
}

/** Reads an answer's text; null where it is not an answer of GraphQL. */
export function decodeAnswer(text: string): GraphQLAnswer | null {
  try {
    return toAnswer(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Checks the shape of a parsed answer; null where it has neither `data` nor `errors`. */
export function toAnswer(value: unknown): GraphQLAnswer | null {
  const { data, errors } = Object(value);
  if (Array.isArray(errors) && errors.length > 0) return { data, errors };
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
  return isObject ? { data, errors: [] } : null;
}

/** Where an answer came from, and what must not be repeated in a message. */
export interface AnswerContext extends ErrorFacts {
  readonly status: number | null;
  readonly variables: unknown;
  readonly token: string | undefined;
}

/**
 * The error of an answer with `errors`. The server's words are kept, except where they repeat the
 * token or the value of a variable.
 */
export function toApiError(answer: GraphQLAnswer, context: AnswerContext): ApiError {
  const secrets = longTexts([context.token, context.variables]);
  const problems = answer.errors.map((error) => toProblem(error, secrets));
  const { requestId, retryAfterSeconds } = Object(Object(answer.errors[0]).extensions);
  const [first = toProblem(null, []), ...others] = problems;
  return new ApiError([first, ...others], context.status, answer.data ?? null, {
    ...context,
    requestId: typeof requestId === 'string' ? requestId : (context.requestId ?? null),
    retryAfterSeconds:
      context.retryAfterSeconds ??
      (typeof retryAfterSeconds === 'number' ? retryAfterSeconds : null),
    transient:
      context.transient === true || problems.every(({ code }) => transientCodes.test(code)),
  });
}

const transientCodes = /^(RATE_LIMITED|PROVIDER_UNAVAILABLE|INTERNAL)$/;

function toProblem(error: unknown, secrets: readonly string[]): ApiProblem {
  const { message, path, extensions } = Object(error);
  const { code, fields, nextActions, approval } = Object(extensions);
  return {
    message: redact(message, secrets),
    code: typeof code === 'string' ? code : 'INTERNAL',
    path: listOf(path),
    fields: listOf(fields).map((field) => {
      const problem = Object(field);
      return { path: String(problem.path), message: redact(problem.message, secrets) };
    }),
    nextActions: listOf(nextActions),
    approval: approval ?? null,
  };
}

function listOf<T>(value: unknown): readonly T[] {
  return Array.isArray(value) ? value : [];
}

/** GraphQL itself answers `got invalid value <the value>` for a variable of another type. */
function redact(message: unknown, secrets: readonly string[]): string {
  const text = String(message ?? 'No message').replace(
    /got invalid value [\s\S]*?(?=(?: at "|; )|$)/,
    'got an invalid value',
  );
  return secrets.reduce((safe, secret) => safe.replaceAll(secret, '[value]'), text);
}

/** `MARKET` is no secret. A secret in capitals alone is longer, or has digits. */
const ENUM_VALUE = /^[A-Z]+(?:_[A-Z]+)*$/;

/** Texts that are long enough not to be words of a message; values of enumerations are some. */
function longTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 5 && !ENUM_VALUE.test(value) ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(longTexts) : [];
}
