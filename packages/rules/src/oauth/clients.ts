import { InvalidClient, PublicClientsOnly } from './errors.ts';
import { hasSecretIn, type Parameters } from './parameters.ts';

/** Nobody has this client id, or not with this secret: which of both is nobody's business. */
export function wrongCredentials(): InvalidClient {
  return new InvalidClient('Unknown client or wrong secret');
}

/** A client id without a secret is nobody's, or of a client that has one. */
export function notAuthenticated(): InvalidClient {
  return new InvalidClient('Client authentication failed');
}

/**
 * The client of the authorization code flow: it names itself, and code and PKCE do the proving (RFC
 * 6749 section 3.2.1).
 *
 * @throws {InvalidClient} for nobody
 * @throws {PublicClientsOnly}
 */
export function requirePublic<Client>(
  client: Client | null | undefined,
  isPublic: (client: Client) => boolean,
): Client {
  if (client == null) throw new InvalidClient('Unknown client');
  if (!isPublic(client)) throw new PublicClientsOnly();
  return client;
}

/**
 * Public clients have no secret to send when they redeem a code (spec part 5.2).
 *
 * @throws {InvalidClient}
 */
export function refuseSecrets(headers: Headers, parameters: Parameters): void {
  if (!hasSecretIn(parameters) && !headers.has('Authorization')) return;
  throw new InvalidClient('Public clients send client_id and no secret');
}
