import { codeChallengeIn, type Parameters } from '@investing-platform/rules/oauth/parameters';
import type { OAuthDeps } from '../../deps.ts';

/** PKCE is mandatory and S256 its only method (spec part 4.1 rule 1; RFC 7636 section 4.3). */
export function readCodeChallenge<Known extends { readonly parameters: Parameters }>(
  _deps: OAuthDeps,
  known: Known,
): Known & { readonly codeChallenge: string } {
  return { ...known, codeChallenge: codeChallengeIn(known.parameters) };
}
