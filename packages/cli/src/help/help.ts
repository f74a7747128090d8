import { type ErrorCode, errorCodes } from '@investing-platform/schema';
import type { Operation } from '../contract.ts';
import { commandLine } from '../flags/command-line.ts';
import type { Params } from '../flags/params.ts';
import { plain } from './plain.ts';

/** The plans on which a token can call an operation, by the lowest. */
export const planNames = {
  FREE: 'every plan',
  PLUS: 'Plus or above',
  PRO: 'Pro or above',
  PRIVATE: 'Private',
} as const;

/** What stands above the flags: what the operation does, and who may call it. */
export function aboutText({ hints, entry }: Operation): string {
  const [text = ''] = hints.description.split(/^Errors?:/m);
  const facts = [
    ...(hints.built ? [] : ['The server has not built it yet, and answers NOT_IMPLEMENTED.']),
    `Scope: ${scopeText(entry.access, entry.scope)}`,
    `Plan: ${planNames[hints.plan]}`,
    ...(hints.stepUp ? ['Asks for a fresh second factor where you have one.'] : []),
    ...(hints.movesMoney ? ['Moves money or works on orders: asks before it does.'] : []),
  ];
  return `${plain(text)}\n\n${facts.join('\n')}`;
}

function scopeText(access: Operation['entry']['access'], scope: string | null): string {
  if (access === 'ANONYMOUS') return 'none, no token is needed';
  return access === 'PUBLIC' ? 'any token' : String(scope);
}

/** What stands below the flags: errors and an example. */
export function afterText(operation: Operation): string {
  const codes = errorsOf(operation);
  const width = Math.max(...codes.map((code) => code.length));
  const errors = codes.map((code) => `  ${code.padEnd(width)}  ${plain(errorCodes[code].meaning)}`);
  const example = commandLine(operation, paramsOf(operation)).replaceAll('\n', '\n  ');
  return ['', 'Errors:', ...errors, '', 'Example:', `  ${example}`].join('\n');
}

/** The codes that the description names, and those that access and input bring. */
function errorsOf({ entry, hints, input }: Operation): readonly ErrorCode[] {
  const codes = new Set<ErrorCode>(hints.errors);
  if (input !== null) codes.add('BAD_USER_INPUT');
  if (entry.access !== 'ANONYMOUS') codes.add('UNAUTHENTICATED');
  if (entry.access === 'SCOPE') codes.add('FORBIDDEN');
  codes.add('RATE_LIMITED');
  return [...codes];
}

function paramsOf({ hints }: Operation): Params | null {
  const { example } = hints;
  return typeof example === 'object' ? (example as Params | null) : null;
}
