import type { Transaction } from '../../../db/database.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { sha256 } from '../../../kernel/hash.ts';
import { token } from '../../../kernel/random.ts';
import type { SecurityDeps } from '../deps.ts';
import { CONFIRMATION_EVERY_SECONDS, RESET_LIFETIME_SECONDS } from '../lifetimes.ts';
import { post } from '../mail/outbox.ts';
import { workOff } from '../mail/queue.ts';
import { noteSecurityEvent } from '../security-events/note-security-event.ts';
import { askerOf } from './asker.ts';
import { codeRequest } from './code-request.ts';
import { sendChange, sendConfirmation } from './confirmations.ts';
import { type MailPace, takesMail } from './mail-allowance.ts';
import { mailCodeOnRequest } from './mail-code.ts';
import {
  dropMailRequest,
  type MailRequest,
  type MailRequestKind,
  takeMailRequest,
} from './mail-requests.sql.ts';
import { addresseeOfEmail, addresseeToConfirm, insertReset } from './recovery.sql.ts';
import { resetLetter } from './recovery-letters.ts';

const RESET_PREFIX = 'ip_pw_';

const PACES = {
  CONFIRMATION: { everySeconds: CONFIRMATION_EVERY_SECONDS, mostADay: 20 },
  PASSWORD_RESET: { everySeconds: 60, mostADay: 20 },
} satisfies Partial<Record<MailRequestKind, MailPace>>;

/**
 * Answers the requests for mails that wait, the oldest first; returns how many there were. One that
 * fails is dropped: its person can ask again.
 */
export function relayMailRequests(deps: SecurityDeps): Promise<number> {
  return workOff(deps, {
    take: (tx) => tx.maybe(takeMailRequest),
    work: (tx, request) => HANDLERS[request.kind](tx, deps, request),
    drop: async ({ id, kind }, error) => {
      deps.log.error({ err: error, kind }, 'a mail that was asked for was not written');
      await deps.db.maybe(dropMailRequest, id);
    },
  });
}

type Handler = (tx: Transaction, deps: SecurityDeps, request: MailRequest) => Promise<void>;

const HANDLERS: Readonly<Record<MailRequestKind, Handler>> = {
  async CONFIRMATION(tx, deps, request) {
    const person = await tx.maybe(addresseeToConfirm, request.target);
    if (person === null || !(await mayMail(tx, deps, 'CONFIRMATION', request.target))) return;
    const isNew = person.email !== request.target;
    if (isNew) await sendChange(tx, deps, person.userId, request.target);
    else await sendConfirmation(tx, deps, { id: person.userId, email: person.email });
  },

  async PASSWORD_RESET(tx, deps, request) {
    const asked = codeRequest(request.target);
    const person = 'email' in asked ? await tx.maybe(addresseeOfEmail, asked.email) : null;
    if (person === null) return;
    const { name } = await askerOf(tx, asked, person.userId, request.ip);
    if (!(await mayMail(tx, deps, 'PASSWORD_RESET', `${name} ${person.userId}`))) return;
    const secret = token(deps.random, RESET_PREFIX);
    const expiresAt = secondsAfter(deps.clock.now(), RESET_LIFETIME_SECONDS);
    await tx.one(insertReset, sha256(secret), person.userId, expiresAt);
    await post(tx, deps, resetLetter(deps.oauth.issuer, person.email, secret));
    await noteSecurityEvent(tx, deps, {
      userId: person.userId,
      kind: 'PASSWORD_RESET_REQUESTED',
      ip: request.ip,
      browser: null,
    });
  },

  MFA_CODE: mailCodeOnRequest,
};

function mayMail(
  tx: Transaction,
  deps: SecurityDeps,
  kind: keyof typeof PACES,
  key: string,
): Promise<boolean> {
  return takesMail(tx, deps, kind, key, PACES[kind]);
}
