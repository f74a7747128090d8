import type { Operation } from '../contract.ts';
import { type Flag, flagsOf } from './flags.ts';
import type { Params } from './params.ts';

/** Flags that fit beside the command; more of them stand on lines of their own. */
const WIDTH = 76;

/**
 * The shell command that calls an operation with `params`: flags where they can say it, the rest in
 * `--params`. Lines end with a backslash where they go on.
 */
export function commandLine(operation: Operation, params: Params | null): string {
  const rest = structuredClone(params ?? {}) as Record<string, unknown>;
  const words = flagsOf(operation.input).flatMap((flag) => {
    const value = taken(rest, flag.path);
    return value === undefined ? [] : [flagWords(flag, value)];
  });
  if (Object.keys(rest).length > 0) words.push(`--params ${quoted(JSON.stringify(rest))}`);
  if (operation.hints.movesMoney) words.push('--yes');
  const start = `investing ${operation.name}`;
  const line = [start, ...words].join(' ');
  return line.length <= WIDTH ? line : [start, ...words].join(' \\\n  ');
}

/** Takes a value out, and objects that are empty then; undefined where flags cannot say it. */
function taken(object: Record<string, unknown>, path: readonly string[]): unknown {
  const [name = '', ...rest] = path;
  const value = object[name];
  if (value === null || value === undefined) return undefined;
  if (rest.length === 0) {
    if (Array.isArray(value) && value.length === 0) return undefined;
    delete object[name];
    return value;
  }
  const inner = value as Record<string, unknown>;
  const found = taken(inner, rest);
  if (found !== undefined && Object.keys(inner).length === 0) delete object[name];
  return found;
}

function flagWords({ name, kind, isList }: Flag, value: unknown): string {
  if (value === true) return name;
  const texts = [value]
    .flat()
    .map((one) => (kind === 'OBJECT' ? JSON.stringify(one) : String(one)));
  // A word that starts with a dash would be taken for a flag.
  if (texts.some((text) => text.startsWith('-'))) {
    return texts.map((text) => `${name}=${quoted(text)}`).join(' ');
  }
  return isList || texts.length === 1 ? [name, ...texts.map(quoted)].join(' ') : name;
}

/** A word for a POSIX shell. */
function quoted(text: string): string {
  if (/^[\w@%+=:,./-]+$/.test(text)) return text;
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
