import type { NoticeRule } from '@investing-platform/rules/assistant/notices';
import { MINUTE_MS } from '@investing-platform/schema/durations';
import { pushKeys } from '../../account/index.ts';
import { deliverDue } from '../delivery/deliver.ts';
import { watchPeople } from '../delivery/watch-people.ts';
import type { AssistantDeps } from '../deps.ts';
import { holderNow } from '../replies/asker.ts';
import type { AskedWith } from '../replies/replies.sql.ts';
import { lookForNotices } from './look-for-notices.ts';

/** Those who follow their notifications on this process, by person: the last one's right counts. */
const followers = new WeakMap<AssistantDeps['hub'], Map<string, Set<AskedWith>>>();

function followersOf(hub: AssistantDeps['hub']): Map<string, Set<AskedWith>> {
  const known = followers.get(hub) ?? new Map<string, Set<AskedWith>>();
  followers.set(hub, known);
  return known;
}

/** @returns what ends it */
export function follow(hub: AssistantDeps['hub'], userId: string, right: AskedWith): () => void {
  const all = followersOf(hub);
  const own = all.get(userId) ?? new Set();
  all.set(userId, own.add(right));
  return () => {
    own.delete(right);
    if (own.size === 0 && all.get(userId) === own) all.delete(userId);
  };
}

const ROUND_MS = MINUTE_MS;
const ROUNDS_A_QUARTER = 15;

/** Looks for what there is to tell, one person after the other, and sends what is due. */
export function startNotices(deps: AssistantDeps): { stop(): Promise<void> } {
  let rounds = 0;
  let isStopped = false;
  let round: Promise<void> | null = null;

  async function look(): Promise<void> {
    rounds += 1;
    const isDue = ({ every }: NoticeRule) => every === 'minute' || rounds % ROUNDS_A_QUARTER === 0;
    for (const rights of [...followersOf(deps.hub).values()]) {
      const right = [...rights].at(-1);
      if (isStopped) return;
      const actor = right === undefined ? null : await holderNow(deps, right);
      if (actor !== null) await lookForNotices(deps, actor, isDue);
    }
    await watchPeople(deps, () => isStopped);
    if (!isStopped) await deliverDue(deps);
  }

  // Browsers subscribe with it, before anything is sent.
  const keys = pushKeys(deps).catch((error: unknown) =>
    deps.log.error({ err: error }, 'the keys of push messages could not be read'),
  );
  const timer = setInterval(() => {
    round ??= look()
      .catch((error: unknown) => deps.log.error({ err: error }, 'looking for notices failed'))
      .finally(() => {
        round = null;
      });
  }, ROUND_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      isStopped = true;
      await keys;
      await round;
    },
  };
}
