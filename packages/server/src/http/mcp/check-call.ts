import { type AnsweredError, answerError, bad, inputChecks } from '@investing-platform/engine';
import type { Engine } from '../../graphql/engine.ts';
import { invalidInput } from '../../kernel/errors.ts';
import type { Asker } from '../answering/asker.ts';
import { asGraphqlError } from '../answering/faults.ts';

/**
 * What stands in the way of a change before it runs: access, and what is wrong with its input.
 * Nobody is asked to approve what would be refused.
 */
export function checkCall(
  engine: Engine,
  asker: Asker,
  call: { readonly query: string; readonly variables: Readonly<Record<string, unknown>> },
): readonly AnsweredError[] {
  const told = (errors: readonly Parameters<typeof answerError>[0][]) =>
    errors.map((error) => answerError(error, asker.requestId, () => undefined));
  const admitted = engine.admit(call, asker);
  if ('errors' in admitted) return told(admitted.errors);
  const { operation, variables } = admitted;
  if (operation.kind !== 'mutation') return told([bad('This is no change.')]);
  const problems =
    inputChecks(engine.schema).get(`Mutation.${operation.label}`)?.(variables.params) ?? [];
  return problems.length === 0 ? [] : told([asGraphqlError(invalidInput(problems))]);
}
