import { inputOfChange, personsPart, problemsOfChange, refusal } from '@investing-platform/engine';
import { STOPPED } from '@investing-platform/rules/agents/wish';
import type { ExecutionResult, GraphQLError } from 'graphql';
import type { Deps } from '../../deps.ts';
import {
  endChange,
  isStopped,
  noteChange,
  passOrAsk,
  standingAt,
} from '../../domains/agents/index.ts';
import type { AdmittedOperation, Engine } from '../../graphql/engine.ts';
import type { TokenActor } from '../../kernel/actor.ts';
import { invalidInput, PlatformError } from '../../kernel/errors.ts';
import type { Asker } from './asker.ts';
import { asGraphqlError } from './faults.ts';

/** A change that is counted, or that the person has approved. */
export interface NotedChange {
  end(result: ExecutionResult): Promise<void>;
}

type Heeded =
  | { readonly errors: readonly GraphQLError[] }
  | { readonly change: NotedChange | null };

const NOT_HEEDED: Heeded = { change: null };

/** The refusal of an app that its person has stopped; null for every other caller. */
export function stoppedApp({ actor, door = 'API' }: Asker): GraphQLError | null {
  if (actor.kind !== 'token' || !isStopped(actor, door)) return null;
  return refusal('FORBIDDEN', STOPPED);
}

/**
 * The person's part in a change by a token, at every door: what they are asked about first, and what
 * is counted and noted.
 */
export async function heedPerson(
  { engine, deps }: { readonly engine: Engine; readonly deps: Deps },
  request: { readonly variables?: Readonly<Record<string, unknown>> | null | undefined },
  admitted: AdmittedOperation,
  { actor, door = 'API', isApproved = false }: Asker & { readonly actor: TokenActor },
): Promise<Heeded> {
  if (isApproved) return NOT_HEEDED;
  const part = personsPart(admitted.operation.requirements, standingAt(actor, door));
  if (part.kind === 'NOTHING') return NOT_HEEDED;
  if (part.kind === 'REFUSED') return part;
  const problems = problemsOfChange(engine.schema, part.change, admitted);
  if (problems.length > 0) return { errors: [asGraphqlError(invalidInput(problems))] };
  const params = inputOfChange(part.change, admitted, request.variables ?? {});
  const wish = { operation: part.change.field, params };
  try {
    const note = part.kind === 'ASK' ? passOrAsk : noteChange;
    const id = await note(deps, actor, wish);
    if (id === null) return NOT_HEEDED;
    return { change: { end: (result) => endChange(deps, id, failureOf(result)) } };
  } catch (error) {
    return { errors: [asGraphqlError(error)] };
  }
}

/** Why a change came to nothing; null where it was made. */
function failureOf({ errors: [error] = [] }: ExecutionResult): string | null {
  if (error === undefined) return null;
  const cause = error.originalError;
  if (cause instanceof PlatformError) return `${cause.code}: ${cause.message}`;
  return String(error.extensions.code ?? 'INTERNAL');
}
