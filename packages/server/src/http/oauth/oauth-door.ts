import type { IncomingMessage, ServerResponse } from 'node:http';
import { opened } from '@investing-platform/rules/oauth/cors';
import type { OAuthRoutes } from '../../oauth/index.ts';
import { addRateHeaders, type RateLimits } from '../rate-limit/rate-limits.ts';
import type { IdentifyDeps } from '../requests/identify.ts';
import { type Body, readBody } from '../requests/read-body.ts';
import { pathOf } from '../requests/request-target.ts';

export interface OAuthDoorDeps extends IdentifyDeps {
  readonly oauthRoutes: OAuthRoutes;
  readonly limits: RateLimits;
  /** The service's own origin: the host that a request names is never believed. */
  readonly issuer: string;
}

/** Whether a path belongs to the authorization server. */
export function isOAuthPath(path: string): boolean {
  return path.startsWith('/oauth/') || path.startsWith('/.well-known/oauth-');
}

/**
 * Hands a request to the authorization server, which speaks Fetch, and its answer back.
 *
 * @returns the status of the answer
 */
export async function serveOAuth(
  deps: OAuthDoorDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<number> {
  const ip = deps.clientIp(request);
  const visitor = { kind: 'anonymous', ip } as const;
  const general = deps.limits.takeGeneral(visitor);
  if (!general.allowed) return send(response, problem(429, 'Too many requests.'), general);
  // The Fetch standard knows no such request, and no endpoint here wants it.
  if (request.method === 'TRACE') return send(response, problem(501, 'Not supported.'), general);
  const session = await sessionOf(deps, request);
  const body = await readBody(request, MAX_BODY_BYTES);
  if ('problem' in body) return send(response, bodyProblem(body.problem), general);
  const asked = fetchRequest(deps.issuer, request, body.text);
  const answer = isAsWritten(asked, request)
    ? await deps.oauthRoutes.handle(asked, ip, session)
    : null;
  return send(response, answer ?? new Response(null, { status: 404 }), general);
}

/** URLs are tidied up as they are parsed: `/oauth/x/../token` must not slip past a proxy's rules. */
function isAsWritten(asked: Request, { url = '/' }: IncomingMessage): boolean {
  return new URL(asked.url).pathname === pathOf(url);
}

/** Above the endpoints' own limits, whose answers say more. */
const MAX_BODY_BYTES = 262_144;

/** A token in the header is the endpoint's own affair; only the cookie is read here. */
async function sessionOf(deps: OAuthDoorDeps, request: IncomingMessage) {
  const { method, url = '/', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || pathOf(url) !== '/oauth/authorize') return null;
  // A browser that another site sent here is signed in all the same: that is how consent starts.
  const token = deps.cookieFormat.read(headers.cookie);
  return token === null ? null : deps.authenticator.session(token, deps.clientIp(request));
}

function fetchRequest(issuer: string, request: IncomingMessage, body: string): Request {
  const { method = 'GET' } = request;
  const headers = new Headers();
  for (let at = 0; at + 1 < request.rawHeaders.length; at += 2) {
    headers.append(request.rawHeaders[at] ?? '', request.rawHeaders[at + 1] ?? '');
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const url = `${issuer}${request.url ?? '/'}`;
  return new Request(url, { method, headers, ...(hasBody ? { body } : {}) });
}

function bodyProblem(reason: Extract<Body, { problem: string }>['problem']): Response {
  return reason === 'too-large'
    ? problem(413, 'The body is too large.', { Connection: 'close' })
    : problem(400, 'The body is not UTF-8.');
}

/** RFC 6749, section 5.2: errors that no endpoint could answer. */
function problem(status: number, description: string, headers: Record<string, string> = {}) {
  const error = status === 429 ? 'temporarily_unavailable' : 'invalid_request';
  const body = { error, error_description: description };
  return opened(
    Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } }),
  );
}

type General = ReturnType<RateLimits['takeGeneral']>;

async function send(response: ServerResponse, answer: Response, general: General): Promise<number> {
  const headers: string[] = [];
  for (const [name, value] of answer.headers) headers.push(name, value);
  if (!answer.headers.has('Rate-Limit-Total')) addRateHeaders(headers, general);
  const body = Buffer.from(await answer.arrayBuffer());
  // The answer to HEAD says how long that to GET is.
  if (!answer.headers.has('Content-Length')) headers.push('Content-Length', String(body.length));
  response.writeHead(answer.status, headers).end(body);
  return answer.status;
}
