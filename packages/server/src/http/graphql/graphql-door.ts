import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type BucketState,
  badToken,
  isPlainJson,
  negotiate,
  tooMany,
  unacceptable,
} from '@investing-platform/engine';
import { browserOf } from '../account/browser-of.ts';
import { noBrowserSession, pendingCookie } from '../account/cookies.ts';
import { refuse } from '../answering/answer.ts';
import { asGraphqlError } from '../answering/faults.ts';
import { addRateHeaders } from '../rate-limit/rate-limits.ts';
import { type Identity, identify } from '../requests/identify.ts';
import { type DoorDeps, type Exchange, sendAnswer, sendRefusal } from './exchange.ts';
import { graphqlHeaders, preflightHeaders } from './graphql-headers.ts';
import { serveOnLane } from './lane.ts';
import { type YogaDoor, yogaDoor } from './yoga.ts';

export type GraphqlDoor = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * `/graphql` over HTTP: who asks, how often, and which of the two doors reads the request. Faults
 * are logged and answered `INTERNAL`; it never rejects.
 *
 * @param usesLane false sends everything through Yoga, so that tests can hold both to one standard
 */
export function graphqlDoor(deps: DoorDeps, usesLane = true): GraphqlDoor {
  const yoga = yogaDoor(deps);
  return async (request, response) => {
    if (request.method === 'OPTIONS') {
      answerPreflight(deps, request, response);
      return;
    }
    const arrival = { requestId: deps.nextRequestId(), startedAt: deps.elapsed() };
    let exchange: Exchange | undefined;
    try {
      exchange = await begin(deps, request, response, arrival);
      await serve(deps, yoga, usesLane, exchange);
    } catch (error) {
      exchange ??= unidentified(deps, request, response, arrival);
      answerFault(deps, exchange, error);
    }
  };
}

type Arrival = Pick<Exchange, 'requestId' | 'startedAt'>;

async function begin(
  deps: DoorDeps,
  request: IncomingMessage,
  response: ServerResponse,
  arrival: Arrival,
): Promise<Exchange> {
  const identity = await identify(deps, request);
  const general = deps.limits.takeGeneral(identity.actor);
  return exchangeOf(deps, request, response, arrival, identity, general);
}

/** Whoever it was could not be found out. */
function unidentified(
  deps: DoorDeps,
  request: IncomingMessage,
  response: ServerResponse,
  arrival: Arrival,
): Exchange {
  const actor = { kind: 'anonymous', ip: deps.clientIp(request) } as const;
  const identity = { actor, isFirstParty: false, problem: null };
  const general = deps.limits.takeGeneral(actor);
  return exchangeOf(deps, request, response, arrival, identity, general);
}

function exchangeOf(
  deps: DoorDeps,
  request: IncomingMessage,
  response: ServerResponse,
  { requestId, startedAt }: Arrival,
  identity: Identity,
  general: BucketState,
): Exchange {
  return {
    request,
    response,
    requestId,
    identity,
    headers: graphqlHeaders(requestId, request.headers.origin !== undefined),
    general,
    cookie: identity.isFirstParty
      ? pendingCookie(deps.cookieFormat, browserOf(request.headers['user-agent']))
      : noBrowserSession,
    startedAt,
  };
}

function answerFault(deps: DoorDeps, exchange: Exchange, error: unknown): void {
  if (exchange.response.headersSent) exchange.response.destroy();
  else sendRefusal(deps, exchange, asGraphqlError(error));
}

function serve(
  deps: DoorDeps,
  yoga: YogaDoor,
  usesLane: boolean,
  exchange: Exchange,
): Promise<void> | void {
  const { request, identity, general } = exchange;
  if (!general.allowed) return sendRefusal(deps, exchange, tooMany(general));
  if (identity.problem !== null) return sendRefusal(deps, exchange, badToken(identity.problem));
  const { accept, 'content-type': contentType, 'content-encoding': encoding } = request.headers;
  const type = negotiate(accept);
  if (type === null) {
    const answer = refuse(deps.deps, exchange, [unacceptable()]);
    return sendAnswer(deps, exchange, answer, 'application/json', 406);
  }
  return usesLane && request.method === 'POST' && isPlainJson(contentType, encoding)
    ? serveOnLane(deps, exchange, type)
    : yoga(exchange);
}

/** Nobody is known yet, and nothing is counted: the browser asks before it sends. */
function answerPreflight(deps: DoorDeps, request: IncomingMessage, response: ServerResponse): void {
  const headers = preflightHeaders(deps.nextRequestId());
  const actor = { kind: 'anonymous', ip: deps.clientIp(request) } as const;
  addRateHeaders(headers, deps.limits.peekGeneral(actor));
  response.writeHead(204, headers).end();
}
