import { invariant } from '../kernel/invariant.ts';

/**
 * One SQL text with `$1`, `$2`... and the types of its rows and values. The name is unique in the
 * program: PostgreSQL prepares the text once per connection under it.
 */
export interface Statement<Row, Params extends readonly unknown[]> {
  readonly name: string;
  readonly text: string;
  /** Whose values `$1`, `$2`... are, where they are given by name. */
  readonly names?: readonly string[];
  /** Only in the type: nothing stands here at run time. */
  readonly types?: { readonly row: Row; readonly params: Params };
}

/** A statement that was never run, since one before it failed. */
export class StatementSkipped extends Error {
  override readonly name = 'StatementSkipped';
}

const textByName = new Map<string, string>();

/**
 * Declares a named statement. Declare at the top of a module, once for each text.
 *
 * Arrays bind as PostgreSQL arrays (`= any($1)`), `Date` as timestamptz, `Uint8Array` as bytea,
 * decimals by their `toJSON`, other objects as JSON; a JSON array is bound as its text.
 *
 * @param name at most 63 bytes, the length that PostgreSQL keeps
 * @throws {Error} where another text already has the name
 */
export function statement<Row, Params extends readonly unknown[] = []>(
  name: string,
  text: string,
): Statement<Row, Params> {
  if (name.length === 0 || Buffer.byteLength(name) > 63) {
    throw new Error(`statement name of ${Buffer.byteLength(name)} bytes: ${name}`);
  }
  const known = textByName.get(name);
  if (known !== undefined && known !== text) throw new Error(`two statements are named ${name}`);
  textByName.set(name, text);
  return { name, text };
}

/**
 * The same for a text that names its values, as `$userId` does, in any order and as often as it
 * needs them. They are given in one object, so that none is taken for another:
 * `tx.run(changeName, { id, name })`.
 *
 * @throws {Error} where the text has places with numbers too
 */
export function namedStatement<Row, Values extends object>(
  name: string,
  text: string,
): Statement<Row, [values: Values]> {
  if (/\$\d/.test(text)) throw new Error(`${name} names some of its values and numbers others`);
  const names: string[] = [];
  const numbered = text.replace(/\$([a-z]\w*)/gi, (_place, own: string) => {
    if (!names.includes(own)) names.push(own);
    return `$${names.indexOf(own) + 1}`;
  });
  return { ...statement<Row, [values: Values]>(name, numbered), names };
}

/** What is bound to the places of a statement, in their order. */
export function boundValues(
  { name, names }: Statement<unknown, readonly unknown[]>,
  params: readonly unknown[],
): readonly unknown[] {
  if (names === undefined) return params;
  const values = Object(params[0]);
  return names.map((own) => {
    invariant(own in values, `${name} is given its ${own}`);
    return values[own];
  });
}
