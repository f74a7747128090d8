import type { LeafScope } from '@investing-platform/schema';
import { type Admitted, admitRequest } from './admit-request.ts';
import { answerError } from './answer-error.ts';
import type { Caller, Requester } from './gate/admit.ts';
import { defaultLimits } from './limits/excess.ts';
import { prepareOperation, prepareOperations } from './prepared-operation.ts';
import { type ReadDocument, readDocument } from './read-document.ts';
import { fixtureCatalog, fixtureSchema } from './testing.ts';
import type { OperationRequest } from './types.ts';

export const anonymous: Requester = { kind: 'anonymous' };

export function token(...scopes: LeafScope[]): Requester {
  return { kind: 'token', scopes: new Set(scopes) };
}

export function session(plan = 'PLUS'): Requester {
  return { kind: 'session', plan };
}

/** Holds every scope of the fixture. */
export const all = token('identity', 'profile.read', 'portfolio.read', 'trade', 'public');

export function caller(actor: Requester, isFirstParty = true): Caller {
  return { actor, isFirstParty };
}

const schema = fixtureSchema();
const options = { schema, limits: defaultLimits, introspection: false };

const operationsOf = (read: ReadDocument) =>
  prepareOperations(read, (definition) =>
    prepareOperation(schema, fixtureCatalog, read, definition),
  );

/** Everything between a request and its execution, nothing remembered. */
export function ask(request: OperationRequest, who: Caller) {
  const read = readDocument(options, request.query);
  if ('errors' in read) return read;
  return admitRequest(operationsOf(read), request, who, defaultLimits);
}

/** The work of a query that may also ask for the schema. */
export function nodesOf(query: string): number {
  const read = readDocument({ ...options, introspection: true }, query);
  if ('errors' in read) throw new Error(read.errors[0]?.message);
  const [operation] = operationsOf(read).values();
  return operation?.estimateNodes({}) ?? 0;
}

/** The refusals as `CODE message`; none where the operation may run. */
export function refusals(request: OperationRequest | string, who: Caller = caller(all)): string[] {
  const asked = typeof request === 'string' ? { query: request } : request;
  const result = ask(asked, who);
  if (!('errors' in result)) return [];
  return result.errors.map((error) => {
    const answered = answerError(error, 'r1', () => {});
    return `${answered.extensions.code} ${answered.message}`;
  });
}

/** @throws where the operation is refused */
export function admitted(request: OperationRequest): Admitted {
  const result = ask(request, caller(all));
  if ('errors' in result) throw new Error(result.errors[0]?.message);
  return result;
}
