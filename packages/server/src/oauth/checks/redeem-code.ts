import type { OAuthDeps } from '../deps.ts';
import { type IssuedToken, issueForCode } from '../issue.ts';
import type { AuthorizationCode } from '../store/codes.sql.ts';

/** The last step of the authorization code grant (RFC 6749 section 4.1.4). */
export async function redeemCode<
  Known extends { readonly code: AuthorizationCode; readonly resources: readonly string[] },
>(deps: OAuthDeps, known: Known): Promise<Known & { readonly issued: IssuedToken }> {
  return { ...known, issued: await issueForCode(deps, known.code, known.resources) };
}
