/**
 * A JSON value as a TypeScript literal in the style of our code.
 *
 * @param indent what stands before every line but the first
 */
export function literalOf(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => literalOf(entry, inner));
    return wrapped('[', ']', entries, indent);
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, part]) => `${key}: ${literalOf(part, inner)}`);
    return wrapped('{', '}', entries, indent);
  }
  return typeof value === 'string' ? quoted(value) : JSON.stringify(value);
}

const WIDTH = 76;

function wrapped(open: string, close: string, entries: readonly string[], indent: string): string {
  if (entries.length === 0) return open + close;
  const pad = open === '{' ? ' ' : '';
  const short = `${open}${pad}${entries.join(', ')}${pad}${close}`;
  if (indent.length + short.length <= WIDTH && !short.includes('\n')) return short;
  return `${open}\n${entries.map((entry) => `${indent}  ${entry},`).join('\n')}\n${indent}${close}`;
}

function quoted(text: string): string {
  const json = JSON.stringify(text);
  if (text.includes("'")) return json;
  return `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
}
