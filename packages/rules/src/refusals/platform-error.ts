import type { ErrorCode, FieldProblem } from '@investing-platform/schema';

/** What the caller can do to repair a refused request. */
export interface NextAction {
  readonly name: string;
  readonly description: string;
  readonly type: 'ONE_OF' | 'REQUIRED';
  readonly requiredFields: readonly {
    readonly field: string;
    readonly valueType: string;
    readonly description: string;
    readonly options?: readonly string[];
  }[];
}

/** Where a person decides about a change. */
export interface Approval {
  readonly id: string;
  /** The page of the application that shows it to them. */
  readonly url: string;
  readonly expiresAt: string;
}

export interface PlatformErrorDetails {
  /** Where the person decides first. */
  readonly approval?: Approval;
  readonly fields?: readonly FieldProblem[];
  readonly nextActions?: readonly NextAction[];
  /** Whole seconds after which the same request may pass. */
  readonly retryAfterSeconds?: number;
  /** Goes to the log, never to a client. */
  readonly cause?: unknown;
}

/** The one error that clients see as it is: a code, a sentence, and where it applies the details. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly code: ErrorCode;
  readonly fields: readonly FieldProblem[] | undefined;
  readonly nextActions: readonly NextAction[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly approval: Approval | undefined;

  constructor(code: ErrorCode, message: string, details: PlatformErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.nextActions = details.nextActions;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.approval = details.approval;
  }
}

/** To be thrown where one input field is wrong: `throw badInput('params.label', '...')`. */
export function badInput(path: string, message: string): PlatformError {
  return invalidInput([{ path, message }]);
}

/**
 * To be thrown where exactly one of two fields of an input is needed and none or both are given.
 *
 * @param path of the input that holds them
 */
export function eitherOr(
  path: string,
  [one, other]: readonly [string, string],
  areBoth: boolean,
): PlatformError {
  const problem = (field: string, another: string): FieldProblem => ({
    path: `${path}.${field}`,
    message: areBoth
      ? `give either this or \`${another}\`, not both`
      : `give this or \`${another}\``,
  });
  return invalidInput([problem(one, other), problem(other, one)]);
}

/** To be thrown for a cursor that its list did not give out (contract rule 3). */
export function badCursor(): PlatformError {
  return badInput('params.cursor', 'must be a nextCursor of this operation, unchanged');
}

/** To be thrown with every wrong input field at once; at least one. */
export function invalidInput(fields: readonly FieldProblem[]): PlatformError {
  const message = fields.map((field) => `${field.path}: ${field.message}`).join('; ');
  return new PlatformError('BAD_USER_INPUT', message, { fields });
}

/**
 * To be thrown for absent objects and for those of other users alike (contract rule 11).
 *
 * @param path of the input field that names it, where it may not be plain which one does
 * @param message what is wrong with that field
 */
export function notFound(what: string, path?: string, message?: string): PlatformError {
  const details =
    path === undefined || message === undefined ? {} : { fields: [{ path, message }] };
  return new PlatformError('NOT_FOUND', `${what} not found`, details);
}

/** To be thrown where a rule of the domain says no: `throw refuse('MARKET_CLOSED', '...')`. */
export function refuse(
  code: ErrorCode,
  message: string,
  details?: PlatformErrorDetails,
): PlatformError {
  return new PlatformError(code, message, details);
}
