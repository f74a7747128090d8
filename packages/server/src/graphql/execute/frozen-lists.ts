import { type GraphQLOutputType, getNullableType, isObjectType } from 'graphql';
import type { Complete, Run, SelectionPlan } from './types.ts';

interface Remembered {
  readonly selection: SelectionPlan;
  readonly completed: unknown;
}

/** What was made last of each list; it goes with the list, and holds one answer at most. */
const lastAnswers = new WeakMap<object, Remembered>();

/**
 * A frozen list of objects does not change, its items neither: that is what freezing it promises.
 * So where only leaves are selected, which no resolver and nobody's request has a part in, what
 * was made of it for a selection is the same the next time.
 */
export function rememberFrozen(itemType: GraphQLOutputType, complete: Complete): Complete {
  const type = getNullableType(itemType);
  if (!isObjectType(type) || type.isTypeOf) return complete;
  return (run, field, fieldPath, value, path) => {
    const list = frozenList(value);
    const selection = field.subselection(type);
    if (list === null || selection.others.length > 0) {
      return complete(run, field, fieldPath, value, path);
    }
    const known = lastAnswers.get(list);
    if (known?.selection === selection) return known.completed;
    const before = errorCount(run);
    const completed = complete(run, field, fieldPath, value, path);
    if (errorCount(run) === before) lastAnswers.set(list, { selection, completed });
    return completed;
  };
}

function frozenList(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) && Object.isFrozen(value) ? value : null;
}

function errorCount({ collected }: Run): number {
  return collected.errors.length;
}
