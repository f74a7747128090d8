import type { AccountClosure } from '../../../graphql/generated/resolver-types.ts';
import type { SessionActor } from '../../../kernel/actor.ts';
import type { AccountDeps } from '../deps.ts';
import { standingOf } from './standing.ts';

const DELETED = [
  'Your profile, preferences, devices, newsletter and appointments are deleted.',
  'Your password, second factors, passkeys and linked sign-ins are deleted.',
  'Your API credentials and their tokens end, and connected apps lose their access.',
  'Keys of outside brokers are erased; nothing changes at those brokers.',
  'What you recorded of your net worth, your goals and your plans is deleted.',
  'Strategies of your own are deleted, or archived where other people follow them.',
  'Open practice orders are cancelled, and your e-mail address is free for a new account.',
];
const KEPT = [
  'Orders, executions, postings and signed agreements are kept for seven years after the last one.',
  'Identity papers of a finished identity check are kept for seven years.',
  'Security events are kept for two years after they happened.',
];

/** What closing the account would do, and what stands in its way. */
export async function accountClosure(
  deps: Pick<AccountDeps, 'db' | 'clock' | 'closing'>,
  { userId }: Pick<SessionActor, 'userId'>,
): Promise<AccountClosure> {
  const {
    email,
    isClosed: _,
    obstacles,
    ...counts
  } = await deps.db.transaction((tx) => standingOf(tx, deps, userId), {
    isolation: 'repeatable read',
  });
  return {
    possible: obstacles.length === 0,
    obstacles: [...obstacles],
    ...counts,
    deleted: DELETED,
    kept: KEPT,
    confirmation: email,
  };
}
