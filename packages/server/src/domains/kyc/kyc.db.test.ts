import { expect, test } from 'vitest';
import { statement } from '../../db/statement.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { refusal } from '../trading/trading.fixture.ts';
import { saveCompany, saveIdentity } from './checks/save-sections.ts';
import { fetchKyc } from './checks/show-check.ts';
import { submitKyc } from './checks/submit-kyc.ts';
import {
  companyOf,
  fillIn,
  identityOf,
  type KycWorld,
  kycWorld,
  type Newcomer,
  newcomer,
} from './kyc.fixture.ts';
import { resealChecks } from './reseal-checks.ts';

let world: KycWorld;
let mia: Newcomer;

onDatabase(async (db) => {
  world = await kycWorld(db);
  mia = await newcomer(world);
});

const moveTo = statement<never, [userId: string, timeZone: string]>(
  'test_kyc_move_to',
  'update users set time_zone = $2 where id = $1',
);
const everything = statement<{ text: string }, []>(
  'test_kyc_everything',
  `select coalesce(string_agg(s::text, ' '), '') ||
     (select string_agg(k::text, ' ') from kyc_checks k) ||
     (select string_agg(w::text, ' ') from kyc_w8bens w) as text from kyc_sections s`,
);

test('what people say of themselves is sealed in the database, and can be sealed anew', async () => {
  await fillIn(world, mia);
  await saveCompany(world.deps, mia.actor, companyOf());
  const { text } = await world.deps.db.one(everything);
  expect(text).toContain('IDENTITY');
  expect(text).not.toMatch(/Tane|Rata|1991|49091850|49-091|850|555012|Harbour|8123456/);
  expect(await world.deps.db.transaction((tx) => resealChecks(tx, world.deps))).toBe(0);
});

test('a section replaces what was saved, but for the tax number that is left out', async () => {
  await fillIn(world, mia);
  const { taxId: _, ...rest } = identityOf({ middleName: 'Aroha' });
  const { identity, accountType } = await saveIdentity(world.deps, mia.actor, rest);
  expect(identity).toMatchObject({ middleName: 'Aroha', taxIdMasked: '•••• 850' });
  expect(accountType).toBe('INDIVIDUAL');
  const coHolder = { ...identityOf({ givenName: 'Tom' }), email: 'tom@example.com' };
  const joint = await saveIdentity(world.deps, mia.actor, identityOf({ coHolder }));
  expect(joint.accountType).toBe('JOINT');
  const alone = await saveIdentity(world.deps, mia.actor, identityOf());
  expect([alone.accountType, alone.identity?.coHolder]).toEqual(['INDIVIDUAL', null]);
});

test.each([
  ['Pacific/Auckland', '2026-11-19T10:59:59Z', false],
  ['Pacific/Auckland', '2026-11-19T11:00:00Z', true],
  ['America/New_York', '2026-11-20T04:59:59Z', false],
  ['America/New_York', '2026-11-20T05:00:00Z', true],
])('somebody in %s is 18 at %s: %s', async (timeZone, at, isOfAge) => {
  await world.deps.db.transaction((tx) => tx.run(moveTo, mia.userId, timeZone));
  world.clock.set(new Date(at));
  const saving = saveIdentity(world.deps, mia.actor, identityOf({ dateOfBirth: '2008-11-20' }));
  if (isOfAge) {
    expect(await saving).toMatchObject({ status: 'DRAFT' });
    return;
  }
  expect(await refusal(saving)).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ path: 'params.dateOfBirth' }],
  });
  expect((await fetchKyc(world.deps, mia.actor)).status).toBe('NOT_STARTED');
});

test('a check is its person’s own', async () => {
  await fillIn(world, mia);
  const other = await newcomer(world, 'tom@example.com');
  expect(await fetchKyc(world.deps, other.actor)).toMatchObject({
    status: 'NOT_STARTED',
    identity: null,
    contact: null,
  });
});

test('what is incomplete is not submitted, and stays a draft', async () => {
  await fillIn(world, mia);
  const { code, fields } = await refusal(
    submitKyc(world.deps, mia.actor, { confirmAccurate: true }),
  );
  expect([code, fields?.map(({ path }) => path)]).toEqual(['BAD_USER_INPUT', ['DOCUMENTS.add']]);
  expect(await fetchKyc(world.deps, mia.actor)).toMatchObject({
    status: 'DRAFT',
    canSubmit: false,
    submittedAt: null,
  });
});
