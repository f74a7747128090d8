import type { Transporter } from 'nodemailer';
import type { Mail, MailMessage, MailOutcome } from '../../ports/mail.ts';

export interface SmtpOptions {
  /** `smtp://` (with STARTTLS where the server offers it) or `smtps://`, with user and password. */
  readonly url: string;
  /** An address, or a name and an address in angle brackets. */
  readonly from: string;
}

/** A mail adapter with connections to close. */
export interface SmtpMail extends Mail {
  close(): void;
}

const MAX_CONNECTIONS = 4;
const TIMEOUT_MS = 9_000;
const MAX_REMEMBERED = 1_000;
/** One line with one `@` between two parts; the contract checks addresses more closely. */
const ADDRESS = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/;
const LINE_BREAK = /[\r\n]/;

/**
 * Hands mails to an SMTP server (RFC 5321). The library is loaded with the first mail. A mail keeps
 * its `Message-ID` through every attempt, so that mailboxes can drop a repeat; one that this process
 * has handed over is not sent again.
 */
export function smtpMail({ url, from }: SmtpOptions): SmtpMail {
  const handedOver = new Set<string>();
  let opened: Promise<Transporter> | undefined;
  const transporter = (): Promise<Transporter> => {
    opened ??= open(url);
    return opened;
  };
  return {
    async deliver(message, signal) {
      if (!ADDRESS.test(message.recipient)) return refused('the recipient is no mail address');
      if (LINE_BREAK.test(message.subject)) return refused('the subject has more than one line');
      if (signal.aborted) return { kind: 'unknown', problem: 'the deadline passed' };
      if (handedOver.has(message.id)) return { kind: 'ok' };
      const outcome = await beforeAbort(signal, send(await transporter(), from, message));
      if (outcome.kind === 'ok') remember(handedOver, message.id);
      return outcome;
    },
    close() {
      opened?.then((transport) => transport.close()).catch(() => undefined);
    },
  };
}

async function open(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

async function send(
  transport: Transporter,
  from: string,
  { id, recipient, subject, text, html }: MailMessage,
): Promise<MailOutcome> {
  const domain = /@([^\s@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  try {
    await transport.sendMail({
      from,
      to: { name: '', address: recipient },
      subject,
      text,
      ...(html === null ? {} : { html }),
      messageId: `<${id}@${domain}>`,
      // RFC 3834, section 5: no out-of-office answers, please.
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    return { kind: 'ok' };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** RFC 5321, section 4.2.1: 5yz is final, 4yz may pass. */
function outcomeOf(error: unknown): MailOutcome {
  const problem = error instanceof Error ? error.message : 'the mail server failed';
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const isFinal = responseCode !== undefined && responseCode >= 500 && responseCode < 600;
  // A wrong password is the operator's to mend: the mail itself is not at fault.
  if (isFinal && code !== 'EAUTH') return refused(problem);
  // Once the text was on its way, nobody knows whether it arrived.
  return { kind: code === 'ESOCKET' || code === 'ETIMEDOUT' ? 'unknown' : 'retryable', problem };
}

function refused(problem: string): MailOutcome {
  return { kind: 'refused', problem };
}

function beforeAbort(signal: AbortSignal, work: Promise<MailOutcome>): Promise<MailOutcome> {
  return new Promise((resolve) => {
    const abort = (): void => resolve({ kind: 'unknown', problem: 'the deadline passed' });
    signal.addEventListener('abort', abort, { once: true });
    work
      .then(resolve, (error: unknown) => resolve(outcomeOf(error)))
      .finally(() => signal.removeEventListener('abort', abort));
  });
}

function remember(ids: Set<string>, id: string): void {
  ids.add(id);
  const [oldest] = ids;
  if (ids.size > MAX_REMEMBERED && oldest !== undefined) ids.delete(oldest);
}
