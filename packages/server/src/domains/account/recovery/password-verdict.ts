import type { AccountDeps } from '../deps.ts';
import { comparable } from '../sign-in/password-hash.ts';
import { passwordProblem } from '../sign-in/password-rules.ts';

/** Longer than that nobody waits: the rules of `passwordProblem` hold in any case. */
const DEADLINE_MS = 2_000;

/**
 * Why a password may not be chosen, or null where it may: it is easy to guess, built from what
 * others know of the person, or known from a leak. A service that cannot be asked refuses nobody.
 *
 * @param personal what others know of the person: address, names
 */
export async function passwordVerdict(
  deps: Pick<AccountDeps, 'breaches'>,
  password: string,
  personal: readonly (string | null | undefined)[],
): Promise<string | null> {
  const known = personal.filter((text) => typeof text === 'string');
  const problem = await passwordProblem(password, known);
  if (problem !== null) return problem;
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const verdict = await deps.breaches.check(comparable(password), signal);
  return verdict === 'leaked' ? 'is known from a leak: attackers try it first' : null;
}
