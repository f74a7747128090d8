import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Deps } from '../../deps.ts';
import type { BankPageAnswer } from '../../operator/bank-page/bank-page.ts';
import type { IsFirstParty } from '../account/origin.ts';
import { addRateHeaders, type RateLimits } from '../rate-limit/rate-limits.ts';
import type { ClientIp } from '../requests/client-ip.ts';
import { readBody } from '../requests/read-body.ts';
import { pathOf } from '../requests/request-target.ts';
import { type TokenCookie, tokenCookie } from '../requests/token-cookie.ts';

export interface OperatorDoorDeps {
  readonly deps: Deps;
  readonly limits: RateLimits;
  readonly clientIp: ClientIp;
  readonly isFirstParty: IsFirstParty;
}

const PATH = /^\/operator\/bank(?<below>$|\/.*)/;
const TOKEN = /^[\w-]{43}$/;
/** What a form adds to its file. */
const FORM_BYTES = 4_096;
const ALWAYS = [
  ...['Cache-Control', 'no-store', 'X-Robots-Tag', 'noindex', 'X-Content-Type-Options', 'nosniff'],
  // With none at all, browsers would not say where a form comes from.
  ...['Referrer-Policy', 'same-origin', 'Content-Security-Policy'],
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'",
];
const HTML = ['Content-Type', 'text/html; charset=utf-8'];

export const isOperatorPath = (path: string): boolean => PATH.test(path);

/**
 * Serves the page that the operator's command makes a link to. Whoever has not opened such a link
 * finds nothing here, whatever they ask.
 *
 * @returns the status of the answer
 */
export async function serveOperator(
  { deps, limits, clientIp, isFirstParty }: OperatorDoorDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<number> {
  const actor = { kind: 'anonymous', ip: clientIp(request) } as const;
  const below = PATH.exec(pathOf(request.url ?? '/'))?.groups?.['below'] ?? '';
  const isOpening = below.startsWith('/open/');
  const rate = isOpening ? limits.takeSensitive(actor, 1) : limits.takeGeneral(actor);
  const end = (status: number, headers: readonly string[] = [], body = ''): number => {
    const shared = [...ALWAYS];
    addRateHeaders(shared, rate);
    if (status >= 400) response.shouldKeepAlive = false;
    response.writeHead(status, [...shared, ...headers]).end(body);
    return status;
  };
  if (!rate.allowed) return end(429);
  const isPost = request.method === 'POST';
  if ((!isPost && request.method !== 'GET') || (isPost && !isFirstParty(request))) return end(404);
  const cookie = operatorCookie(deps.config.mode === 'production');
  const { answerBankPage, MAX_STATEMENT_BYTES } = await import(
    '../../operator/bank-page/bank-page.ts'
  );
  const answer = await answerBankPage(deps, {
    path: below,
    isPost,
    token: cookie.read(request.headers.cookie),
    form: () => formOf(request, MAX_STATEMENT_BYTES + FORM_BYTES),
  });
  return answer === null ? end(404) : send(answer, cookie, end);
}

type End = (status: number, headers?: readonly string[], body?: string) => number;

function send(answer: BankPageAnswer, cookie: TokenCookie, end: End): number {
  switch (answer.kind) {
    case 'page':
      return end(answer.status, HTML, answer.html);
    case 'elsewhere':
      return end(303, ['Location', answer.path]);
    case 'begun': {
      const kept = cookie.print(answer.token, answer.endsAt);
      // From a page of this site: a way there from elsewhere would leave the cookie behind.
      const there = ['Refresh', '0; url=/operator/bank', 'Set-Cookie', kept];
      return end(200, [...HTML, ...there], answer.html);
    }
    case 'ended':
      return end(200, [...HTML, 'Set-Cookie', cookie.print('', new Date(0))], answer.html);
    case 'file': {
      const asFile = `attachment; filename="${answer.name}"`;
      const headers = ['Content-Type', 'application/xml', 'Content-Disposition', asFile];
      return end(200, headers, answer.text);
    }
  }
}

/** Null where it cannot be read. */
async function formOf(request: IncomingMessage, maxBytes: number): Promise<FormData | null> {
  const body = await readBody(request, maxBytes);
  if ('problem' in body) return null;
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  return new Response(body.text, { headers }).formData().catch(() => null);
}

/** No other site sends it, not even by a link. */
const operatorCookie = (isProduction: boolean): TokenCookie =>
  tokenCookie({ name: 'operator', sameSite: 'Strict', form: TOKEN, isProduction });
