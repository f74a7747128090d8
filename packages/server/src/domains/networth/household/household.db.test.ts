import { DAY_MS } from '@investing-platform/schema/durations';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { providedDatabase } from '../../../db/testing.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { getPortfolios } from '../../portfolios/read-portfolios.ts';
import { createPortfolio } from '../../portfolios/write-portfolio.ts';
import { refusal, type Trader } from '../../trading/trading.fixture.ts';
import { closing } from '../closing.ts';
import { netWorthDashboard } from '../dashboard/net-worth-dashboard.ts';
import { updateDisplayCurrency } from '../display-currency.ts';
import { netWorthIncomes } from '../flows/read-flows.ts';
import { createFlow } from '../flows/write-flow.ts';
import { changeOfMonth } from '../history/change-of-month.ts';
import { recordAsset } from '../instruments/record-asset.ts';
import { type NetWorthWorld, netWorthWorld } from '../networth.fixture.ts';
import { removeHouseholdMember, updateHouseholdMember } from './change-member.ts';
import { createHousehold, leaveHousehold, renameHousehold } from './found-household.ts';
import { netWorthHousehold, theHousehold } from './household-shown.ts';
import {
  householdInvitation,
  type InviteMemberInput,
  inviteHouseholdMember,
  joinHousehold,
} from './invite-member.ts';

const letters = statement<{ recipient: string; text: string }>(
  'test_household_letters',
  'select recipient, text from mail_outbox order by created_at, id',
);

let db: Database;
let world: NetWorthWorld;
let ada: Trader;
let eve: Trader;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await netWorthWorld(db);
  ada = world.ada;
  eve = await world.another();
});

afterEach(() => db.close());

const EVE = { email: 'eve@example.com', name: 'Eve', relationship: 'PARTNER' } as const;
const found = () => createHousehold(world.deps, ada.actor, { name: 'The lake house' });
const see = ({ actor }: { actor: Actor }) => netWorthHousehold(world.deps, actor);

async function invite(input: Partial<InviteMemberInput> = {}): Promise<string> {
  await inviteHouseholdMember(world.deps, ada.actor, { ...EVE, ...input });
  const last = (await db.all(letters)).at(-1);
  return /invitation=(\S+)/.exec(last?.text ?? '')?.[1] ?? '';
}

async function together(sharesFigures = true): Promise<string> {
  await found();
  const token = await invite();
  await joinHousehold(world.deps, eve.actor, { token, sharesFigures });
  const { members } = await theHousehold(world.deps, ada.actor);
  return members[1]?.id ?? '';
}

const own = (person: Trader, purchasePrice: string, currency = 'USD') =>
  recordAsset(world.deps, person.actor, {
    name: 'A house',
    category: 'PROPERTY',
    currency,
    purchasedOn: '2026-01-10',
    purchasePrice,
  });

describe('a household', () => {
  test('is founded, invites by mail, and shows what its members show', async () => {
    expect(await see(ada)).toBeNull();
    await found();
    await own(ada, '1000');
    await own(eve, '300');
    const token = await invite({ sharePercent: '50' });
    const [letter] = (await db.all(letters)).slice(-1);
    expect(letter?.recipient).toBe('eve@example.com');
    const waiting = await theHousehold(world.deps, ada.actor);
    expect(waiting.members).toMatchObject([
      { relationship: 'SELF', role: 'OWNER', status: 'ACTIVE', own: true, sharePercent: '100' },
      { name: 'Eve', role: 'MEMBER', status: 'INVITED', own: false, totals: null },
    ]);
    expect(await see(eve)).toBeNull();
    expect(await householdInvitation(world.deps, { token })).toMatchObject({
      householdName: 'The lake house',
      relationship: 'PARTNER',
    });
    await joinHousehold(world.deps, eve.actor, { token, sharesFigures: true });
    const shown = await theHousehold(world.deps, eve.actor);
    expect(shown.members).toMatchObject([
      { own: false, totals: { totalAssets: '1000' } },
      { own: true, status: 'ACTIVE', totals: { totalAssets: '300' } },
    ]);
    expect(shown.combined).toMatchObject({
      totalAssets: '1150',
      netWorth: '1150',
      currency: 'USD',
    });
    const told = (await db.all(letters)).at(-1);
    expect(told?.text).toContain('Eve has joined your household');
  });

  test('is told each member in the currency of who looks, changes of a month too', async () => {
    await together();
    await own(eve, '1000', 'NZD');
    await updateDisplayCurrency(world.deps, eve.actor, { currency: 'NZD' });
    const inDollars = await theHousehold(world.deps, ada.actor);
    expect(inDollars.combined.currency).toBe('USD');
    const [, member] = inDollars.members;
    const { totals: hers } = await netWorthDashboard(world.deps, eve.actor);
    expect(hers).toMatchObject({ totalAssets: '1000', currency: 'NZD' });
    expect(member?.totals).toMatchObject({ currency: 'USD' });
    expect(Number(member?.totals?.totalAssets)).toBeLessThan(1_000);
    expect((await theHousehold(world.deps, eve.actor)).combined.totalAssets).toBe('1000');
    const { totals } = member ?? {};
    if (totals == null) throw new Error('nothing is shown');
    const change = await changeOfMonth(world.deps, totals);
    expect(Math.abs(Number(change.amount))).toBeLessThan(Number(totals.netWorth) / 2);
  });

  test('sees nothing of who shows no figures, and each says so for themselves', async () => {
    const id = await together(false);
    await own(eve, '300');
    expect((await theHousehold(world.deps, ada.actor)).members[1]?.totals).toBeNull();
    const forced = updateHouseholdMember(world.deps, ada.actor, { id, sharesFigures: true });
    expect((await refusal(forced)).code).toBe('FORBIDDEN');
    await updateHouseholdMember(world.deps, eve.actor, { id, sharesFigures: true });
    const { members } = await theHousehold(world.deps, ada.actor);
    expect(members[1]?.totals).toMatchObject({ totalAssets: '300' });
  });
});

describe('an invitation', () => {
  test('is for one address, once, and for seven days', async () => {
    await found();
    const other = await invite({ email: 'mallory@example.com' });
    const foreign = joinHousehold(world.deps, eve.actor, { token: other });
    expect((await refusal(foreign)).code).toBe('INVALID_STATE');
    const first = await invite();
    const second = await invite();
    expect((await refusal(joinHousehold(world.deps, eve.actor, { token: first }))).code).toBe(
      'NOT_FOUND',
    );
    world.clock.advance(7 * DAY_MS);
    expect((await refusal(householdInvitation(world.deps, { token: second }))).code).toBe(
      'NOT_FOUND',
    );
    expect((await theHousehold(world.deps, ada.actor)).members).toHaveLength(1);
    const third = await invite();
    await joinHousehold(world.deps, eve.actor, { token: third });
    const again = joinHousehold(world.deps, eve.actor, { token: third });
    expect((await refusal(again)).code).toBe('NOT_FOUND');
  });

  test('is refused to oneself, to who is no owner, beyond twenty, and into two households', async () => {
    await found();
    const self = await refusal(invite({ email: ' ADA@example.com' }));
    expect([self.code, self.fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', 'params.email']);
    expect((await refusal(invite({ relationship: 'SELF' }))).fields?.[0]?.path).toBe(
      'params.relationship',
    );
    const token = await invite();
    await createHousehold(world.deps, eve.actor, { name: 'Mine' });
    expect((await refusal(joinHousehold(world.deps, eve.actor, { token }))).code).toBe('CONFLICT');
    expect((await refusal(found())).code).toBe('CONFLICT');
    await leaveHousehold(world.deps, eve.actor);
    await joinHousehold(world.deps, eve.actor, { token });
    const byMember = inviteHouseholdMember(world.deps, eve.actor, {
      ...EVE,
      email: 'x@example.com',
    });
    expect((await refusal(byMember)).code).toBe('FORBIDDEN');
    for (let count = 2; count < 20; count += 1) await invite({ email: `m${count}@example.com` });
    expect((await refusal(invite({ email: 'last@example.com' }))).code).toBe('QUOTA_EXCEEDED');
  });
});

describe('who goes', () => {
  test('sees nothing from then on and is seen no more, and nothing is recorded as theirs', async () => {
    const id = await together();
    await own(ada, '1000');
    const income = {
      name: 'Rent',
      category: 'RENTAL',
      amount: '100',
      currency: 'USD',
      frequency: 'MONTHLY',
      ownerMemberId: id,
    } as const;
    await createFlow(world.deps, ada.actor, 'incomes', income);
    await createPortfolio(world.deps, ada.actor, { name: 'Hers', ownerMemberId: id });
    const [first] = (await theHousehold(world.deps, eve.actor)).members;
    const his = { ...income, ownerMemberId: first?.id ?? '' };
    await createFlow(world.deps, eve.actor, 'incomes', his);
    await leaveHousehold(world.deps, eve.actor);
    expect(await see(eve)).toBeNull();
    const left = await theHousehold(world.deps, ada.actor);
    expect(left.members).toHaveLength(1);
    expect(left.combined.totalAssets).toBe('1000');
    expect(await netWorthIncomes(world.deps, ada.actor, {})).toMatchObject([
      { ownerMemberId: null },
    ]);
    expect(await netWorthIncomes(world.deps, eve.actor, {})).toMatchObject([
      { ownerMemberId: null },
    ]);
    const portfolios = await getPortfolios(world.deps, ada.actor);
    expect(portfolios.map(({ ownerMemberId }) => ownerMemberId)).toEqual([null, null, null]);
    const stale = createFlow(world.deps, ada.actor, 'incomes', income);
    expect((await refusal(stale)).code).toBe('NOT_FOUND');
    expect((await refusal(leaveHousehold(world.deps, eve.actor))).code).toBe('NOT_FOUND');
  });

  test('is taken out by an owner alone, and an invitation back', async () => {
    const id = await together();
    const [first] = (await theHousehold(world.deps, eve.actor)).members;
    const byMember = removeHouseholdMember(world.deps, eve.actor, first?.id ?? '');
    expect((await refusal(byMember)).code).toBe('FORBIDDEN');
    await removeHouseholdMember(world.deps, ada.actor, id);
    expect(await see(eve)).toBeNull();
    const token = await invite();
    const [, invited] = (await theHousehold(world.deps, ada.actor)).members;
    await removeHouseholdMember(world.deps, ada.actor, invited?.id ?? '');
    expect((await refusal(joinHousehold(world.deps, eve.actor, { token }))).code).toBe('NOT_FOUND');
    expect((await refusal(removeHouseholdMember(world.deps, ada.actor, id))).code).toBe(
      'NOT_FOUND',
    );
  });

  test('leaves an owner behind, and with the last the household ends', async () => {
    await together();
    await leaveHousehold(world.deps, ada.actor);
    expect((await theHousehold(world.deps, eve.actor)).members).toMatchObject([
      { name: 'Eve', role: 'OWNER', own: true },
    ]);
    await renameHousehold(world.deps, eve.actor, { name: 'Eve alone' });
    expect((await theHousehold(world.deps, eve.actor)).name).toBe('Eve alone');
    await leaveHousehold(world.deps, eve.actor);
    await found();
    expect((await theHousehold(world.deps, ada.actor)).name).toBe('The lake house');
  });

  test('goes with the account', async () => {
    await together();
    await db.transaction(async (tx) => closing.erase?.(tx, ada.userId, world.clock.now()));
    expect((await theHousehold(world.deps, eve.actor)).members).toMatchObject([{ role: 'OWNER' }]);
  });
});

test('roles and parts are changed by owners, and one owner stays', async () => {
  const id = await together();
  const change = (person: Trader, given: object) =>
    updateHouseholdMember(world.deps, person.actor, { id, ...given });
  await change(eve, { name: 'Eva', sharePercent: '25' });
  expect((await refusal(change(eve, { role: 'OWNER' }))).code).toBe('FORBIDDEN');
  expect((await refusal(change(ada, { relationship: 'SELF' }))).code).toBe('BAD_USER_INPUT');
  const [first] = (await theHousehold(world.deps, ada.actor)).members;
  const lonely = updateHouseholdMember(world.deps, ada.actor, {
    id: first?.id ?? '',
    role: 'MEMBER',
  });
  expect((await refusal(lonely)).code).toBe('INVALID_STATE');
  const foreign = updateHouseholdMember(world.deps, eve.actor, { id: first?.id ?? '', name: 'X' });
  expect((await refusal(foreign)).code).toBe('FORBIDDEN');
  await change(ada, { role: 'OWNER', relationship: 'OTHER' });
  const { members } = await theHousehold(world.deps, eve.actor);
  expect(members[1]).toMatchObject({ name: 'Eva', role: 'OWNER', sharePercent: '25' });
});
