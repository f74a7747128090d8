import type { Actor } from '../../../kernel/actor.ts';
import { newId } from '../../../kernel/ids.ts';
import type { AccountDeps } from '../deps.ts';
import { canonicalEmail } from '../people/user.ts';
import { codeTarget } from './code-request.ts';
import { insertMailRequest, type MailRequestKind } from './mail-requests.sql.ts';

/** A minute's work of the chore that answers them; what comes beyond is dropped. */
const MAX_WAITING = 5_000;

/** Exactly one of the two. */
export interface MailTarget {
  readonly email?: string | null | undefined;
  readonly challengeId?: string | null | undefined;
}

/**
 * Notes that somebody asks for a mail. Whose address it is, if anybody's, is looked up later, by a
 * chore: the answer and its time are the same for every address.
 */
export async function requestMail(
  deps: Pick<AccountDeps, 'db' | 'clock' | 'random'>,
  actor: Actor,
  kind: MailRequestKind,
  { email, challengeId }: MailTarget,
): Promise<void> {
  const target = targetOf(actor, kind, email, challengeId);
  const id = newId(deps.clock, deps.random);
  await deps.db.maybe(insertMailRequest, {
    id,
    kind,
    target,
    ip: actor.ip,
    now: deps.clock.now(),
    most: MAX_WAITING,
  });
}

function targetOf(
  actor: Actor,
  kind: MailRequestKind,
  email: MailTarget['email'],
  challengeId: MailTarget['challengeId'],
): string {
  if (typeof email !== 'string') return challengeId ?? '';
  const address = canonicalEmail(email);
  return kind === 'CONFIRMATION' ? address : codeTarget(actor, address);
}
