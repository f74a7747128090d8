import type { OAuthDeps } from '../../deps.ts';
import { InvalidRequest } from '../../errors/errors.ts';
import { optionalValue, type Parameters, requiredValue } from '../../parameters.ts';

/** A SHA-256 in base64url without padding. */
const S256_CHALLENGE = /^[A-Za-z0-9\-_]{43}$/;

/** PKCE is mandatory and S256 its only method (spec part 4.1 rule 1; RFC 7636 section 4.3). */
export function readCodeChallenge<Known extends { readonly parameters: Parameters }>(
  _deps: OAuthDeps,
  known: Known,
): Known & { readonly codeChallenge: string } {
  const codeChallenge = requiredValue(known.parameters, 'code_challenge');
  // Omitted means `plain` (RFC 7636 section 4.3), which is refused like any other method.
  if (optionalValue(known.parameters, 'code_challenge_method') !== 'S256') {
    throw new InvalidRequest('code_challenge_method must be S256');
  }
  if (!S256_CHALLENGE.test(codeChallenge)) {
    throw new InvalidRequest('code_challenge is not an S256 challenge');
  }
  return { ...known, codeChallenge };
}
