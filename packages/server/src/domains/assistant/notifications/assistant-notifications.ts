import { timeOfId } from '@investing-platform/engine';
import { HOUR_MS } from '@investing-platform/schema/durations';
import type { EventStream } from '../../../events/event-stream.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { AssistantDeps } from '../deps.ts';
import { rightOf } from '../replies/asker.ts';
import { notified } from '../topics.ts';
import { follow } from './followers.ts';
import { lookForNotices } from './look-for-notices.ts';
import { type NotificationShown, notificationOf, notificationsAfter } from './notifications.sql.ts';

const KEPT_MS = 24 * HOUR_MS;
/** What one follower holds in memory at most. */
const MAX_ROWS = 100;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * What the assistant tells the person unasked: what is kept of the last 24 hours or came after the
 * one that is known, then each new one.
 *
 * @throws {PlatformError} before the stream starts: NOT_FOUND where `afterId` is the id of
 *   something else; RATE_LIMITED
 */
export async function assistantNotifications(
  deps: AssistantDeps,
  actor: Actor,
  { afterId }: { readonly afterId?: string | null | undefined },
): Promise<AsyncIterableIterator<NotificationShown>> {
  const user = requireUser(actor);
  if (afterId != null) await requireKnown(deps, user.userId, afterId);
  // Before what is there is read, so that nothing that comes meanwhile gets lost.
  const wakes = deps.hub.subscribe(notified, [user.userId]);
  const leave = follow(deps.hub, user.userId, rightOf(user));
  // What happened while nobody followed is told too; it wakes the stream when it is found.
  lookForNotices(deps, user).catch((error: unknown) =>
    deps.log.error({ err: error }, 'looking for notices failed'),
  );
  return notificationsOf(deps, user.userId, wakes, afterId?.toLowerCase() ?? FIRST_ID, leave);
}

/** One that is kept no longer may have been known; what is newer and unknown is something else. */
async function requireKnown(
  { db, clock }: Pick<AssistantDeps, 'db' | 'clock'>,
  userId: string,
  id: string,
): Promise<void> {
  const at = timeOfId(id.toLowerCase());
  const isOld = at !== null && at.getTime() <= clock.now().getTime() - KEPT_MS;
  if (isOld || (await db.maybe(notificationOf, userId, id)) !== null) return;
  throw notFound('Assistant notification', 'params.afterId');
}

function notificationsOf(
  { db, clock }: Pick<AssistantDeps, 'db' | 'clock'>,
  userId: string,
  wakes: EventStream<true>,
  afterId: string,
  leave: () => void,
): AsyncIterableIterator<NotificationShown> {
  let waiting: NotificationShown[] = [];
  let told = afterId;
  let isOver = false;

  async function next(): Promise<IteratorResult<NotificationShown>> {
    while (!isOver) {
      const notification = waiting.shift();
      if (notification !== undefined) {
        told = notification.id;
        return { done: false, value: notification };
      }
      const since = new Date(clock.now().getTime() - KEPT_MS);
      waiting = await db.all(notificationsAfter, userId, told, since, MAX_ROWS);
      if (waiting.length === 0 && (await wakes.next()).done === true) break;
    }
    return end();
  }

  async function end(): Promise<IteratorResult<NotificationShown>> {
    isOver = true;
    waiting = [];
    leave();
    await wakes.return?.();
    return { done: true, value: undefined };
  }

  const notifications: AsyncIterableIterator<NotificationShown> = {
    next,
    return: end,
    async throw(reason) {
      await end();
      throw reason;
    },
    [Symbol.asyncIterator]: () => notifications,
  };
  return notifications;
}
