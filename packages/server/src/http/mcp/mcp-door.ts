import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BucketState, leastScopes, parseJson } from '@investing-platform/engine';
import type { McpServing } from '@investing-platform/mcp';
import { STOPPED } from '@investing-platform/rules/agents/wish';
import { type LeafScope, leafScopes } from '@investing-platform/schema';
import type { TokenActor } from '../../kernel/actor.ts';
import type { IsOwnHost } from '../account/origin.ts';
import type { DoorDeps } from '../graphql/exchange.ts';
import { bearerChallenge } from '../oauth/challenge.ts';
import { admitToken } from '../oauth/protected-door.ts';
import { addRateHeaders } from '../rate-limit/rate-limits.ts';
import { type Body, readBody } from '../requests/read-body.ts';
import { pathOf } from '../requests/request-target.ts';
import { textHeaders } from '../webhooks/provider-events.ts';
import { hostFor } from './mcp-host.ts';

export interface McpDoorDeps extends DoorDeps {
  readonly isOwnHost: IsOwnHost;
  /** Loads another server of the protocol behind the door; the platform's tools where left out. */
  readonly loadServing?: LoadServing | undefined;
}

export type LoadServing = () => Promise<McpServing>;

type McpPath = '/mcp' | '/mcp/readonly';

/** What a connection is good for at all: a client asks the person for more when it needs it. */
const FIRST_SCOPES: readonly LeafScope[] = ['identity', 'portfolio.read'];
const ALWAYS = ['Cache-Control', 'no-store', 'X-Content-Type-Options', 'nosniff'];
const EXPOSED = [
  ...['Access-Control-Allow-Origin', '*', 'Access-Control-Expose-Headers'],
  'WWW-Authenticate, Rate-Limit-Total, Rate-Limit-Remaining, Rate-Limit-Reset, Retry-After',
];
const PREFLIGHT = [
  ...['Access-Control-Allow-Methods', 'POST', 'Access-Control-Allow-Headers'],
  ...['Authorization, *', 'Access-Control-Max-Age', '86400'],
];
const METHOD_NOT_FOUND = -32_601;
const INVALID_REQUEST = -32_600;
const PARSE_ERROR = -32_700;
const TOO_MANY = problem(INVALID_REQUEST, 'Too many requests.');

export type McpDoor = (request: IncomingMessage, response: ServerResponse) => Promise<number>;

/** Whether a path is one at which assistants ask. */
export function isMcpPath(path: string): path is McpPath {
  return path === '/mcp' || path === '/mcp/readonly';
}

/**
 * The Model Context Protocol over HTTP, without sessions. Every request brings a token for this
 * very path; a call beyond its scopes is refused with all that are missing before anything runs.
 *
 * @returns a function that answers with the status it sent
 */
export function mcpDoor(deps: McpDoorDeps): McpDoor {
  // Few servers are ever asked by an assistant: what it takes is loaded by the first of them.
  let serving: Promise<McpServing> | undefined;
  const opened = (): Promise<McpServing> => {
    serving ??= deps.loadServing === undefined ? platformServing(deps) : deps.loadServing();
    return serving;
  };
  return async (request, response) => {
    const end = ender(deps, request, response);
    if (!isOurs(deps, request))
      return end(403, [], problem(INVALID_REQUEST, 'Wrong host or origin.'));
    if (request.method === 'OPTIONS') return end(204, PREFLIGHT);
    if (request.method !== 'POST') return end(405, ['Allow', 'POST, OPTIONS']);
    const path = pathOf(request.url ?? '/') as McpPath;
    const actor = await admitToken(deps, request, path, []);
    if ('status' in actor && actor.status === 403) {
      return end(403, [], problem(INVALID_REQUEST, STOPPED));
    }
    if ('status' in actor) return refuseStranger(deps, request, end, path, actor.challenge);
    const arrived = deps.limits.takeGeneral(actor);
    if (!arrived.allowed) return end(429, [], TOO_MANY, arrived);
    const sent = await readBody(request, deps.maxBodyBytes);
    const general = 'text' in sent ? deps.limits.takeForBody(actor, sent.bytes) : arrived;
    if (!general.allowed) return end(429, [], TOO_MANY, general);
    const body = readMessage(sent);
    if ('error' in body) return end(body.status, ['Connection', 'close'], body.error, general);
    return serve(deps, await opened(), {
      request,
      end,
      path,
      actor,
      general,
      message: body.message,
    });
  };
}

async function platformServing({ engine, deps }: McpDoorDeps): Promise<McpServing> {
  const { mcpServing } = await import('@investing-platform/mcp');
  return mcpServing(engine.schema, deps.version, (err) =>
    deps.log.warn({ err }, 'a message of an assistant was refused'),
  );
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly end: End;
  readonly path: McpPath;
  readonly actor: TokenActor;
  readonly general: BucketState;
  readonly message: object;
}

async function serve(deps: McpDoorDeps, serving: McpServing, exchange: Exchange): Promise<number> {
  const { request, end, path, actor, general, message } = exchange;
  const { documents } = serving.incoming(message);
  const lacking = missingScopes(deps, actor, documents);
  if (lacking.length > 0) {
    // Those that it has are named too: some clients ask for just what a challenge names.
    const scopes = leafScopes.filter((leaf) => lacking.includes(leaf) || actor.scopes.has(leaf));
    const challenge = bearerChallenge(deps.issuer, path, { error: 'insufficient_scope', scopes });
    const told = problem(INVALID_REQUEST, `The token lacks ${lacking.join(', ')}.`);
    return end(403, ['WWW-Authenticate', challenge], told, general);
  }
  const answer = await serving.answer({
    request: fetchRequest(deps.issuer, request, message),
    body: message,
    host: hostFor(deps, actor),
    readOnly: path === '/mcp/readonly',
  });
  const type = answer.headers.get('Content-Type');
  const headers = type === null ? [] : ['Content-Type', type];
  return end(answer.status, headers, await answer.text(), general);
}

/** All that documents take beyond what a token holds; none where no other token would help. */
function missingScopes(
  { engine }: Pick<McpDoorDeps, 'engine'>,
  actor: TokenActor,
  documents: readonly string[],
): readonly LeafScope[] {
  if (actor.app?.isIdentityAlone === true) return [];
  const caller = { actor, isFirstParty: false };
  const needed = documents.flatMap((query) =>
    leastScopes(engine.admit({ query }, caller).operation?.requirements ?? []),
  );
  return leafScopes.filter((leaf) => needed.includes(leaf) && !actor.scopes.has(leaf));
}

/** A page that is not ours must not reach a server on its visitor's machine (DNS rebinding). */
function isOurs({ isOwnHost, issuer, deps }: McpDoorDeps, request: IncomingMessage): boolean {
  const { origin } = request.headers;
  if (!isOwnHost(request)) return false;
  if (origin === undefined || origin === issuer) return true;
  const host = URL.parse(origin)?.host ?? '';
  const { approvedRedirectDomains } = deps.oauth;
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host) || approvedRedirectDomains.includes(host);
}

function refuseStranger(
  deps: McpDoorDeps,
  request: IncomingMessage,
  end: End,
  path: McpPath,
  challenge: string,
): number {
  const general = deps.limits.takeGeneral({ kind: 'anonymous', ip: deps.clientIp(request) });
  if (!general.allowed) return end(429, [], TOO_MANY, general);
  const isShown = challenge.includes('error=');
  const complaint = {
    scopes: FIRST_SCOPES,
    ...(isShown ? { error: 'invalid_token' as const } : {}),
  };
  const header = bearerChallenge(deps.issuer, path, complaint);
  return end(
    401,
    ['WWW-Authenticate', header],
    problem(INVALID_REQUEST, 'Sign in first.'),
    general,
  );
}

type Message = { readonly message: object } | { readonly status: number; readonly error: string };

function readMessage(body: Body): Message {
  if ('problem' in body) {
    const status = body.problem === 'too-large' ? 413 : 400;
    return { status, error: problem(PARSE_ERROR, `The body is ${body.problem}.`) };
  }
  const message: unknown = parseJson(body.text);
  if (message === undefined) return { status: 400, error: problem(PARSE_ERROR, 'No valid JSON.') };
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    return { status: 400, error: problem(INVALID_REQUEST, 'Send one message at a time.') };
  }
  // Nothing here changes while somebody listens, and a stream would stay open for nothing.
  if (Object(message).method === 'subscriptions/listen') {
    return { status: 404, error: problem(METHOD_NOT_FOUND, 'Nothing is streamed here.') };
  }
  return { message };
}

function problem(code: number, message: string): string {
  return JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null });
}

type End = (
  status: number,
  headers?: readonly string[],
  body?: string,
  general?: BucketState,
) => number;

function ender(deps: McpDoorDeps, request: IncomingMessage, response: ServerResponse): End {
  return (status, headers = [], body = '', general) => {
    const all = [...ALWAYS, ...EXPOSED];
    const visitor = { kind: 'anonymous', ip: deps.clientIp(request) } as const;
    addRateHeaders(all, general ?? deps.limits.peekGeneral(visitor));
    if (body !== '' && !headers.includes('Content-Type')) {
      all.push('Content-Type', 'application/json');
    }
    response.writeHead(status, [...all, ...headers]).end(body);
    return status;
  };
}

/** The message as the protocol's library takes it; the token stays behind. */
function fetchRequest(issuer: string, request: IncomingMessage, message: object): Request {
  const { authorization, cookie, ...headers } = textHeaders(request);
  const body = JSON.stringify(message);
  return new Request(issuer + (request.url ?? '/mcp'), { method: 'POST', headers, body });
}
