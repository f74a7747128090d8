import { badInput } from '@investing-platform/schema/engine';
import { fractionOf } from '../kernel/random.ts';
import type { Row } from './row.ts';

const USUAL_LIMIT = 50;
const CHECK_DIGITS = 1e9;

/**
 * One page of rows that are in their final order; what is added or deleted meanwhile neither skips
 * nor repeats another row.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this operation did not give out
 */
export function page<T extends Pick<Row, 'id'>>(
  seed: string,
  operation: string,
  rows: readonly T[],
  { limit = USUAL_LIMIT, cursor }: { limit?: unknown; cursor?: unknown },
): { readonly nodes: readonly T[]; readonly nextCursor: string | null } {
  const start = cursor == null ? 0 : positionAfter(seed, operation, rows, String(cursor));
  const nodes = rows.slice(start, start + Number(limit));
  const last = nodes.at(-1);
  const hasMore = last !== undefined && start + nodes.length < rows.length;
  return {
    nodes,
    nextCursor: hasMore ? cursorOf(seed, operation, last.id, start + nodes.length) : null,
  };
}

/** Opaque, with a check, so that made-up cursors are refused as the service refuses them. */
function cursorOf(seed: string, operation: string, id: string, position: number): string {
  const place = `${id}|${position}`;
  const check = Math.floor(fractionOf(`${seed}:${operation}:${place}`) * CHECK_DIGITS);
  return btoa(`${place}|${check}`).replaceAll('=', '');
}

function positionAfter(
  seed: string,
  operation: string,
  rows: readonly Pick<Row, 'id'>[],
  cursor: string,
): number {
  const [id = '', position = ''] = decoded(cursor).split('|');
  if (cursorOf(seed, operation, id, Number(position)) !== cursor) {
    throw badInput('params.cursor', 'must be a nextCursor of this operation, unchanged');
  }
  const at = rows.findIndex((row) => row.id === id);
  // Its row is gone: what followed it has moved up by one.
  return at === -1 ? Math.max(0, Number(position) - 1) : at + 1;
}

function decoded(cursor: string): string {
  try {
    return atob(cursor);
  } catch {
    return '';
  }
}
