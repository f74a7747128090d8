import {
  allowInsecureRequests,
  type ClientAuth,
  ClientError,
  Configuration,
  customFetch,
  type TokenEndpointResponse,
} from 'openid-client';
import { retryAfterOf } from '../core/backoff.ts';
import { type Clock, systemClock } from '../core/clock.ts';
import { endpointOf } from '../core/endpoint.ts';
import { ConnectionError, from, reasonOf, UnexpectedAnswerError } from '../core/errors.ts';
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
    /** What the flow asks besides the token endpoint. */
    readonly endpoints?: (at: (path: string) => string) => Readonly<Record<string, string>>;
    /** What is still to be done to a form before it is sent. */
    readonly complete?: (form: URLSearchParams) => void;
  },
): AuthorizationServer {
  const endpoint = (path: string) => endpointOf(options.baseUrl, path, options.allowInsecureHttp);
  const issuer = endpoint('').slice(0, -1);
  const send: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init));
  const clock = options.clock ?? systemClock;
  const configuration = (exchange?: Exchange) => {
    const more = options.endpoints?.(endpoint);
    const server = { issuer, token_endpoint: endpoint('oauth/token'), ...more };
    const made = new Configuration(server, options.clientId, {}, options.clientAuthentication);
    if (issuer.startsWith('http:')) allowInsecureRequests(made);
    made[customFetch] = async (url, { body, headers, method, redirect }) => {
      const form = new URLSearchParams(String(body));
      options.complete?.(form);
      const init: RequestInit = { body: form, headers, method, redirect, credentials: 'omit' };
      const sent = await send(url, { ...init, signal: exchange?.signal ?? null });
      const response = new Response(sent.body, sent);
      // With a challenge openid-client would not read the words of the refusal.
      response.headers.delete('www-authenticate');
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
  const where = from(issuer);
  const status = response?.status ?? null;
  const transient = /408|429|5../.test(String(status));
  const retryAfterSeconds = response && retryAfterOf(response.headers, clock.now());
  const facts = { operation: 'token', status, transient, retryAfterSeconds };
  // As RFC 6749 names them, in a body or in the address that a browser came back to.
  const { error: refusal, error_description: words = null, code } = Object(error);
  if (refusal) return new OAuthError(refusal, words, facts, where);
  if (status !== null) return new UnexpectedAnswerError(status, facts, where);
  if (error instanceof ClientError && code)
    return new OAuthError('invalid_response', null, facts, where);
  return new ConnectionError(where + reasonOf(error), { operation: 'token' });
}
