import { requirePublic } from '@investing-platform/rules/oauth/clients';
import type { CodeRequest } from '@investing-platform/rules/oauth/parameters';
import type { OAuthDeps } from '../../deps.ts';
import { type Client, findClient } from '../../store/clients.sql.ts';

/** RFC 6749 section 3.2.1: a public client names itself; the code and PKCE do the proving. */
export async function identifyPublicClient<Known extends { readonly codeRequest: CodeRequest }>(
  deps: OAuthDeps,
  known: Known,
): Promise<Known & { readonly client: Client }> {
  const found = await findClient(deps.db, known.codeRequest.clientId);
  return { ...known, client: requirePublic(found, ({ isPublic }) => isPublic) };
}
