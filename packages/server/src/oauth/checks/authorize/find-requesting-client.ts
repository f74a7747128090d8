import { isDocumentAddress } from '@investing-platform/rules/oauth/client-metadata';
import { PublicClientsOnly, UnknownClient } from '@investing-platform/rules/oauth/errors';
import { type Parameters, requiredValue } from '@investing-platform/rules/oauth/parameters';
import { clientOfDocument } from '../../clients/client-document.ts';
import type { OAuthDeps } from '../../deps.ts';
import type { Incoming } from '../../responses.ts';
import { type Client, findClient } from '../../store/clients.sql.ts';

/** RFC 6749 section 4.1.2.1: without a known client the browser is not sent anywhere. */
export async function findRequestingClient<
  Known extends Incoming & { readonly parameters: Parameters },
>(deps: OAuthDeps, known: Known): Promise<Known & { readonly client: Client }> {
  const clientId = requiredValue(known.parameters, 'client_id');
  const client = isDocumentAddress(clientId)
    ? await clientOfDocument(deps, clientId, known.ip)
    : await findClient(deps.db, clientId);
  if (client === null) throw new UnknownClient();
  if (!client.isPublic) {
    throw new PublicClientsOnly();
  }
  return { ...known, client };
}
