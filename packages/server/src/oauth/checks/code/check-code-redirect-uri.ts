import { requireSameRedirectUri } from '@investing-platform/rules/oauth/authorization-code';
import type { CodeRequest } from '@investing-platform/rules/oauth/parameters';
import type { OAuthDeps } from '../../deps.ts';
import type { AuthorizationCode } from '../../store/codes.sql.ts';

/** The same URI as in the authorization request, port included (RFC 6749 section 4.1.3). */
export function checkCodeRedirectUri<
  Known extends { readonly codeRequest: CodeRequest; readonly code: AuthorizationCode },
>(_deps: OAuthDeps, known: Known): Known {
  requireSameRedirectUri(known.code.redirectUri, known.codeRequest.redirectUri);
  return known;
}
