import { riskScore } from '@investing-platform/rules/account/risk-score';
import { beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import type { SaveInvestorPreferencesInput } from '../../../graphql/generated/resolver-types.ts';
import type { SessionActor } from '../../../kernel/actor.ts';
import { newId } from '../../../kernel/ids.ts';
import { userAccount } from '../people/user-account.ts';
import { userById } from '../people/users.sql.ts';
import { accountWorld, type TestDeps } from '../testing/account.fixture.ts';
import { freshSession, person, refusalOf } from '../testing/people.fixture.ts';
import { fetchUserAppointments } from './appointments.ts';
import type { InvestorAnswers } from './investor-answers.ts';
import { fetchInvestorPreferences, saveInvestorPreferences } from './investor-preferences.ts';
import { updateChartStartAtZero, updateNetWorthAsHomePage } from './preferences.ts';
import { updateUserProfile } from './update-user-profile.ts';

let deps: TestDeps;
let ada: SessionActor;

beforeEach(async () => {
  deps = await accountWorld();
  await person(deps, { firstName: 'Ada' });
  ada = await freshSession(deps);
});

const account = async () => userAccount(deps, await deps.db.one(userById, ada.userId));

describe('updateUserProfile', () => {
  test('changes what is given, leaves the rest and forgets what is null', async () => {
    await updateUserProfile(deps, ada, { bio: 'Counts.', timeZone: 'Pacific/Auckland' });
    await updateUserProfile(deps, ada, { lastName: 'Lovelace', bio: null, locale: 'en-NZ' });
    expect(await account()).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      bio: null,
      timeZone: 'Pacific/Auckland',
      locale: 'en-NZ',
    });
    await updateUserProfile(deps, ada, { timeZone: null, locale: null });
    expect(await account()).toMatchObject({ timeZone: 'UTC', locale: 'en' });
  });

  test('the names of an approved identity stay, and may be left out or said again', async () => {
    await person(deps, {
      email: 'grace@example.com',
      firstName: 'Grace',
      lastName: 'Hopper',
      kycStatus: 'APPROVED',
    });
    const grace = await freshSession(deps, 'grace@example.com');
    const input = { firstName: 'Mallory', lastName: null };
    expect(await refusalOf(updateUserProfile(deps, grace, input))).toMatchObject({
      fields: ['params.firstName', 'params.lastName'],
    });
    await person(deps, { email: 'cher@example.com', firstName: 'Cher', kycStatus: 'APPROVED' });
    const more = updateUserProfile(deps, await freshSession(deps, 'cher@example.com'), {
      lastName: 'Mallory',
    });
    expect(await refusalOf(more)).toMatchObject({ fields: ['params.lastName'] });
    const same = { firstName: 'Grace', displayName: 'Amazing Grace' };
    expect(await updateUserProfile(deps, grace, same)).toMatchObject({ name: 'Amazing Grace' });
  });

  test('the name to address the person by follows: display name, names, address', async () => {
    const named = async (input: object) => (await updateUserProfile(deps, ada, input)).name;
    expect(await named({ displayName: 'The Countess' })).toBe('The Countess');
    expect(await named({ displayName: null })).toBe('Ada');
    expect(await named({ firstName: null })).toBe('ada');
  });

  test('switches notifications one by one', async () => {
    const topics = async () =>
      new Map((await account()).preferences.notifications.map((one) => [one.topic, one]));
    await updateUserProfile(deps, ada, {
      notifications: [
        { topic: 'MARKET', push: false },
        { topic: 'ORDERS', email: false },
      ],
    });
    expect((await topics()).get('MARKET')).toEqual({ topic: 'MARKET', push: false, email: false });
    expect((await topics()).get('ORDERS')).toEqual({ topic: 'ORDERS', push: true, email: false });
    await updateUserProfile(deps, ada, { notifications: [{ topic: 'ORDERS', push: false }] });
    expect((await topics()).get('ORDERS')).toEqual({ topic: 'ORDERS', push: false, email: false });
    expect((await topics()).size).toBe(9);
  });

  test.each([
    [{ timeZone: 'Mars/Olympus' }, 'params.timeZone'],
    [{ timeZone: '+12:00' }, 'params.timeZone'],
    [{ locale: 'not a tag' }, 'params.locale'],
    [{ avatarUrl: 'http://example.com/a.png' }, 'params.avatarUrl'],
    [{ avatarUrl: 'javascript:alert(1)' }, 'params.avatarUrl'],
    [
      { notifications: [{ topic: 'ORDERS' as const }, { topic: 'ORDERS' as const }] },
      'params.notifications',
    ],
  ])('%j is refused', async (input, field) => {
    expect(await refusalOf(updateUserProfile(deps, ada, input))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: [field],
    });
  });

  test('preferences of the apps are switched on their own', async () => {
    await updateChartStartAtZero(deps, ada, { enabled: true });
    await updateNetWorthAsHomePage(deps, ada, { enabled: true });
    expect((await account()).preferences).toMatchObject({
      chartStartAtZero: true,
      netWorthAsHomePage: true,
    });
  });
});

describe('investor preferences', () => {
  test('are empty before the first answer', async () => {
    expect(await fetchInvestorPreferences(deps, ada)).toMatchObject({
      riskTolerance: null,
      objectives: [],
      riskScore: null,
      completedAt: null,
      updatedAt: null,
    });
  });

  test('are saved piece by piece: null forgets, a list takes the place of the one before', async () => {
    const first = { riskTolerance: 'MEDIUM', objectives: ['GROWTH', 'GROWTH'] } as const;
    await saveInvestorPreferences(deps, ada, { ...first, objectives: [...first.objectives] });
    const annualIncome = { min: '80000', max: null, currency: 'NZD' };
    const saved = await saveInvestorPreferences(deps, ada, { experience: 'GOOD', annualIncome });
    expect(saved).toMatchObject({
      riskTolerance: 'MEDIUM',
      experience: 'GOOD',
      objectives: ['GROWTH'],
      annualIncome,
      riskScore: null,
      completedAt: null,
    });
    const complete = await saveInvestorPreferences(deps, ada, { investmentHorizonYears: 20 });
    expect(complete).toMatchObject({ riskScore: 68, completedAt: deps.clock.now() });
    const forgotten = await saveInvestorPreferences(deps, ada, { experience: null });
    expect(forgotten).toMatchObject({ experience: null, riskScore: null });
    expect(await fetchInvestorPreferences(deps, ada)).toEqual(forgotten);
  });

  test.each<[SaveInvestorPreferencesInput, string]>([
    [{ sectors: ['ENERGY'], excludedSectors: ['ENERGY'] }, 'params.excludedSectors'],
    [{ annualIncome: { currency: 'NZD' } }, 'params.annualIncome'],
    [{ netWorth: { min: '2', max: '1', currency: 'NZD' } }, 'params.netWorth.min'],
  ])('%j is refused', async (input, field) => {
    expect(await refusalOf(saveInvestorPreferences(deps, ada, input))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: [field],
    });
  });

  test('a sector preferred before cannot be excluded now', async () => {
    await saveInvestorPreferences(deps, ada, { sectors: ['ENERGY'] });
    const excluded = saveInvestorPreferences(deps, ada, { excludedSectors: ['ENERGY'] });
    expect((await refusalOf(excluded)).fields).toEqual(['params.excludedSectors']);
  });

  test.each<[InvestorAnswers, number | null]>([
    [{ riskTolerance: 'VERY_LOW', experience: 'NONE', investmentHorizonYears: 0 }, 1],
    [{ riskTolerance: 'MEDIUM', experience: 'LIMITED', investmentHorizonYears: 10 }, 47],
    [{ riskTolerance: 'VERY_HIGH', experience: 'EXTENSIVE', investmentHorizonYears: 80 }, 100],
    [{ riskTolerance: 'VERY_HIGH', experience: 'EXTENSIVE', investmentHorizonYears: 1 }, 20],
    [{ riskTolerance: 'HIGH', experience: 'GOOD' }, null],
  ])('%j scores %j', (answers, score) => {
    expect(riskScore(answers)).toBe(score);
  });
});

describe('fetchUserAppointments', () => {
  const book = statement<never, [id: string, userId: string, startsAt: Date, status: string]>(
    'test_account_book_appointment',
    `insert into appointments (id, user_id, title, starts_at, ends_at, time_zone, status,
       created_at, updated_at)
     values ($1, $2, 'First talk', $3, $3::timestamptz + interval '1 hour', 'Pacific/Auckland', $4,
       $3, $3)`,
  );

  async function appointments(count: number, userId = ada.userId): Promise<void> {
    for (let day = 0; day < count; day += 1) {
      const id = newId(deps.clock, deps.random);
      const startsAt = new Date(Date.UTC(2026, 4, 1 + (day >> 1)));
      const status = day % 2 === 0 ? 'SCHEDULED' : 'CANCELED';
      await deps.db.transaction((tx) => tx.run(book, id, userId, startsAt, status));
    }
  }

  test('pages through the person’s own, the latest first, without gap or repeat', async () => {
    await appointments(5);
    const bob = await person(deps, { email: 'bob@example.com' });
    await appointments(2, bob.id);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof fetchUserAppointments>> = await fetchUserAppointments(
        deps,
        ada,
        { limit: 2, cursor },
      );
      seen.push(...page.nodes.map(({ startsAt, id }) => `${startsAt.toISOString()} ${id}`));
      cursor = page.nextCursor;
    } while (cursor !== null && seen.length < 10);
    expect(seen).toHaveLength(5);
    expect(seen).toEqual([...seen].sort().reverse());
  });

  test('filters by state and time', async () => {
    await appointments(6);
    const { nodes } = await fetchUserAppointments(deps, ada, {
      statuses: ['SCHEDULED'],
      from: new Date('2026-05-02T00:00:00Z'),
      to: new Date('2026-05-03T00:00:00Z'),
    });
    expect(nodes).toMatchObject([{ status: 'SCHEDULED', expert: null }]);
  });

  test('refuses a cursor of another list', async () => {
    const cursor = deps.cursors.encode('securityEvents', [deps.clock.now().toISOString(), 'x']);
    expect(await refusalOf(fetchUserAppointments(deps, ada, { cursor }))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: ['params.cursor'],
    });
  });
});
