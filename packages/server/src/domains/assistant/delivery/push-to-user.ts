import { token } from '../../../kernel/random.ts';
import type { PushKeys, PushOutcome } from '../../../ports/push.ts';
import { type Browser, browsersOf, forgetBrowser } from '../../account/index.ts';
import { noteSentPush } from '../../platform/index.ts';
import type { AssistantDeps } from '../deps.ts';

type PushDeps = Pick<AssistantDeps, 'db' | 'clock' | 'random' | 'secrets' | 'push'>;

/** What a person is told on their browsers. */
interface ToldOnDevices {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** A path of the application. */
  readonly path: string;
  readonly urgent: boolean;
}

/**
 * Sends a message to each browser of a person. A browser that takes none any more is sent no other.
 *
 * @returns whether it may be tried again: no browser took it, and one may later
 */
export async function pushToUser(
  deps: PushDeps,
  keys: PushKeys,
  userId: string,
  told: ToldOnDevices,
): Promise<boolean> {
  const outcomes: PushOutcome[] = [];
  for (const browser of await browsersOf(deps, userId)) {
    outcomes.push(await pushTo(deps, keys, userId, browser, told));
  }
  return !outcomes.includes('ok') && outcomes.includes('retryable');
}

async function pushTo(
  deps: PushDeps,
  keys: PushKeys,
  userId: string,
  { id: browserId, ...target }: Browser,
  { id, title, body, path, urgent }: ToldOnDevices,
): Promise<PushOutcome> {
  const { db, push, random } = deps;
  const receiptId = token(random, 'ip_pr_');
  const text = JSON.stringify({ id, title, body, path, receiptId });
  // Before it is sent: its receipt may come at once.
  await db.transaction((tx) => noteSentPush(tx, deps, { userId, receiptId, title }));
  const outcome = await push.send(target, { text, topic: id, urgent }, keys);
  if (outcome === 'gone') await db.transaction((tx) => tx.run(forgetBrowser, browserId));
  return outcome;
}
