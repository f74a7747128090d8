import type { LeafScope } from '@investing-platform/schema';
import type { OAuthDeps } from '../deps.ts';
import { type IssuedToken, issueForClient } from '../issue.ts';
import type { ConfidentialClient } from './authenticate-confidential-client.ts';

/** The last step of the client credentials grant (RFC 6749 section 4.4.3). */
export async function issueToClient<
  Known extends { readonly client: ConfidentialClient; readonly scopes: readonly LeafScope[] },
>(deps: OAuthDeps, known: Known): Promise<Known & { readonly issued: IssuedToken }> {
  return { ...known, issued: await issueForClient(deps, known.client, known.scopes) };
}
