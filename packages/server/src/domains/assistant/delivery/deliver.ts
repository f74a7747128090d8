import { counted } from '@investing-platform/rules/assistant/prose';
import { type Letter, postToUser, pushKeys } from '../../account/index.ts';
import type { AssistantDeps } from '../deps.ts';
import { type DuePush, endPush, takeMail, takePushes } from './deliveries.sql.ts';
import { pushToUser } from './push-to-user.ts';

type DeliverDeps = Pick<AssistantDeps, 'db' | 'clock' | 'random' | 'secrets' | 'push' | 'log'>;

const MAX_MAILS = 200;
const MAX_IN_MAIL = 50;
const MAX_PUSHES = 100;
const MAX_ATTEMPTS = 4;

/** Sends what is due, by mail and to browsers. Any number of processes may at once. */
export async function deliverDue(deps: DeliverDeps): Promise<void> {
  for (let count = 0; count < MAX_MAILS; count += 1) {
    if (!(await mailNext(deps))) break;
  }
  const { db, clock } = deps;
  const due = await db.transaction((tx) => tx.all(takePushes, clock.now(), MAX_PUSHES));
  if (due.length === 0) return;
  const keys = await pushKeys(deps);
  for (const { id, userId, title, body, severity, attempts } of due) {
    const told = { id, title, body, path: '/assistant', urgent: severity !== 'INFO' };
    const isOpen = await pushToUser(deps, keys, userId, told);
    if (isOpen && attempts < MAX_ATTEMPTS) continue;
    await db.transaction((tx) => tx.run(endPush, id));
  }
}

/** One mail with all that a person is told by then, in the transaction that takes it. */
function mailNext(deps: DeliverDeps): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const told = await tx.all(takeMail, deps.clock.now(), MAX_IN_MAIL);
    const [first] = told;
    if (first === undefined) return false;
    await postToUser(tx, deps, first.userId, letterOf(told));
    return true;
  });
}

const FOOT =
  'This mail is for information: nothing was changed in your account. You choose which of these ' +
  'notifications you get under Account, Notifications.\n';

function letterOf(
  told: readonly Pick<DuePush, 'title' | 'body'>[],
): Pick<Letter, 'subject' | 'text'> {
  const [first] = told;
  const subject =
    told.length === 1 && first !== undefined
      ? first.title
      : `${counted(told.length, 'notification')} about your money`;
  const text = told.map(({ title, body }) => `${title}\n${body}\n`).join('\n');
  return { subject, text: `${text}\n${FOOT}` };
}
