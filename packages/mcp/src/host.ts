import type { GraphQLSchema } from 'graphql';

/** An error of the API, as tools tell it. */
export interface ToldError {
  readonly message: string;
  readonly extensions: {
    readonly code: string;
    readonly fields?: readonly { readonly path: string; readonly message: string }[];
    readonly retryAfterSeconds?: number;
  };
}

/** What an operation answered. */
export interface Ran {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly ToldError[];
}

/** A change that an assistant asks for and a person decides about. */
export interface Wish {
  /** A mutation of the contract. */
  readonly operation: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** How a wish stands. */
export interface AgentRequest {
  readonly id: string;
  readonly status: 'PENDING' | 'APPROVED' | 'DONE' | 'FAILED' | 'DECLINED' | 'EXPIRED';
  /** What is asked, as the person reads it. */
  readonly words: string;
  /** Where the person decides. */
  readonly url: string;
  readonly expiresAt: Date;
  /** What came of it, where it is over. */
  readonly outcome: string | null;
}

/** What the client that a person sits at can do about a question, and has done. */
export interface ClientSide {
  /** Whether it can show one. */
  readonly canAsk: boolean;
  /** What it brings of a question that it has shown. */
  readonly answer: {
    /** As it was handed out with the question. */
    readonly seal: string;
    readonly isAccepted: boolean;
  } | null;
}

/** A question for the client to show. */
export interface Question {
  readonly words: string;
  /** To be brought back unchanged. */
  readonly seal: string;
}

/** Who serves the tools, for one request of one caller. */
export interface Host {
  readonly schema: GraphQLSchema;
  /** Of the caller's token. */
  readonly scopes: ReadonlySet<string>;
  /** Origin of the service. */
  readonly origin: string;
  /** Runs a document under the caller's scopes, plan and limits. */
  run(document: string, variables: Readonly<Record<string, unknown>>): Promise<Ran>;
  /**
   * Keeps a wish until the person decides, or has it done where they want not to be asked. The same
   * wish that waits already is not kept twice.
   *
   * @param client counts only where the person lets this assistant ask by itself
   * @returns the request, a question for the client, why it cannot be asked, or what came of it
   */
  change(
    wish: Wish,
    client: ClientSide,
  ): Promise<
    | AgentRequest
    | { readonly errors: readonly ToldError[] }
    | { readonly ran: Ran }
    | { readonly question: Question }
    | { readonly wrongSeal: true }
  >;
  /** A request of the caller's own credential; null where there is none of that id. */
  requestOf(id: string): Promise<AgentRequest | null>;
}
