import { usedCode } from '@investing-platform/rules/oauth/authorization-code';
import type { OAuthDeps } from '../../deps.ts';
import type { AuthorizationCode } from '../../store/codes.sql.ts';
import { revokeTokensOfCode } from '../../tokens/revoke-tokens.ts';

/** A second use says that the code leaked: what it gave is taken back (RFC 6749 section 4.1.2). */
export async function checkCodeUnused<Known extends { readonly code: AuthorizationCode }>(
  deps: OAuthDeps,
  known: Known,
): Promise<Known> {
  if (known.code.redeemedAt !== null) {
    await revokeTokensOfCode(deps, known.code.codeHash);
    throw usedCode();
  }
  return known;
}
