import type { OAuthDeps } from '../../deps.ts';
import type { AuthorizationCode } from '../../store/codes.sql.ts';
import { type IssuedToken, issueForCode } from '../../tokens/issue.ts';

/** The last step of the authorization code grant (RFC 6749 section 4.1.4). */
export async function redeemCode<
  Known extends { readonly code: AuthorizationCode; readonly resources: readonly string[] },
>(deps: OAuthDeps, known: Known): Promise<Known & { readonly issued: IssuedToken }> {
  return { ...known, issued: await issueForCode(deps, known.code, known.resources) };
}
