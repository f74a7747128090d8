import { opened, preflightResponse } from '@investing-platform/rules/oauth/cors';
import { MethodNotAllowed } from '@investing-platform/rules/oauth/errors';
import type { SessionActor } from '../kernel/actor.ts';
import type { OAuthDeps } from './deps.ts';
import { authorizeEndpoint } from './endpoints/authorize.ts';
import { introspectEndpoint } from './endpoints/introspect.ts';
import {
  AUTHORIZATION_SERVER_PATH,
  authorizationServerMetadata,
  PROTECTED_RESOURCE_PATH,
  protectedResourceMetadata,
} from './endpoints/metadata.ts';
import { registerEndpoint } from './endpoints/register.ts';
import { revokeEndpoint } from './endpoints/revoke.ts';
import { tokenEndpoint } from './endpoints/token.ts';
import { errorResponse, publicDocument } from './responses.ts';

interface RoutedRequest {
  readonly request: Request;
  readonly ip: string;
  readonly session: SessionActor | null;
}

interface Route {
  /** The first one is answered; HEAD leaves the body out, OPTIONS tells what may be sent. */
  readonly methods: readonly string[];
  /** Whether pages of other origins may call it. */
  readonly isOpen: boolean;
  readonly answer: (deps: OAuthDeps, incoming: RoutedRequest) => Promise<Response>;
}

export interface OAuthRoutes {
  /**
   * Answers a request to one of the authorization server's paths; null for any other path.
   *
   * @param ip the address that counts as the sender's
   * @param session the browser's, where its cookie holds one
   */
  handle(request: Request, ip: string, session: SessionActor | null): Promise<Response | null>;
}

/** The authorization server's endpoints (spec part 4.1; RFC 7009, 7591, 7662, 8414, 9728). */
export function oauthRoutes(deps: OAuthDeps): OAuthRoutes {
  const routes = routesOf(deps);
  return {
    async handle(request, ip, session) {
      const route = routes.get(new URL(request.url).pathname);
      if (route === undefined) return null;
      const response = await answer(deps, route, { request, ip, session });
      return route.isOpen ? opened(response) : response;
    },
  };
}

async function answer(deps: OAuthDeps, route: Route, incoming: RoutedRequest): Promise<Response> {
  const { method } = incoming.request;
  if (method === route.methods[0]) return route.answer(deps, incoming);
  if (!route.methods.includes(method)) return errorResponse(new MethodNotAllowed(route.methods));
  if (method === 'OPTIONS') return preflightResponse(route.methods);
  return withoutBody(await route.answer(deps, incoming));
}

/** What HEAD answers: all that GET does, the length of its body too (RFC 9110 section 9.3.2). */
async function withoutBody(response: Response): Promise<Response> {
  const { status, headers } = response;
  const length = (await response.arrayBuffer()).byteLength;
  headers.set('Content-Length', String(length));
  return new Response(null, { status, headers });
}

const document = (body: (deps: OAuthDeps) => object): Route => ({
  methods: ['GET', 'HEAD', 'OPTIONS'],
  isOpen: true,
  answer: async (deps) => publicDocument(body(deps)),
});

function routesOf({ oauth }: OAuthDeps): ReadonlyMap<string, Route> {
  const resources = ['', ...oauth.resourcePaths].map((path): [string, Route] => [
    PROTECTED_RESOURCE_PATH + path,
    document((deps) => protectedResourceMetadata(deps.oauth, path)),
  ]);
  return new Map<string, Route>([...endpoints, ...resources]);
}

const endpoints: readonly (readonly [string, Route])[] = [
  ['/oauth/authorize', { methods: ['GET', 'HEAD'], isOpen: false, answer: authorizeEndpoint }],
  ['/oauth/token', { methods: ['POST', 'OPTIONS'], isOpen: true, answer: tokenEndpoint }],
  ['/oauth/register', { methods: ['POST', 'OPTIONS'], isOpen: true, answer: registerEndpoint }],
  ['/oauth/revoke', { methods: ['POST', 'OPTIONS'], isOpen: true, answer: revokeEndpoint }],
  ['/oauth/introspect', { methods: ['POST'], isOpen: false, answer: introspectEndpoint }],
  [AUTHORIZATION_SERVER_PATH, document((deps) => authorizationServerMetadata(deps.oauth))],
];
