import type { SecurityEventKind } from '@investing-platform/schema/first-party';
import type { SessionActor } from '../../../kernel/actor.ts';
import type { SecurityDeps } from '../deps.ts';
import { noteSecurityEvent, recordSecurityEvent } from './note-security-event.ts';

/**
 * Writes down what the authorization server did for the person, after it committed: a change that
 * took effect is never undone because its note failed.
 *
 * @param isNews false where the person is not told of it again by mail
 */
export async function recordAccessChange(
  deps: SecurityDeps,
  { userId, ip }: SessionActor,
  event: {
    readonly kind: SecurityEventKind;
    readonly browser: string | null;
    readonly detail: string | null;
  },
  isNews = true,
): Promise<void> {
  const write = isNews ? recordSecurityEvent : noteSecurityEvent;
  try {
    await deps.db.transaction((tx) => write(tx, deps, { userId, ip, ...event }));
  } catch (error) {
    deps.log.error({ err: error, kind: event.kind }, 'a security event was not written down');
  }
}
