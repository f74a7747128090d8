import { defaultLimits, executableSchema } from '@investing-platform/engine';
import { fixtureCatalog, fixtureSdl } from '@investing-platform/engine/testing';
import { onTestFinished } from 'vitest';
import { readConfig } from '../../config/config.ts';
import type { Context } from '../../graphql/context.ts';
import { tokenActor } from '../../graphql/engine.fixture.ts';
import { createEngine } from '../../graphql/engine.ts';
import type { KeyOfEvent } from '../../graphql/shared/shared-streams.ts';
import type { SessionActor, TokenActor } from '../../kernel/actor.ts';
import { manualClock } from '../../kernel/clock.ts';
import { notFound, refuse } from '../../kernel/errors.ts';
import { type HttpAppOptions, httpApp } from '../app.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { rateLimits } from '../rate-limit/rate-limits.ts';
import type { BearerProblem } from '../requests/identify.ts';
import { httpServer } from '../server.ts';
import { fixtureDeps } from './deps.fixture.ts';

/** A source of events that a test feeds. */
export interface Feed<Event> {
  send(event: Event): void;
  end(): void;
  readonly events: AsyncIterableIterator<Event>;
  isLeft: boolean;
}

function feed<Event>(): Feed<Event> {
  const waiting: Event[] = [];
  let isOver = false;
  let wake: (() => void) | undefined;
  const self: Feed<Event> = {
    isLeft: false,
    send(event) {
      waiting.push(event);
      wake?.();
    },
    end() {
      isOver = true;
      wake?.();
    },
    events: {
      async next() {
        for (;;) {
          const event = waiting.shift();
          if (event !== undefined) return { done: false, value: event };
          if (isOver) return { done: true, value: undefined };
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      },
      async return() {
        self.isLeft = true;
        self.end();
        return { done: true, value: undefined };
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    },
  };
  return self;
}

interface Order {
  readonly id: string;
  readonly side: string;
}

/** The resolvers' world: what they did, and what feeds their subscriptions. */
export interface FixtureWorld {
  readonly calls: string[];
  readonly feeds: Feed<{ ticks?: Order; mine?: Order }>[];
  /** What every use of the database throws, where it is set. */
  databaseFault: Error | null;
  /** Whether what waits for `health` waits for ever. */
  isStuck: boolean;
}

/** What the real database throws while it cannot be reached. */
export function outage(): Error {
  const cause = new Error('connect ECONNREFUSED 10.0.0.5');
  return refuse('PROVIDER_UNAVAILABLE', 'The database cannot be reached', { cause });
}

function fixtureResolvers(world: FixtureWorld): Record<string, object> {
  const call = <Result>(name: string, result: Result) => {
    world.calls.push(name);
    return result;
  };
  const subscribe = () => {
    const source = feed<{ ticks?: Order; mine?: Order }>();
    world.feeds.push(source);
    return call('subscribe', source.events);
  };
  const person = { id: 'user-1', name: 'Ann', secret: 's', friends: [] };
  return {
    Query: {
      me: (_source: unknown, _args: unknown, context: Context) =>
        call('me', { ...person, name: context.actor.kind }),
      portfolio: () => call('portfolio', person),
      orders: () => Promise.reject(notFound('Order')),
      quotes: () => Promise.reject(new Error('relation "quotes" does not exist')),
      credentials: () => call('credentials', ['c']),
      session: (_source: unknown, _args: unknown, { actor }: Context) => actor.kind,
      health: () => (world.isStuck ? new Promise(() => undefined) : call('health', 'ok')),
      echo: (_source: unknown, { text }: { text: string }) => text,
    },
    Mutation: {
      trade: (_source: unknown, { params }: { params: Order }) =>
        call('trade', { ...params, id: 'o' }),
      reset: () => call('reset', 'done'),
      withdraw: () => call('withdraw', 'done'),
      signIn(_source: unknown, _args: unknown, { session }: Context) {
        session.start('t'.repeat(43), new Date('2030-01-01T00:00:00Z'));
        return call('signIn', 'in');
      },
      signOut(_source: unknown, _args: unknown, { session }: Context) {
        session.end();
        return call('signOut', 'out');
      },
    },
    Subscription: { ticks: { subscribe }, mine: { subscribe } },
  };
}

export interface FixtureOptions
  extends Partial<
    Pick<
      HttpAppOptions,
      | 'usesLane'
      | 'socketLimits'
      | 'alikeFields'
      | 'oauthRoutes'
      | 'extraRoutes'
      | 'packages'
      | 'mcpServing'
    >
  > {
  readonly settings?: Readonly<Record<string, string>>;
  readonly pagesFolder?: string;
  readonly docsFolder?: string;
}

function throwFault({ databaseFault }: FixtureWorld): void {
  if (databaseFault !== null) throw databaseFault;
}

/** A running server on the small contract, whose tokens and sessions are in two maps. */
export async function startFixture(options: FixtureOptions = {}) {
  const config = readConfig({ RATE_LIMIT_GENERAL: '100000', ...options.settings });
  const tokens = new Map<string, TokenActor | BearerProblem>();
  const sessions = new Map<string, SessionActor>();
  const logged: Record<string, unknown>[] = [];
  /** Session tokens that were looked up without a use. */
  const looks: string[] = [];
  const world: FixtureWorld = { calls: [], feeds: [], databaseFault: null, isStuck: false };
  // Buckets refill when a test says so.
  const limitClock = manualClock(new Date('2026-11-20T14:30:00Z'));
  const limits = rateLimits(limitClock, config);
  const http = httpServer();
  const port = await http.listen('127.0.0.1', 0);
  const url = `http://localhost:${port}`;
  const ping = () => throwFault(world);
  const deps = fixtureDeps(config, { url, limits, logged, ping });
  const keyOf: KeyOfEvent = (event) => (event as { ticks: Order }).ticks.id;
  const app = await httpApp({
    deps,
    engine: createEngine({
      schema: executableSchema(fixtureSdl, {}, fixtureResolvers(world)),
      catalog: fixtureCatalog,
      limits: defaultLimits,
      introspection: false,
    }),
    limits,
    metrics: createMetrics(false),
    authenticator: {
      async bearer(header) {
        throwFault(world);
        return tokens.get(header.replace(/^Bearer /, '')) ?? 'unknown';
      },
      async session(token, _ip, isUse = true) {
        throwFault(world);
        if (!isUse) looks.push(token);
        return sessions.get(token) ?? null;
      },
    },
    oauthRoutes: options.oauthRoutes ?? { handle: async () => null },
    pagesFolder: options.pagesFolder ?? '/nowhere',
    docsFolder: options.docsFolder ?? '/nowhere',
    sharedFields: { ticks: keyOf },
    alikeFields: options.alikeFields ?? new Set(),
    usesLane: options.usesLane ?? true,
    ...(options.mcpServing === undefined ? {} : { mcpServing: options.mcpServing }),
    ...(options.packages === undefined ? {} : { packages: options.packages }),
    extraRoutes: options.extraRoutes ?? new Map(),
    ...(options.socketLimits === undefined ? {} : { socketLimits: options.socketLimits }),
  });
  http.serve(app.handler, app.upgrade, app.refuseMalformed);
  onTestFinished(async () => {
    await app.sockets.stop(1_000);
    await http.stop(100);
  });
  return { url, port, tokens, sessions, looks, logged, world, app, http, limitClock };
}

export type Fixture = Awaited<ReturnType<typeof startFixture>>;

/** Sends a body to `/graphql`: JSON of what is no text or bytes already. */
async function post(
  { url }: Pick<Fixture, 'url'>,
  sent: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  const isRaw = typeof sent === 'string' || sent instanceof Uint8Array;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: isRaw ? (sent as string) : JSON.stringify(sent),
  });
  const text = await response.text();
  const body = text === '' ? null : JSON.parse(text);
  return { response, status: response.status, body };
}

export function bearer(token: string) {
  return { Authorization: `Bearer ${token}` };
}

/** A fixture with tokens `good`, `basic` (identity alone) and `late`, and its `post`. */
export async function startDoor(options: FixtureOptions = {}) {
  const fixture = await startFixture(options);
  fixture.tokens.set('good', tokenActor('identity', 'portfolio.read', 'public'));
  fixture.tokens.set('basic', tokenActor('identity'));
  fixture.tokens.set('late', 'expired');
  const send = (sent: unknown, headers?: Readonly<Record<string, string>>) =>
    post(fixture, sent, headers);
  return { ...fixture, post: send };
}
