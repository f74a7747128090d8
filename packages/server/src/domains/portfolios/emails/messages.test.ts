import { expect, test } from 'vitest';
import { measuredMessage } from './message-head.ts';
import { type FileTaken, outcomeOfFiles } from './outcome-of-files.ts';
import { readHead, readMessage } from './read-message.ts';
import { textOfHtml } from './text-of-html.ts';

async function* sent(...parts: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part);
}

async function keptOf(source: AsyncIterable<Uint8Array>): Promise<string> {
  const { bytes } = measuredMessage(source);
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts).toString();
}

const HEAD = 'From: a@example.com\r\nSubject: Note\r\n\r\n';
const RESULTS = 'Authentication-Results: mx;\r\n dkim=pass\r\nARC-Authentication-Results : i=1\r\n';

test.each([
  ['in one piece', [`${RESULTS}${HEAD}Hello`]],
  ['byte by byte', [...`${RESULTS}${HEAD}Hello`]],
])('what other hosts say of a sender is not kept of a message that comes %s', async (_, parts) => {
  expect(await keptOf(sent(...parts))).toBe(`${HEAD}Hello`);
});

test.each([
  ['too-large', [HEAD, Buffer.alloc(16_777_216)]],
  ['long-head', [`X: ${'x'.repeat(262_144)}`]],
  ['malformed', ['From: a@example.com']],
  ['looping', [`${'Received: by a\r\n'.repeat(51)}${HEAD}`]],
])('a message that is %s is not kept', async (kind, parts) => {
  await expect(keptOf(sent(...parts))).rejects.toMatchObject({ kind });
});

test.each([
  ['From: A <A@Example.com>\r\nSubject: =?utf-8?q?N=C3=B6te?=', ['a@example.com', 'Nöte']],
  ['From: a@example.com', ['a@example.com', '']],
  ['Subject: Nobody', null],
  ['From: a@example.com, b@example.com', null],
  ['From: a@example.com\r\nFrom: b@example.com', null],
  ['From: A\tB <a@example.com>', ['a@example.com', '']],
  ['From: a\0b@example.com', null],
  ['From: a\x7fb@example.com', null],
  ['From: ab@exa\x01mple.com', null],
  ['From: "a\0" <a@example.com>', null],
  ['From: a\u200bb@example.com', null],
  ['From: Friends: a@example.com, b@example.com;', null],
])('the head %j says who sent it, or nobody', async (head, said) => {
  const read = await readHead(Buffer.from(`${head}\r\n\r\n`));
  expect(read && [read.sender, read.subject]).toEqual(said);
});

const part = (type: string, body: string, more = '') =>
  `--b\r\nContent-Type: ${type}\r\n${more}\r\n${body}\r\n`;
const attachment = (name: string) => `Content-Disposition: attachment; filename="${name}"\r\n`;
const mixed = (...parts: string[]) =>
  Buffer.from(
    `From: a@example.com\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${parts.join('')}--b--\r\n`,
  );

test('a message has its files, without folders and decoration, and its plain text', async () => {
  const read = await readMessage(
    mixed(
      part('text/html', '<p>Bought <b>10</b></p>'),
      part('text/csv', 'a,b', attachment('../../etc/trades.csv')),
      part('image/gif', 'GIF89a', attachment('logo.gif')),
      part('text/csv', 'c,d', attachment('files/..')),
    ),
  );
  expect(read.attachments.map(({ name }) => name)).toEqual(['trades.csv', 'attachment-2']);
  expect(read.text.trim()).toBe('Bought 10');
});

test('at most 20 files of a message are looked at', async () => {
  const many = Array.from({ length: 30 }, (_, place) =>
    part('text/csv', `a,${place}`, attachment('a.csv')),
  );
  const { attachments, unreadCount } = await readMessage(mixed(...many));
  expect([attachments.length, unreadCount]).toEqual([20, 10]);
});

test.each([
  ['Auto-Submitted: auto-replied', true],
  ['Auto-Submitted: auto-generated', false],
  ['Content-Type: multipart/report; boundary=x', true],
  ['X-Autoreply: yes', true],
  ['Subject: Out of office', false],
])('%s: a program answers is %s', async (header, isAnswer) => {
  expect((await readMessage(Buffer.from(`${header}\r\n\r\nHello`))).isAnswer).toBe(isAnswer);
});

test('parts in parts without end are refused, and cost no more than a look', async () => {
  const nested = Array.from(
    { length: 400 },
    (_, place) => `Content-Type: multipart/mixed; boundary=b${place}\r\n\r\n--b${place}\r\n`,
  );
  await expect(readMessage(Buffer.from(nested.join('')))).rejects.toThrow();
});

test.each([
  ['<p>Bought&nbsp;10</p><p>AAPL &amp; Co &#8364;5</p>', 'Bought 10\nAAPL & Co €5'],
  ['<tr><td>Price</td><td>190.50</td></tr><tr><td>Fee', 'Price 190.50\nFee'],
  ['<style>p { color: red }</style>a<script>alert("<p>")</script>b', 'a\nb'],
  ['a<!-- <p>hidden --> b < c', 'a b < c'],
  ['<script>never ends', ''],
])('%j says %j', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

test('tags that are left open cost one look at each character', () => {
  expect(textOfHtml(`${'<'.repeat(200_000)} a`)).toMatch(/< a$/);
  expect(textOfHtml('<style><script>'.repeat(20_000))).toBe('');
});

const READ: FileTaken = {
  name: 'a.csv',
  status: 'READ',
  failureCode: null,
  failureReason: null,
  broker: 'Stake',
  rowCount: 2,
  doubtCount: 0,
};
const FAILED: FileTaken = {
  ...READ,
  name: 'b.pdf',
  status: 'FAILED',
  broker: null,
  rowCount: 0,
  failureCode: 'PASSWORD_PROTECTED',
  failureReason: 'It needs a password.',
};
const TERMS: FileTaken = { ...FAILED, failureCode: 'EMPTY', failureReason: 'It holds none.' };

test.each<[string, FileTaken[], string[], object]>([
  ['all is clear', [READ], [], { status: 'IMPORTED', broker: 'Stake', failureReason: null }],
  ['terms lie beside it', [READ, TERMS], [], { status: 'IMPORTED' }],
  [
    'rows are doubtful',
    [{ ...READ, doubtCount: 1 }],
    [],
    { failureReason: '1 row waits to be looked at.' },
  ],
  [
    'a file beside it failed',
    [READ, FAILED],
    [],
    { status: 'NEEDS_REVIEW', failureReason: 'b.pdf: It needs a password.' },
  ],
  ['all failed', [FAILED], [], { status: 'FAILED', failureCode: 'PASSWORD_PROTECTED' }],
  ['nothing was taken', [], ['Its text names no trade.'], { failureCode: 'UNKNOWN_LAYOUT' }],
  ['nothing was there', [], [], { status: 'FAILED', failureCode: 'EMPTY' }],
])('where %s an e-mail says so', (_what, files, untaken, outcome) => {
  expect(outcomeOfFiles(files, untaken)).toMatchObject(outcome);
});
