import { refusal } from '@investing-platform/engine';
import type { ExecutionResult } from 'graphql';
import type { Deps } from '../../deps.ts';
import type { Context } from '../../graphql/context.ts';
import type { AdmittedOperation, Engine } from '../../graphql/engine.ts';
import { isPromise } from '../../graphql/execute/promises.ts';

/**
 * Runs a query or mutation and answers within the deadline. What was begun ends by itself, each
 * statement and each call outside by a time limit of its own, and its result is dropped. An answer
 * that is there at once costs nothing here.
 */
export function executeInTime(
  { engine, deps }: { readonly engine: Engine; readonly deps: Pick<Deps, 'config' | 'log'> },
  { admitted, context }: { readonly admitted: AdmittedOperation; readonly context: Context },
): ExecutionResult | Promise<ExecutionResult> {
  const result = engine.execute(admitted, context);
  if (!isPromise(result)) return result;
  const { requestDeadlineSeconds: seconds } = deps.config;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const { requestId } = context;
      deps.log.warn({ requestId, operation: admitted.operation.label }, 'a request ran too long');
      resolve(tooLate(seconds));
    }, seconds * 1_000);
    const answered = result.finally(() => clearTimeout(timer));
    answered.then(resolve, reject);
  });
}

function tooLate(seconds: number): ExecutionResult {
  const message =
    `The request took longer than ${seconds} s and was given up. Ask for less at once. ` +
    'A change may have been made: send it again with the same idempotencyKey to learn of it.';
  return { data: null, errors: [refusal('QUERY_LIMIT_EXCEEDED', message)] };
}
