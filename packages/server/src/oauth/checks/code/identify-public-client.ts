import { InvalidClient, PublicClientsOnly } from '@investing-platform/rules/oauth/errors';
import type { CodeRequest } from '@investing-platform/rules/oauth/parameters';
import type { OAuthDeps } from '../../deps.ts';
import { type Client, findClient } from '../../store/clients.sql.ts';

/** RFC 6749 section 3.2.1: a public client names itself; the code and PKCE do the proving. */
export async function identifyPublicClient<Known extends { readonly codeRequest: CodeRequest }>(
  deps: OAuthDeps,
  known: Known,
): Promise<Known & { readonly client: Client }> {
  const client = await findClient(deps.db, known.codeRequest.clientId);
  if (client === null) throw new InvalidClient('Unknown client');
  if (!client.isPublic) {
    throw new PublicClientsOnly();
  }
  return { ...known, client };
}
