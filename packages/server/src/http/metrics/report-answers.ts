import type { Logger } from 'pino';
import type { Answer } from '../answer.ts';
import type { Metrics, Transport } from './metrics.ts';

/** What is told of an answer: counts always, a log line where it was slow. */
export type ReportAnswer = (
  transport: Transport,
  requestId: string,
  answer: Answer,
  milliseconds: number,
) => void;

/** @param slowMs answers that take at least this long are logged */
export function reportAnswers(
  metrics: Metrics,
  log: Pick<Logger, 'warn'>,
  slowMs: number,
): ReportAnswer {
  return (transport, requestId, answer, milliseconds) => {
    const operation = answer.operation?.label ?? 'other';
    const outcome = answer.result.errors?.[0]?.extensions.code ?? 'OK';
    metrics.operation(operation, transport, outcome);
    metrics.duration(transport, milliseconds);
    if (outcome === 'RATE_LIMITED') metrics.rateLimited(answer.rate ? 'sensitive' : 'general');
    if (milliseconds >= slowMs) {
      const rounded = Math.round(milliseconds);
      log.warn({ requestId, operation, outcome, milliseconds: rounded }, 'slow request');
    }
  };
}
