import type {
  Account,
  AuthorizationCode,
  Credential,
  Flow,
  Goal,
  Holding,
  Liability,
  Mail,
  Order,
  OwnedThing,
  PushMessage,
  Token,
  User,
  Verification,
} from './entities.ts';

/** Everything that the mocked platform has stored. */
export interface State {
  readonly users: Map<string, User>;
  /** By client id. */
  readonly credentials: Map<string, Credential>;
  /** By their value. */
  readonly tokens: Map<string, Token>;
  readonly codes: Map<string, AuthorizationCode>;
  /** By the token of the mail. */
  readonly verifications: Map<string, Verification>;
  readonly mails: Mail[];
  readonly accounts: Map<string, Account>;
  readonly holdings: Holding[];
  /** By id, oldest first. */
  readonly orders: Map<string, Order>;
  /** By user and key: the input and the id of the order that it made. */
  readonly idempotency: Map<string, { readonly input: string; readonly orderId: string }>;
  readonly things: OwnedThing[];
  readonly liabilities: Liability[];
  readonly goals: Goal[];
  readonly incomes: Flow[];
  readonly expenses: Flow[];
  /** By receipt id. */
  readonly pushMessages: Map<string, PushMessage>;
}

export function emptyState(): State {
  return {
    users: new Map(),
    credentials: new Map(),
    tokens: new Map(),
    codes: new Map(),
    verifications: new Map(),
    mails: [],
    accounts: new Map(),
    holdings: [],
    orders: new Map(),
    idempotency: new Map(),
    things: [],
    liabilities: [],
    goals: [],
    incomes: [],
    expenses: [],
    pushMessages: new Map(),
  };
}
