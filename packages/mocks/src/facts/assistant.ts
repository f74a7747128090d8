import { all, type Facts, find, type Realm } from '../contract/realm.ts';
import { link } from '../contract/row.ts';
import { dayOf, monthsLater, today } from './time.ts';

const ALLOWANCE: Readonly<Record<string, number>> = { FREE: 0, PLUS: 50, PRO: 200 };

/** What is left of the month's threads. */
export function quotaOf(realm: Realm) {
  const tier = realm.user?.plan ?? 'FREE';
  const limit = ALLOWANCE[tier] ?? null;
  const periodStartsOn = `${today(realm).slice(0, 8)}01`;
  const used = all(realm, 'AssistantThread').filter(
    ({ createdAt }) => dayOf(createdAt as Date) >= periodStartsOn,
  ).length;
  return {
    tier,
    limit,
    used,
    remaining: limit === null ? null : Math.max(0, limit - used),
    periodStartsOn,
    resetsAt: new Date(`${monthsLater(periodStartsOn, 1)}T00:00:00.000Z`),
  };
}

export const assistantFacts: Facts = {
  AssistantThread: {
    messageCount: (row, realm) => all(realm, 'AssistantMessage', { threadId: row.id }).length,
  },
  AssistantThreadPage: { quota: (_row, realm) => quotaOf(realm) },
  AssistantMessagePage: {
    // The page holds the input of its query: the thread's id among it.
    thread: (row, realm) =>
      find(realm, 'AssistantThread', row.id) === undefined ? null : link('AssistantThread', row.id),
  },
};
