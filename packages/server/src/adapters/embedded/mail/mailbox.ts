import type { Mail, MailMessage, MailOutcome } from '../../../ports/mail.ts';

/** Accepts every well-formed mail and keeps the last ones in memory: no mail leaves the machine. */
export interface Mailbox extends Mail {
  /** The mails kept, oldest first; at most `keepCount`. */
  received(): readonly MailMessage[];
}

const OK: MailOutcome = { kind: 'ok' };
/** One line with one `@` between two parts; the contract checks addresses more closely. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/;
const LINE_BREAK = /[\r\n]/;

/** @param keepCount mails kept at most, the oldest fall out; 1 or more */
export function embeddedMailbox(keepCount = 100): Mailbox {
  const mails = new Map<string, MailMessage>();
  return {
    async deliver(message, signal) {
      if (signal.aborted) return { kind: 'unknown', problem: 'the deadline passed' };
      if (!ADDRESS.test(message.recipient)) {
        return { kind: 'refused', problem: 'the recipient is no mail address' };
      }
      if (LINE_BREAK.test(message.subject)) {
        return { kind: 'refused', problem: 'the subject has more than one line' };
      }
      if (mails.has(message.id)) return OK;
      mails.set(message.id, message);
      const [oldest] = mails.keys();
      if (mails.size > keepCount && oldest !== undefined) mails.delete(oldest);
      return OK;
    },
    received: () => [...mails.values()],
  };
}
