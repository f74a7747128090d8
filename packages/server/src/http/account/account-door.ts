import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BucketState } from '@investing-platform/engine';
import type { Deps } from '../../deps.ts';
import {
  beginVisit,
  endVisit,
  exportAccount,
  type VisitAnswer,
} from '../../domains/account/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { PlatformError } from '../../kernel/errors.ts';
import { addRateHeaders, type RateLimits } from '../rate-limit/rate-limits.ts';
import type { IdentifyDeps } from '../requests/identify.ts';
import { pathOf } from '../requests/request-target.ts';
import { browserOf } from './browser-of.ts';
import { visitCookie } from './visit-cookie.ts';

export interface AccountDoorDeps extends IdentifyDeps {
  readonly deps: Deps;
  readonly limits: RateLimits;
}

const PROVIDER_PATH = /^\/auth\/providers\/([a-z]{1,20})\/(start|callback)$/;
const EXPORT_PATH = '/account/export';
const JSON_TYPE = ['Content-Type', 'application/json; charset=utf-8'];
/** Nothing that a link of another site or a frame could make of these answers. */
const ALWAYS = [
  ...['Cache-Control', 'no-store', 'Referrer-Policy', 'no-referrer'],
  ...['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ...['X-Content-Type-Options', 'nosniff'],
];

/** Whether a path belongs to the account's own addresses beside `/graphql`. */
export function isAccountPath(path: string): boolean {
  return path === EXPORT_PATH || PROVIDER_PATH.test(path);
}

/**
 * Visits at outside providers and the download of one's own data: what a browser opens as a page.
 *
 * @returns the status of the answer
 */
export async function serveAccount(
  door: AccountDoorDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<number> {
  const path = pathOf(request.url ?? '/');
  const actor = await actorOf(door, request, path);
  const rate = door.limits.takeSensitive(actor, 1);
  if (!rate.allowed) return end(response, 429, headersOf(rate));
  const isStart = path.endsWith('/start');
  const method = isStart ? 'POST' : 'GET';
  if (request.method !== method) {
    return end(response, 405, [...headersOf(rate), 'Allow', method]);
  }
  const caller = { actor, rate };
  if (path === EXPORT_PATH) return sendExport(door, request, response, caller);
  if (isStart) return startVisit(door, request, response, caller);
  const answer = await goOn(door, request, actor);
  if (answer === null) return end(response, 404, headersOf(rate));
  const headers = [...headersOf(rate), 'Location', answer.location, ...cookiesOf(door, answer)];
  return end(response, 303, headers);
}

interface Caller {
  readonly actor: Actor;
  readonly rate: BucketState;
}

/** A provider sends the browser back from its own site; everything else has to come from ours. */
async function actorOf(
  { authenticator, clientIp, cookieFormat, isFirstParty }: AccountDoorDeps,
  request: IncomingMessage,
  path: string,
): Promise<Actor> {
  const ip = clientIp(request);
  const isTrusted = path.endsWith('/callback') || isFirstParty(request);
  const token = isTrusted ? cookieFormat.read(request.headers.cookie) : null;
  const session = token === null ? null : await authenticator.session(token, ip);
  return session ?? { kind: 'anonymous', ip };
}

/**
 * Begins a visit on the word of our own pages alone. Another site that could begin one would open
 * an account for its visitor, or link a sign-in of its choice to the visitor's. Browsers send
 * `Origin` with every POST (Fetch standard, "append a request Origin header"), so that one without
 * it is nobody's page.
 */
async function startVisit(
  door: AccountDoorDeps,
  request: IncomingMessage,
  response: ServerResponse,
  { actor, rate }: Caller,
): Promise<number> {
  if (request.headers.origin === undefined || !door.isFirstParty(request)) {
    return problem(response, 403, 'FORBIDDEN', rate);
  }
  const { providerId, query } = visited(door, request);
  const wanted = { mode: modeOf(query.get('mode')), next: query.get('next') };
  let answer: VisitAnswer | null;
  try {
    answer = await beginVisit(door.deps, actor, providerId, wanted);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'MFA_REQUIRED') throw error;
    return problem(response, 403, error.code, rate);
  }
  if (answer === null) return end(response, 404, headersOf(rate));
  const headers = [...headersOf(rate), ...cookiesOf(door, answer), ...JSON_TYPE];
  response.writeHead(200, headers).end(JSON.stringify({ location: answer.location }));
  return 200;
}

/** The browser is back from a provider. */
function goOn(
  door: AccountDoorDeps,
  request: IncomingMessage,
  actor: Actor,
): Promise<VisitAnswer | null> {
  const { providerId, query } = visited(door, request);
  return endVisit(door.deps, actor, providerId, {
    query,
    visit: visitCookie(isProduction(door.deps)).read(request.headers.cookie),
    browser: browserOf(request.headers['user-agent']),
  });
}

function visited({ deps }: AccountDoorDeps, request: IncomingMessage) {
  const url = new URL(request.url ?? '/', deps.oauth.issuer);
  const [, providerId = ''] = PROVIDER_PATH.exec(url.pathname) ?? [];
  return { providerId, query: url.searchParams };
}

function modeOf(text: string | null): 'sign-in' | 'link' | 'register' {
  return text === 'link' || text === 'register' ? text : 'sign-in';
}

function cookiesOf(
  { deps, cookieFormat }: AccountDoorDeps,
  { visit: sealed, signedIn }: VisitAnswer,
): string[] {
  const cookies = ['Set-Cookie', visitCookie(isProduction(deps)).print(sealed)];
  if (signedIn !== null) {
    const { token, session } = signedIn;
    cookies.push('Set-Cookie', cookieFormat.print(token, session.expiresAt));
  }
  return cookies;
}

async function sendExport(
  { deps }: AccountDoorDeps,
  request: IncomingMessage,
  response: ServerResponse,
  { actor, rate }: Caller,
): Promise<number> {
  if (actor.kind !== 'session') return problem(response, 401, 'UNAUTHENTICATED', rate);
  let document: AsyncGenerator<string>;
  try {
    const browser = browserOf(request.headers['user-agent']);
    document = await exportAccount(deps, actor, { browser });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const status = error.code === 'RATE_LIMITED' ? 429 : 403;
    if (error.code !== 'RATE_LIMITED' && error.code !== 'MFA_REQUIRED') throw error;
    return problem(response, status, error.code, rate);
  }
  const headers = headersOf(rate);
  headers.push('Content-Type', 'application/json; charset=utf-8');
  headers.push('Content-Disposition', 'attachment; filename="investing-platform-data.json"');
  response.writeHead(200, headers);
  // Waits for a slow reader, and stops reading rows where the reader leaves.
  await pipeline(Readable.from(document), response).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'a download of personal data broke off');
  });
  return 200;
}

function problem(
  response: ServerResponse,
  status: number,
  code: string,
  rate: BucketState,
): number {
  const headers = [...headersOf(rate), ...JSON_TYPE];
  response.writeHead(status, headers).end(JSON.stringify({ code }));
  return status;
}

function headersOf(rate: BucketState): string[] {
  const headers = [...ALWAYS];
  addRateHeaders(headers, rate);
  return headers;
}

function isProduction({ config }: Deps): boolean {
  return config.mode === 'production';
}

function end(response: ServerResponse, status: number, headers: string[]): number {
  response.writeHead(status, headers).end();
  return status;
}
