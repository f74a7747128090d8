export type { ErrorCode, LeafScope, Operation, RequestableScope } from '@investing-platform/schema';
export type {
  AnyDocument,
  Client,
  ClientCore,
  ClientOptions,
  DataOf,
  Documents,
  NotInContract,
  SubscribeOptions,
  TypedNode,
  TypedText,
  VariablesOf,
} from './core/client.ts';
export type { Clock } from './core/clock.ts';
export {
  ApiError,
  type ApiErrorCode,
  type ApiProblem,
  type Approval,
  ConnectionError,
  PaginationError,
  ReauthorizationRequired,
  SdkError,
  TimeoutError,
  UnexpectedAnswerError,
} from './core/errors.ts';
export type { AnswerFacts, Attempt, ClientHooks, FailureFacts } from './core/hooks.ts';
export { type Page, paginate } from './core/paginate.ts';
export { type Expand, requiredScopes, type ScopeOf } from './core/scopes.ts';
export { type AccessToken, fixedToken, type TokenSource } from './core/token-source.ts';
export type {
  Break,
  CallOptions,
  Gap,
  MissingScope,
  MissingToken,
  NoParams,
  PagePromise,
  Stream,
  StreamEvent,
  StreamOptions,
  SubscriptionFactory,
} from './core/types.ts';
