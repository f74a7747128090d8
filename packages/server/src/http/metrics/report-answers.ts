import type { Logger } from 'pino';
import type { Actor } from '../../kernel/actor.ts';
import type { Answer } from '../answering/answer.ts';
import type { Metrics, Transport } from './metrics.ts';

/** One GraphQL request that was answered. */
export interface Answered {
  readonly transport: Transport;
  readonly requestId: string;
  /** Null where nobody is known any more. */
  readonly actor: Actor | null;
  readonly answer: Answer;
  /** Of HTTP; null over a WebSocket. */
  readonly status: number | null;
  readonly milliseconds: number;
}

/** What is told of an answer: counts always, a log line where it was slow or all are wanted. */
export type ReportAnswer = (answered: Answered) => void;

/** @param slowMs answers that take at least this long are logged */
export function reportAnswers(
  metrics: Metrics,
  log: Pick<Logger, 'debug' | 'warn' | 'isLevelEnabled'>,
  slowMs: number,
): ReportAnswer {
  return (answered) => {
    const { transport, requestId, answer, milliseconds } = answered;
    const operation = answer.operation?.label ?? 'other';
    const outcome = answer.result.errors?.[0]?.extensions.code ?? 'OK';
    metrics.operation(operation, transport, outcome);
    metrics.duration(transport, milliseconds);
    if (outcome === 'RATE_LIMITED') metrics.rateLimited(answer.rate ? 'sensitive' : 'general');
    if (milliseconds >= slowMs) {
      const rounded = Math.round(milliseconds);
      log.warn({ requestId, operation, outcome, milliseconds: rounded }, 'slow request');
    }
    if (log.isLevelEnabled('debug')) log.debug(lineOf(answered, operation), 'request');
  };
}

/** Who asked for what, and what came of it: no variable, no token, nothing of the answer's data. */
function lineOf(
  { transport, requestId, actor, answer, status, milliseconds }: Answered,
  operation: string,
) {
  const codes = new Set((answer.result.errors ?? []).map(({ extensions }) => extensions.code));
  return {
    requestId,
    transport,
    operation,
    status,
    codes: [...codes],
    milliseconds: tenths(milliseconds),
    ...whoIs(actor),
  };
}

function whoIs(actor: Actor | null) {
  if (actor === null || actor.kind === 'anonymous') return { by: 'anonymous' };
  const { userId } = actor;
  return actor.kind === 'token'
    ? { by: 'token', userId, credentialId: actor.credentialId }
    : { by: 'session', userId };
}

/** Milliseconds as log lines tell them. */
export function tenths(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
