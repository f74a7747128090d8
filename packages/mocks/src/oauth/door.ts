import { OPEN, preflightResponse } from '@investing-platform/rules/oauth/cors';
import { MethodNotAllowed, OAuthError } from '@investing-platform/rules/oauth/errors';
import {
  authorizationServerMetadata,
  protectedResourceMetadata,
} from '@investing-platform/rules/oauth/server-metadata';
import { rateHeaders } from '../http/rate-headers.ts';
import type { Platform } from '../world/platform.ts';
import { authorizeEndpoint, type Consent } from './authorize.ts';
import { introspectEndpoint, registerEndpoint, revokeEndpoint } from './clients-endpoints.ts';
import {
  AUTHORIZATION_SERVER_PATH,
  PROTECTED_RESOURCE_PATH,
  RESOURCE_PATHS,
  resourcesOf,
} from './metadata.ts';
import { tokenEndpoint } from './token.ts';

export interface OAuthService {
  readonly platform: Platform;
  /** What the person at the consent screen does. */
  consent(): Consent;
}

interface Route {
  readonly method: 'GET' | 'POST';
  answer(service: OAuthService, request: Request): Promise<Response> | Response;
}

/** Answers a request to the authorization server; null for a path that it does not have. */
export async function answerOAuth(
  service: OAuthService,
  request: Request,
): Promise<Response | null> {
  const path = new URL(request.url).pathname.slice(pathOf(service.platform.baseUrl).length);
  const route = routes.get(path);
  if (route === undefined) return null;
  if (request.method === 'OPTIONS') return preflightResponse([route.method, 'OPTIONS']);
  if (request.method !== route.method) {
    return problem(new MethodNotAllowed([route.method, 'OPTIONS']));
  }
  try {
    return await route.answer(service, request);
  } catch (error) {
    if (error instanceof OAuthError) return problem(error);
    throw error;
  }
}

function pathOf(baseUrl: string): string {
  return new URL(baseUrl).pathname.replace(/\/$/, '');
}

function problem(error: OAuthError): Response {
  return answered(
    error.status,
    { error: error.code, error_description: error.message },
    error.headers,
  );
}

function answered(status: number, body: object | null, headers: Record<string, string> = {}) {
  return new Response(body === null ? null : JSON.stringify(body), {
    status,
    headers: {
      ...(body === null ? {} : { 'Content-Type': 'application/json' }),
      'Cache-Control': 'no-store',
      Pragma: 'no-cache',
      ...OPEN,
      ...rateHeaders('SENSITIVE', 1),
      ...headers,
    },
  });
}

function endpoint(
  answer: (platform: Platform, request: Request) => Promise<object | null>,
  status = 200,
): Route {
  return {
    method: 'POST',
    answer: async ({ platform }, request) => answered(status, await answer(platform, request)),
  };
}

function document(body: (issuer: string) => object): Route {
  return {
    method: 'GET',
    answer: ({ platform }) =>
      Response.json(body(platform.baseUrl), {
        headers: { 'Cache-Control': 'public, max-age=300', ...OPEN, ...rateHeaders('GENERAL', 1) },
      }),
  };
}

const routes: ReadonlyMap<string, Route> = new Map<string, Route>([
  ['/oauth/token', endpoint(tokenEndpoint)],
  ['/oauth/register', endpoint(registerEndpoint, 201)],
  ['/oauth/revoke', endpoint(revokeEndpoint)],
  ['/oauth/introspect', endpoint(introspectEndpoint)],
  [
    '/oauth/authorize',
    {
      method: 'GET',
      answer: (service, request) => authorizeEndpoint(service.platform, service.consent(), request),
    },
  ],
  [
    AUTHORIZATION_SERVER_PATH,
    document((issuer) => authorizationServerMetadata(issuer, resourcesOf(issuer), true)),
  ],
  ...['', ...RESOURCE_PATHS].map((path): [string, Route] => [
    PROTECTED_RESOURCE_PATH + path,
    document((issuer) => protectedResourceMetadata(issuer, path)),
  ]),
]);
