import {
  type Approval,
  type NextAction,
  PlatformError,
} from '@investing-platform/rules/refusals/platform-error';
import { type ErrorCode, errorCodes, type FieldProblem } from '@investing-platform/schema';
import { GraphQLError } from 'graphql';

/** An error as it leaves the server (spec part 7, contract rule 19). */
export interface AnsweredError {
  readonly message: string;
  readonly locations?: readonly { readonly line: number; readonly column: number }[];
  readonly path?: readonly (string | number)[];
  readonly extensions: {
    readonly code: ErrorCode;
    readonly requestId: string;
    readonly fields?: readonly FieldProblem[];
    readonly nextActions?: readonly NextAction[];
    readonly retryAfterSeconds?: number;
    readonly approval?: Approval;
  };
}

const INTERNAL_MESSAGE = 'The server failed. Its logs have the cause under this request id.';

/**
 * The one place where errors get their final form. Refusals pass with code and details; every
 * other fault becomes `INTERNAL` without its message, and is handed to `report`.
 *
 * @param report gets each fault once; clients see nothing of it
 */
export function answerError(
  error: GraphQLError,
  requestId: string,
  report: (fault: GraphQLError) => void,
): AnsweredError {
  const details = detailsOf(error);
  if (details === null) report(error);
  const { code = 'INTERNAL', message = INTERNAL_MESSAGE, fields, ...rest } = details ?? {};
  return {
    message: clipped(withoutSuggestion(message)),
    ...(error.locations === undefined ? {} : { locations: error.locations }),
    ...(error.path === undefined ? {} : { path: error.path }),
    extensions: { code, requestId, ...rest, ...(fields && { fields: fields.map(shortened) }) },
  };
}

interface Details {
  code: ErrorCode;
  message: string;
  fields?: readonly FieldProblem[];
  nextActions?: readonly NextAction[];
  retryAfterSeconds?: number;
  approval?: Approval;
}

/** Null for everything that was not raised for the client to see. */
function detailsOf(error: GraphQLError): Details | null {
  const cause = error.originalError;
  if (cause instanceof PlatformError) {
    if (cause.code === 'INTERNAL') return null;
    const { code, message, fields, nextActions, retryAfterSeconds, approval } = cause;
    return {
      code,
      message,
      ...(fields === undefined ? {} : { fields }),
      ...(nextActions === undefined ? {} : { nextActions }),
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      ...(approval === undefined ? {} : { approval }),
    };
  }
  if (cause !== undefined && !(cause instanceof GraphQLError)) return null;
  const { code, fields, retryAfterSeconds } = error.extensions;
  if (!isErrorCode(code) || code === 'INTERNAL') return null;
  return {
    code,
    message: error.message,
    ...(Array.isArray(fields) ? { fields } : {}),
    ...(typeof retryAfterSeconds === 'number' ? { retryAfterSeconds } : {}),
  };
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorCodes, code);
}

/** Names that a caller makes up are repeated in what is wrong with them, several times. */
const MAX_CHARACTERS = 1_000;

function clipped(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS).toWellFormed()}…` : text;
}

function shortened({ path, message, ...rest }: FieldProblem): FieldProblem {
  return { path: clipped(path), message: clipped(message), ...rest };
}

/** Suggestions tell the schema to those who may not read it. */
function withoutSuggestion(message: string): string {
  return message.includes('Did you mean') ? message.replace(/\s*Did you mean.*/s, '') : message;
}

/** The code that decides the status: failed authentication shows even among other refusals. */
export function foremostCode(errors: readonly AnsweredError[]): ErrorCode {
  const codes = errors.map((error) => error.extensions.code);
  return codes.includes('UNAUTHENTICATED') ? 'UNAUTHENTICATED' : (codes[0] ?? 'INTERNAL');
}
