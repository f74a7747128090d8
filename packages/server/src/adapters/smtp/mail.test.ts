import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { mailContract } from '../../ports/mail.contract.ts';
import type { MailMessage } from '../../ports/mail.ts';
import { smtpMail } from './mail.ts';

const FROM = 'Investing Platform <no-reply@invest.example>';

interface Received extends MailMessage {
  readonly raw: string;
}

/** A mail server on this machine, and what it took. Addresses in `refused` get that reply code. */
async function mailServer(refused: Readonly<Record<string, number>> = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      const responseCode = refused[address];
      if (responseCode === undefined) callback();
      else callback(Object.assign(new Error('no such mailbox'), { responseCode }));
    },
    onData(stream, { envelope }, callback) {
      textOf(stream).then((raw) => {
        received.push(parsed(raw, envelope.rcptTo[0]?.address ?? ''));
        callback();
      }, callback);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const mail = smtpMail({ url: `smtp://127.0.0.1:${port}`, from: FROM });
  onTestFinished(async () => {
    mail.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return { mail, received, stop: () => new Promise<void>((done) => server.close(() => done())) };
}

async function textOf(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** Reads what this adapter writes: single-part texts in quoted-printable, base64 or plain. */
function parsed(raw: string, recipient: string): Received {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = head.replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? '';
  const body = rest.join('\r\n\r\n');
  return {
    raw,
    id: /<([^@>]+)@/.exec(header('Message-ID'))?.[1] ?? '',
    recipient,
    subject: decodedWords(header('Subject')),
    text: decoded(body, header('Content-Transfer-Encoding')).replaceAll('\r\n', '\n'),
    html: null,
  };
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  return bytesOf(body.replaceAll('=\r\n', ''));
}

/** RFC 2047: words of a header that are not ASCII. */
function decodedWords(text: string): string {
  return text
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : bytesOf(word.replaceAll('_', ' ')),
    );
}

function bytesOf(text: string): string {
  const latin = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(latin, 'latin1').toString('utf8');
}

const LETTER: MailMessage = {
  id: '01900000-0000-7000-8000-000000000001',
  recipient: 'ada@example.com',
  subject: 'Hello',
  text: 'Hello\n',
  html: null,
};
const inTime = () => new AbortController().signal;

mailContract('SMTP', async () => {
  const { mail, received } = await mailServer();
  return { mail, received: () => received.map(({ raw: _, ...message }) => message) };
});

test('a mail carries its sender, its id and that nobody need answer it', async () => {
  const { mail, received } = await mailServer();
  await mail.deliver(LETTER, inTime());
  expect(received[0]?.raw).toMatch(/^From: Investing Platform <no-reply@invest\.example>\r$/m);
  expect(received[0]?.raw).toContain(`Message-ID: <${LETTER.id}@invest.example>`);
  expect(received[0]?.raw).toContain('Auto-Submitted: auto-generated');
});

test.each([
  [550, 'refused'],
  [450, 'retryable'],
])('an address that the server answers with %i is %s', async (code, kind) => {
  const { mail } = await mailServer({ 'gone@example.com': code });
  const outcome = await mail.deliver({ ...LETTER, recipient: 'gone@example.com' }, inTime());
  expect(outcome.kind).toBe(kind);
});

test('a bad address does not keep others waiting', async () => {
  const { mail, received } = await mailServer({ 'gone@example.com': 550 });
  const outcomes = await Promise.all(
    ['gone@example.com', 'eve@example.com', 'bob@example.com'].map((recipient) =>
      mail.deliver({ ...LETTER, id: recipient, recipient }, inTime()),
    ),
  );
  expect(outcomes.map(({ kind }) => kind)).toEqual(['refused', 'ok', 'ok']);
  expect(received).toHaveLength(2);
});

test('where no server listens, the mail is tried again later', async () => {
  const { mail, stop } = await mailServer();
  await stop();
  const outcome = await mail.deliver(LETTER, inTime());
  expect(['retryable', 'unknown']).toContain(outcome.kind);
});
