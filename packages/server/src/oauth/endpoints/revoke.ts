import { sha256 } from '../../kernel/hash.ts';
import type { OAuthDeps } from '../deps.ts';
import { limitFailures } from '../limit-failures.ts';
import { revocation } from '../matrix.ts';
import { emptyResponse, type Incoming } from '../responses.ts';
import { revokeTokenOfClient } from '../tokens/revoke-tokens.ts';
import { looksLike } from '../tokens/token-formats.ts';

/**
 * POST /oauth/revoke (RFC 7009). Answers alike for tokens that were revoked, never existed, or
 * belong to another client: the answer tells nothing about a token (section 2.2).
 */
export async function revokeEndpoint(deps: OAuthDeps, incoming: Incoming): Promise<Response> {
  return limitFailures(deps, incoming.ip, async (headers) => {
    const { client, token } = await revocation.run(deps, incoming);
    if (looksLike('accessToken', token)) await revokeTokenOfClient(deps, sha256(token), client.id);
    return emptyResponse(headers);
  });
}
