import type { OAuthDeps } from './deps.ts';

/** One check or lookup: takes what is known, returns it with what it found out, or throws. */
export type Step<In, Out> = (deps: OAuthDeps, known: In) => Out | Promise<Out>;

/** Steps in the order in which a request passes them. */
export interface Pipeline<In, Out> {
  /** The names of the steps' functions, in order. */
  readonly steps: readonly string[];
  /** This pipeline and one more step. */
  and<Next>(step: Step<Out, Next>): Pipeline<In, Next>;
  /** @throws {OAuthError} of the first step that refuses */
  run(deps: OAuthDeps, input: In): Promise<Out>;
}

export function begin<In, Out>(step: Step<In, Out>): Pipeline<In, Out> {
  return pipeline([step.name], async (deps, input) => step(deps, input));
}

function pipeline<In, Out>(
  steps: readonly string[],
  run: (deps: OAuthDeps, input: In) => Promise<Out>,
): Pipeline<In, Out> {
  return {
    steps,
    run,
    and: (step) =>
      pipeline([...steps, step.name], async (deps, input) => step(deps, await run(deps, input))),
  };
}
