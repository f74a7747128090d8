import type { FieldProblem } from '@investing-platform/schema';
import { badInput, invalidInput, type PlatformError } from '../refusals/platform-error.ts';

/**
 * @param weakness what is wrong with the password; null where nothing is
 * @throws {PlatformError} BAD_USER_INPUT with every wrong field at once
 */
export function requireRegistrable(
  { acceptTerms }: { readonly acceptTerms: boolean },
  weakness: string | null,
): void {
  const problems: FieldProblem[] = [];
  if (weakness !== null) problems.push({ path: 'params.password', message: weakness });
  if (!acceptTerms) {
    problems.push({ path: 'params.acceptTerms', message: 'must be true to open an account' });
  }
  if (problems.length > 0) throw invalidInput(problems);
}

/** A mailed link works once, and for as long as its letter says. */
export function uselessToken(lifetime: 'an hour' | '24 hours'): PlatformError {
  return badInput('params.token', `is unknown, was used already, or is older than ${lifetime}`);
}
