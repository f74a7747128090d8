import { expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import { operatorProgram } from '../../../operator/program.ts';
import { onDatabase } from '../../../testing/on-database.ts';
import { refusal } from '../../trading/trading.fixture.ts';
import { saveCompany, saveIdentity } from '../checks/save-sections.ts';
import { fetchKyc } from '../checks/show-check.ts';
import { submitKyc } from '../checks/submit-kyc.ts';
import {
  companyOf,
  fillIn,
  identityOf,
  type KycWorld,
  kycWorld,
  type Newcomer,
  newcomer,
} from '../kyc.fixture.ts';
import { endingLetters } from '../schedules/ending-letters.ts';
import { readPaper } from './for-operator.ts';
import { handInPapers } from './hand-in.ts';
import { paperObject } from './sealed-paper.ts';

const BYTES = Buffer.from('%PDF-1.7 Mia Tane, born 1991-04-17 %%EOF');
const content = { base64: BYTES.toString('base64') };
const never = new AbortController().signal;
const CONFIRMED = { confirmAccurate: true };

let world: KycWorld;
let mia: Newcomer;

onDatabase(async (db) => {
  world = await kycWorld(db);
  mia = await newcomer(world);
});

const lettersOf = statement<{ id: string }, [recipient: string, subject: string]>(
  'test_kyc_letters_of',
  'select id from mail_outbox where recipient = $1 and subject like $2',
);
const closeAccount = statement<never, [userId: string, at: Date]>(
  'test_kyc_close_account',
  'update users set closed_at = $2 where id = $1',
);
const rowsLeft = statement<{ count: number }, []>(
  'test_kyc_rows_left',
  `select ((select count(*) from kyc_checks) + (select count(*) from kyc_documents)
     + (select count(*) from kyc_sections) + (select count(*) from kyc_w8bens))::int as count`,
);

const paper = (type: 'PASSPORT' | 'COMPANY_REGISTRATION' | 'TRUST_DEED', differing = {}) => ({
  type,
  fileName: `${type}.pdf`,
  content,
  ...differing,
});
const handIn = (...add: ReturnType<typeof paper>[]) => handInPapers(world.deps, mia.actor, { add });

/** What a command prints. */
async function operate(...args: string[]): Promise<string> {
  let printed = '';
  const program = operatorProgram(async (run) => {
    printed = await run({ ...world.deps, operator: 'olga' });
  });
  for (const command of [program, ...program.commands]) command.exitOverride();
  await program.parseAsync(args, { from: 'user' });
  return printed;
}

async function stored(id: string): Promise<Buffer | null> {
  const object = await world.deps.objects.get(paperObject(id));
  if (object === null) return null;
  const parts: Uint8Array[] = [];
  for await (const part of object.bytes) parts.push(part);
  return Buffer.concat(parts);
}

test('a paper lies sealed, opens for its person alone, and goes with its row', async () => {
  const { documents } = await handIn(paper('PASSPORT'));
  const [{ id = '', mimeType, sizeBytes } = {}] = documents;
  expect([mimeType, sizeBytes]).toEqual(['application/pdf', BYTES.length]);
  expect((await stored(id))?.includes('Mia')).toBe(false);
  expect(Buffer.from(await readPaper(world.deps.db, world.deps, mia.userId, id))).toEqual(BYTES);
  const other = await newcomer(world, 'tom@example.com');
  const theirs = handInPapers(world.deps, other.actor, { removeIds: [id] });
  expect((await refusal(theirs)).code).toBe('NOT_FOUND');
  await handIn(paper('PASSPORT'));
  await world.jobs();
  expect(await stored(id)).toBe(null);
});

test('what is no picture or PDF, or too much, leaves nothing behind', async () => {
  const wrong = handIn(paper('PASSPORT'), paper('TRUST_DEED', { content: { base64: 'aGVsbG8=' } }));
  expect((await refusal(wrong)).fields?.[0]?.path).toBe('params.add.1.content');
  expect((await fetchKyc(world.deps, mia.actor)).documents).toEqual([]);
  const running = Buffer.from('%PDF-1.7 5 0 obj<</S/JavaScript/JS()>>endobj %%EOF');
  const base64 = running.toString('base64');
  const unsound = handIn(paper('PASSPORT'), paper('TRUST_DEED', { content: { base64 } }));
  expect(await refusal(unsound)).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ path: 'params.add.1.content', message: expect.stringContaining('scripts') }],
  });
  expect((await fetchKyc(world.deps, mia.actor)).documents).toEqual([]);
  const key = { idempotencyKey: 'once', add: [paper('PASSPORT')] };
  await handInPapers(world.deps, mia.actor, key);
  const again = await handInPapers(world.deps, mia.actor, key);
  expect(again.documents).toHaveLength(1);
  const others = Array.from({ length: 10 }, () => ({
    ...paper('PASSPORT'),
    type: 'OTHER' as const,
  }));
  await handInPapers(world.deps, mia.actor, { add: others });
  const more = handInPapers(world.deps, mia.actor, { add: others });
  expect((await refusal(more)).code).toBe('QUOTA_EXCEEDED');
});

test.each([
  ['INDIVIDUAL', [paper('PASSPORT')]],
  ['JOINT', [paper('PASSPORT'), paper('PASSPORT', { coHolder: true })]],
  ['COMPANY', [paper('PASSPORT'), paper('COMPANY_REGISTRATION')]],
  ['TRUST', [paper('PASSPORT'), paper('TRUST_DEED')]],
] as const)('without a provider an operator looks at the papers: %s', async (type, papers) => {
  await fillIn(world, mia);
  if (type === 'JOINT') {
    const coHolder = { ...identityOf({ givenName: 'Tom' }), email: 'tom@example.com' };
    await saveIdentity(world.deps, mia.actor, identityOf({ coHolder }));
  }
  if (type === 'COMPANY') await saveCompany(world.deps, mia.actor, companyOf());
  if (type === 'TRUST') {
    const [person] = companyOf().people;
    const people = [{ ...person, roles: ['TRUSTEE', 'SIGNATORY', 'BENEFICIAL_OWNER'] }];
    const trust = { accountType: 'TRUST', entityType: 'TRUST', companyNumber: null, people };
    await saveCompany(world.deps, mia.actor, companyOf(trust));
  }
  const lacking = await refusal(submitKyc(world.deps, mia.actor, CONFIRMED));
  const own = lacking.fields?.filter(({ path }) => path === 'DOCUMENTS.add');
  expect(own).toHaveLength(papers.length);
  await handIn(...papers);
  if (type === 'JOINT') await signAgain();
  expect((await submitKyc(world.deps, mia.actor, CONFIRMED)).accountType).toBe(type);
  await world.jobs();
  expect(await operate('list-identity-checks')).toContain(`${mia.email}  ${type}  IN_REVIEW`);
  expect(await operate('show-identity-check', mia.email)).toContain('familyName: Tane');
  expect(await operate('approve-identity-check', mia.email)).toContain('platform account opened');
  const { status, documents } = await fetchKyc(world.deps, mia.actor);
  expect([status, new Set(documents.map((one) => one.status))]).toEqual([
    'APPROVED',
    new Set(['ACCEPTED']),
  ]);
  const [{ id = '' } = {}] = documents;
  const takingBack = handInPapers(world.deps, mia.actor, { removeIds: [id] });
  expect((await refusal(takingBack)).code).toBe('INVALID_STATE');
});

/** A co-holder makes it another check, whose tax form is signed anew. */
const signAgain = async () => {
  const { identity } = await fetchKyc(world.deps, mia.actor);
  const { coHolder } = identity ?? {};
  await fillIn(world, mia, {
    coHolder: { ...identityOf({ givenName: 'Tom' }), email: coHolder?.email },
  });
};

test('an operator refuses a paper, and the person hands in another', async () => {
  await fillIn(world, mia);
  const { documents } = await handIn(paper('PASSPORT'));
  await submitKyc(world.deps, mia.actor, CONFIRMED);
  const id = documents[0]?.id ?? '';
  const why = ['--code', 'UNREADABLE', '--reason', 'The picture is blurred.'];
  await operate('reject-identity-paper', mia.email, id, ...why);
  expect(await fetchKyc(world.deps, mia.actor)).toMatchObject({
    status: 'ACTION_REQUIRED',
    documents: [{ status: 'REJECTED', failureCode: 'UNREADABLE' }],
    requests: [{ section: 'DOCUMENTS', message: 'The picture is blurred.', resolvedAt: null }],
    canSubmit: false,
  });
  const mended = await handIn(paper('PASSPORT'));
  expect([mended.canSubmit, mended.requests[0]?.resolvedAt]).not.toContain(null);
  await operate('reject-identity-check', mia.email, '--reason', 'forged');
  const late = saveIdentity(world.deps, mia.actor, identityOf());
  expect((await refusal(late)).code).toBe('INVALID_STATE');
});

test('a tax form that ends is written about three times, and an approval ends with it', async () => {
  await fillIn(world, mia);
  await handIn(paper('PASSPORT'));
  await submitKyc(world.deps, mia.actor, CONFIRMED);
  await operate('approve-identity-check', mia.email);
  const letters: [string, number][] = [];
  for (const day of ['10-31', '11-01', '11-20', '12-01', '12-02', '12-24', '12-25', '12-31']) {
    world.clock.set(new Date(`2029-${day}T13:00:00Z`));
    await world.jobs();
    const sent = await world.deps.db.all(lettersOf, mia.email, 'Your tax form W-8BEN ends on %');
    letters.push([day, sent.length]);
  }
  expect(letters.map((letter) => letter.join(': '))).toEqual([
    ...['10-31: 0', '11-01: 1', '11-20: 1', '12-01: 2', '12-02: 2'],
    ...['12-24: 3', '12-25: 3', '12-31: 3'],
  ]);
  world.clock.set(new Date('2030-01-01T11:00:00Z'));
  await world.jobs();
  expect((await fetchKyc(world.deps, mia.actor)).status).toBe('APPROVED');
  world.clock.set(new Date('2030-01-01T13:00:00Z'));
  await world.jobs();
  expect(await fetchKyc(world.deps, mia.actor)).toMatchObject({
    status: 'EXPIRED',
    w8ben: { status: 'EXPIRED' },
  });
});

test('an operator notes until when a paper is valid, and an approval ends with it', async () => {
  await fillIn(world, mia);
  const { documents } = await handIn(paper('PASSPORT'));
  await submitKyc(world.deps, mia.actor, CONFIRMED);
  const id = documents[0]?.id ?? '';
  const date = (day: string) => operate('date-identity-paper', mia.email, id, '--expires-on', day);
  await expect(date('2027-02-30')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await expect(date('2026-11-01')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await operate('approve-identity-check', mia.email);
  expect(await date('2027-03-31')).toContain('is valid until 2027-03-31');
  expect(await fetchKyc(world.deps, mia.actor)).toMatchObject({
    expiresAt: new Date('2027-04-01T11:59:59.999Z'),
    documents: [{ status: 'ACCEPTED', expiresOn: '2027-03-31' }],
  });
  world.clock.set(new Date('2027-04-01T13:00:00Z'));
  await world.jobs();
  expect(await fetchKyc(world.deps, mia.actor)).toMatchObject({
    status: 'EXPIRED',
    w8ben: { status: 'VALID' },
    documents: [{ status: 'REJECTED', failureCode: 'EXPIRED' }],
  });
  const mended = await handIn(paper('PASSPORT'));
  expect([mended.status, mended.canSubmit]).toEqual(['DRAFT', true]);
});

test('a paper that ends is written about 30 and 7 days before and at its end, each once', async () => {
  await fillIn(world, mia);
  const { documents } = await handIn(paper('PASSPORT'));
  await submitKyc(world.deps, mia.actor, CONFIRMED);
  const date = (day: string) =>
    operate('date-identity-paper', mia.email, documents[0]?.id ?? '', '--expires-on', day);
  await date('2027-03-31');
  await operate('approve-identity-check', mia.email);
  const sent = async (subject: string) =>
    (await world.deps.db.all(lettersOf, mia.email, subject)).length;
  const letters: string[] = [];
  const look = async (day: string) => {
    world.clock.set(new Date(`2027-${day}T13:00:00Z`));
    // As processes do at once whose leases have run out.
    const run = () => Promise.all(endingLetters(world.deps).map((one) => one.run('', never)));
    await Promise.all([run(), run(), run(), run()]);
    await world.jobs();
    const before = await sent('A paper of your identity check ends on 2027-%');
    letters.push(`${day}: ${before} + ${await sent('Your identity check has expired')}`);
  };
  for (const day of ['02-28', '03-01', '03-05']) await look(day);
  // Another day is written about anew; the same one is not.
  await date('2027-04-30');
  await date('2027-04-30');
  for (const day of ['03-06', '03-31', '04-23', '04-24', '05-01', '05-02']) await look(day);
  expect(letters).toEqual([
    ...['02-28: 0 + 0', '03-01: 1 + 0', '03-05: 1 + 0'],
    ...['03-06: 1 + 0', '03-31: 2 + 0', '04-23: 3 + 0', '04-24: 3 + 0'],
    ...['05-01: 3 + 1', '05-02: 3 + 1'],
  ]);
  expect(await sent('A paper of your identity check ends on 2027-04-30')).toBe(2);
});

test('the check of a closed account is erased when its time is over, unless it is held', async () => {
  await fillIn(world, mia);
  const { documents } = await handIn(paper('PASSPORT'));
  await submitKyc(world.deps, mia.actor, CONFIRMED);
  const { db } = world.deps;
  await db.transaction((tx) => tx.run(closeAccount, mia.userId, world.clock.now()));
  // Seven years are not over yet on their last day.
  world.clock.set(new Date('2033-11-20T01:59:59Z'));
  await world.jobs();
  expect(await stored(documents[0]?.id ?? '')).not.toBe(null);
  await operate('hold-identity-check', mia.email);
  world.clock.set(new Date('2034-01-01T00:00:00Z'));
  await world.jobs();
  expect((await db.one(rowsLeft)).count).toBeGreaterThan(0);
  await operate('release-identity-check', mia.email);
  world.clock.set(new Date('2034-01-03T00:00:00Z'));
  await world.jobs();
  await world.jobs();
  expect((await db.one(rowsLeft)).count).toBe(0);
  expect(await stored(documents[0]?.id ?? '')).toBe(null);
});
