import type { LeafScope } from '@investing-platform/schema';
import type { OAuthDeps } from '../../deps.ts';
import { type IssuedToken, issueForClient } from '../../tokens/issue.ts';
import type { ConfidentialClient } from './authenticate-confidential-client.ts';

/** The last step of the client credentials grant (RFC 6749 section 4.4.3). */
export async function issueToClient<
  Known extends {
    readonly client: ConfidentialClient;
    readonly scopes: readonly LeafScope[];
    readonly resources: readonly string[];
  },
>(deps: OAuthDeps, known: Known): Promise<Known & { readonly issued: IssuedToken }> {
  const { client, scopes, resources } = known;
  return { ...known, issued: await issueForClient(deps, client, scopes, resources) };
}
