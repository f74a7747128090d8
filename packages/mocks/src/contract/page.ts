import { badCursor } from '@investing-platform/rules/refusals/platform-error';
import { fractionOf } from '../kernel/random.ts';
import type { Row } from './row.ts';

export const USUAL_LIMIT = 50;
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
    nextCursor: hasMore ? cursorOf(seed, operation, `${last.id}|${start + nodes.length}`) : null,
  };
}

function positionAfter(
  seed: string,
  operation: string,
  rows: readonly Pick<Row, 'id'>[],
  cursor: string,
): number {
  const [id = '', position = ''] = placeIn(seed, operation, cursor).split('|');
  const at = rows.findIndex((row) => row.id === id);
  // Its row is gone: what followed it has moved up by one.
  return at === -1 ? Math.max(0, Number(position) - 1) : at + 1;
}

/**
 * Opaque, with a check, so that made-up cursors are refused as the service refuses them.
 *
 * @param place in characters of Latin-1
 */
export function cursorOf(seed: string, operation: string, place: string): string {
  const check = Math.floor(fractionOf(`${seed}:${operation}:${place}`) * CHECK_DIGITS);
  return btoa(`${check}:${place}`).replaceAll('=', '');
}

/** @throws {PlatformError} BAD_USER_INPUT for a cursor that this operation did not give out */
export function placeIn(seed: string, operation: string, cursor: string): string {
  const [, place = ''] = /^\d+:(.*)$/.exec(decoded(cursor)) ?? [];
  if (cursorOf(seed, operation, place) !== cursor) throw badCursor();
  return place;
}

function decoded(cursor: string): string {
  try {
    return atob(cursor);
  } catch {
    return '';
  }
}
