import {
  type Admitted,
  type AnsweredError,
  admitRequest,
  answerError,
  foremostCode,
  type OperationRequest,
  type PreparedOperation,
  prepareOperation,
  prepareOperations,
  type Refused,
  readDocument,
  tooMany,
} from '@investing-platform/engine';
import { theAssetById } from '@investing-platform/rules/market/catalogue';
import { invariant } from '@investing-platform/rules/refusals/invariant';
import { refuse } from '@investing-platform/rules/refusals/platform-error';
import { type CatalogEntry, catalog, type ErrorCode } from '@investing-platform/schema';
import { type ExecutionResult, execute, type GraphQLError, subscribe } from 'graphql';
import { heedPerson, type NotedChange, stoppedApp } from '../approvals/heed-person.ts';
import { answerByContract } from '../contract/answer.ts';
import { realmOf } from '../contract/open-realm.ts';
import { unitsPerSecond } from '../http/rate-headers.ts';
import { assetFields } from '../rules/market/asset-fields.ts';
import { contractSchema, type ExecutionContext } from './contract-schema.ts';
import { filledOverride } from './fill-override.ts';
import type { Caller, OperationName } from './operations.ts';
import { withNulls, withPartialData } from './partial-data.ts';
import { takePending } from './scenario-state.ts';
import type { Service } from './service.ts';

/** An answer in its final form. */
export interface Answer {
  readonly result: { readonly data?: unknown; readonly errors?: readonly AnsweredError[] };
  /** Why there is no data; null where the operation ran. */
  readonly refusedAs: ErrorCode | null;
  /** The group that the request was counted in. */
  readonly rateGroup: CatalogEntry['rateGroup'];
  readonly units: number;
  /** What was asked for, where it was understood. */
  readonly operation?: PreparedOperation | undefined;
}

/** A result whose errors are not in their final form. */
interface RawResult {
  readonly data?: unknown;
  readonly errors?: readonly GraphQLError[] | undefined;
}

/** An operation that may run, and for whom. */
export interface Ready {
  readonly operation: PreparedOperation;
  /** As they were sent: valid, but not coerced. */
  readonly rawVariables: Readonly<Record<string, unknown>>;
  readonly context: ExecutionContext;
  readonly requestId: string;
  /** What it costs of the sensitive rate group. */
  readonly sensitiveUnits: number;
  /** To be told what came of it, where the person counts or has approved it. */
  readonly change: NotedChange | null;
}

/** Everything between a request and its execution, the same over HTTP and WebSocket. */
export async function makeReady(
  service: Service,
  request: OperationRequest,
  caller: Caller,
  requestId: string,
): Promise<Ready | Answer> {
  const stopped = stoppedApp(service.platform, caller);
  if (stopped !== null) return refused(service, requestId, [stopped]);
  const admitted = admit(service, request, caller);
  if ('errors' in admitted) {
    return { ...refused(service, requestId, admitted.errors), operation: admitted.operation };
  }
  const { operation, variables } = admitted;
  const sensitiveUnits = operation.sensitiveUnits(variables);
  const pending = takePending(service.scenarios.rateLimited, rootFieldsOf(operation));
  if (pending !== null) {
    const rateGroup = sensitiveUnits > 0 ? 'SENSITIVE' : 'GENERAL';
    const { retryAfterSeconds } = pending;
    const error = tooMany({ total: unitsPerSecond(rateGroup), retryAfterSeconds });
    return { ...refused(service, requestId, [error]), rateGroup };
  }
  const context = contextOf(service, caller);
  const rawVariables = request.variables ?? {};
  const heeded = await heedPerson(service.platform, rawVariables, admitted, caller);
  if ('errors' in heeded) return { ...refused(service, requestId, heeded.errors), operation };
  const { change } = heeded;
  return { operation, rawVariables, context, requestId, sensitiveUnits, change };
}

function admit(
  { limits, introspection }: Service,
  request: OperationRequest,
  caller: Caller,
): Admitted | Refused {
  const schema = contractSchema();
  const read = readDocument({ schema, limits, introspection }, request.query);
  if ('errors' in read) return read;
  const operations = prepareOperations(read, (definition) =>
    prepareOperation(schema, catalog, read, definition),
  );
  return admitRequest(operations, request, { actor: caller, isFirstParty: false }, limits);
}

function rootFieldsOf({ requirements }: PreparedOperation): string[] {
  return requirements.filter(({ kind }) => kind === 'root').map(({ field }) => field);
}

/** Runs a query or mutation; the errors of its result are not in their final form. */
export async function execution(service: Service, ready: Ready): Promise<ExecutionResult> {
  const { operation, context, change } = ready;
  const result = await execute({ ...executionArgs(ready), contextValue: context });
  change?.end(result);
  const { partial, nulls } = service.scenarios;
  const fields = rootFieldsOf(operation);
  const shown = takePending(nulls, fields) === null ? result : withNulls(operation, result);
  return takePending(partial, fields) === null ? shown : withPartialData(operation, shown);
}

/** Opens a subscription, or answers why not; errors are not in their final form. */
export function subscription(
  ready: Ready,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  return subscribe({ ...executionArgs(ready), contextValue: ready.context });
}

function executionArgs({ operation, rawVariables }: Ready) {
  const { document, name } = operation;
  return {
    schema: contractSchema(),
    document,
    operationName: name ?? null,
    variableValues: rawVariables,
  };
}

function contextOf(service: Service, caller: Caller): ExecutionContext {
  const { platform, overrides } = service;
  const realm = () => realmOf(platform, caller.kind === 'token' ? caller.user : null);
  const byPlatform = (name: OperationName, params: unknown): unknown =>
    answerByContract(platform, caller, name, params);
  return {
    answer(field, params) {
      if (!isHandled(field)) {
        throw refuse('NOT_IMPLEMENTED', `The mocks do not handle the operation ${field}`);
      }
      const overridden = overrides.answer(field, params);
      if (overridden === undefined) return byPlatform(field, params);
      return overridden.then((value) =>
        value === undefined
          ? byPlatform(field, params)
          : filledOverride(realm(), field, value, () => byPlatform(field, params)),
      );
    },
    assetField(field, assetId, params) {
      invariant(caller.kind === 'token', 'the gate admits known users only here');
      const { user } = caller;
      const asset = theAssetById('params.assetId', assetId);
      return assetFields[field](realmOf(platform, user), asset, params, user);
    },
  };
}

function isHandled(field: string): field is OperationName {
  return Object.hasOwn(catalog, field);
}

/** An executed result in its final form. */
export function answered(
  service: Service,
  { requestId, sensitiveUnits }: Ready,
  { errors, data }: RawResult,
): Answer {
  const rate =
    sensitiveUnits > 0
      ? { rateGroup: 'SENSITIVE' as const, units: sensitiveUnits }
      : { rateGroup: 'GENERAL' as const, units: 1 };
  if (errors === undefined) return { result: { data }, refusedAs: null, ...rate };
  return { result: { errors: shaped(service, requestId, errors), data }, refusedAs: null, ...rate };
}

/** An answer to a request of which nothing ran. */
export function refused(
  service: Service,
  requestId: string,
  errors: readonly GraphQLError[],
): Answer {
  const final = shaped(service, requestId, errors);
  return {
    result: { errors: final },
    refusedAs: foremostCode(final),
    rateGroup: 'GENERAL',
    units: 1,
  };
}

function shaped(
  service: Service,
  requestId: string,
  errors: readonly GraphQLError[],
): readonly AnsweredError[] {
  return errors.map((error) =>
    answerError(error, requestId, (fault) => service.reportFault(fault.originalError ?? fault)),
  );
}
