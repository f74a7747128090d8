import type { LeafScope, Operation } from '@investing-platform/schema';
import type * as operations from '@investing-platform/schema/operations';
import type { ClientMethods } from '../generated/methods.ts';
import { createPace } from './backoff.ts';
import { prepareCall } from './call.ts';
import { type Clock, systemClock } from './clock.ts';
import { requestHeaders } from './codec.ts';
import { inspect } from './document.ts';
import { endpointOf } from './endpoint.ts';
import { execute, type Settings } from './execute.ts';
import type { ClientHooks } from './hooks.ts';
import { type Page, paged } from './paginate.ts';
import { type DocumentNode, textOf } from './print.ts';
import type { ScopeOf } from './scopes.ts';
import type { TokenSource } from './token-source.ts';
import type {
  CallOptions,
  MissingScope,
  MissingToken,
  Stream,
  StreamEvent,
  StreamOptions,
  SubscriptionFactory,
  Subscriptions,
  Transport,
} from './types.ts';

/** What a client is made from. */
export interface ClientOptions<Granted extends LeafScope> {
  /** The address of the API, without `/graphql`. https, except for loopback hosts. */
  readonly baseUrl: string | URL;
  /** Where tokens come from. Without it only operations that need no token can be called. */
  readonly auth?: TokenSource<Granted> | undefined;
  /** Default: the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** Headers to send with every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** What the app is told of each attempt; `@investing-platform/sdk/hooks` has some for loggers. */
  readonly hooks?: ClientHooks | undefined;
  /** How long one attempt may take, in milliseconds. Default: 15,000. */
  readonly timeoutMs?: number | undefined;
  /** How long a call may take with all its attempts and waits. Default: 60,000. */
  readonly totalTimeoutMs?: number | undefined;
  /** How often a call is sent at most, from 1. Default: 3. */
  readonly maxAttempts?: number | undefined;
  /** Accept an http address beyond loopback: tokens then travel in clear. Default: false. */
  readonly allowInsecureHttp?: boolean | undefined;
  /** How subscriptions are carried. */
  readonly subscriptions?: SubscriptionFactory | undefined;
  readonly clock?: Clock | undefined;
  /** Gives a number from 0 up to 1, for the jitter of waits. Default: `Math.random`. */
  readonly random?: (() => number) | undefined;
}

/** What every client has beside its methods. */
export interface ClientCore<Granted extends LeafScope> {
  /**
   * Reads a selection of the caller's own and gives its `data`. The document is one of gql.tada, a
   * typed one of a code generator, or a string; the first two are checked against the contract
   * where they are compiled. It never changes anything: a mutation is refused before it is sent.
   *
   * @example
   * ```ts
   * const own = 'query ($params: GetOrdersInput) { getOrders(params: $params) { nodes { id } } }';
   * const data = await client.query(own, { params: { group: 'OPEN' } });
   * ```
   *
   * @throws {TypeError} on a document that is not a query
   * @throws {SdkError} or the reason of the signal
   */
  query<Document extends AnyDocument>(
    document: Document & Checked<Document, 'Query', Granted>,
    ...rest: Rest<VariablesOf<Document>, CallOptions>
  ): Promise<DataOf<Document>>;
  /**
   * Runs a document with one query or mutation in it and gives its `data`, as `query` does. A query
   * is sent again after a fault that may pass; a mutation only with an idempotency key in `params`,
   * or with `repeatable`.
   *
   * @throws {SdkError} or the reason of the signal
   */
  request<Document extends AnyDocument>(
    document: Document & Checked<Document, 'Query' | 'Mutation', Granted>,
    ...rest: Rest<VariablesOf<Document>, CallOptions>
  ): Promise<DataOf<Document>>;
  /** Runs a subscription of the caller's own and gives its events, gaps included. */
  subscribe<Document extends AnyDocument>(
    document: Document & Checked<Document, 'Subscription', Granted>,
    ...rest: Rest<VariablesOf<Document>, SubscribeOptions<DataOf<Document>, VariablesOf<Document>>>
  ): Stream<StreamEvent<DataOf<Document>>>;
  /** Ends all subscriptions and closes their connection. */
  close(): void;
  /** As `close`: `using client = createClient({ ... })`. */
  [Symbol.dispose](): void;
}

/** A document as code generators write it in their string mode: an object of the text. */
export interface TypedText<Data, Variables> {
  readonly length: number;
  toString(): string;
  __apiType?: (variables: Variables) => Data;
}

/** A parsed document with its types: a `TypedDocumentNode`, or one of gql.tada. */
export interface TypedNode<Data, Variables> extends DocumentNode {
  __apiType?: (variables: Variables) => Data;
}

/** Text, with or without types, or what was parsed from it. */
export type AnyDocument = string | TypedText<unknown, never> | TypedNode<unknown, never>;

/** What a document gives; `unknown` for one without types. */
export type DataOf<Document> =
  Document extends Operation<infer Data, infer _Variables, infer _Kind, infer _Scope>
    ? Data
    : Document extends { __apiType?: (variables: never) => infer Data }
      ? Data
      : unknown;

/** What a document takes; anything for one without types. */
export type VariablesOf<Document> =
  Document extends Operation<infer _Data, infer Variables, infer _Kind, infer _Scope>
    ? Variables
    : Document extends { __apiType?: (variables: infer Variables) => unknown }
      ? Variables
      : unknown;

/** What a document must be: one that the token's scopes allow, of fields that there are. */
type Checked<
  Document,
  Kind extends 'Query' | 'Mutation' | 'Subscription',
  Granted extends LeafScope,
> = Document extends string
  ? Operation<DataOf<Document>, VariablesOf<Document>, Kind, Granted | 'public'>
  : [UnknownField<DataOf<Document>>] extends [never]
    ? unknown
    : NotInContract<UnknownField<DataOf<Document>>>;

declare const notInContract: unique symbol;

/** Stands where a document selects a field that the contract does not have; it cannot be sent. */
export interface NotInContract<Field> {
  readonly [notInContract]: Field;
}

/** The names of fields without a type: everything that the contract has is of some. */
type UnknownField<Data> = Data extends readonly (infer Row)[]
  ? UnknownField<Row>
  : Data extends object
    ? {
        [Name in keyof Data]-?: unknown extends Data[Name] ? Name : UnknownField<Data[Name]>;
      }[keyof Data]
    : never;

type Rest<Variables, Options> =
  Record<never, never> extends Variables
    ? [variables?: Variables, options?: Options]
    : [variables: Variables, options?: Options];

/** What a caller may set for a subscription of its own. */
export interface SubscribeOptions<Data, Variables> extends Omit<StreamOptions, 'onGap'> {
  /**
   * The variables to go on with after a break, from the data of the last event, where the
   * operation can resume; null where it cannot from here, which shows as a gap.
   */
  readonly resume?: ((last: Data) => Variables | null) | undefined;
}

/** The importable documents, by operation. */
export type Documents = {
  readonly [Name in keyof ClientMethods<LeafScope>]: (typeof operations)[Name];
};

/** A client with a method for each of the operations `Names` that the scopes `Granted` allow. */
export type Client<
  Granted extends LeafScope,
  Names extends keyof Documents = keyof Documents,
> = ClientCore<Granted> &
  (keyof Documents extends Names ? ClientMethods<Granted> : ChosenMethods<Granted, Names>);

/** The methods of a client that was given documents; those that its token may not call say why. */
type ChosenMethods<Granted extends LeafScope, Names extends keyof Documents> = Pick<
  ClientMethods<Granted>,
  Names & keyof ClientMethods<Granted>
> & {
  readonly [Name in Exclude<Names, keyof ClientMethods<Granted>>]: Missing<
    ScopeOf<Documents[Name]>
  >;
};

type Missing<Scope> = Scope extends 'public'
  ? MissingToken
  : Scope extends LeafScope
    ? MissingScope<Scope>
    : never;

/** Makes a client that sends by `transport` and has a method for each document. */
export function clientOver<Granted extends LeafScope, Names extends keyof Documents>(
  transport: Transport,
  documents: Pick<Documents, Names> | Record<never, never>,
  options: ClientOptions<Granted>,
): Client<Granted, Names> {
  const settings = settingsOf(transport, options);
  let opened: Subscriptions | undefined;
  const subscriptions = () => {
    if (!options.subscriptions) throw new TypeError('This client has no `subscriptions`');
    opened ??= options.subscriptions(settings);
    return opened;
  };
  const core: UntypedCore = {
    async query(document, variables, own) {
      const { kind } = inspect(textOf(document));
      if (kind !== 'query') throw new TypeError(`This document is a ${kind}, not a query`);
      return core.request(document, variables, own);
    },
    request: async (document, variables, own = {}) =>
      execute(settings, prepareCall(textOf(document), variables, own), own),
    subscribe: (document, variables, { resume, ...own } = {}) =>
      subscriptions().events({ document: textOf(document), variables, resume }, own),
    close: () => opened?.close(),
    [Symbol.dispose]: () => core.close(),
  };
  const methods = Object.entries<string>(documents).map(([name, document]) => [
    name,
    /^\s*subscription/.test(document)
      ? (params?: object, own: StreamOptions = {}) =>
          subscriptions().values({ document, variables: params && { params } }, name, own)
      : callMethod(core, name, document),
  ]);
  return { ...core, ...Object.fromEntries(methods) } as Client<Granted, Names>;
}

interface UntypedCore {
  query: UntypedCore['request'];
  request(
    document: string | DocumentNode,
    variables?: object,
    options?: CallOptions,
  ): Promise<Record<string, unknown>>;
  subscribe(
    document: string | DocumentNode,
    variables?: object,
    options?: SubscribeOptions<unknown, object>,
  ): Stream<StreamEvent<unknown>>;
  close(): void;
  [Symbol.dispose](): void;
}

function settingsOf(transport: Transport, options: ClientOptions<LeafScope>): Settings {
  return {
    url: endpointOf(options.baseUrl, 'graphql', options.allowInsecureHttp),
    auth: options.auth,
    transport,
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    clock: options.clock ?? systemClock,
    random: options.random ?? Math.random,
    pace: createPace(),
    hooks: options.hooks ?? {},
    headers: { ...options.headers, ...requestHeaders },
    timeoutMs: options.timeoutMs ?? 15_000,
    totalTimeoutMs: options.totalTimeoutMs ?? 60_000,
    maxAttempts: options.maxAttempts ?? 3,
  };
}

/** A method of an operation: takes `params`, gives the value of the operation's root field. */
function callMethod(core: UntypedCore, field: string, document: string) {
  const call = (params?: object, options?: CallOptions): Promise<unknown> => {
    const variables = params && document.includes('$params') ? { params } : undefined;
    const value = core.request(document, variables, options).then((data) => data[field]);
    return document.includes('nextCursor')
      ? paged(
          value as Promise<Page>,
          (cursor) => call({ ...params, cursor }, options) as Promise<Page>,
        )
      : value;
  };
  return call;
}
