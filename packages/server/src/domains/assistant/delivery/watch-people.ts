import type { NoticeRule } from '@investing-platform/rules/assistant/notices';
import { MINUTE_MS } from '@investing-platform/schema/durations';
import type { UserActor } from '../../../kernel/actor.ts';
import type { AssistantDeps } from '../deps.ts';
import { lookForNotices } from '../notifications/look-for-notices.ts';
import { peopleToWatch } from './deliveries.sql.ts';

/** What one process looks at in a round; those who were looked at longest ago come first. */
const MAX_PEOPLE = 100;
/** A little less than a round, so that nobody waits for two. */
const LOOK_EVERY_MS = 0.9 * MINUTE_MS;
const ROUNDS_A_QUARTER = 15;
const SCOPES = ['profile.read', 'portfolio.read', 'funding.read'] as const;

/**
 * Looks for what there is to tell people who asked for it by mail or on a browser, whether or not
 * they follow their notifications: by queries alone, and as they themselves could.
 */
export async function watchPeople(deps: AssistantDeps, isStopped: () => boolean): Promise<void> {
  const now = deps.clock.now();
  const before = new Date(now.getTime() - LOOK_EVERY_MS);
  const people = await deps.db.transaction((tx) => tx.all(peopleToWatch, before, now, MAX_PEOPLE));
  for (const { userId, plan, rounds } of people) {
    if (isStopped()) return;
    const isDue = ({ every }: NoticeRule) => every === 'minute' || rounds % ROUNDS_A_QUARTER === 1;
    await lookForNotices(deps, readerFor(userId, plan, now), isDue);
  }
}

/** Nobody's session: what reads for a person while they are away, and can do nothing else. */
function readerFor(userId: string, plan: UserActor['plan'], expiresAt: Date): UserActor {
  return {
    kind: 'session',
    ip: '127.0.0.1',
    userId,
    plan,
    scopes: new Set(SCOPES),
    expiresAt,
    sessionId: userId,
    steppedUpAt: null,
  };
}
