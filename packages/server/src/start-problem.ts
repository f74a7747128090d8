import { ConfigError } from './config/config.ts';
import { DataDirectoryInUse } from './db/locks/lock-file.ts';
import { DatabaseDoesNotOpen } from './db/pglite/engine.ts';
import { PlatformError } from './kernel/errors.ts';

/** Codes of Node for a folder that cannot be written to. */
const FOLDER_CODES: ReadonlySet<string> = new Set([
  ...['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EEXIST', 'ENOTDIR', 'ENAMETOOLONG'],
]);
/** PostgreSQL: no such database, refused sign-in, missing privilege (manual, appendix A). */
const REFUSED_STATES = /^(?:3D000|28\w{3}|42501)$/;

/**
 * Why the server did not start: a sentence where the operator can help it, else the whole fault.
 * Never a password: no error of the database repeats its URL.
 */
export function startProblem(error: unknown): string {
  if (error instanceof ConfigError) {
    return ['The configuration is wrong:', ...error.problems.map((line) => `  ${line}`)].join('\n');
  }
  if (!(error instanceof Error)) return String(error);
  return sentence(error) ?? error.stack ?? error.message;
}

function sentence(error: Error): string | null {
  const { message } = error;
  if (error instanceof DataDirectoryInUse || error instanceof DatabaseDoesNotOpen) return message;
  if (error instanceof PlatformError && error.code === 'PROVIDER_UNAVAILABLE') {
    const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
    // Of a source outside, which the demo world asks for prices.
    if (message.endsWith('does not answer now')) {
      return `${message}${cause}. MARKET_DATA_SOURCE and REFERENCE_RATES choose whom to ask.`;
    }
    return `The database of DATABASE_URL cannot be reached${cause}.`;
  }
  const code = textOf(error, 'code');
  if (REFUSED_STATES.test(code)) return `The database of DATABASE_URL refuses: ${message}.`;
  if (textOf(error, 'syscall') === 'listen') return listenProblem(code, message);
  if (FOLDER_CODES.has(code)) return `DATA_DIR must be a folder to write to: ${message}.`;
  return null;
}

function listenProblem(code: string, message: string): string {
  const advice =
    code === 'EADDRINUSE'
      ? 'Another program has the port: set PORT to a free one'
      : 'Set HOST to an address of this machine and PORT to one that this user may open';
  return `${message}. ${advice}.`;
}

function textOf(error: Error, property: string): string {
  const value: unknown = Reflect.get(error, property);
  return typeof value === 'string' ? value : '';
}
