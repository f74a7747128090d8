import type { ErrorCode, FieldProblem } from '@investing-platform/schema';

/** Registered, so that two copies of this package in one program know each other's errors. */
const brand = Symbol.for('@investing-platform/sdk/error');

const REPAIR = 'Is baseUrl right?';

/** What every error of the SDK may know. */
export interface ErrorFacts {
  readonly operation?: string | null;
  readonly idempotencyKey?: string | null;
  readonly requestId?: string | null;
  readonly retryAfterSeconds?: number | null;
  readonly transient?: boolean;
}

/**
 * The base of all errors that the SDK makes. `instanceof` goes by a brand, so it also holds for an
 * error made by another copy of this package. Messages never carry variables, bodies or tokens.
 */
export abstract class SdkError extends Error {
  /** The name of the operation, where there was one. */
  declare readonly operation: string | null;
  /** Finds the request in the server's logs. */
  declare readonly requestId: string | null;
  /** How long the server asks to wait. */
  declare readonly retryAfterSeconds: number | null;
  /** Whether the same request may succeed later without a change. */
  declare readonly transient: boolean;
  /**
   * The idempotency key that went out. Call again with the same input and this key in `params`: it
   * does what the first call may have done already, once.
   */
  declare readonly idempotencyKey: string | null;

  constructor(
    kind: string,
    message: string,
    facts: ErrorFacts = {},
    transient: boolean = facts.transient === true,
  ) {
    super(facts.operation ? `${facts.operation}: ${message}` : message);
    this.name = kind;
    this.operation = facts.operation ?? null;
    this.requestId = facts.requestId ?? null;
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null;
    this.transient = transient;
    this.idempotencyKey = facts.idempotencyKey ?? null;
    hide(this, brand, kind);
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof Object(value)[brand] === 'string';
  }
}

/** A code that the API answers with. A newer server may send one that this list lacks. */
export type ApiErrorCode = ErrorCode | (string & Record<never, never>);

/** Where a person decides about a change that an app wants to make. */
export interface Approval {
  readonly id: string;
  /** The page that shows it to them. */
  readonly url: string;
  /** Until when, in ISO 8601. */
  readonly expiresAt: string;
}

/** One entry of `errors` in an answer. */
export interface ApiProblem {
  readonly message: string;
  readonly code: ApiErrorCode;
  /** Where in the answer it arose. */
  readonly path: readonly (string | number)[];
  /** The input values that are not acceptable. */
  readonly fields: readonly FieldProblem[];
  /** What the caller can do to repair the request. */
  readonly nextActions: readonly unknown[];
  /** Where the person decides first; null for every code but `APPROVAL_REQUIRED`. */
  readonly approval: Approval | null;
}

/** The API answered, with errors. */
export class ApiError extends SdkError {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isBranded(value, 'ApiError');
  }

  /** The code of the first problem. */
  declare readonly code: ApiErrorCode;
  declare readonly problems: readonly ApiProblem[];
  /** The HTTP status, or null for an error that came over a WebSocket. */
  declare readonly status: number | null;
  /** What the answer held beside the errors. Not enumerable: a log of the error leaves it out. */
  declare readonly data: unknown;

  constructor(
    problems: readonly [ApiProblem, ...ApiProblem[]],
    status: number | null,
    data: unknown,
    facts: ErrorFacts,
  ) {
    const [{ code, message }] = problems;
    const request = facts.requestId ? `, request ${facts.requestId}` : '';
    // Types refuse a scope that was not asked for: what was asked for in vain, the plan lacks.
    const plan = / scope /.test(message) ? ' Is it in the plan?' : '';
    super('ApiError', `${message} (${code}${request})${plan}`, facts);
    this.code = code;
    this.problems = problems;
    this.status = status;
    hide(this, 'data', data);
  }
}

/** No answer came: the connection could not be made or broke. */
export class ConnectionError extends SdkError {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isBranded(value, 'ConnectionError');
  }

  constructor(reason: string, facts: ErrorFacts) {
    super('ConnectionError', `No answer${reason}. ${REPAIR} Is it up?`, facts, true);
  }
}

/** Something took longer than allowed: one attempt, or the call with all its attempts. */
export class TimeoutError extends SdkError {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isBranded(value, 'TimeoutError');
  }

  declare readonly limitMs: number;
  constructor(limitMs: number, facts: ErrorFacts) {
    super('TimeoutError', `No answer within ${limitMs} ms`, facts, true);
    this.limitMs = limitMs;
  }
}

/** Something answered that is not the API: a proxy, a redirect, another site. */
export class UnexpectedAnswerError extends SdkError {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isBranded(value, 'UnexpectedAnswerError');
  }

  declare readonly status: number;
  /** @param from where it came from, as ` from https://...` */
  constructor(status: number, facts: ErrorFacts, from = '') {
    super('UnexpectedAnswerError', `No answer but status ${status}${from}. ${REPAIR}`, facts);
    this.status = status;
  }
}

/** A list answered with a cursor that it had given before, so it would never end. */
export class PaginationError extends SdkError {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isBranded(value, 'PaginationError');
  }

  constructor() {
    super('PaginationError', 'The cursor repeats');
  }
}

/** There is no usable token and none can be had without the person: start the sign-in again. */
export class ReauthorizationRequired extends SdkError {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isBranded(value, 'ReauthorizationRequired');
  }

  /** @param refusal what the server said of the last token */
  constructor(refusal?: SdkError) {
    const said = refusal ? `: ${refusal.message}` : '';
    const { requestId = null } = refusal ?? {};
    super('ReauthorizationRequired', `Sign in again, or get a token${said}`, {
      requestId,
    });
  }
}

/** Whether a value is an error of that kind, whichever copy of this package made it. */
export function isBranded(value: unknown, kind: string): boolean {
  return Object(value)[brand] === kind;
}

/**
 * Only an error code of the system, such as `ECONNREFUSED`: messages may hold the request. Libraries
 * wrap what failed, and Node wraps that once more.
 */
export function reasonOf(error: unknown): string {
  for (let at: unknown = error, depth = 0; at && depth < 4; at = Object(at).cause, depth += 1) {
    const { code } = Object(at);
    if (typeof code === 'string' && /^(?!OAUTH)[A-Z_]{2,40}$/.test(code)) return ` (${code})`;
  }
  return '';
}

/** Where an answer came from, or did not: without a path, which may hold more than an address. */
export const from = (url: string): string => ` from ${new URL(url).origin}`;

function hide(target: object, key: PropertyKey, value: unknown): void {
  Object.defineProperty(target, key, { value });
}
