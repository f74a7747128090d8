import { expect, test } from 'vitest';
import { dkimSignatures } from './dkim.ts';
import { messageOf, type SigningDomain, signingDomain } from './signed-message.fixture.ts';

const broker = signingDomain('broker.example');
const FIELDS = {
  From: 'Contracts <contracts@broker.example>',
  To: 'ada@example.com',
  Subject: 'Contract note',
  Date: 'Fri, 20 Nov 2026 14:30:00 +0000',
  'Content-Type': 'text/plain; charset=utf-8',
};
const note = messageOf(FIELDS, 'Bought 10 AAPL');
const signed = await broker.sign(note);

const signerOf = (message: string, { textsOf }: Pick<SigningDomain, 'textsOf'> = broker) =>
  dkimSignatures(textsOf).signerOf(Buffer.from(message));

test('a mail is from whom it says where the domain of that address has signed it', async () => {
  expect(await signerOf(signed)).toBe('contracts@broker.example');
  // A part of the organization may sign for it, as mailing services do.
  const service = signingDomain('mail.broker.example');
  expect(await signerOf(await service.sign(note), service)).toBe('contracts@broker.example');
});

/** Without these fields the same body would say 10. */
const QUOTED = { ...FIELDS, 'Content-Transfer-Encoding': 'quoted-printable' };
const quoted = messageOf(QUOTED, 'Bought 1=\n0 AAPL');
const PARTS = 'multipart/mixed; boundary=a';
const inParts = messageOf({ ...FIELDS, 'Content-Type': PARTS }, '--a\n\nBought=10\n--a--');
const without = (name: string, message: string): string =>
  message.replace(new RegExp(`^${name}:.*\r\n`, 'm'), '');
/** Leaves out what says how a body is read. */
const FEW = { h: 'From:To:Subject:Date' };

test.each([
  ['quotes some of it', quoted],
  ['has parts, which say themselves how they are encoded', inParts],
  ['says nothing of itself and is plain', without('Content-Type', note)],
])('a mail that %s is proven', async (_what, message) => {
  expect(await signerOf(await broker.sign(message))).toBe('contracts@broker.example');
});

test.each([
  ['another type', (await broker.sign(note, FEW)).replace('text/plain', 'text/html')],
  ['a type of its own', await broker.sign(note, FEW)],
  [
    'a type added',
    `Content-Type: text/html\r\n${await broker.sign(without('Content-Type', note))}`,
  ],
  ['its type taken away', without('Content-Type', await broker.sign(inParts, FEW))],
  [
    'its encoding taken away',
    without('Content-Transfer-Encoding', await broker.sign(quoted, { h: `${FEW.h}:Content-Type` })),
  ],
  ['an encoding added', `Content-Transfer-Encoding: base64\r\n${signed}`],
])('a mail with %s that nobody signed proves nothing', async (_what, message) => {
  expect(await signerOf(message)).toBeNull();
});

const testing = signingDomain('broker.example', 't=y; ');
const other = signingDomain('stranger.example');
const results =
  'Authentication-Results: mx.example; dkim=pass header.d=broker.example; dmarc=pass\r\n';

test.each<[what: string, message: string, domain?: SigningDomain]>([
  ['is not signed', note],
  ['says by itself that another host found it signed', results + note],
  ['was changed after it was signed', signed.replace('Bought 10', 'Bought 99')],
  ['has another sender than the one who signed', signed.replace('contracts@', 'director@')],
  ['has a second sender', `From: eve@stranger.example\r\n${signed}`],
  ['has a second subject', `Subject: Another one\r\n${signed}`],
  ['has its parts told in two ways', `Content-Type: multipart/mixed; boundary=x\r\n${signed}`],
  ['is signed by a stranger', await other.sign(note), other],
  ['is signed in part', await broker.sign(note, { l: 4 })],
  ['is signed with a key of another', await signingDomain('broker.example').sign(note)],
  ['is signed for a trial', await testing.sign(note), testing],
  ['has more signatures than anybody honest', `${'DKIM-Signature: v=1\r\n'.repeat(5)}${signed}`],
  ['is none', '\u0000\u0001'],
])('a mail that %s proves nothing', async (_what, message, domain = broker) => {
  expect(await signerOf(message, domain)).toBeNull();
});

test('where the names cannot be asked, a mail proves nothing', async () => {
  const textsOf = () => Promise.reject(new Error('the resolver is gone'));
  expect(await signerOf(signed, { textsOf })).toBeNull();
});
