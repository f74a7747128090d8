/**
 * JSON with object keys in code unit order (RFC 8785, section 3.2.3), so that equal inputs give
 * equal texts. Keys without a value are left out; `omit` names top-level keys to leave out too.
 *
 * @param value JSON values, and objects with `toJSON` as dates and decimals
 */
export function canonicalJson(value: unknown, omit: readonly string[] = []): string {
  return JSON.stringify(ordered(plain(value), omit)) ?? 'null';
}

/** Through JSON once, so that `toJSON` of dates and decimals is applied. */
function plain(value: unknown): unknown {
  const text = JSON.stringify(value);
  return text === undefined ? null : JSON.parse(text);
}

function ordered(value: unknown, omit: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => ordered(item, []));
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.entries(value)
    .filter(([key]) => !omit.includes(key))
    .sort(([left], [right]) => (left < right ? -1 : 1));
  // Integer-like keys are reordered by engines, but alike for every input, so equality holds.
  return Object.fromEntries(keys.map(([key, item]) => [key, ordered(item, [])]));
}
