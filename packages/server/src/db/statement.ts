/**
 * One SQL text with `$1`, `$2`... and the types of its rows and values. The name is unique in the
 * program: PostgreSQL prepares the text once per connection under it.
 */
export interface Statement<Row, Params extends readonly unknown[]> {
  readonly name: string;
  readonly text: string;
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
