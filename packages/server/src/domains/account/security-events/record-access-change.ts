import type { SecurityEventKind } from '@investing-platform/schema/first-party';
import type { SessionActor } from '../../../kernel/actor.ts';
import type { SecurityDeps } from '../deps.ts';
import { recordSecurityEvent } from './note-security-event.ts';

/**
 * Writes down what the authorization server did for the person, after it committed: a change that
 * took effect is never undone because its note failed.
 */
export async function recordAccessChange(
  deps: SecurityDeps,
  { userId, ip }: SessionActor,
  event: {
    readonly kind: SecurityEventKind;
    readonly browser: string | null;
    readonly detail: string | null;
  },
): Promise<void> {
  try {
    await deps.db.transaction((tx) => recordSecurityEvent(tx, deps, { userId, ip, ...event }));
  } catch (error) {
    deps.log.error({ err: error, kind: event.kind }, 'a security event was not written down');
  }
}
