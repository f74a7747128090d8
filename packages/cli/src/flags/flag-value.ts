import { UsageError } from '../usage-error.ts';
import type { Flag } from './flags.ts';

/** What was typed after a flag: `true` for a flag without a value, a list for a repeated one. */
export type Typed = string | true | readonly string[];

/**
 * The value for `params` that a flag stands for. Amounts stay text, so that they stay exact.
 *
 * @throws {UsageError} where the text is none of the flag's type
 */
export function flagValue(flag: Flag, typed: Typed): unknown {
  if (!flag.isList) return single(flag, String(typed));
  const texts = [typed].flat().map(String);
  return texts.flatMap((text) => listed(flag, text));
}

function listed(flag: Flag, text: string): unknown[] {
  if (flag.kind === 'OBJECT') return [parsed(flag, text)].flat().map((one) => object(flag, one));
  // Free text may hold commas; ids, codes, days and numbers never do.
  const pieces = flag.typeName === 'String' ? [text] : text.split(',').filter((one) => one !== '');
  return pieces.map((piece) => single(flag, piece));
}

function single(flag: Flag, text: string): unknown {
  switch (flag.kind) {
    case 'TEXT':
      return text;
    case 'ENUM':
      return enumValue(flag, text);
    case 'INTEGER':
      return integer(flag, text);
    case 'BOOLEAN':
      return truth(flag, text);
    case 'OBJECT':
      return object(flag, parsed(flag, text));
  }
}

function enumValue({ name, values }: Flag, text: string): string {
  const value = text.toUpperCase().replaceAll('-', '_');
  if (values.includes(value)) return value;
  throw new UsageError(`${name}: ${JSON.stringify(text)} is none of ${values.join(', ')}.`);
}

function integer({ name }: Flag, text: string): number {
  const value = Number(text);
  if (/^-?\d+$/.test(text) && Number.isSafeInteger(value)) return value;
  throw new UsageError(`${name}: ${JSON.stringify(text)} is not a whole number.`);
}

function truth({ name }: Flag, text: string): boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  throw new UsageError(`${name}: ${JSON.stringify(text)} is neither true nor false.`);
}

function parsed({ name }: Flag, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${name} takes JSON, such as '{"name": "value"}'.`);
  }
}

function object({ name }: Flag, value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new UsageError(`${name} takes JSON objects, such as '{"name": "value"}'.`);
}
