import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { providedDatabase } from '../../../db/testing.ts';
import { outcomes } from '../../../testing/outcomes.ts';
import { type NetWorthWorld, netWorthWorld } from '../networth.fixture.ts';
import { createHousehold, leaveHousehold } from './found-household.ts';
import { netWorthHousehold, theHousehold } from './household-shown.ts';
import { inviteHouseholdMember, joinHousehold } from './invite-member.ts';

const AT_ONCE = 6;
const letters = statement<{ text: string }>(
  'test_household_race_letters',
  'select text from mail_outbox order by created_at, id',
);
const left = statement<{ count: number }>(
  'test_households_left',
  `select ((select count(*) from households) + (select count(*) from household_members))::integer
     as count`,
);

let db: Database;
let world: NetWorthWorld;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await netWorthWorld(db);
});

afterEach(() => db.close());

const found = () => createHousehold(world.deps, world.ada.actor, { name: 'Ours' });

async function invited() {
  const eve = await world.another();
  await found();
  const guest = { email: 'eve@example.com', name: 'Eve', relationship: 'PARTNER' } as const;
  await inviteHouseholdMember(world.deps, world.ada.actor, guest);
  const text = (await db.all(letters)).at(-1)?.text ?? '';
  return { eve, token: /invitation=(\S+)/.exec(text)?.[1] ?? '' };
}

test('of households that a person founds at once, one is founded', async () => {
  const deeds = Array.from({ length: AT_ONCE }, found);
  expect(await outcomes(deeds)).toEqual({ ok: 1, CONFLICT: AT_ONCE - 1 });
});

test('an invitation that is accepted several times at once is accepted once', async () => {
  const { eve, token } = await invited();
  const join = () => joinHousehold(world.deps, eve.actor, { token });
  const deeds = Array.from({ length: AT_ONCE }, join);
  expect(await outcomes(deeds)).toMatchObject({ ok: 1 });
  expect((await theHousehold(world.deps, eve.actor)).members).toHaveLength(2);
});

test('where all leave at once nothing is left, and nobody sees anything', async () => {
  const { eve, token } = await invited();
  await joinHousehold(world.deps, eve.actor, { token });
  const people = [world.ada, eve];
  const deeds = people.map(({ actor }) => leaveHousehold(world.deps, actor));
  expect(await outcomes(deeds)).toEqual({ ok: 2 });
  for (const { actor } of people) expect(await netWorthHousehold(world.deps, actor)).toBeNull();
  expect((await db.one(left)).count).toBe(0);
});
