import { type Logger, pino } from 'pino';

/** A logger whose lines a test can read. */
export function capturedLog(): { readonly log: Logger; readonly lines: string[] } {
  const lines: string[] = [];
  return { log: pino({ level: 'trace' }, { write: (line) => lines.push(line) }), lines };
}
