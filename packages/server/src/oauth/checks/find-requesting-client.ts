import type { OAuthDeps } from '../deps.ts';
import { UnauthorizedClient, UnknownClient } from '../errors.ts';
import { type Parameters, requiredValue } from '../parameters.ts';
import { type Client, findClient } from '../store/clients.sql.ts';

/** RFC 6749 section 4.1.2.1: without a known client the browser is not sent anywhere. */
export async function findRequestingClient<Known extends { readonly parameters: Parameters }>(
  deps: OAuthDeps,
  known: Known,
): Promise<Known & { readonly client: Client }> {
  const client = await findClient(deps.db, requiredValue(known.parameters, 'client_id'));
  if (client === null) throw new UnknownClient();
  if (!client.isPublic) {
    throw new UnauthorizedClient('The authorization code flow is for public clients');
  }
  return { ...known, client };
}
