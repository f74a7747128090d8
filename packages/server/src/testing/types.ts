import type { RequestableScope } from '@investing-platform/schema';
import type { KycStatus } from '@investing-platform/schema/operations';
import type { Deps } from '../deps.ts';
import type { NewAccount, OpenedAccount } from '../domains/trading/index.ts';
import type { Plan } from '../kernel/actor.ts';

export interface NewTestUser {
  /** Default PLUS. */
  readonly plan?: Plan;
  /** Whether the e-mail address is confirmed. Default true. */
  readonly verified?: boolean;
  /** Default APPROVED, with the customer agreement signed: the user may trade. */
  readonly kycStatus?: KycStatus;
  /** Default: an address of its own. */
  readonly email?: string;
}

export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly plan: Plan;
}

export interface NewTestAccount extends Partial<NewAccount> {
  /** Bought from the opening cash, in the asset's currency; amounts are plain decimals. */
  readonly positions?: readonly {
    readonly assetId: string;
    readonly quantity: string;
    readonly price: string;
  }[];
}

export interface TestMail {
  readonly subject: string;
  readonly text: string;
}

export interface TestCredential {
  readonly id: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What `/graphql` answered. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly data?: Record<string, unknown> | null;
    readonly errors?: readonly TestError[];
  };
}

export interface TestError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: Readonly<Record<string, unknown>> & { readonly code: string };
}

/** The real server, in this process, on a database of its own. */
export interface TestServer {
  /** Origin, without a slash at the end. */
  readonly url: string;
  readonly wsUrl: string;
  readonly deps: Deps;
  createUser(user?: NewTestUser): Promise<TestUser>;
  /** An account of the platform. Default: LIVE, with 100,000 USD and nothing else. */
  openAccount(user: TestUser, account?: NewTestAccount): Promise<OpenedAccount>;
  /** Mails to an address, oldest first. */
  mailsTo(email: string): Promise<readonly TestMail[]>;
  /** A confidential credential of the user. */
  createCredential(user: TestUser): Promise<TestCredential>;
  /** Deletes the credential, and with it its tokens. */
  deleteCredential(user: TestUser, credential: TestCredential): Promise<void>;
  /** A token from the token endpoint, with the scopes that the user's plan leaves. */
  issueToken(
    user: TestUser,
    scopes: readonly RequestableScope[],
    credential?: TestCredential,
  ): Promise<string>;
  /** Lets the token's hour be over. */
  expireToken(token: string): Promise<void>;
  /** Signs in as the first-party pages do. @returns the value of a `Cookie` header */
  signIn(user: TestUser): Promise<string>;
  /** Sends an operation to `/graphql`. */
  graphql(
    headers: Readonly<Record<string, string>>,
    query: string,
    variables?: Readonly<Record<string, unknown>>,
    operationName?: string,
  ): Promise<TestAnswer>;
  stop(): Promise<void>;
}
