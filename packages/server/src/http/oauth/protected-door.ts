import type { IncomingMessage } from 'node:http';
import { type LeafScope, leafScopes } from '@investing-platform/schema';
import { isStopped } from '../../domains/agents/index.ts';
import type { TokenActor } from '../../kernel/actor.ts';
import { isAssistantPath } from '../../oauth/index.ts';
import type { IdentifyDeps } from '../requests/identify.ts';
import { bearerChallenge } from './challenge.ts';

/** Why a request to a door other than `/graphql` is not served, and the challenge that says so. */
export interface Unserved {
  readonly status: 401 | 403;
  /** The value of `WWW-Authenticate`. */
  readonly challenge: string;
}

/**
 * Who asks at a door that takes tokens over plain HTTP, such as uploads and files. Where the token
 * lacks scopes the answer is 403 and names all of them at once (RFC 6750 section 3.1), so that a
 * client asks the person once more and not once for each. At `/graphql` the gate decides.
 *
 * @param path of the door, which a token's audience has to hold
 * @param scopes that the request takes
 */
export async function admitToken(
  deps: Pick<IdentifyDeps, 'authenticator' | 'clientIp'> & { readonly issuer: string },
  request: IncomingMessage,
  path: string,
  scopes: readonly LeafScope[],
): Promise<TokenActor | Unserved> {
  const unserved = (status: 401 | 403, error?: 'invalid_token' | 'insufficient_scope') => {
    const complaint = error === undefined ? { scopes } : { error, scopes };
    return { status, challenge: bearerChallenge(deps.issuer, path, complaint) };
  };
  const { authorization } = request.headers;
  if (authorization === undefined) return unserved(401);
  const found = await deps.authenticator.bearer(authorization, deps.clientIp(request), path);
  if (found === 'missing') return unserved(401);
  if (typeof found === 'string') return unserved(401, 'invalid_token');
  if (isStopped(found, isAssistantPath(path) ? 'MCP' : 'API')) return unserved(403);
  const lacks = leafScopes.some((leaf) => scopes.includes(leaf) && !found.scopes.has(leaf));
  return lacks ? unserved(403, 'insufficient_scope') : found;
}
