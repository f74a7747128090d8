import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { embeddedMarketData } from '../adapters/embedded/market-data/index.ts';
import { memoryStore } from '../adapters/embedded/object-store/memory-store.ts';
import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { providedDatabase } from '../db/testing.ts';
import { startDemoWorld } from '../demo/index.ts';
import { createUser, lockPerson } from '../domains/account/index.ts';
import { manualClock } from '../kernel/clock.ts';
import { seededRandom } from '../kernel/random.ts';
import { secretBox } from '../kernel/secret-box.ts';
import { type AuditRow, latestAudits } from './audit.sql.ts';
import { operatorProgram } from './program.ts';

const objects = memoryStore();
const OAUTH = { issuer: 'https://invest.example' };
const clock = manualClock(new Date('2026-03-07T12:00:00Z'));
const random = seededRandom('operator');
const key = (id: string) => ({ id, key: random.bytes(32) });
const [oldKey, newKey] = [key('k1'), key('k2')];
let secrets = secretBox([oldKey], random);
const EMAIL = 'demo-plus@example.com';
const FREE = 'demo-free@example.com';

const announced = statement<{ title: string; level: string }>(
  'test_operator_announced',
  'select title, level from announcements',
);
const subscribe = statement<never, [sealed: string]>(
  'test_operator_subscribe',
  `insert into newsletter_subscriptions (email, unsubscribe_token_hash, unsubscribe_token)
   values ('ada@example.com', sha256('token'), $1)`,
);
const ideasOf = statement<{ id: string; texts: string[]; ended: Date | null }>(
  'test_operator_ideas',
  `select i.id, i.withdrawn_at as ended,
     array(select u ->> 'text' from jsonb_array_elements(i.updates) u) as texts
   from trade_ideas i join experts e on e.id = i.expert_id where e.slug = 'vita-appleby'`,
);
const sealedToken = statement<{ sealed: string }>(
  'test_operator_sealed_token',
  'select unsubscribe_token as sealed from newsletter_subscriptions',
);

let db: Database;
let folder: string;

async function openWorld(): Promise<void> {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
}

/** What a command prints. */
async function operate(...args: string[]): Promise<string> {
  let printed = '';
  const program = operatorProgram(async (run) => {
    printed = await run({ db, clock, random, secrets, objects, oauth: OAUTH, operator: 'olga' });
  });
  const silent = { writeErr: () => undefined, writeOut: () => undefined };
  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput(silent);
  }
  await program.parseAsync(args, { from: 'user' });
  return printed;
}

const audits = (): Promise<AuditRow[]> => db.all(latestAudits, 100);
const person = (email: string) => db.transaction((tx) => tx.one(lockPerson, email));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operator-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('on the demo world', () => {
  beforeAll(async () => {
    await openWorld();
    const marketData = embeddedMarketData({ clock, seed: 'demo' });
    const deps = { db, clock, random, marketData, secrets };
    await startDemoWorld(deps, { dataDir: folder, baseUrl: 'http://localhost:4000' });
  });
  afterAll(() => db.close());

  test('a plan changes at once, and the audit says who did it', async () => {
    expect(await operate('set-plan', EMAIL, 'pro')).toBe(`${EMAIL}: plan PLUS -> PRO`);
    expect(await person(EMAIL)).toMatchObject({ plan: 'PRO' });
    expect(await audits()).toMatchObject([
      {
        at: clock.now(),
        operator: 'olga',
        command: 'set-plan',
        subject: EMAIL,
        changes: [`${EMAIL}: plan PLUS -> PRO`],
        reason: null,
      },
    ]);
  });

  test('a change that is in force already is none, and leaves no line in the audit', async () => {
    const before = await audits();
    expect(await operate('set-plan', EMAIL, 'PRO')).toBe('Nothing to change.');
    expect(await audits()).toEqual(before);
  });

  test.each([
    ['set-plan', [EMAIL, 'FREE'], `${EMAIL}: plan PRO -> FREE`],
    ['approve-identity-check', [FREE, '--last-name', 'Frei'], 'platform account opened, in USD'],
    ['suspend-account', [EMAIL, '--reason', 'fraud'], `${EMAIL}: suspended`],
    ['approve-redirect-domain', ['app.example.com'], 'app.example.com: approved'],
  ])('a dry run of %s tells the change and keeps nothing', async (command, args, line) => {
    const before = [await audits(), await person(EMAIL), await person(FREE)];
    const printed = await operate(command, ...args, '--dry-run');
    expect(printed).toContain(line);
    expect(printed).toContain('Dry run: nothing was changed.');
    expect([await audits(), await person(EMAIL), await person(FREE)]).toEqual(before);
    expect(await operate('list-redirect-domains')).toBe('No redirect domain is approved.');
  });

  test('an identity check is accepted with an account, once, and refused for good', async () => {
    const [names, lines] = [
      ['--first-name', 'Frida ', '--last-name', 'Frei'],
      ['confirmed as Frida Frei', 'identity check NOT_STARTED -> APPROVED'],
    ];
    expect(await operate('approve-identity-check', FREE, ...names)).toBe(
      [...lines, 'platform account opened, in USD'].map((line) => `${FREE}: ${line}`).join('\n'),
    );
    expect(await person(FREE)).toMatchObject({ firstName: 'Frida', lastName: 'Frei' });
    expect(await operate('approve-identity-check', FREE)).toBe('Nothing to change.');
    await operate('reject-identity-check', FREE, '--reason', 'forged papers');
    expect(await person(FREE)).toMatchObject({ kycStatus: 'REJECTED' });
    await expect(operate('approve-identity-check', FREE)).rejects.toMatchObject({
      code: 'INVALID_STATE',
    });
  });

  test('nobody is confirmed without a name', async () => {
    const email = 'nameless@example.com';
    await db.transaction((tx) => createUser(tx, { clock, random }, { email, passwordHash: null }));
    for (const names of [[], ['--first-name', ' '], ['--last-name', 'N'.repeat(81)]]) {
      await expect(operate('approve-identity-check', email, ...names)).rejects.toMatchObject({
        fields: [{ path: 'first-name, last-name' }],
      });
    }
    expect(await person(email)).toMatchObject({ kycStatus: 'NOT_STARTED' });
  });

  test('an announcement is shown to everybody from then on', async () => {
    const printed = await operate('publish-announcement', 'Tonight', '--body', 'We are away.');
    expect(printed).toMatch(/^announcement [0-9a-f-]{36}: INFO, from now until it is replaced$/);
    expect(await db.all(announced)).toEqual([{ title: 'Tonight', level: 'INFO' }]);
  });

  test('an expert is added, whose ideas are published, commented on and ended', async () => {
    const expert = ['--name', 'Vita Appleby', '--title', 'Fruit', '--bio', 'Reads harvests.'];
    expect(await operate('add-expert', 'vita-appleby', ...expert)).toContain('Vita Appleby');
    const file = join(folder, 'idea.json');
    const prices = { entryLow: 69, entryHigh: '71.5', stopLoss: 66, targets: 78 };
    const words = { title: 'Steady', thesis: 'It holds.', direction: 'long', horizon: 'WEEKS' };
    const by = { expert: 'vita-appleby', symbol: 'KO', expiresAt: '2026-03-31T20:00:00Z' };
    const idea = { ...by, ...words, ...prices };
    await writeFile(file, JSON.stringify(idea));
    const published = /^idea ([0-9a-f-]{36}): LONG KO by vita-appleby, published/;
    expect(await operate('publish-idea', file, '--dry-run')).toMatch(published);
    expect(await db.all(ideasOf)).toEqual([]);
    const [, id = ''] = published.exec(await operate('publish-idea', file)) ?? [];
    await operate('update-idea', id, '--text', 'Still fine.');
    await operate('end-idea', id);
    expect(await db.all(ideasOf)).toMatchObject([
      { id, texts: ['Still fine.'], ended: clock.now() },
    ]);
    for (const [changes, path] of [
      [{ targets: [{ price: 78, allocationPercent: 50 }] }, 'targets'],
      [{ stopLoss: 'low' }, 'stopLoss'],
      [{ horizon: 'SOON' }, 'horizon'],
      [{ expiresAt: 'tomorrow' }, 'expiresAt'],
    ] as const) {
      await writeFile(file, JSON.stringify({ ...idea, ...changes }));
      await expect(operate('publish-idea', file)).rejects.toMatchObject({ fields: [{ path }] });
    }
    await writeFile(file, '[]');
    await expect(operate('publish-idea', file)).rejects.toMatchObject({
      fields: [{ path: 'file' }],
    });
  });

  test('keys are rotated once: every secret opens with the new one alone', async () => {
    const context = 'newsletter:ada@example.com';
    await db.transaction((tx) => tx.run(subscribe, secrets.seal('token', context)));
    secrets = secretBox([newKey, oldKey], random);
    expect(await operate('rotate-keys', '--dry-run')).toContain(
      'secrets of accounts sealed with the key k2: 1',
    );
    expect(await operate('rotate-keys')).toContain('key k2: 1');
    expect(await operate('rotate-keys')).toBe('Nothing to change.');
    const { sealed } = await db.one(sealedToken);
    expect(secretBox([newKey], random).open(sealed, context)).toBe('token');
  });

  test('the audit prints what was done and why, the latest first', async () => {
    await operate('suspend-account', EMAIL, '--reason', 'asked for by the police');
    await operate('reinstate-account', EMAIL);
    const [latest = '', before = ''] = (await operate('audit', '--limit', '2')).split('\n\n');
    expect(latest).toContain('reinstate-account');
    expect(before).toContain('because: asked for by the police');
  });

  test.each([
    ['an unknown address', ['set-plan', 'nobody@example.com', 'PRO'], { code: 'NOT_FOUND' }],
    ['an unknown plan', ['set-plan', EMAIL, 'GOLD'], { code: 'BAD_USER_INPUT' }],
    ['a host that is none', ['approve-redirect-domain', 'http://x'], { code: 'BAD_USER_INPUT' }],
    ['a suspension without a reason', ['suspend-account', EMAIL], { exitCode: 1 }],
    ['an unknown command', ['frobnicate'], { exitCode: 1 }],
    [
      'an announcement without a zone in its time',
      ['publish-announcement', 'x', '--body', 'y', '--until', '2026-11-20 18:00'],
      { code: 'BAD_USER_INPUT' },
    ],
    ['no limit at all', ['audit', '--limit', '0'], { code: 'BAD_USER_INPUT' }],
  ])('%s is refused', async (_, args, refusal) => {
    const before = await audits();
    await expect(operate(...args)).rejects.toMatchObject(refusal);
    expect(await audits()).toEqual(before);
  });

  test('every command has help, and each that changes something a dry run', () => {
    const { commands } = operatorProgram(async () => undefined);
    for (const command of commands) {
      expect(command.description(), command.name()).not.toBe('');
      const changes = !/^(list-|show-|save-|audit$|back-up$|restore$)/.test(command.name());
      expect(command.helpInformation().includes('--dry-run'), command.name()).toBe(changes);
    }
  });
});
