import type { ClientHooks } from './core/hooks.ts';

export type { AnswerFacts, Attempt, ClientHooks, FailureFacts } from './core/hooks.ts';

/** What lines are written to: `console`, and most loggers. */
export interface LineLogger {
  debug(line: string): void;
  warn(line: string): void;
}

/**
 * Writes a line for each answer and each failure: `getOrders: 200 in 35 ms, request 4f...`. Never
 * variables, bodies or tokens.
 */
export function logHooks(logger: LineLogger): ClientHooks {
  return {
    onAnswer({ operation, status, durationMs, requestId }) {
      const request = requestId === null ? '' : `, request ${requestId}`;
      logger.debug(`${operation ?? 'own'}: ${status} in ${Math.round(durationMs)} ms${request}`);
    },
    onFailure({ error, retryInMs }) {
      const next = retryInMs === null ? '' : `; again in ${Math.round(retryInMs)} ms`;
      logger.warn(`${error.message}${next}`);
    },
  };
}

/** Several hooks as one, in their order; headers of a later one win. */
export function allHooks(...hooks: readonly ClientHooks[]): ClientHooks {
  return {
    onRequest: (attempt) =>
      Object.assign({}, ...hooks.map(({ onRequest }) => onRequest?.(attempt))),
    onAnswer(answer) {
      for (const { onAnswer } of hooks) onAnswer?.(answer);
    },
    onFailure(failure) {
      for (const { onFailure } of hooks) onFailure?.(failure);
    },
  };
}
