import type { SecurityEventKind } from '@investing-platform/schema/first-party';
import type { SessionActor } from '../../../kernel/actor.ts';
import type { AccountDeps } from '../deps.ts';
import { listPosition } from '../list-position.ts';
import { type SecurityEventRow, securityEventsOfUser } from './security-events.sql.ts';

export interface SecurityEventsInput {
  /** Null: all. */
  readonly kinds?: readonly SecurityEventKind[] | null | undefined;
  /** 1 to 500, default 50. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

const LIST = 'securityEvents';
const USUAL_LIMIT = 50;

/**
 * The person's security events, newest first. One statement.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this query did not give out
 */
export async function securityEvents(
  deps: Pick<AccountDeps, 'db' | 'cursors'>,
  { userId }: SessionActor,
  input: SecurityEventsInput,
): Promise<{ nodes: SecurityEventRow[]; nextCursor: string | null }> {
  const limit = input.limit ?? USUAL_LIMIT;
  const [before, beforeId] = listPosition(deps, LIST, input.cursor ?? null);
  const kinds = input.kinds ?? null;
  const rows = await deps.db.all(securityEventsOfUser, userId, kinds, before, beforeId, limit + 1);
  const nodes = rows.slice(0, limit);
  const last = nodes.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  const nextCursor = hasMore ? deps.cursors.encode(LIST, [last.at.toISOString(), last.id]) : null;
  return { nodes, nextCursor };
}
