import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type AnswerType,
  type BucketState,
  leastScopes,
  negotiate,
  statusOf,
} from '@investing-platform/engine';
import type { GraphQLError } from 'graphql';
import type { PendingCookie } from '../account/cookies.ts';
import type { IsFirstParty } from '../account/origin.ts';
import { type Answer, type AnswerDeps, refuse } from '../answering/answer.ts';
import type { Asker } from '../answering/asker.ts';
import type { ReportAnswer } from '../metrics/report-answers.ts';
import { bearerChallenge, type Complaint } from '../oauth/challenge.ts';
import { addRateHeaders, type RateLimits } from '../rate-limit/rate-limits.ts';
import type { IdentifyDeps, Identity } from '../requests/identify.ts';
import type { TokenCookie } from '../requests/token-cookie.ts';
import { sendJson } from './graphql-headers.ts';

/** What the doors of `/graphql` work with. */
export interface DoorDeps extends AnswerDeps, IdentifyDeps {
  readonly limits: RateLimits;
  readonly report: ReportAnswer;
  readonly countResponse: (status: number) => void;
  readonly cookieFormat: TokenCookie;
  readonly isFirstParty: IsFirstParty;
  readonly maxBodyBytes: number;
  /** The service's own origin. */
  readonly issuer: string;
  readonly nextRequestId: () => string;
  /** Monotonic milliseconds, for durations. */
  readonly elapsed: () => number;
}

/** One HTTP request to `/graphql` and what is known of it before its body is read. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly identity: Identity;
  /** Header names and values in turn, so far. */
  readonly headers: string[];
  readonly general: BucketState;
  readonly cookie: PendingCookie;
  readonly startedAt: number;
}

export function askerOf({ identity, requestId, cookie }: Exchange): Asker {
  const { actor, isFirstParty } = identity;
  return { actor, isFirstParty, requestId, session: cookie };
}

/** The exchange after its body was counted, which may have emptied the bucket. */
export function withBody(deps: DoorDeps, exchange: Exchange, bytes: number): Exchange {
  return { ...exchange, general: deps.limits.takeForBody(exchange.identity.actor, bytes) };
}

/** Refuses the request before any of it ran. */
export function sendRefusal(deps: DoorDeps, exchange: Exchange, error: GraphQLError): void {
  const { request } = exchange;
  const type = negotiate(request.headers.accept) ?? 'application/json';
  sendAnswer(deps, exchange, refuse(deps.deps, exchange, [error]), type);
}

/** The last step of every answer with a GraphQL body, at both doors. */
export function sendAnswer(
  deps: DoorDeps,
  exchange: Exchange,
  answer: Answer,
  type: AnswerType,
  status: number = statusOfAnswer(answer, type),
): void {
  const headers = answerHeaders(deps, exchange, answer, status);
  sendJson(exchange.response, status, type, headers, JSON.stringify(answer.result));
  reportAnswer(deps, exchange, answer, status);
}

function statusOfAnswer({ refusedAs }: Answer, type: AnswerType): number {
  return refusedAs === null ? 200 : statusOf(refusedAs, type);
}

export function reportAnswer(
  deps: DoorDeps,
  { requestId, startedAt, identity }: Exchange,
  answer: Answer,
  status: number,
): void {
  deps.countResponse(status);
  const milliseconds = deps.elapsed() - startedAt;
  const { actor } = identity;
  deps.report({ transport: 'http', requestId, actor, answer, status, milliseconds });
}

/** The headers of an answer besides those of its body. */
export function answerHeaders(
  deps: DoorDeps,
  { headers, general, identity, cookie }: Exchange,
  answer: Answer,
  status: number,
): string[] {
  addRateHeaders(headers, answer.rate ?? general);
  // RFC 6750, section 3: an error code only where a token was shown.
  const complaint = (): Complaint =>
    identity.problem !== null && identity.problem !== 'missing'
      ? { error: 'invalid_token' }
      : { scopes: leastScopes(answer.operation?.requirements ?? []) };
  if (status === 401) {
    headers.push('WWW-Authenticate', bearerChallenge(deps.issuer, '/graphql', complaint()));
  }
  if (status === 503) headers.push('Retry-After', '1');
  const setCookie = cookie.header();
  if (setCookie !== null) headers.push('Set-Cookie', setCookie);
  return headers;
}
