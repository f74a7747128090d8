import type { LeafScope } from '@investing-platform/schema';
import type { Clock } from './clock.ts';
import type { AnswerFacts } from './hooks.ts';
import type { TokenSource } from './token-source.ts';

/** The input of an operation that takes none. */
export type NoParams = Readonly<Record<string, never>>;

/** What a caller may set for one call. */
export interface CallOptions {
  /** Ends the call; its reason is what the call is rejected with. */
  readonly signal?: AbortSignal | undefined;
  /** How long one attempt may take, in milliseconds. Default: the client's. */
  readonly timeoutMs?: number | undefined;
  /** How long the call may take with all its attempts and waits. Default: the client's. */
  readonly totalTimeoutMs?: number | undefined;
  /** Says that a mutation without an idempotency key may be sent again. Default: false. */
  readonly repeatable?: boolean | undefined;
  /** Headers to send with this call alone. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Called with what each attempt was answered: its status, headers and request id. */
  readonly onAnswer?: ((answer: AnswerFacts) => void) | undefined;
}

/** What a caller may set for one subscription. */
export interface StreamOptions {
  /** Ends the stream; its reason is what the stream is rejected with. */
  readonly signal?: AbortSignal | undefined;
  /** How many unread events are kept, from 1. The oldest goes first. Default: 1,000. */
  readonly bufferSize?: number | undefined;
  /** Called in the order of events where some may have been missed. */
  readonly onGap?: ((gap: Gap) => void) | undefined;
}

/** Events may have been missed: the connection was renewed, or the reader was too slow. */
export interface Gap {
  readonly type: 'gap';
  readonly reason: 'reconnected' | 'overflow';
}

/** Nothing comes for now: the connection was lost and is being renewed. A gap says that it is. */
export interface Break {
  readonly type: 'break';
}

/** An event of a subscription, or the place where some may be missing. */
export type StreamEvent<Data> = { readonly type: 'data'; readonly data: Data } | Break | Gap;

/** Events as they come. Leave the loop, call `return`, or abort the signal to end it. */
export type Stream<Event> = AsyncIterableIterator<Event, undefined, undefined>;

/** What a list operation gives: await it for one page, or read every row with `for await`. */
export type PagePromise<Page extends { readonly nodes: readonly unknown[] }> = Promise<Page> &
  AsyncIterable<Page['nodes'][number]>;

declare const missing: unique symbol;

/** Stands where the client's token lacks the scope of an operation; it cannot be called. */
export interface MissingScope<Scope extends LeafScope> {
  readonly name: string;
  readonly [missing]?: Scope;
}

/** Stands where an operation needs a token and the client has none; it cannot be called. */
export interface MissingToken {
  readonly name: string;
  readonly [missing]?: 'token';
}

/** One request as it goes to the server. */
export interface TransportRequest {
  readonly url: string;
  readonly document: string;
  readonly variables: object | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly fetch: typeof fetch;
}

/** What came back; `answer` is null where it is not GraphQL. */
export interface TransportAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly answer: { readonly data: unknown; readonly errors: readonly unknown[] } | null;
}

/** Sends one request, follows no redirect, and rejects only where no answer came. */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

/** One subscription as it goes to the server. */
export interface StreamRequest {
  readonly document: string;
  readonly variables: object | undefined;
  /** The variables to go on with after a break, from the last event; null: it cannot resume. */
  readonly resume?: ((last: unknown) => object | null) | undefined;
}

/** The subscriptions of one client, all over one connection. */
export interface Subscriptions {
  events(request: StreamRequest, options: StreamOptions): Stream<StreamEvent<unknown>>;
  /** As `events`, but the values of one root field, with gaps told to `onGap`. */
  values(request: StreamRequest, field: string, options: StreamOptions): Stream<unknown>;
  close(): void;
}

/** What a client gives its subscriptions. */
export interface SubscriptionContext {
  readonly url: string;
  readonly auth: TokenSource | undefined;
  readonly clock: Clock;
  readonly random: () => number;
}

export type SubscriptionFactory = (context: SubscriptionContext) => Subscriptions;
