import { invariant } from '../../kernel/invariant.ts';
import type { OAuthDeps } from '../deps.ts';
import { limitFailures } from '../limit-failures.ts';
import { grants, tokenRequest } from '../matrix.ts';
import { type Incoming, jsonResponse } from '../responses.ts';
import { recordTokenUse } from '../tokens/record-use.ts';

/** POST /oauth/token (spec part 4.1). The response is RFC 6749 section 5.1's. */
export async function tokenEndpoint(deps: OAuthDeps, incoming: Incoming): Promise<Response> {
  return limitFailures(deps, incoming.ip, async () => {
    const request = await tokenRequest.run(deps, incoming);
    const grant = grants.get(request.grantType);
    invariant(grant !== undefined, 'every grant type has its steps');
    const { issued, verdict } = await grant.run(deps, request);
    recordTokenUse(deps, issued.tokenHash, incoming.ip);
    const body = {
      access_token: issued.accessToken,
      token_type: 'Bearer',
      expires_in: deps.oauth.accessTokenLifetimeSeconds,
      scope: issued.scopes.join(' '),
    };
    return jsonResponse(200, body, verdict.headers);
  });
}
