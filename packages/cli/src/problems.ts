import type { ApiError, ApiProblem, SdkError } from '@investing-platform/sdk';
import type { Operation } from './contract.ts';
import { Failure } from './failure.ts';
import { flagName } from './flags/flags.ts';
import { printable } from './format/cell.ts';
import { planNames } from './help/help.ts';
import { noAnswerLines, strangeAnswerLines } from './no-answer.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

export const FAILURE = 1;
export const USAGE = 2;
/** 128 and the number of SIGINT, as shells have it. */
const INTERRUPTED = 130;

/** What is said of an error, one entry a line, and the exit code that it ends with. */
interface Problem {
  readonly lines: readonly string[];
  readonly exitCode: number;
}

/** What was called, where anything was. */
interface Called {
  readonly baseUrl?: string | null;
  readonly operation?: Operation | null;
}

/**
 * Says what went wrong.
 *
 * @returns the exit code
 */
export async function report(
  error: unknown,
  terminal: Terminal,
  { baseUrl = null, operation = null }: Called = {},
): Promise<number> {
  if (terminal.interrupted.aborted) return INTERRUPTED;
  const { lines, exitCode } = await problemOf(error, baseUrl, operation);
  terminal.complain(`${lines.join('\n')}\n`);
  return exitCode;
}

/**
 * Puts an error into words. Never holds a token, a secret or input that the person did not type.
 */
async function problemOf(
  error: unknown,
  baseUrl: string | null,
  operation: Operation | null,
): Promise<Problem> {
  if (error instanceof UsageError) return { lines: [error.message], exitCode: USAGE };
  if (error instanceof Failure) return failure(error.lines);
  const sdk = await import('@investing-platform/sdk');
  if (error instanceof sdk.ApiError) {
    if (operation !== null && isOfPlan(error, operation)) {
      return failure([planText(operation), ...tails(error)]);
    }
    return failure([...error.problems.flatMap(problemLines), ...tails(error)]);
  }
  if (error instanceof sdk.ConnectionError) {
    const [, address = baseUrl ?? '', code = ''] =
      /No answer from (\S+?)(?: \((\w+)\))?[.] /.exec(error.message) ?? [];
    return failure([...noAnswerLines(address, code), ...tails(error)]);
  }
  if (error instanceof sdk.UnexpectedAnswerError) {
    const [, address = baseUrl ?? ''] = / from (\S+)[.] /.exec(error.message) ?? [];
    return failure([...strangeAnswerLines(address, error.status), ...tails(error)]);
  }
  if (error instanceof sdk.OAuthError) return failure(oauthLines(error));
  if (error instanceof sdk.ReauthorizationRequired) {
    const where = baseUrl === null ? '' : ` at ${baseUrl}`;
    return failure([`The sign-in is no longer good${where}. To sign in again: investing login`]);
  }
  if (error instanceof sdk.SdkError) return failure([error.message, ...tails(error)]);
  return failure([`This program failed: ${error instanceof Error ? error.message : error}`]);
}

/** The token was asked with the scope, so that only the account itself can be short of it. */
function isOfPlan({ problems }: ApiError, { hints }: Operation): boolean {
  const isScope = problems.some(
    ({ code, message }) => code === 'FORBIDDEN' && /scope/.test(message),
  );
  return isScope && hints.plan !== 'FREE';
}

function planText({ name, hints }: Operation): string {
  return (
    `${name} needs the plan ${planNames[hints.plan]}, and a confirmed e-mail address: this account ` +
    'lacks one of them. Settings in the application show both. (FORBIDDEN)'
  );
}

function failure(lines: readonly string[]): Problem {
  return { lines: lines.map(printable), exitCode: FAILURE };
}

/** The SDK leaves values out, since errors go to logs; who typed one knows which is meant. */
const withoutMark = (text: string) =>
  text.replace(/ cannot represent "?\[value\]"?/, ' cannot represent this');

/** The message, then each field by its flag, then how to repair the request. */
function problemLines({ message, code, fields, nextActions, approval }: ApiProblem): string[] {
  const isSaidBelow = fields.length > 0 && fields.every((field) => message.includes(field.message));
  return [
    `${isSaidBelow ? 'The input is not acceptable' : message} (${code})`,
    ...fields.map(({ path, message: own }) => `  ${inputName(path)}: ${withoutMark(own)}`),
    ...nextActions.map((action) => `  To repair it: ${actionText(action)}`),
    ...(approval === null ? [] : [`  To approve it: ${approval.url}, then repeat the command`]),
  ];
}

/** `params.source.portfolioId` -> `--source.portfolio-id`. */
function inputName(path: string): string {
  const names = path.replace(/^params\.?/, '').split('.');
  const isFlag = names.every((name) => /^[a-zA-Z]\w*$/.test(name));
  return isFlag ? flagName(names) : path;
}

function actionText(action: unknown): string {
  const { description, name, requiredFields } = Object(action);
  const fields: unknown[] = Array.isArray(requiredFields) ? requiredFields : [];
  const names = fields.map((one) => String(Object(one).field)).join(', ');
  return `${description ?? name}${names === '' ? '' : ` (${names})`}`;
}

const CREDENTIAL =
  'Check INVESTING_CLIENT_ID and INVESTING_CLIENT_SECRET, or sign in again: investing login';

function oauthLines({ message, code }: SdkError & { readonly code: string }) {
  return [message.replace(/^token: /, ''), ...(code === 'invalid_client' ? [CREDENTIAL] : [])];
}

function tails({ requestId, idempotencyKey, transient, retryAfterSeconds }: SdkError): string[] {
  return [
    ...(retryAfterSeconds === null ? [] : [`Try again in ${Math.ceil(retryAfterSeconds)} s.`]),
    ...(transient && idempotencyKey !== null
      ? [`It may have been done. The same again, once: --idempotency-key ${idempotencyKey}`]
      : []),
    ...(requestId === null ? [] : [`Request ${requestId}`]),
  ];
}
