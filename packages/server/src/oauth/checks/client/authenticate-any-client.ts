import { notAuthenticated } from '@investing-platform/rules/oauth/clients';
import { optionalValue, type Parameters } from '@investing-platform/rules/oauth/parameters';
import type { OAuthDeps } from '../../deps.ts';
import type { Incoming } from '../../responses.ts';
import { type Client, findClient } from '../../store/clients.sql.ts';
import { authenticateConfidentialClient } from './authenticate-confidential-client.ts';
import { readBasicCredentials } from './read-basic-credentials.ts';

/** Confidential clients by HTTP Basic, public ones by `client_id` (RFC 7009 section 2.1). */
export async function authenticateAnyClient<
  Known extends Incoming & { readonly parameters: Parameters },
>(deps: OAuthDeps, known: Known): Promise<Known & { readonly client: Client }> {
  if (known.request.headers.has('Authorization')) {
    return authenticateConfidentialClient(deps, readBasicCredentials(deps, known));
  }
  const clientId = optionalValue(known.parameters, 'client_id');
  const client = clientId === undefined ? null : await findClient(deps.db, clientId);
  if (client === null || !client.isPublic) throw notAuthenticated();
  return { ...known, client };
}
