import { createHash } from 'node:crypto';
import type { AuthorizationServer } from '../../oauth/support/authorization-server.ts';

const VERIFIER = 'a-code-verifier-of-more-than-forty-three-characters';
const REDIRECT_URI = 'http://127.0.0.1:7777/callback';

/** An app of somebody else that the person has allowed, as the pages of the application see it. */
export interface AllowedApp {
  readonly token: string;
  /** The id under which it is listed. */
  readonly id: string;
}

/**
 * Registers an app and has the person allow it.
 *
 * @param resource what it asks for a token for; everything where null
 */
export async function allowedApp(
  authorization: AuthorizationServer,
  resource: string | null = null,
): Promise<AllowedApp> {
  const { issuer, server, cookie } = authorization;
  const registered = await fetch(`${issuer}/oauth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ client_name: 'App', redirect_uris: [REDIRECT_URI] }),
  });
  const { client_id: clientId } = Object(await registered.json());
  const named = resource === null ? {} : { resource };
  const common = { client_id: clientId, redirect_uri: REDIRECT_URI, ...named };
  const query = new URLSearchParams({
    ...common,
    response_type: 'code',
    scope: 'full_access',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const callback = await authorization.browse(new URL(`${issuer}/oauth/authorize?${query}`));
  const answer = await fetch(`${issuer}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      ...common,
      grant_type: 'authorization_code',
      code: callback.searchParams.get('code') ?? '',
      code_verifier: VERIFIER,
    }),
  });
  const { access_token: token } = Object(await answer.json());
  const { body } = await server.graphql({ Cookie: cookie }, '{ connectedApps { id } }');
  const [latest] = Object(body.data).connectedApps;
  return { token, id: latest.id };
}
