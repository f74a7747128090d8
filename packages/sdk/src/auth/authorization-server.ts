import {
  AuthorizationResponseError,
  allowInsecureRequests,
  type ClientAuth,
  ClientError,
  Configuration,
  customFetch,
  ResponseBodyError,
  type TokenEndpointResponse,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import { retryAfterOf } from '../core/backoff.ts';
import { type Clock, systemClock } from '../core/clock.ts';
import { endpointOf } from '../core/endpoint.ts';
import { ConnectionError, reasonOf, UnexpectedAnswerError } from '../core/errors.ts';
import type { AccessToken } from '../core/token-source.ts';
import { OAuthError } from './oauth-error.ts';
import type { ServerOptions } from './server-options.ts';

/** The authorization server, ready for requests. */
export interface AuthorizationServer {
  readonly issuer: string;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly random: () => number;
  readonly timeoutMs: number;
  configuration(exchange?: Exchange): Configuration;
  /** Runs one exchange at the token endpoint and gives its token, or an error of the SDK. */
  obtain(
    signal: AbortSignal | undefined,
    exchange: (configuration: Configuration) => Promise<TokenEndpointResponse>,
  ): Promise<AccessToken>;
  /** Runs an exchange with it that gives no token. */
  exchanged<Answer>(
    signal: AbortSignal | undefined,
    exchange: (configuration: Configuration) => Promise<Answer>,
  ): Promise<Answer>;
}

interface Exchange {
  readonly signal: AbortSignal | undefined;
  answered(response: Response): void;
}

const EXPIRES_IN_SECONDS = 3_600;

/** Takes the endpoints from the specification (part 4.1), so that none has to be looked up. */
export function authorizationServer(
  options: ServerOptions & {
    readonly clientAuthentication: ClientAuth;
    readonly redirectUri?: string;
  },
): AuthorizationServer {
  const endpoint = (path: string) => endpointOf(options.baseUrl, path, options.allowInsecureHttp);
  const issuer = endpoint('').replace(/\/$/, '');
  const send: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init));
  const clock = options.clock ?? systemClock;
  const configuration = (exchange?: Exchange) => {
    const server = {
      issuer,
      authorization_endpoint: endpoint('oauth/authorize'),
      token_endpoint: endpoint('oauth/token'),
      revocation_endpoint: endpoint('oauth/revoke'),
    };
    const made = new Configuration(server, options.clientId, {}, options.clientAuthentication);
    if (issuer.startsWith('http:')) allowInsecureRequests(made);
    made[customFetch] = async (url, { body, headers, method, redirect }) => {
      const form = body instanceof URLSearchParams ? body : new URLSearchParams();
      // openid-client drops the query of a redirect URI; RFC 6749 section 4.1.3 wants it identical.
      if (form.has('redirect_uri')) form.set('redirect_uri', options.redirectUri ?? '');
      const init: RequestInit = { body: form, headers, method, redirect, credentials: 'omit' };
      const response = await send(url, { ...init, signal: exchange?.signal ?? null });
      exchange?.answered(response);
      return response;
    };
    return made;
  };
  const exchanged = async <Answer>(
    signal: AbortSignal | undefined,
    exchange: (configuration: Configuration) => Promise<Answer>,
  ): Promise<Answer> => {
    let response: Response | null = null;
    const answered = (answer: Response) => {
      response = answer;
    };
    try {
      return await exchange(configuration({ signal, answered }));
    } catch (error) {
      signal?.throwIfAborted();
      throw toSdkError(error, response, clock, issuer);
    }
  };
  return {
    issuer,
    clock,
    fetch: options.fetch ?? fetch,
    random: options.random ?? Math.random,
    timeoutMs: options.timeoutMs ?? 10_000,
    configuration,
    obtain: async (signal, exchange) => toToken(await exchanged(signal, exchange), clock),
    exchanged,
  };
}

function toToken(answer: TokenEndpointResponse, clock: Clock): AccessToken {
  const { access_token: value, expires_in: expiresInSeconds, scope } = answer;
  return {
    value,
    expiresAtMs: clock.now() + (expiresInSeconds ?? EXPIRES_IN_SECONDS) * 1_000,
    scopes: scope?.split(' ') ?? [],
  };
}

/** openid-client's errors hold the answer or the request; only codes and words leave here. */
function toSdkError(
  error: unknown,
  response: Response | null,
  clock: Clock,
  issuer: string,
): Error {
  if (error instanceof AuthorizationResponseError) {
    return new OAuthError(error.error, error.error_description ?? null, {});
  }
  const status = response?.status ?? null;
  const transient = status === 408 || status === 429 || (status ?? 0) > 499;
  const retryAfterSeconds = response && retryAfterOf(response.headers, clock.now());
  const facts = { operation: 'token', status, transient, retryAfterSeconds };
  if (error instanceof ResponseBodyError) {
    return new OAuthError(error.error, error.error_description ?? null, facts);
  }
  if (error instanceof WWWAuthenticateChallengeError) {
    return new OAuthError('invalid_client', null, facts);
  }
  if (status !== null) return new UnexpectedAnswerError(status, facts);
  if (error instanceof ClientError && error.code)
    return new OAuthError('invalid_response', null, {});
  return new ConnectionError(` at ${new URL(issuer).origin}${reasonOf(error)}`, {
    operation: 'token',
  });
}
