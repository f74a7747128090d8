import type { CatalogEntry, LeafScope } from '@investing-platform/schema';
import { buildSchema, type GraphQLSchema } from 'graphql';
import type { Catalog } from './types.ts';

/** A small contract with every kind of access, for tests of the engine and its doors. */
export const fixtureSdl = `
  directive @tokenScope(scope: Scope!) on FIELD_DEFINITION
  directive @stepUp on FIELD_DEFINITION
  enum Scope { IDENTITY PROFILE_READ PORTFOLIO_READ TRADE }
  enum Side { BUY SELL }
  interface Owned { owner: Person }
  type Person implements Owned {
    id: ID!
    name: String!
    owner: Person
    secret: String @tokenScope(scope: PROFILE_READ)
    friends: [Person!]!
    orders(params: OrdersInput): OrderPage!
  }
  type Order implements Owned {
    id: ID!
    side: Side!
    owner: Person @tokenScope(scope: IDENTITY)
    items: [Order!]!
  }
  type OrderPage { nodes: [Order!]! nextCursor: String }
  input OrdersInput { limit: Int! = 50, side: Side }
  input TradeInput { side: Side!, quantity: Int!, note: String, mfaCode: String }
  input WithdrawInput { note: String, mfaCode: String, password: String }
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
    withdraw(params: WithdrawInput): String! @stepUp
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
): CatalogEntry => ({
  type,
  access,
  scope,
  rateGroup,
  domain: 'fixture',
  idempotent: false,
  decision: type === 'Mutation' ? 'ASK' : null,
});

/** The operation table of that contract. */
export const fixtureCatalog: Catalog = {
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
  withdraw: entry('Mutation', 'SCOPE', 'identity'),
  reset: entry('Mutation', 'ANONYMOUS', 'public', 'SENSITIVE'),
  signIn: entry('Mutation', 'SESSION_START', null, 'SENSITIVE'),
  signOut: entry('Mutation', 'SESSION_ONLY'),
  ticks: entry('Subscription', 'PUBLIC', 'public'),
  mine: entry('Subscription', 'SCOPE', 'portfolio.read'),
};

/** The schema of that contract, without resolvers. */
export function fixtureSchema(): GraphQLSchema {
  return buildSchema(fixtureSdl);
}
