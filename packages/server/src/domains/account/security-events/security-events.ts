import type { SecurityEventKind } from '@investing-platform/schema/first-party';
import type { SessionActor } from '../../../kernel/actor.ts';
import { newestPage, type Page } from '../../../kernel/page.ts';
import type { AccountDeps } from '../deps.ts';
import { type SecurityEventRow, securityEventsOfUser } from './security-events.sql.ts';

export interface SecurityEventsInput {
  /** Null: all. */
  readonly kinds?: readonly SecurityEventKind[] | null | undefined;
  /** 1 to 500, default 50. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

const LIST = 'securityEvents';

/**
 * The person's security events, newest first. One statement.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this query did not give out
 */
export async function securityEvents(
  deps: Pick<AccountDeps, 'db' | 'cursors'>,
  { userId }: SessionActor,
  input: SecurityEventsInput,
): Promise<Page<SecurityEventRow>> {
  const kinds = input.kinds ?? null;
  return newestPage(
    deps,
    LIST,
    input,
    (...position) => deps.db.all(securityEventsOfUser, userId, kinds, ...position),
    ({ at }) => at,
  );
}
