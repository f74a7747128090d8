import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@investing-platform/schema/durations';
import { startCrew } from '../../../jobs/crew.ts';
import type { JobHandler } from '../../../jobs/jobs.ts';
import type { AssistantDeps } from '../deps.ts';
import { purgeNotifications } from '../notifications/notifications.sql.ts';
import { purgeThreads } from '../threads/threads.sql.ts';
import { ASSISTANT_CHANNEL, notified, replyWent, tells } from '../topics.ts';
import { failAbandoned, lastEvent, purgeEvents } from './replies.sql.ts';
import { writeNextReply } from './write-reply.ts';

/** Replies that a process writes at a time; most of their time they wait for others. */
const AT_ONCE = 32;
const LEFTOVERS_EVERY_MS = 5 * SECOND_MS;

/** Writes replies as they are asked for, and brings what any process makes to subscribers here. */
export function startReplies(deps: AssistantDeps): { stop(): Promise<void> } {
  const noteFault = (error: unknown): void => {
    deps.log.error({ err: error }, 'a round over the replies of the assistant failed');
  };
  const { recruit, stop } = startCrew(
    { atOnce: AT_ONCE, everyMs: LEFTOVERS_EVERY_MS },
    (signal) => writeNextReply(deps, signal),
    noteFault,
  );

  const hear = (payload: string): void => {
    const [kind = '', id = ''] = payload.split(' ');
    if (kind === tells.asked) recruit();
    else if (kind === 'went') deps.hub.publish(replyWent, id, true);
    else if (kind === 'notified') deps.hub.publish(notified, id, true);
  };
  const hearAgain = (): void => {
    recruit();
    for (const id of deps.hub.keysOf(replyWent)) deps.hub.publish(replyWent, id, true);
    for (const id of deps.hub.keysOf(notified)) deps.hub.publish(notified, id, true);
  };
  const listening = deps.db.listen(ASSISTANT_CHANNEL, hear, hearAgain).catch(noteFault);
  return {
    async stop() {
      await stop();
      await (await listening)?.();
    },
  };
}

const ABANDONED = 'The server stopped while it wrote the reply.';
const EVENTS_KEPT_MS = 24 * HOUR_MS + 2 * MINUTE_MS;

/** Longer than any subject stands for: a month. */
const NOTICES_KEPT_MS = 40 * DAY_MS;

/** Ends replies whose writer died, and deletes what is kept no longer. */
export function assistantJobs(deps: Pick<AssistantDeps, 'db' | 'clock'>): JobHandler[] {
  return [
    {
      kind: 'assistant.leftovers',
      everySeconds: 30,
      async run() {
        await endAbandoned(deps);
        await purge(deps);
        return null;
      },
    },
  ];
}

async function endAbandoned({ db, clock }: Pick<AssistantDeps, 'db' | 'clock'>): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock.now();
    for (const { id } of await tx.all(failAbandoned, now, ABANDONED)) {
      tx.send(lastEvent, [id, 'ERROR', now]);
      await tx.notify(ASSISTANT_CHANNEL, tells.went(id));
    }
  });
}

/** Whoever followed a reply of a deleted thread has been told by then. */
async function purge({ db, clock }: Pick<AssistantDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().getTime();
  await db.transaction(async (tx) => {
    tx.send(purgeThreads, [new Date(now - MINUTE_MS)]);
    tx.send(purgeEvents, [new Date(now - EVENTS_KEPT_MS)]);
    tx.send(purgeNotifications, [new Date(now - NOTICES_KEPT_MS)]);
  });
}
