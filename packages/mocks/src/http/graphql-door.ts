import {
  type AnswerType,
  bad,
  badToken,
  CROSS_ORIGIN,
  leastScopes,
  negotiate,
  noSubscriptions,
  notUtf8,
  PREFLIGHT,
  parametersIn,
  requestFault,
  statusOf,
  tooLarge,
  unacceptable,
} from '@investing-platform/engine';
import type { GraphQLError } from 'graphql';
import { PROTECTED_RESOURCE_PATH } from '../oauth/metadata.ts';
import { authenticate, type BearerProblem } from '../service/authenticate.ts';
import type { Caller } from '../service/operations.ts';
import { type Answer, answered, execution, makeReady, refused } from '../service/run.ts';
import { takePending } from '../service/scenario-state.ts';
import type { Service } from '../service/service.ts';
import { rateHeaders } from './rate-headers.ts';

const MAX_BODY_BYTES = 1_048_576;

/** One request to `/graphql` and what is known of it. */
interface Exchange {
  readonly request: Request;
  readonly requestId: string;
  readonly caller: Caller;
  /** Set where a token was shown and opens nothing. */
  readonly problem: BearerProblem | null;
}

/** Answers a request to `/graphql` as the service does. Never rejects for what a client sends. */
export async function answerGraphql(service: Service, request: Request): Promise<Response> {
  await slowness(service.scenarios.delayMs);
  if (request.method === 'OPTIONS') return preflight(service);
  if (await isUnreachable(service, request)) return Response.error();
  const exchange = begin(service, request);
  const { requestId, problem } = exchange;
  if (problem !== null) {
    return respond(service, exchange, refused(service, requestId, [badToken(problem)]));
  }
  if (negotiate(request.headers.get('accept')) === null) {
    return respond(service, exchange, refused(service, requestId, [unacceptable()]), 406);
  }
  const fault = requestFault(request);
  if (fault !== null) {
    const answer = refused(service, requestId, [bad(fault.message)]);
    return respond(service, exchange, answer, fault.status, { Allow: 'POST, OPTIONS' });
  }
  return respond(service, exchange, await answerBody(service, exchange));
}

/** Told by the words of the body, since nothing of the request is read where nobody answers. */
async function isUnreachable({ scenarios }: Service, request: Request): Promise<boolean> {
  if (scenarios.unreachable.length === 0) return false;
  const words = (await request.clone().text()).match(/\w+/g) ?? [];
  return takePending(scenarios.unreachable, words) !== null;
}

function slowness(milliseconds: number): Promise<void> | undefined {
  if (milliseconds === 0) return undefined;
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function begin({ platform, scenarios, nextRequestId }: Service, request: Request): Exchange {
  const requestId = nextRequestId();
  const header = request.headers.get('authorization');
  const found = authenticate(platform, header);
  const anonymous = { kind: 'anonymous' } as const;
  if (header === null) return { request, requestId, caller: anonymous, problem: null };
  if (typeof found === 'string') return { request, requestId, caller: anonymous, problem: found };
  if (scenarios.unauthenticated > 0) {
    scenarios.unauthenticated -= 1;
    return { request, requestId, caller: anonymous, problem: 'unknown' };
  }
  return { request, requestId, caller: found, problem: null };
}

async function answerBody(service: Service, exchange: Exchange): Promise<Answer> {
  const { request, requestId, caller } = exchange;
  const bytes = await request.arrayBuffer();
  const refuse = (error: GraphQLError) => refused(service, requestId, [error]);
  if (bytes.byteLength > MAX_BODY_BYTES) return refuse(tooLarge(MAX_BODY_BYTES));
  const text = decode(bytes);
  if (text === null) return refuse(notUtf8());
  const parameters = parametersIn(text);
  if (parameters instanceof Error) return refuse(parameters);
  const ready = await makeReady(service, parameters, caller, requestId);
  if ('result' in ready) return ready;
  if (ready.operation.kind !== 'subscription') {
    return answered(service, ready, await execution(service, ready));
  }
  return refuse(noSubscriptions());
}

function decode(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function respond(
  { platform }: Service,
  { request, requestId, problem }: Exchange,
  answer: Answer,
  fixedStatus?: number,
  extraHeaders: Readonly<Record<string, string>> = {},
): Response {
  const { refusedAs, result, rateGroup, units } = answer;
  const type: AnswerType = negotiate(request.headers.get('accept')) ?? 'application/json';
  const status = fixedStatus ?? (refusedAs === null ? 200 : statusOf(refusedAs, type));
  const headers = new Headers({
    'Content-Type': `${type}; charset=utf-8`,
    'X-Content-Type-Options': 'nosniff',
    ...commonHeaders(requestId, request.headers.has('origin')),
    ...rateHeaders(rateGroup, units),
    ...(fixedStatus === 405 || fixedStatus === 415 ? extraHeaders : {}),
  });
  if (refusedAs === 'RATE_LIMITED') {
    const seconds = result.errors?.[0]?.extensions.retryAfterSeconds ?? 1;
    headers.set('Rate-Limit-Remaining', '0');
    headers.set('Retry-After', String(seconds));
  }
  if (status === 401) {
    headers.set('WWW-Authenticate', challenge(platform.baseUrl, problem, answer));
  }
  return new Response(JSON.stringify(result), { status, headers });
}

/** RFC 6750 section 3: an error code only where a token was shown, and the least that helps. */
function challenge(baseUrl: string, problem: BearerProblem | null, { operation }: Answer): string {
  const metadata = `Bearer resource_metadata="${baseUrl}${PROTECTED_RESOURCE_PATH}/graphql"`;
  if (problem !== null && problem !== 'missing') return `${metadata}, error="invalid_token"`;
  const scopes = leastScopes(operation?.requirements ?? []);
  return scopes.length === 0 ? metadata : `${metadata}, scope="${scopes.join(' ')}"`;
}

function commonHeaders(requestId: string, hasOrigin: boolean): Record<string, string> {
  const headers = { 'X-Request-Id': requestId, 'Cache-Control': 'no-store' };
  return hasOrigin ? { ...headers, ...CROSS_ORIGIN } : headers;
}

function preflight({ nextRequestId }: Service): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...commonHeaders(nextRequestId(), true),
      ...rateHeaders('GENERAL', 0),
      ...PREFLIGHT,
    },
  });
}
