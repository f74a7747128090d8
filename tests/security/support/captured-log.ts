import { type Logger, pino } from 'pino';

/** A logger whose lines a test can read: all but those that tell each request. */
export function capturedLog(): { readonly log: Logger; readonly lines: string[] } {
  const lines: string[] = [];
  return { log: pino({ level: 'info' }, { write: (line) => lines.push(line) }), lines };
}
