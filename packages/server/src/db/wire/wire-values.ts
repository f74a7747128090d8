import { invariant } from '../../kernel/invariant.ts';
import type { WireValue } from '../session.ts';

/**
 * Turns JavaScript values into PostgreSQL's text format, the same for both databases. Bytes stay
 * bytes at the top level, where the wire has a binary format for them.
 */
export function wireValue(value: unknown): WireValue {
  if (value === null) return null;
  if (typeof value === 'string') return value;
  invariant(value !== undefined, 'a bound value is never undefined; bind null');
  return value instanceof Uint8Array ? value : textOf(value);
}

/** PostgreSQL's text format for bytes (manual, section 8.4.1). */
export function byteaText(bytes: Uint8Array): string {
  return `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`;
}

function textOf(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value);
    default:
      return textOfObject(value);
  }
}

function textOfObject(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return byteaText(value);
  if (Array.isArray(value)) return `{${value.map(arrayItem).join(',')}}`;
  const json = JSON.stringify(value);
  invariant(json !== undefined, 'a bound object can be written as JSON');
  // Decimals write themselves as one JSON string: its content is the text that numeric takes.
  return json.startsWith('"') ? String(JSON.parse(json)) : json;
}

/** Array literal items (manual, section 8.15.2): quoted, so that no item is taken for NULL. */
function arrayItem(item: unknown): string {
  if (item === null || item === undefined) return 'NULL';
  if (Array.isArray(item)) return textOfObject(item);
  return `"${textOf(item).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
