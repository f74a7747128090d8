import { topicOf } from '@investing-platform/rules/assistant/notice-topics';
import {
  type Notice,
  type NoticeRule,
  noticeRules,
} from '@investing-platform/rules/assistant/notices';
import { sentFrom } from '@investing-platform/rules/assistant/quiet-hours';
import type { Transaction } from '../../../db/interface.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { newId } from '../../../kernel/ids.ts';
import { notificationAtFirst } from '../../account/index.ts';
import { addDeliveries, quietOf } from '../delivery/deliveries.sql.ts';
import type { AssistantDeps } from '../deps.ts';
import { takeTurn } from '../quota.ts';
import { ASSISTANT_CHANNEL, tells } from '../topics.ts';
import { addNotices } from './notifications.sql.ts';

type LookDeps = Pick<AssistantDeps, 'db' | 'clock' | 'random' | 'ask'>;

/**
 * Reads what a person may read and stores what there is to tell, each thing once. What the access
 * does not allow, or cannot be read now, is passed over.
 */
export async function lookForNotices(
  deps: LookDeps,
  actor: UserActor,
  isDue: (rule: NoticeRule) => boolean = () => true,
): Promise<void> {
  const now = deps.clock.now();
  const found: Notice[] = [];
  for (const rule of noticeRules.filter((one) => isDue(one))) {
    const { name, arguments: params } = rule.call(now);
    const { data, errors } = await deps.ask(actor, { query: rule.query, variables: { params } });
    if (errors === undefined) found.push(...rule.notices(data?.[name], now));
  }
  if (found.length > 0) await store(deps, actor.userId, found, now);
}

async function store(
  { db, clock, random }: LookDeps,
  userId: string,
  found: readonly Notice[],
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    // One after the other, so that the ids of a person's notifications rise as they come.
    await takeTurn(tx, { clock }, userId);
    const rows = found.map(({ reference, ...notice }) => ({
      ...notice,
      id: newId(clock, random),
      entityType: reference?.entityType ?? null,
      entityId: reference?.entityId ?? null,
    }));
    const told = await tx.all(addNotices, userId, now, JSON.stringify(rows));
    if (told.length === 0) return;
    const isTold = new Set(told.map(({ id }) => id));
    const open = rows.filter(({ id }) => isTold.has(id));
    tx.send(addDeliveries, [userId, JSON.stringify(await dueOf(tx, userId, open, now))]);
    await tx.notify(ASSISTANT_CHANNEL, tells.notified(userId));
  });
}

/** Of each, by which ways it comes at first, and when: what is critical disturbs any quiet. */
async function dueOf(
  tx: Transaction,
  userId: string,
  told: readonly (Pick<Notice, 'kind' | 'severity'> & { readonly id: string })[],
  now: Date,
) {
  const { timeZone, fromHour, toHour } = await tx.one(quietOf, userId);
  const quiet = fromHour === null || toHour === null ? null : { fromHour, toHour };
  const later = sentFrom(now, quiet, timeZone);
  return told.map(({ id, kind, severity }) => ({
    ...notificationAtFirst(topicOf[kind]),
    id,
    dueAt: severity === 'CRITICAL' ? now : later,
  }));
}
