import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectEncrypted } from 'node:tls';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { clamdScanner } from '../adapters/clamd/clamd-scanner.ts';
import { EICAR, fakeClamd } from '../adapters/clamd/fake-clamd.fixture.ts';
import { dkimSignatures } from '../adapters/mail-signatures/dkim.ts';
import { signingDomain } from '../adapters/mail-signatures/signed-message.fixture.ts';
import type { Database } from '../db/database.ts';
import { providedDatabase } from '../db/testing.ts';
import {
  BROKER,
  CSV,
  type EmailWorld,
  emailWorld,
  mailOf,
  mailWith,
  NOTE,
} from '../domains/portfolios/emails/emails.fixture.ts';
import { tradesOfEmail } from '../domains/portfolios/emails/read-from-email.ts';
import { rateLimits } from '../http/rate-limit/rate-limits.ts';
import { serveMail } from '../http/webhooks/mail-door.ts';
import { CERTIFICATE, CERTIFICATE_KEY } from './certificate.fixture.ts';
import { type MailListener, mailListener } from './mail-listener.ts';

const broker = signingDomain('broker.example');
let db: Database;
let world: EmailWorld;
let listener: MailListener;
let webhook: Server;
let port: number;
let isAllowed = true;

beforeAll(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await emailWorld(db, dkimSignatures(broker.textsOf));
  await world.takes({ autoConfirm: true });
  listener = mailListener(world.deps, () => isAllowed);
  port = await listener.listen('127.0.0.1', 0);
  webhook = createServer((request, response) => {
    const limits = rateLimits(world.deps.clock, {
      generalRatePerSecond: 50,
      sensitiveRatePerSecond: 5,
    });
    const door = { deps: world.deps, limits, clientIp: () => '192.0.2.1' };
    serveMail(door, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await listener.stop();
  webhook.closeAllConnections();
  webhook.close();
  await db.close();
});

/** The code with which the listener answers a mail. */
async function send(
  raw: string | Buffer,
  to = world.address,
  from = BROKER,
  at = port,
): Promise<number> {
  const transport = createTransport({ host: '127.0.0.1', port: at, ignoreTLS: true });
  try {
    await transport.sendMail({ envelope: { from, to: [to] }, raw });
    return 250;
  } catch (error) {
    return Number(Object(error).responseCode);
  } finally {
    transport.close();
  }
}

async function newest() {
  await world.work();
  const [email] = await world.emails();
  if (email === undefined) throw new Error('no e-mail came in');
  const trades = await tradesOfEmail({ deps: world.deps, actor: world.actor }, email);
  return { ...email, states: trades.map(({ state }) => state) };
}

test('a mail that its sender has signed comes in by SMTP and counts at once', async () => {
  expect(await send(await broker.sign(mailWith('trades.csv', CSV)))).toBe(250);
  expect(await newest()).toMatchObject({
    status: 'IMPORTED',
    verified: true,
    states: ['CONFIRMED'],
  });
  // Another host's word for it is none.
  const claimed = `Authentication-Results: mx; dkim=pass header.d=broker.example\r\n`;
  expect(await send(claimed + mailOf(NOTE.replace('AAPL', 'MSFT')))).toBe(250);
  const email = await newest();
  expect(email).toMatchObject({ verified: false, states: ['PENDING'] });
});

test('what is not for a portfolio, or too much, is refused while it is sent', async () => {
  expect(await send(mailOf(NOTE), 'aaaaaaaaaaaaaaaaaaaa@in.example.com')).toBe(550);
  expect(await send(mailOf(NOTE), 'ada@example.com')).toBe(550);
  expect(await send(mailOf(NOTE), world.address, '')).toBe(550);
  expect(await send(mailOf('Hello', { From: 'nobody' }))).toBe(554);
  expect(await send(`${'Received: by a\r\n'.repeat(51)}${mailOf(NOTE)}`)).toBe(554);
  isAllowed = false;
  expect(await send(mailOf(NOTE))).toBe(450);
  isAllowed = true;
});

test('a mail with something harmful in it is refused, and waits while nobody can look into it', async () => {
  const clamd = fakeClamd();
  const scanner = clamdScanner(await clamd.listen());
  const scanning = mailListener({ ...world.deps, scanner }, () => true);
  const to = await scanning.listen('127.0.0.1', 0);
  const before = await world.emails();
  const note = mailOf(NOTE.replace('AAPL', 'TSLA'));
  expect(await send(mailWith('trades.csv', EICAR), world.address, BROKER, to)).toBe(554);
  clamd.be('hangs-up');
  // Who sends it tries again by itself.
  expect(await send(note, world.address, BROKER, to)).toBe(451);
  expect(await world.emails()).toHaveLength(before.length);
  clamd.be('usual');
  expect(await send(note, world.address, BROKER, to)).toBe(250);
  expect(await newest()).toMatchObject({ states: ['PENDING'] });
  expect(await world.emails()).toHaveLength(before.length + 1);
  await scanning.stop();
  await clamd.stop();
});

/** The last answer to lines that are sent one after the other. */
async function speak(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8');
  const answers: string[] = [];
  let left = ['EHLO a', ...lines, 'QUIT'];
  for await (const answer of socket) {
    answers.push(String(answer));
    const [line, ...rest] = left;
    left = rest;
    if (line !== undefined) socket.write(`${line}\r\n`);
  }
  return answers.join('');
}

test('nobody signs in, and nothing is passed on or announced that is not there', async () => {
  const greeting = await speak('AUTH PLAIN AGEAYg==', 'VRFY ada');
  expect(greeting).toContain('250 SIZE 16777216');
  expect(greeting).not.toMatch(/AUTH|STARTTLS/);
  const to = `RCPT TO:<${world.address}>`;
  const large = await speak(`MAIL FROM:<${BROKER}> SIZE=16777217`);
  expect(large).toContain('552');
  expect(await speak(`MAIL FROM:<${BROKER}>`, to, 'RCPT TO:<b@in.example.com>')).toContain('452');
  const body = `${mailOf(NOTE)}${'x'.repeat(998)}\r\n`;
  const long = Buffer.from(`${body}${`${'x'.repeat(998)}\r\n`.repeat(16_778)}`);
  const all = [`MAIL FROM:<${BROKER}>`, to, 'DATA'];
  expect(await speak(...all, `${long}.`)).toContain('552 The e-mail is larger than 16 MiB');
  const head = `X-Long: ${'x'.repeat(262_144)}\r\n${mailOf(NOTE)}`;
  expect(await speak(...all, `${head}\r\n.`)).toContain('552 The header of the e-mail is larger');
});

/** Hands lines over one after the other, each after an answer, and gathers what is answered. */
async function answersTo(socket: Socket, lines: readonly string[]): Promise<string> {
  let answers = '';
  for (const line of lines) {
    socket.write(`${line}\r\n`);
    const [answer] = await once(socket, 'data');
    answers += String(answer);
  }
  return answers;
}

test('mails come in encrypted, where they have to no other way, and nothing is slipped in before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mail-in-'));
  const [mailInCertificate, mailInCertificateKey] = ['chain.pem', 'key.pem'].map((name) =>
    join(folder, name),
  ) as [string, string];
  await writeFile(mailInCertificate, CERTIFICATE);
  await writeFile(mailInCertificateKey, CERTIFICATE_KEY);
  const encrypted = {
    mailInCertificate,
    mailInCertificateKey,
    mailInEncryption: 'required',
  } as const;
  const config = { ...world.deps.config, ...encrypted };
  const required = mailListener({ ...world.deps, config }, () => true);
  const at = await required.listen('127.0.0.1', 0);
  expect(await send(mailOf(NOTE), world.address, BROKER, at)).toBe(530);
  const tls = { ca: CERTIFICATE, servername: 'in.example.com' };
  const transport = createTransport({ host: '127.0.0.1', port: at, requireTLS: true, tls });
  const raw = mailOf(NOTE.replace('AAPL', 'AMD'));
  await transport.sendMail({ envelope: { from: BROKER, to: [world.address] }, raw });
  transport.close();
  expect(await newest()).toMatchObject({ states: ['PENDING'] });
  const open = connect(at, '127.0.0.1').setEncoding('utf8');
  await once(open, 'data');
  expect(await answersTo(open, ['EHLO a'])).toContain('250-STARTTLS');
  const injected = `STARTTLS\r\nEHLO b\r\nMAIL FROM:<${BROKER}>\r\nRCPT TO:<${world.address}>`;
  expect(await answersTo(open, [injected])).toMatch(/^220 [^\r\n]*\r\n$/);
  const closed = connectEncrypted({ ...tls, socket: open });
  await once(closed, 'secureConnect');
  closed.setEncoding('utf8');
  // Neither an answer to what was slipped in, nor its sender or recipient.
  expect(await answersTo(closed, ['NOOP'])).toMatch(/^250 OK\r\n$/i);
  expect(await answersTo(closed, ['EHLO a', 'DATA'])).toMatch(/^250-[\s\S]*\n503 [^\n]*\n$/);
  closed.destroy();
  await required.stop();
  await rm(folder, { recursive: true });
});

async function post(message: string, change: Record<string, string> = {}): Promise<number> {
  const { mailInSecret } = world.deps.config;
  const time = String(Math.floor(world.clock.now().getTime() / 1_000) - Number(change['age'] ?? 0));
  const hash = createHash('sha256').update(message).digest('hex');
  const signature = createHmac('sha256', mailInSecret ?? '')
    .update(`${time}.${world.address}.${hash}`)
    .digest('hex');
  const at = (webhook.address() as AddressInfo).port;
  const response = await fetch(`http://127.0.0.1:${at}/webhooks/mail/${world.address}`, {
    method: 'POST',
    body: change['body'] ?? message,
    headers: {
      'Mail-Timestamp': time,
      'Mail-Content-Sha256': hash,
      'Mail-Signature': change['signature'] ?? signature,
    },
  });
  if (response.body !== null) await text(response.body);
  return response.status;
}

test('a hosted mail service hands over what it has signed, and nobody else does', async () => {
  const message = await broker.sign(mailOf(NOTE.replace('AAPL', 'NVDA')));
  expect(await post(message, { signature: 'ab' })).toBe(401);
  for (const age of ['301', '-301']) expect(await post(message, { age })).toBe(401);
  expect(await post(message, { body: mailOf(NOTE) })).toBe(400);
  expect(await post(message)).toBe(204);
  expect(await newest()).toMatchObject({ verified: true, states: ['CONFIRMED'] });
  // Whoever sends it once more, the service or who listened, brings nothing.
  expect(await post(message)).toBe(204);
  expect(await newest()).toMatchObject({ status: 'IGNORED', states: [] });
});
