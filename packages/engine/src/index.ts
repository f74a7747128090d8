export { type Admitted, admitRequest, type Refused } from './admit-request.ts';
export { type AnsweredError, answerError, foremostCode } from './answer-error.ts';
export { canonicalJson } from './canonical-json.ts';
export { CloseCode } from './close-codes.ts';
export { executableSchema } from './executable-schema.ts';
export type { Caller, Requester } from './gate/admit.ts';
export { inputChecks, inputOfChange, problemsOfChange } from './gate/asked-change.ts';
export { leastScopes } from './gate/least-scopes.ts';
export { type Asked, type PersonsPart, personsPart, type Standing } from './gate/person-decides.ts';
export type { Requirement } from './gate/requirements.ts';
export { CROSS_ORIGIN, PREFLIGHT } from './http/cross-origin.ts';
export { type AnswerType, isPlainJson, negotiate } from './http/media-type.ts';
export { bad, notJson, parametersIn, parseJson, readParameters } from './http/parameters.ts';
export { requestFault } from './http/request-fault.ts';
export {
  badToken,
  noSubscriptions,
  notUtf8,
  tooLarge,
  unacceptable,
} from './http/request-refusals.ts';
export { statusOf } from './http/status.ts';
export { requireExactlyOne, requireRange } from './input-checks.ts';
export { type DocumentLimits, defaultLimits, type RequestLimits } from './limits/excess.ts';
export { costOf, isLongWork } from './limits/field-cost.ts';
export { LONG_OPERATION_ID, MAX_OPERATION_ID_CHARACTERS } from './limits/operation-id.ts';
export {
  type Operations,
  type PreparedOperation,
  prepareOperation,
  prepareOperations,
} from './prepared-operation.ts';
export { type ReadDocument, type ReadOptions, readDocument } from './read-document.ts';
export { refusal } from './refusal.ts';
export { connectionEnds, tooManyOperations } from './socket-refusals.ts';
export { timeOfId } from './time-of-id.ts';
export { type BucketState, type TokenBuckets, tokenBuckets } from './token-buckets.ts';
export { tooMany } from './too-many.ts';
export type { Catalog, Fragments, OperationRequest, VariableValues } from './types.ts';
