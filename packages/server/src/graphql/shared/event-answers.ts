import { type ExecutionResult, visit } from 'graphql';
import type { AdmittedOperation, Engine } from '../engine.ts';
import type { OperationPlan } from '../execute/types.ts';

export interface EventAnswerOptions {
  readonly engine: Pick<Engine, 'executeEvent'>;
  /** A context that belongs to nobody: a new one for each event, since loaders remember by it. */
  readonly newContext: () => unknown;
  /** An execution result as JSON, errors in their final form. */
  readonly serialize: (result: ExecutionResult, admitted: AdmittedOperation) => string;
}

/** The answer of an operation to an event: JSON in UTF-8, the same bytes for all who ask. */
export type EventAnswer = (admitted: AdmittedOperation, event: unknown) => Buffer | Promise<Buffer>;

/**
 * Executes and serialises each event once for each selection, however many subscriptions with
 * arguments of their own get it. An answer is kept as long as somebody keeps its event.
 */
export function eventAnswers({ engine, newContext, serialize }: EventAnswerOptions): EventAnswer {
  const bySelection = new WeakMap<object, WeakMap<object, Buffer | Promise<Buffer>>>();

  const make = (admitted: AdmittedOperation, event: unknown): Buffer | Promise<Buffer> => {
    const result = engine.executeEvent(admitted, newContext(), event);
    if (!(result instanceof Promise)) return Buffer.from(serialize(result, admitted));
    return result.then((later) => Buffer.from(serialize(later, admitted)));
  };

  return (admitted, event) => {
    if (typeof event !== 'object' || event === null) return make(admitted, event);
    const selection = selectionOf(admitted);
    const known = bySelection.get(selection) ?? new WeakMap<object, Buffer | Promise<Buffer>>();
    bySelection.set(selection, known);
    const kept = known.get(event);
    if (kept !== undefined) return kept;
    const made = make(admitted, event);
    known.set(event, made);
    return made;
  };
}

const dependence = new WeakMap<OperationPlan, boolean>();

/** What stands for all operations that answer an event alike. */
function selectionOf(admitted: AdmittedOperation): object {
  const plan = admitted.operation.plan(admitted.variables);
  const known = dependence.get(plan);
  const depends = known ?? readsVariables(plan);
  if (known === undefined) dependence.set(plan, depends);
  return depends ? admitted : plan;
}

/** Whether a variable stands below the root field. Conditions have become part of the plan. */
function readsVariables({ root, fragments }: OperationPlan): boolean {
  let found = false;
  const note = {
    Variable() {
      found = true;
    },
    Directive: () => false as const,
  };
  for (const { nodes } of root.fields) {
    for (const { selectionSet } of nodes) if (selectionSet) visit(selectionSet, note);
  }
  for (const fragment of Object.values(fragments)) visit(fragment, note);
  return found;
}
