import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { type AccountDoorDeps, isAccountPath, serveAccount } from './account/account-door.ts';
import type { IsOwnHost } from './account/origin.ts';
import { isOutage } from './answering/faults.ts';
import { type FileDoorDeps, isFilePath, serveFile } from './files/file-door.ts';
import { serveUpload, UPLOADS_PATH, type UploadDoorDeps } from './files/upload-door.ts';
import type { GraphqlDoor } from './graphql/graphql-door.ts';
import type { Health } from './health.ts';
import { isMcpPath, type McpDoor } from './mcp/mcp-door.ts';
import type { Door, Metrics } from './metrics/metrics.ts';
import { tenths } from './metrics/report-answers.ts';
import { isOAuthPath, type OAuthDoorDeps, serveOAuth } from './oauth/oauth-door.ts';
import { isOperatorPath, type OperatorDoorDeps, serveOperator } from './operator/operator-door.ts';
import { isPackagePath, type PackageDoorDeps, servePackages } from './packages/package-door.ts';
import type { Pages } from './pages/pages.ts';
import { addRateHeaders, type RateLimits } from './rate-limit/rate-limits.ts';
import type { ClientIp } from './requests/client-ip.ts';
import { pathOf, requestTarget } from './requests/request-target.ts';
import { isSharePath, type ShareDoorDeps, serveShare } from './shares/share-door.ts';
import { type CardDoorDeps, isCardPath, serveCards } from './webhooks/card-door.ts';
import { type IdentityDoorDeps, isIdentityPath, serveIdentity } from './webhooks/identity-door.ts';
import { isMailPath, type MailDoorDeps, serveMail } from './webhooks/mail-door.ts';

/** A page that the server writes itself, such as an agreement; it answers to own names alone. */
export type ExtraRoute = () => Promise<{
  readonly contentType: string;
  readonly body: string | Uint8Array;
  /** In place of those that let the page load nothing and nobody else read it. */
  readonly headers?: readonly string[];
}>;

const QUIET = [
  ...[
    'Content-Security-Policy',
    "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'",
  ],
  ...['Cross-Origin-Resource-Policy', 'same-origin'],
];

export interface RouterDeps {
  readonly graphql: GraphqlDoor;
  readonly mcp: McpDoor;
  readonly oauth: OAuthDoorDeps;
  readonly account: AccountDoorDeps;
  readonly shares: ShareDoorDeps;
  readonly files: FileDoorDeps;
  readonly uploads: UploadDoorDeps;
  readonly cards: CardDoorDeps;
  readonly identity: IdentityDoorDeps;
  readonly mail: MailDoorDeps;
  readonly operator: OperatorDoorDeps;
  readonly packages: PackageDoorDeps;
  readonly pages: Pages;
  readonly health: Health;
  readonly extraRoutes: ReadonlyMap<string, ExtraRoute>;
  readonly isOwnHost: IsOwnHost;
  readonly clientIp: ClientIp;
  readonly limits: RateLimits;
  readonly metrics: Pick<Metrics, 'httpResponse'>;
  readonly log: Pick<Logger, 'debug' | 'error'>;
  /** Monotonic milliseconds, for durations. */
  readonly elapsed: () => number;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Sends each request to its door; a fault behind a door becomes a bare 500, an outage 503. */
export function router(deps: RouterDeps): Handler {
  return (request, response) => {
    const target = requestTarget(request);
    if (target === null) {
      endBare(deps, request, response, 400);
      return;
    }
    request.url = target;
    const path = pathOf(target);
    // What follows may open a file or a share.
    const [, door] = path.slice(0, 200).split('/');
    route(deps, request, response, path).catch((error: unknown) => {
      if (isOfLeaver(request, error)) {
        deps.log.debug({ door }, 'a client left amid a body');
        return;
      }
      deps.log.error({ err: error, door }, 'fault outside of GraphQL');
      endBare(deps, request, response, isOutage(error) ? 503 : 500);
    });
  };
}

/** Whether an error says no more than that who asked has gone, and not that anything is broken. */
function isOfLeaver({ socket }: IncomingMessage, error: unknown): boolean {
  const isCutOff = error instanceof Error && 'code' in error && CUT_OFF.has(error.code);
  return isCutOff && socket.destroyed;
}

/** What Node says of a body that is not read to its end, by either side. */
const CUT_OFF: ReadonlySet<unknown> = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Ends a request that no door can answer. */
function endBare(
  deps: RouterDeps,
  request: IncomingMessage,
  response: ServerResponse,
  status: 400 | 500 | 503,
): void {
  deps.metrics.httpResponse('none', status);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const headers = rateHeaders(deps, request);
  if (status === 503) headers.push('Retry-After', '1');
  response.writeHead(status, headers).end();
}

async function route(
  deps: RouterDeps,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  if (path === '/graphql' && !isForExplorer(deps, request)) return deps.graphql(request, response);
  const startedAt = deps.elapsed();
  // The path is left out: some hold what opens a file or a share.
  const answered = (door: Door, status: number) => {
    deps.metrics.httpResponse(door, status);
    const milliseconds = tenths(deps.elapsed() - startedAt);
    deps.log.debug({ door, method: request.method, status, milliseconds }, 'request');
  };
  if (isOAuthPath(path)) {
    answered('oauth', await serveOAuth(deps.oauth, request, response));
  } else if (isMcpPath(path)) {
    answered('mcp', await deps.mcp(request, response));
  } else if (isAccountPath(path)) {
    answered('account', await serveAccount(deps.account, request, response));
  } else if (isSharePath(path)) {
    answered('shares', await serveShare(deps.shares, request, response));
  } else if (isFilePath(path)) {
    answered('files', await serveFile(deps.files, request, response));
  } else if (path === UPLOADS_PATH) {
    answered('uploads', await serveUpload(deps.uploads, request, response));
  } else if (isCardPath(path)) {
    answered('cards', await serveCards(deps.cards, request, response));
  } else if (isIdentityPath(path)) {
    answered('identity', await serveIdentity(deps.identity, request, response));
  } else if (isMailPath(path)) {
    answered('mail', await serveMail(deps.mail, request, response));
  } else if (isOperatorPath(path)) {
    answered('operator', await serveOperator(deps.operator, request, response));
  } else if (isPackagePath(path)) {
    answered('packages', await servePackages(deps.packages, request, response));
  } else if (path === '/healthz' || path === '/readyz') {
    const health = path === '/readyz' ? await deps.health.ready() : deps.health.live();
    const headers = ['Content-Type', 'application/json', ...rateHeaders(deps, request)];
    response.writeHead(health.status, headers).end(JSON.stringify({ status: health.state }));
    answered('health', health.status);
  } else {
    answered('pages', await servePage(deps, request, response, path));
  }
}

/** Whether a browser opens `/graphql`, where there is something to look at. */
function isForExplorer(deps: RouterDeps, { method, url = '', headers }: IncomingMessage): boolean {
  const isOpened = method === 'GET' && !url.includes('?');
  return (
    isOpened && headers.accept?.includes('text/html') === true && deps.extraRoutes.has('/graphql')
  );
}

async function servePage(
  deps: RouterDeps,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<number> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const extra = isRead ? deps.extraRoutes.get(path) : undefined;
  if (extra === undefined) {
    return deps.pages.serve(request, response, path, deps.clientIp(request));
  }
  if (!deps.isOwnHost(request)) {
    response.writeHead(421, rateHeaders(deps, request)).end();
    return 421;
  }
  const { contentType, body, headers = QUIET } = await extra();
  response
    .writeHead(200, [
      ...['Content-Type', contentType, 'X-Content-Type-Options', 'nosniff'],
      ...headers,
      ...rateHeaders(deps, request),
    ])
    .end(request.method === 'HEAD' ? '' : body);
  return 200;
}

function rateHeaders(deps: RouterDeps, request: IncomingMessage): string[] {
  const headers = ['Cache-Control', 'no-store'];
  const actor = { kind: 'anonymous', ip: deps.clientIp(request) } as const;
  addRateHeaders(headers, deps.limits.peekGeneral(actor));
  return headers;
}
