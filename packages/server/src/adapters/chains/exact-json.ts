type Reviver = (key: string, value: unknown, context?: { readonly source?: string }) => unknown;
const parse: (text: string, reviver: Reviver) => unknown = JSON.parse;

/** Reads JSON with every number as the text that it was written in: amounts have more than 15 digits. */
export function exactJson(text: string): unknown {
  return parse(text, (_, value, context) =>
    typeof value === 'number' ? (context?.source ?? String(value)) : value,
  );
}

/** A part of an answer, or nothing where the answer is of another form. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  let found = value;
  for (const key of path) found = Object(found)[key];
  return found;
}

/** @throws {Error} where it is not a text */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string {
  const found = at(value, ...path);
  if (typeof found === 'string') return found;
  throw new Error(`the answer lacks ${path.join('.')}`);
}

/** @throws {Error} where it is not a list */
export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = at(value, ...path);
  if (Array.isArray(found)) return found;
  throw new Error(`the answer lacks ${path.join('.')}`);
}
