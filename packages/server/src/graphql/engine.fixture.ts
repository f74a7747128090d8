import type { CatalogEntry, LeafScope } from '@investing-platform/schema';
import { buildSchema, type GraphQLSchema } from 'graphql';
import type { Actor, SessionActor, TokenActor } from '../kernel/actor.ts';
import {
  type AdmittedOperation,
  createEngine,
  type Engine,
  type EngineLimits,
  type OperationRequest,
} from './engine.ts';
import { answerError } from './errors.ts';
import type { Caller } from './gate/admit.ts';

/** A small contract with every kind of access, for tests of the engine and its doors. */
export const fixtureSdl = `
  directive @requires(scope: Scope!) on FIELD_DEFINITION
  enum Scope { IDENTITY PROFILE_READ PORTFOLIO_READ TRADE }
  enum Side { BUY SELL }
  interface Owned { owner: Person }
  type Person implements Owned {
    id: ID!
    name: String!
    owner: Person
    secret: String @requires(scope: PROFILE_READ)
    friends: [Person!]!
    orders(params: OrdersInput): OrderPage!
  }
  type Order implements Owned {
    id: ID!
    side: Side!
    owner: Person @requires(scope: IDENTITY)
    items: [Order!]!
  }
  type OrderPage { nodes: [Order!]! nextCursor: String }
  input OrdersInput { limit: Int! = 50, side: Side }
  input TradeInput { side: Side!, quantity: Int!, note: String }
  type Query {
    me: Person!
    portfolio: Person
    orders(params: OrdersInput): OrderPage!
    quotes: [Order!]!
    health: String!
    credentials: [String!]!
    session: String
    owned: Owned
    notInCatalog: String
    echo(text: String): String
  }
  type Mutation {
    trade(params: TradeInput!): Order!
    reset: String!
    signIn: String!
    signOut: String!
  }
  type Subscription { ticks(params: TradeInput): Order! mine: Order! }
`;

const entry = (
  type: CatalogEntry['type'],
  access: CatalogEntry['access'],
  scope: LeafScope | null = null,
  rateGroup: CatalogEntry['rateGroup'] = 'GENERAL',
): CatalogEntry => ({ type, access, scope, rateGroup, domain: 'fixture', idempotent: false });

export const fixtureCatalog: Readonly<Record<string, CatalogEntry>> = {
  me: entry('Query', 'SCOPE', 'identity'),
  portfolio: entry('Query', 'SCOPE', 'portfolio.read'),
  orders: entry('Query', 'SCOPE', 'portfolio.read'),
  owned: entry('Query', 'PUBLIC', 'public'),
  quotes: entry('Query', 'PUBLIC', 'public'),
  echo: entry('Query', 'PUBLIC', 'public'),
  health: entry('Query', 'ANONYMOUS', 'public'),
  credentials: entry('Query', 'SESSION_ONLY'),
  session: entry('Query', 'SESSION_START'),
  trade: entry('Mutation', 'SCOPE', 'trade'),
  reset: entry('Mutation', 'ANONYMOUS', 'public', 'SENSITIVE'),
  signIn: entry('Mutation', 'SESSION_START', null, 'SENSITIVE'),
  signOut: entry('Mutation', 'SESSION_ONLY'),
  ticks: entry('Subscription', 'PUBLIC', 'public'),
  mine: entry('Subscription', 'SCOPE', 'portfolio.read'),
};

export function fixtureSchema(): GraphQLSchema {
  return buildSchema(fixtureSdl);
}

export const fixtureLimits: EngineLimits = {
  depth: 10,
  rootFields: 30,
  tokens: 2_000,
  nodes: 50_000,
};

export const anonymous: Actor = { kind: 'anonymous', ip: '192.0.2.1' };

export function tokenActor(...scopes: LeafScope[]): TokenActor {
  return {
    kind: 'token',
    ip: '192.0.2.1',
    userId: 'user-1',
    plan: 'PLUS',
    scopes: new Set(scopes),
    expiresAt: new Date('2030-01-01T00:00:00Z'),
    credentialId: 'credential-1',
    tokenHash: Buffer.alloc(32, 1),
  };
}

export function sessionActor(plan: SessionActor['plan'] = 'PLUS'): SessionActor {
  return {
    kind: 'session',
    ip: '192.0.2.1',
    userId: 'user-1',
    plan,
    scopes: new Set(),
    expiresAt: new Date('2030-01-01T00:00:00Z'),
    sessionId: 'session-1',
    steppedUpAt: null,
  };
}

/** Holds every scope of the fixture. */
export const all = tokenActor('identity', 'profile.read', 'portfolio.read', 'trade', 'public');

export function caller(actor: Actor, isFirstParty = true): Caller {
  return { actor, isFirstParty };
}

export function fixtureEngine(schema: GraphQLSchema = fixtureSchema()): Engine {
  return createEngine({
    schema,
    catalog: fixtureCatalog,
    limits: fixtureLimits,
    introspection: false,
  });
}

const engine = fixtureEngine();

/** The refusals as `CODE message`; none where the operation may run. */
export function refusals(request: OperationRequest | string, who: Caller = caller(all)): string[] {
  const asked = typeof request === 'string' ? { query: request } : request;
  const result = engine.admit(asked, who);
  if (!('errors' in result)) return [];
  return result.errors.map((error) => {
    const answered = answerError(error, 'r1', () => {});
    return `${answered.extensions.code} ${answered.message}`;
  });
}

/** @throws where the operation is refused */
export function admitted(
  request: OperationRequest,
  by: Pick<Engine, 'admit'> = engine,
): AdmittedOperation {
  const result = by.admit(request, caller(all));
  if ('errors' in result) throw new Error(result.errors[0]?.message);
  return result;
}
