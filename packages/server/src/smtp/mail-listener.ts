import { readFile } from 'node:fs/promises';
import type { AddressInfo, Socket } from 'node:net';
import type { SMTPServer, SMTPServerOptions, SMTPServerSession } from 'smtp-server';
import type { Deps } from '../deps.ts';
import { MAX_MESSAGE_BYTES, receiveEmail, takesEmails } from '../domains/portfolios/index.ts';
import { REPLIES, type Reply, replyOf } from './replies.ts';

/** Takes e-mails for portfolios from other mail servers. */
export interface MailListener {
  /** @returns the port: the system's choice where 0 was asked for */
  listen(host: string, port: number): Promise<number>;
  /** Takes no new connections; those that are open end within five seconds. */
  stop(): Promise<void>;
}

/** Listens where the settings say so. */
export async function startMailListener(
  deps: MailDeps & Pick<Deps, 'limiter'>,
): Promise<Pick<MailListener, 'stop'>> {
  const { mailInHost, mailInPort } = deps.config;
  const listener = mailListener(deps, async (ip) => (await deps.limiter.take('ip', ip)).allowed);
  if (mailInPort !== 0) await listener.listen(mailInHost, mailInPort);
  return listener;
}

export type MailDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'objects' | 'config' | 'scanner'> & {
  readonly log: Pick<Deps['log'], 'warn'>;
};

/** Whether an address may ask once more now. */
export type Allows = (ip: string) => boolean | Promise<boolean>;

const MAX_CLIENTS = 50;
/** Of one address at a time. */
const MAX_CLIENTS_OF_ONE = 10;
const IDLE_MS = 60_000;
/** However slowly somebody speaks. */
const MAX_CONNECTION_MS = 600_000;
const STOP_MS = 5_000;
const MAX_COMMAND_BYTES = 4_096;

/**
 * SMTP (RFC 5321) for the addresses of portfolios alone: it passes nothing on, and nobody signs in.
 * A mail is for one recipient, so that each is told what became of it.
 */
export function mailListener(deps: MailDeps, allows: Allows): MailListener {
  let server: SMTPServer | null = null;
  return {
    async listen(host, port) {
      const { SMTPServer: Server } = await import('smtp-server');
      const opened = new Server({ ...(await optionsOf(deps)), ...handlers(deps, allows) });
      server = opened;
      opened.on('error', (error) => deps.log.warn({ err: error }, 'an e-mail did not come in'));
      opened.server.on('connection', endInTime);
      await new Promise<void>((resolve, reject) => {
        opened.server.once('error', reject);
        opened.listen(port, host, () => resolve());
      });
      return (opened.server.address() as AddressInfo).port;
    },
    stop() {
      return new Promise((resolve) => {
        if (server === null) resolve();
        else server.close(() => resolve());
      });
    },
  };
}

function endInTime(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), MAX_CONNECTION_MS);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
}

async function optionsOf({ config }: Pick<Deps, 'config'>): Promise<SMTPServerOptions> {
  const { mailInCertificate, mailInCertificateKey } = config;
  const isEncrypted = mailInCertificate !== '';
  return {
    name: config.mailInDomain,
    disabledCommands: isEncrypted ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...(isEncrypted && {
      cert: await readFile(mailInCertificate),
      key: await readFile(mailInCertificateKey),
    }),
    size: MAX_MESSAGE_BYTES,
    maxClients: MAX_CLIENTS,
    maxRecipients: 1,
    maxCommandLength: MAX_COMMAND_BYTES,
    socketTimeout: IDLE_MS,
    closeTimeout: STOP_MS,
    disableReverseLookup: true,
    logger: false,
  };
}

function handlers(deps: MailDeps, allows: Allows): SMTPServerOptions {
  const clients = new Map<string, number>();
  const countOf = ({ remoteAddress }: SMTPServerSession): number => clients.get(remoteAddress) ?? 0;
  const answer = (work: Promise<Reply | null>, callback: (error?: Error | null) => void): void => {
    work.then(
      (reply) => callback(reply === null ? null : replyOf(reply)),
      (error: unknown) => {
        deps.log.warn({ err: error }, 'an e-mail did not come in');
        callback(replyOf(REPLIES.failed));
      },
    );
  };
  return {
    onConnect(session, callback) {
      const count = countOf(session) + 1;
      clients.set(session.remoteAddress, count);
      callback(count > MAX_CLIENTS_OF_ONE ? replyOf(REPLIES.busy) : null);
    },
    onClose(session) {
      const count = countOf(session) - 1;
      if (count > 0) clients.set(session.remoteAddress, count);
      else clients.delete(session.remoteAddress);
    },
    onMailFrom(_address, { secure }, callback) {
      const isTooOpen = deps.config.mailInEncryption === 'required' && !secure;
      callback(isTooOpen ? replyOf(REPLIES.unencrypted) : null);
    },
    onRcptTo({ address }, session, callback) {
      const { mailFrom } = session.envelope;
      // These addresses send nothing, so that nothing of theirs comes back.
      const isReport = mailFrom === false || mailFrom.address === '';
      const asked = async (): Promise<Reply | null> => {
        if (!(await allows(session.remoteAddress))) return REPLIES.tooOften;
        if (isReport) return REPLIES.report;
        const taken = await takesEmails(deps, address);
        return taken === 'taken' ? null : REPLIES[taken];
      };
      answer(asked(), callback);
    },
    onData(stream, session, callback) {
      const [recipient] = session.envelope.rcptTo;
      const received = async (): Promise<Reply | null> => {
        const source = stream.iterator({ destroyOnReturn: false });
        const taken = await receiveEmail(deps, recipient?.address ?? '', source);
        return taken === 'taken' ? null : REPLIES[taken];
      };
      // What is left of a mail that is not taken is read away: only then its sender hears why.
      answer(
        received().finally(() => stream.resume()),
        callback,
      );
    },
  };
}
