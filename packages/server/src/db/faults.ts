import { PlatformError } from '../kernel/errors.ts';

/** PostgreSQL error classes that say: not here, not now (manual, appendix A). */
const UNREACHABLE_STATES = /^(?:08|57P0[1-5]|53300$|25P03$)/;
const UNREACHABLE_CODES: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH'],
]);
/** `pg` gives these no code. */
const UNREACHABLE_MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when)/;
const RETRYABLE_STATES: ReadonlySet<string> = new Set(['40001', '40P01']);
const MAX_CAUSES = 5;

/** The SQLSTATE of a database error, also below wrappers; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  return detail(error, 'code');
}

/** Whether a row with the same unique key stands already (23505). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== '23505') return false;
  return constraint === undefined || detail(error, 'constraint') === constraint;
}

/** Serialization failure or deadlock: the whole transaction may be run again. */
export function isRetryable(error: unknown): boolean {
  return RETRYABLE_STATES.has(sqlState(error) ?? '');
}

/** Replaces the many shapes of a lost connection with one clear error; keeps all others. */
export function clearFault(error: unknown): unknown {
  if (error instanceof PlatformError || !isUnreachable(error)) return error;
  return new PlatformError(
    'PROVIDER_UNAVAILABLE',
    'The database cannot be reached at the moment; try again shortly',
    { retryAfterSeconds: 1, cause: error },
  );
}

function isUnreachable(error: unknown): boolean {
  const code = sqlState(error);
  if (code !== undefined) return UNREACHABLE_CODES.has(code) || UNREACHABLE_STATES.test(code);
  return error instanceof Error && UNREACHABLE_MESSAGES.test(error.message);
}

function detail(error: unknown, property: 'code' | 'constraint'): string | undefined {
  let current: unknown = error;
  for (let depth = 0; depth < MAX_CAUSES && current instanceof Error; depth += 1) {
    const value: unknown = Reflect.get(current, property);
    if (typeof value === 'string') return value;
    current = current.cause;
  }
  return undefined;
}
