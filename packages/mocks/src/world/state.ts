import type { AppRule, ApprovalRecord } from '../approvals/approval.ts';
import type { Rows } from '../contract/row.ts';
import type {
  Account,
  AuthorizationCode,
  CameIn,
  Credential,
  Holding,
  Mail,
  Order,
  OutsideHolding,
  PushMessage,
  Token,
  User,
  Verification,
} from './entities.ts';

/** Bytes that came to an address. */
export interface SentBytes {
  readonly bytes: Uint8Array;
  readonly sizeBytes: number;
  readonly sha256: string;
}

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
  readonly outside: OutsideHolding[];
  /** Oldest first. */
  readonly cameIn: CameIn[];
  /** By id, oldest first. */
  readonly orders: Map<string, Order>;
  /** Objects of the contract by owner; what all share belongs to nobody, the empty id. */
  readonly rows: Map<string, Rows>;
  /** Owners whose rows are there. */
  readonly seeded: Set<string>;
  /** People who start with a life's worth of rows. */
  readonly settled: Set<string>;
  /** By owner, operation and idempotency key: the input, and what shows the answer. */
  readonly answered: Map<string, { readonly input: string; readonly show: () => unknown }>;
  /** Bytes that were sent, by the id of their document or upload. */
  readonly files: Map<string, SentBytes>;
  /** By receipt id. */
  readonly pushMessages: Map<string, PushMessage>;
  /** What stands at addresses that are client ids. */
  readonly clientDocuments: Map<string, unknown>;
  /** What people say of apps, by person and credential. */
  readonly appRules: Map<string, AppRule>;
  /** What apps have asked for, oldest first. */
  readonly approvals: ApprovalRecord[];
  /** People who have stopped the apps that they are asked about. */
  readonly stopped: Set<string>;
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
    outside: [],
    cameIn: [],
    orders: new Map(),
    rows: new Map(),
    seeded: new Set(),
    settled: new Set(),
    answered: new Map(),
    files: new Map(),
    pushMessages: new Map(),
    clientDocuments: new Map(),
    appRules: new Map(),
    approvals: [],
    stopped: new Set(),
  };
}
