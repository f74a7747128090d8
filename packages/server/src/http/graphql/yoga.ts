import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type AnswerType,
  bad,
  negotiate,
  notJson,
  readParameters,
  requestFault,
  statusOf,
  tooLarge,
  tooMany,
} from '@investing-platform/engine';
import type { Plugin } from 'graphql-yoga';
import { type Answer, answer, refuse } from '../answering/answer.ts';
import {
  answerHeaders,
  askerOf,
  type DoorDeps,
  type Exchange,
  reportAnswer,
  sendRefusal,
  withBody,
} from './exchange.ts';

interface YogaExchange {
  readonly exchange: Exchange;
  /** Set once the engine has answered. */
  answer?: Answer;
}

export type YogaDoor = (exchange: Exchange) => Promise<void>;

/**
 * The door for everything that the lane does not take. GraphQL Yoga reads the request and writes
 * the response; in between stands the same engine as on the lane, put in by one plugin, so that
 * limits, gate and errors cannot differ.
 */
export function yogaDoor(deps: DoorDeps): YogaDoor {
  // Few servers ever need it, and it is a good part of a server's start and memory.
  let yoga: ReturnType<typeof openYoga> | undefined;
  return async (arrived) => {
    const exchange = withBody(deps, arrived, announcedBytes(deps, arrived));
    if (!exchange.general.allowed) {
      return sendRefusal(deps, exchange, tooMany(exchange.general));
    }
    yoga ??= openYoga(deps);
    const { request, response } = exchange;
    await (await yoga).handle(request, response, { exchange });
  };
}

/** What does not tell its length counts as the greatest body. */
function announcedBytes({ maxBodyBytes }: DoorDeps, { request }: Exchange): number {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  return coding === undefined ? Number(length ?? 0) : maxBodyBytes;
}

async function openYoga(deps: DoorDeps) {
  const { createYoga } = await import('graphql-yoga');
  return createYoga<YogaExchange & { req: IncomingMessage; res: ServerResponse }>({
    schema: deps.engine.schema,
    graphqlEndpoint: '/graphql',
    plugins: [enginePlugin(deps)],
    maxRequestBodySize: deps.maxBodyBytes,
    batching: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    maskedErrors: false,
    multipart: false,
  });
}

function enginePlugin(deps: DoorDeps): Plugin<object, YogaExchange> {
  return {
    onRequestParse({ request, serverContext, endResponse }) {
      const { exchange } = serverContext;
      const fault = requestFault(request);
      if (fault === null) return;
      exchange.headers.push('Allow', 'POST, OPTIONS');
      const refused = refuse(deps.deps, exchange, [bad(fault.message)]);
      endResponse(respond(deps, exchange, refused, fault.status));
    },
    async onParams({ params, setResult, context }) {
      const parameters = readParameters(params);
      context.answer =
        parameters instanceof Error
          ? refuse(deps.deps, context.exchange, [parameters])
          : await answer(deps, parameters, askerOf(context.exchange));
      setResult({});
    },
    onResultProcess({ result, serverContext, setResultProcessor }) {
      const { exchange } = serverContext;
      const answered = serverContext.answer ?? unread(deps, exchange, result);
      setResultProcessor(() => respond(deps, exchange, answered), 'application/json');
    },
  };
}

/** Yoga could not read the body. */
function unread(deps: DoorDeps, exchange: Exchange, result: unknown): Answer {
  const isTooLarge = JSON.stringify(result).includes('REQUEST_ENTITY_TOO_LARGE');
  const error = isTooLarge ? tooLarge(deps.maxBodyBytes) : notJson();
  return refuse(deps.deps, exchange, [error]);
}

function respond(deps: DoorDeps, exchange: Exchange, answered: Answer, fixedStatus?: number) {
  const type: AnswerType = negotiate(exchange.request.headers.accept) ?? 'application/json';
  const { refusedAs } = answered;
  const status = fixedStatus ?? (refusedAs === null ? 200 : statusOf(refusedAs, type));
  const headers = answerHeaders(deps, exchange, answered, status);
  headers.push('Content-Type', `${type}; charset=utf-8`, 'X-Content-Type-Options', 'nosniff');
  reportAnswer(deps, exchange, answered, status);
  return new Response(JSON.stringify(answered.result), { status, headers: pairsOf(headers) });
}

function pairsOf(headers: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < headers.length; at += 2) {
    pairs.push([headers[at] ?? '', headers[at + 1] ?? '']);
  }
  return pairs;
}
