import type { OAuthProvider } from '@investing-platform/schema/operations';
import type { Configuration, CustomFetch } from 'openid-client';
import type {
  CodeToRedeem,
  IdentityProvider,
  OutsideIdentity,
  ProviderOutcome,
} from '../../ports/identity-providers.ts';
import { readWhole } from '../outbound/bounded-fetch.ts';

export interface OpenIdClient {
  readonly id: string;
  readonly name: string;
  readonly provider: OAuthProvider;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Beside `openid`. */
  readonly scopes: readonly string[];
}

/** Loaded with the first sign-in at a provider: most servers offer none. */
const library = () => import('openid-client');

/**
 * A provider of OpenID Connect, by its discovery document, which is read at first use and kept. The
 * code flow with PKCE, state and nonce; the ID token's signature, issuer, audience and times are
 * checked by the library (OpenID Connect Core 1.0, section 3.1.3.7).
 *
 * @param deadlineSeconds for each answer, its body included
 */
export function openIdProvider(
  client: OpenIdClient,
  deadlineSeconds = DEADLINE_SECONDS,
): IdentityProvider {
  let known: Promise<Configuration> | undefined;
  const configuration = (): Promise<Configuration> => {
    known ??= discover(client, deadlineSeconds).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  const { id, name, provider } = client;
  return {
    id,
    name,
    provider,
    authorizationUrl: (request, signal) =>
      outcomeOf(signal, async () => {
        const [openid, config] = await Promise.all([library(), configuration()]);
        const url = openid.buildAuthorizationUrl(config, {
          response_type: 'code',
          scope: ['openid', ...client.scopes].join(' '),
          redirect_uri: request.redirectUri,
          state: request.state,
          nonce: request.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(request.codeVerifier),
          code_challenge_method: 'S256',
        });
        return url.href;
      }),
    redeem: (code, signal) =>
      outcomeOf(signal, async () => {
        const [openid, config] = await Promise.all([library(), configuration()]);
        const tokens = await openid.authorizationCodeGrant(config, answerUrl(code), {
          idTokenExpected: true,
          ...(code.nonce === null ? {} : { expectedNonce: code.nonce }),
          ...(code.codeVerifier === null ? {} : { pkceCodeVerifier: code.codeVerifier }),
        });
        return identityOf(tokens.claims());
      }),
  };
}

async function discover(
  { issuer, clientId, clientSecret }: OpenIdClient,
  deadlineSeconds: number,
): Promise<Configuration> {
  const openid = await library();
  const isLocal = new URL(issuer).protocol === 'http:';
  return openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: deadlineSeconds,
    [openid.customFetch]: boundedFetch(deadlineSeconds),
    execute: [
      openid.enableNonRepudiationChecks,
      // Plain http passes for this machine alone: the settings see to it.
      ...(isLocal ? [openid.allowInsecureRequests] : []),
    ],
  });
}

const DEADLINE_SECONDS = 5;
/** Discovery documents and key sets are a few kilobytes. */
const MAX_BYTES = 262_144;

/**
 * Follows no redirects: an answer from elsewhere is not the provider's. What comes is read whole
 * here, within the deadline and up to a size, since the library has a bound on neither.
 */
function boundedFetch(deadlineSeconds: number): CustomFetch {
  return async (url, { signal, ...options }) => {
    const deadline = AbortSignal.timeout(deadlineSeconds * 1_000);
    const answer = await fetch(url, {
      ...options,
      redirect: 'manual',
      signal: signal === undefined ? deadline : AbortSignal.any([deadline, signal]),
    } as RequestInit);
    return readWhole(answer, MAX_BYTES);
  };
}

/** The address that the browser came back to, with what of it counts. */
function answerUrl({ code, redirectUri, issuer }: CodeToRedeem): URL {
  const url = new URL(redirectUri);
  url.searchParams.set('code', code);
  if (issuer !== null) url.searchParams.set('iss', issuer);
  return url;
}

interface Claims {
  readonly sub: string;
  readonly [claim: string]: unknown;
}

function identityOf(claims: Claims | undefined): OutsideIdentity {
  if (claims === undefined) throw new TypeError('the provider sent no ID token');
  const { sub: subject, email, email_verified: verified } = claims;
  const isAddress = typeof email === 'string' && email.length <= 254 && email.includes('@');
  return {
    subject,
    email: isAddress ? email.toLowerCase() : null,
    // Apple sends the text "true".
    emailVerified: isAddress && (verified === true || verified === 'true'),
  };
}

async function outcomeOf<Value>(
  signal: AbortSignal,
  work: () => Promise<Value>,
): Promise<ProviderOutcome<Value>> {
  try {
    signal.throwIfAborted();
    return { kind: 'ok', value: await beforeAbort(signal, work()) };
  } catch (error) {
    const problem = error instanceof Error ? error.message : 'the provider failed';
    return { kind: signal.aborted || isOutage(error) ? 'unavailable' : 'refused', problem };
  }
}

function beforeAbort<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(new Error('the deadline passed'));
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Codes of openid-client: everything else is the provider's or the person's no. */
const OUTAGE_CODES = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM']);

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // `fetch` answers with a TypeError where nobody listens.
  if (error instanceof TypeError && error.message === 'fetch failed') return true;
  if ('code' in error && OUTAGE_CODES.has(String(error.code))) return true;
  return error.cause instanceof Error && isOutage(error.cause);
}
