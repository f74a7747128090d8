import { statement } from '../../../db/statement.ts';
import type { Deps } from '../../../deps.ts';
import { postToUser } from '../../account/index.ts';

/** The job that tells the followers of a strategy of its new version; its key is the strategy. */
export const NOTICE_JOB = 'strategy_notices';

const PAGE = 100;
const MAX_PAGES = 1_000;
const TOPIC = 'STRATEGIES';

/**
 * Followers who have not been told of the present version, marked as told. By mail are told those
 * who asked for it, of this strategy and of the topic.
 */
const markTold = statement<
  { userId: string; name: string; version: number; isMailed: boolean },
  [strategyId: string, topic: string, limit: number]
>(
  'strategies_mark_told',
  `update strategy_subscriptions f set told_version = s.version
   from strategies s
   where s.id = f.strategy_id and f.id in (
     select o.id from strategy_subscriptions o join strategies t on t.id = o.strategy_id
     where o.strategy_id = $1 and o.told_version < t.version
     order by o.id limit $3 for update of o skip locked)
   returning f.user_id as "userId", s.name, s.version,
     f.notify and f.user_id <> s.owner_id and exists (
       select from notification_preferences n
       where n.user_id = f.user_id and n.topic = $2 and n.email) as "isMailed"`,
);

/** Tells the followers of a strategy of its present version, each of them once. */
export async function tellFollowers(
  deps: Pick<Deps, 'db' | 'clock' | 'random' | 'secrets'>,
  strategyId: string,
): Promise<void> {
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const told = await deps.db.transaction(async (tx) => {
      const rows = await tx.all(markTold, strategyId, TOPIC, PAGE);
      for (const { userId, name, version, isMailed } of rows) {
        if (isMailed) await postToUser(tx, deps, userId, letter(name, version));
      }
      return rows.length;
    });
    if (told < PAGE) return;
  }
}

function letter(name: string, version: number) {
  return {
    subject: `New weights: ${name}`,
    text: `The strategy "${name}", which you follow, has new weights (version ${version}).

Active strategies that take over new versions by themselves do so with their next run. For the
others, you decide: look at the new weights, and take them over where you like them.
`,
  };
}
