import type { RequestableScope } from '@investing-platform/schema';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  None,
  randomPKCECodeVerifier,
  randomState,
  tokenRevocation,
} from 'openid-client';
import { bounded } from '../core/bounded.ts';
import { ReauthorizationRequired, TimeoutError } from '../core/errors.ts';
import type { Expand } from '../core/scopes.ts';
import type { AccessToken, TokenSource } from '../core/token-source.ts';
import { authorizationServer } from './authorization-server.ts';
import { requireText, type ServerOptions } from './server-options.ts';

/** What the authorization code flow is made from (spec part 5.2). */
export interface AuthorizationCodeOptions<Scopes extends readonly RequestableScope[]>
  extends ServerOptions {
  /** One of the redirect URIs that the public client is registered with. */
  readonly redirectUri: string;
  /** Leaf or composite scopes. Default: `identity` alone. */
  readonly scopes?: Scopes | undefined;
  /** A token that the app kept from an earlier `finish`. */
  readonly token?: AccessToken | undefined;
}

/** A sign-in that has begun. Keep it where the redirect finds it, such as `sessionStorage`. */
export interface PendingAuthorization {
  /** Where to send the person. */
  readonly url: string;
  readonly state: string;
  readonly codeVerifier: string;
}

/** Tokens of a person who allowed this app. */
export interface AuthorizationCodeSource<Granted extends RequestableScope>
  extends TokenSource<Expand<Granted>> {
  start(): Promise<PendingAuthorization>;
  /**
   * Exchanges the code that the redirect brought. A code is good once, so this is not repeated.
   *
   * @param callbackUrl the address that the person came back to, with its query
   * @param pending what `start` gave; default: what it gave last
   * @throws {OAuthError} `access_denied` where the person declined
   */
  finish(
    callbackUrl: string | URL,
    pending?: Pick<PendingAuthorization, 'state' | 'codeVerifier'>,
  ): Promise<AccessToken>;
  /** Forgets the token, and ends it at the server, so that nobody who copied it can use it. */
  signOut(): Promise<void>;
}

/** Before its hour is over, so that a request does not lose the race with it. */
const MARGIN_MS = 60_000;

/**
 * Tokens by authorization code with PKCE, for apps that others use. There is no refresh token
 * (spec part 5.3): from a minute before expiry `token()` throws `ReauthorizationRequired`.
 *
 * @throws {TypeError} on a `baseUrl` that is not https, unless it is loopback, and without an id or
 *   a redirect address
 */
export function authorizationCode<
  const Scopes extends readonly RequestableScope[] = readonly ['identity'],
>(options: AuthorizationCodeOptions<Scopes>): AuthorizationCodeSource<Scopes[number]> {
  const { clientId, redirectUri } = options;
  requireText({ clientId, redirectUri });
  const scope = (options.scopes ?? ['identity']).join(' ');
  // openid-client drops the query of a redirect URI; RFC 6749 section 4.1.3 wants it identical.
  const complete = (form: URLSearchParams) => {
    if (form.has('redirect_uri')) form.set('redirect_uri', redirectUri);
  };
  const server = authorizationServer({
    ...options,
    complete,
    clientAuthentication: None(),
    endpoints: (at) => ({
      authorization_endpoint: at('oauth/authorize'),
      revocation_endpoint: at('oauth/revoke'),
    }),
  });
  const { clock, timeoutMs } = server;
  let current = options.token ?? null;
  let begun: PendingAuthorization | null = null;
  return {
    async token() {
      const endsAtMs = current?.expiresAtMs ?? Infinity;
      if (!current || clock.now() >= endsAtMs - MARGIN_MS) throw new ReauthorizationRequired();
      return current;
    },
    invalidate(value) {
      if (current?.value === value) current = null;
    },
    async start() {
      const state = randomState();
      const codeVerifier = randomPKCECodeVerifier();
      const url = buildAuthorizationUrl(server.configuration(), {
        redirect_uri: redirectUri,
        scope,
        state,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      begun = { url: url.href, state, codeVerifier };
      return begun;
    },
    async signOut() {
      const ending = current;
      current = null;
      begun = null;
      if (!ending) return;
      const timedOut = () => new TimeoutError(timeoutMs, { operation: 'signOut' });
      await bounded(clock, { timeoutMs, timedOut }, (signal) =>
        server.exchanged(signal, (configuration) => tokenRevocation(configuration, ending.value)),
      );
    },
    async finish(callbackUrl, pending = begun ?? undefined) {
      if (!pending) throw new ReauthorizationRequired();
      begun = null;
      const { state: expectedState, codeVerifier: pkceCodeVerifier } = pending;
      const timedOut = () => new TimeoutError(timeoutMs, { operation: 'token' });
      current = await bounded(clock, { timeoutMs, timedOut }, (signal) =>
        server.obtain(signal, (configuration) =>
          authorizationCodeGrant(configuration, new URL(callbackUrl, redirectUri), {
            expectedState,
            pkceCodeVerifier,
          }),
        ),
      );
      return current;
    },
  };
}
