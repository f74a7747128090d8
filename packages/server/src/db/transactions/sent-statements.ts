import { sqlState } from '../faults.ts';
import { StatementSkipped } from '../statement.ts';

/** The statements of one transaction that nobody waits for. */
export interface SentStatements {
  add(answer: Promise<unknown>, explain?: (error: unknown) => unknown): void;
  /** Resolves when all have been answered. @throws {Error} the first failure */
  answered(): Promise<void>;
  /** The first failure, as it was explained; undefined where there is none. */
  failure(): unknown;
}

/** What every statement of a transaction gets after one that failed (PostgreSQL manual, A). */
const IN_FAILED_TRANSACTION = '25P02';

export function sentStatements(): SentStatements {
  const answers: Promise<void>[] = [];
  let failure: unknown;
  return {
    add(answer, explain = (error) => error) {
      const noted = answer.then(
        () => undefined,
        (error: unknown) => {
          const isConsequence =
            error instanceof StatementSkipped || sqlState(error) === IN_FAILED_TRANSACTION;
          if (!isConsequence) failure ??= explain(error);
        },
      );
      answers.push(noted);
    },
    async answered() {
      await Promise.all(answers);
      if (failure !== undefined) throw failure;
    },
    failure: () => failure,
  };
}
