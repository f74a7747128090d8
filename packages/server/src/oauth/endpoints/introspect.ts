import { sha256 } from '../../kernel/hash.ts';
import type { ConfidentialClient } from '../checks/client/authenticate-confidential-client.ts';
import type { OAuthDeps } from '../deps.ts';
import { limitFailures } from '../limit-failures.ts';
import { introspection } from '../matrix.ts';
import { type Incoming, jsonResponse } from '../responses.ts';
import { scopesInForce } from '../scope-sets.ts';
import { type IntrospectedRow, tokenForIntrospection } from '../store/tokens.sql.ts';
import { looksLike } from '../tokens/token-formats.ts';

/**
 * POST /oauth/introspect (RFC 7662). A confidential client learns about its own tokens and about
 * those of its owner's account; all others are inactive to it (section 4).
 */
export async function introspectEndpoint(deps: OAuthDeps, incoming: Incoming): Promise<Response> {
  return limitFailures(deps, incoming.ip, async (headers) => {
    const { client, token } = await introspection.run(deps, incoming);
    const row = looksLike('accessToken', token)
      ? await deps.db.maybe(tokenForIntrospection, sha256(token))
      : null;
    const body = row !== null && maySee(deps, client, row) ? active(deps, row) : { active: false };
    return jsonResponse(200, body, headers);
  });
}

function maySee(deps: OAuthDeps, client: ConfidentialClient, row: IntrospectedRow): boolean {
  const isOurs = row.credentialId === client.id || row.userId === client.ownerId;
  return isOurs && row.expiresAt.getTime() > deps.clock.now().getTime();
}

function active(deps: OAuthDeps, row: IntrospectedRow): object {
  return {
    active: true,
    scope: [...scopesInForce(row.scope, row)].join(' '),
    client_id: row.clientId,
    token_type: 'Bearer',
    exp: epochSeconds(row.expiresAt),
    iat: epochSeconds(row.issuedAt),
    sub: row.userId,
    aud: audienceOf(deps, row),
    iss: deps.oauth.issuer,
  };
}

/** RFC 7662 section 2.2: one text, or a list of several. */
function audienceOf({ oauth }: OAuthDeps, { resources }: IntrospectedRow): unknown {
  return resources.length > 1 ? resources : (resources[0] ?? oauth.issuer);
}

function epochSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
