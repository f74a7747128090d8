import {
  optionalValue,
  type Parameters,
  valuesOf,
} from '@investing-platform/rules/oauth/parameters';
import type { SessionActor } from '../../kernel/actor.ts';
import { secondsAfter } from '../../kernel/clock.ts';
import { sha256 } from '../../kernel/hash.ts';
import { codeRedirect } from '../consent/authorization-response.ts';
import { rememberedGrant } from '../consent/remembered-consent.ts';
import type { OAuthDeps } from '../deps.ts';
import { answerError } from '../errors/answer-error.ts';
import { asOAuthError } from '../errors/faults.ts';
import { REQUEST_LIFETIME_SECONDS } from '../lifetimes.ts';
import { authorizeRequest, authorizeReturnAddress } from '../matrix.ts';
import { errorPage, type Incoming, redirectResponse } from '../responses.ts';
import { type DecidedRequest, insertRequest } from '../store/requests.sql.ts';
import { issueCode } from '../tokens/issue-code.ts';
import { newToken } from '../tokens/token-formats.ts';

/** With the browser's session where it has one. */
export interface AuthorizeIncoming extends Incoming {
  readonly session: SessionActor | null;
}

const FAULT = 'an authorization request failed';

type ReturnAddress = Awaited<ReturnType<typeof authorizeReturnAddress.run>>;

/**
 * GET /oauth/authorize (RFC 6749 section 4.1.1). A valid request waits for the person's decision on
 * the consent page; one that the person allowed before goes straight back with a code.
 */
export async function authorizeEndpoint(
  deps: OAuthDeps,
  incoming: AuthorizeIncoming,
): Promise<Response> {
  let address: ReturnAddress;
  try {
    address = await authorizeReturnAddress.run(deps, incoming);
  } catch (error) {
    return errorPage(incoming.request, asOAuthError(deps, error, FAULT));
  }
  const state = stateOf(address.parameters);
  try {
    const request = await validRequest(deps, address, state);
    const asked = asksAnew(address.parameters) ? null : incoming.session;
    return redirectResponse(await nextAddress(deps, request, asked));
  } catch (error) {
    const { client, redirectUri } = address;
    const failed = { ...incoming, client, redirectUri, state };
    return answerError(deps, failed, asOAuthError(deps, error, FAULT));
  }
}

async function validRequest(
  deps: OAuthDeps,
  address: ReturnAddress,
  state: string | null,
): Promise<DecidedRequest> {
  const valid = await authorizeRequest.run(deps, address);
  const { client, redirectUri, scopes, codeChallenge, resources } = valid;
  const { id: credentialId, clientId } = client;
  return { credentialId, clientId, redirectUri, scopes, state, codeChallenge, resources };
}

async function nextAddress(
  deps: OAuthDeps,
  request: DecidedRequest,
  session: SessionActor | null,
): Promise<string> {
  if (session !== null) {
    const granted = await rememberedGrant(deps, session.userId, request);
    const code = granted && (await issueCode(deps.db, deps, session.userId, request, granted));
    if (code !== null) return codeRedirect(deps.oauth, request.redirectUri, request.state, code);
  }
  return consentPageAddress(deps, request);
}

async function consentPageAddress(deps: OAuthDeps, request: DecidedRequest): Promise<string> {
  const id = newToken(deps.random, 'authorizationRequest');
  const now = deps.clock.now();
  await deps.db.maybe(insertRequest, {
    requestHash: sha256(id),
    credentialId: request.credentialId,
    redirectUri: request.redirectUri,
    scopes: request.scopes,
    state: request.state,
    codeChallenge: request.codeChallenge,
    resources: request.resources,
    createdAt: now,
    expiresAt: secondsAfter(now, REQUEST_LIFETIME_SECONDS),
  });
  // Of a client that was deleted just now nothing is kept, and the page will say so.
  return `${deps.oauth.issuer}/consent?request=${id}`;
}

/**
 * Whether the client wants the person asked even where the answer is remembered (`prompt`, OpenID
 * Connect Core section 3.1.2.1). `none` is not obeyed: who has to be asked is asked.
 */
function asksAnew(parameters: Parameters): boolean {
  const values = (optionalValue(parameters, 'prompt') ?? '').split(' ');
  return ['consent', 'login', 'select_account'].some((value) => values.includes(value));
}

/** Of two states neither is given back. */
function stateOf(parameters: Parameters): string | null {
  const states = valuesOf(parameters, 'state');
  return states.length === 1 ? (states[0] ?? null) : null;
}
