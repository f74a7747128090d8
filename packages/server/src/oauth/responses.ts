import { type OAuthError, RequestTooLarge } from '@investing-platform/rules/oauth/errors';
import { ERROR_PAGE_STYLE, renderErrorPage } from './errors/error-page.ts';

/** What came in: the request, and the address that counts as its sender. */
export interface Incoming {
  readonly request: Request;
  readonly ip: string;
}

type Headers = Readonly<Record<string, string>>;

/** RFC 6749 section 5.1: neither tokens nor errors may be kept by caches. */
const PRIVATE: Headers = {
  'Cache-Control': 'no-store',
  Pragma: 'no-cache',
  'X-Content-Type-Options': 'nosniff',
};

const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Browsers neither frame these answers nor tell others where they came from. */
const NAVIGATION: Headers = {
  ...PRIVATE,
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': POLICY,
  'X-Frame-Options': 'DENY',
};

export function jsonResponse(status: number, body: object, headers: Headers = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...PRIVATE, ...headers },
  });
}

/** A document that is the same for everybody and may be kept for five minutes. */
export function publicDocument(body: object): Response {
  return Response.json(body, {
    headers: { 'Cache-Control': 'public, max-age=300', 'X-Content-Type-Options': 'nosniff' },
  });
}

export function emptyResponse(headers: Headers = {}): Response {
  return new Response(null, { status: 200, headers: { ...PRIVATE, ...headers } });
}

/** RFC 6749 section 5.2, RFC 7591 section 3.2.2. */
export function errorResponse(error: OAuthError, headers: Headers = {}): Response {
  // What is left of an oversized body is not read, so the connection cannot be used again.
  const closing: Headers = error instanceof RequestTooLarge ? { Connection: 'close' } : {};
  return jsonResponse(
    error.status,
    { error: error.code, error_description: error.message },
    { ...headers, ...error.headers, ...closing },
  );
}

/** 303, which never repeats a form at the next address (RFC 9700 section 4.12). */
export function redirectResponse(location: string): Response {
  return new Response(null, { status: 303, headers: { ...NAVIGATION, Location: location } });
}

/** For a person whose browser cannot be sent back to the client. */
export function errorPage(request: Request, error: OAuthError): Response {
  const wantsPage = (request.headers.get('Accept') ?? '').includes('text/html');
  if (!wantsPage) return errorResponse(error, NAVIGATION);
  return new Response(renderErrorPage(error), {
    status: error.status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      ...NAVIGATION,
      'Content-Security-Policy': `${POLICY}; style-src ${ERROR_PAGE_STYLE}`,
      ...error.headers,
    },
  });
}
