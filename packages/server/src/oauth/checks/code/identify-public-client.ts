import type { OAuthDeps } from '../../deps.ts';
import { InvalidClient, UnauthorizedClient } from '../../errors/errors.ts';
import { type Client, findClient } from '../../store/clients.sql.ts';
import type { CodeRequest } from './read-code-request.ts';

/** RFC 6749 section 3.2.1: a public client names itself; the code and PKCE do the proving. */
export async function identifyPublicClient<Known extends { readonly codeRequest: CodeRequest }>(
  deps: OAuthDeps,
  known: Known,
): Promise<Known & { readonly client: Client }> {
  const client = await findClient(deps.db, known.codeRequest.clientId);
  if (client === null) throw new InvalidClient('Unknown client');
  if (!client.isPublic) {
    throw new UnauthorizedClient('The authorization code flow is for public clients');
  }
  return { ...known, client };
}
