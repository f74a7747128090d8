import { type compose, faultsOfTheBooks } from '@investing-platform/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DurableCluster, startDurableCluster } from '../support/postgres-cluster.ts';
import { type DictatedModel, dictatedModel } from './support/dictated-model.ts';
import { follow } from './support/follower.ts';
import { type Acknowledged, PAID_IN, startLoad } from './support/load.ts';
import { seededChance } from './support/seeded-chance.ts';
import { type ServerProcess, serverProcess } from './support/server-process.ts';
import { openObserver, person, trader } from './support/world.ts';

const KILLS = process.env.LONG === '1' ? 50 : 3;
const SECONDS_A_KILL = 60;
/** Between two kills, so many requests are answered. */
const [MIN_ANSWERS, MAX_ANSWERS] = [10, 80];
const SEED = process.env.SEED ?? String(Date.now());
const VICTIMS = ['server', 'postgres', 'both'] as const;

const ordersOf = {
  name: 'test_faults_orders',
  text: 'select id, status from orders where broker_account_id = $1',
};
const paymentsOf = {
  name: 'test_faults_payments',
  text: `select count(*)::integer as count from journal_entries e
    join journal_lines l on l.entry_id = e.id join ledger_accounts a on a.id = l.account_id
    where e.kind = 'DEPOSIT' and a.owner_id = $1 and l.amount = ${PAID_IN}`,
};

let cluster: DurableCluster;
let server: ServerProcess;
let model: DictatedModel;
let observer: Awaited<ReturnType<typeof compose>>;

beforeAll(async () => {
  cluster = await startDurableCluster();
  observer = await openObserver(cluster.url);
  model = await dictatedModel();
  server = await serverProcess(cluster.url, { LLM_URL: model.url });
  await server.start();
});
afterAll(async () => {
  await server.kill();
  await observer.stop();
  await cluster.stop();
  model.stop();
});

async function kill(victim: (typeof VICTIMS)[number]): Promise<void> {
  await Promise.all([
    victim === 'postgres' ? undefined : server.kill(),
    victim === 'server' ? undefined : cluster.kill(),
  ]);
  if (victim !== 'server') await cluster.restart();
  if (victim !== 'postgres') await server.start();
}

/** What differs between what was acknowledged and what is there; empty where nothing does. */
async function difference(accountId: string, seen: Acknowledged): Promise<Record<string, unknown>> {
  const { db } = observer.deps;
  const rows = await db.all<{ id: string; status: string }, [string]>(ordersOf, accountId);
  const withStatus = (...statuses: string[]) =>
    new Set(rows.filter(({ status }) => statuses.includes(status)).map(({ id }) => id));
  const { count } = await db.one<{ count: number }, [string]>(paymentsOf, accountId);
  const found = {
    filled: withStatus('FILLED'),
    open: withStatus('NEW'),
    cancelled: withStatus('CANCELED'),
  };
  return {
    orders: rows.length - seen.taken.length - seen.resting.length - seen.cancelled.length,
    payments: count - seen.paymentCount,
    filled: [...found.filled.symmetricDifference(new Set(seen.taken))],
    open: [...found.open.symmetricDifference(new Set(seen.resting))],
    cancelled: [...found.cancelled.symmetricDifference(new Set(seen.cancelled))],
  };
}

test(
  'what was acknowledged is there once, whatever is killed while clients ask for more',
  async () => {
    const chance = seededChance(SEED);
    const { token, brokerAccountId } = await trader(observer.deps, server.url);
    const load = startLoad({ url: server.url, token, brokerAccountId }, chance);
    for (let killed = 0; killed < KILLS; killed += 1) {
      const more = MIN_ANSWERS + Math.floor(chance() * (MAX_ANSWERS - MIN_ANSWERS));
      const until = load.count() + more;
      await expect.poll(load.count, { interval: 5 }).toBeGreaterThan(until);
      const victim = VICTIMS[killed % VICTIMS.length] ?? 'both';
      await kill(victim);
    }
    const seen = await load.stop();
    const nothing = { orders: 0, payments: 0, filled: [], open: [], cancelled: [] };
    await expect
      .poll(() => difference(brokerAccountId, seen), { message: `SEED=${SEED}` })
      .toEqual(nothing);
    expect(await faultsOfTheBooks(observer.deps.db)).toEqual([]);
    expect(server.crashes(), 'the server outlives its database').toEqual([]);
    expect(seen.taken.length).toBeGreaterThan(0);
  },
  KILLS * SECONDS_A_KILL * 1_000,
);

const START = `mutation ($params: StartAssistantThreadWithMessageInput!) {
  startAssistantThreadWithMessage(params: $params) {
    thread { id } assistantMessage { id } } }`;
const READ = `query ($params: FetchAssistantThreadByIdInput!) {
  fetchAssistantThreadById(params: $params) { nodes { role status content failureReason failureCode } } }`;
/** As if a minute and a half had gone by: whoever wrote replies then writes them no more. */
const leasesEnd = {
  name: 'test_faults_leases_end',
  text: "update assistant_messages set leased_until = now() where status = 'STREAMING'",
};
const leftoversAreDue = {
  name: 'test_faults_leftovers_due',
  text: "update jobs set run_at = now(), leased_until = null where kind = 'assistant.leftovers'",
};

async function ask(token: string, query: string, params: object) {
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables: { params } }),
  });
  const { data, errors } = Object(await answer.json());
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return Object(Object.values(data)[0]);
}

test('a reply whose server is killed goes on where its follower was, and ends as one message', async () => {
  const scope = 'profile.read profile.write';
  const token = await person(observer.deps, server.url, 'bea@example.com', scope);
  const { thread, assistantMessage } = await ask(token, START, { content: 'Tell me' });
  const newest = async () => (await ask(token, READ, { id: thread.id })).nodes;
  const before = follow(server.url, token, assistantMessage.id);
  await expect.poll(model.listeners).toBe(1);
  model.say('One ');
  await expect.poll(before.words).toBe('One ');
  await before.leave();
  for (const word of ['two ', 'three ', 'four ']) model.say(word);
  await expect.poll(async () => (await newest())[0].content).toBe('One two three four ');
  model.say('five ');
  await server.kill();
  await server.start();

  const after = follow(server.url, token, assistantMessage.id, before.events.at(-1)?.sequence);
  await expect.poll(after.words).toContain('four ');
  await observer.deps.db.transaction(async (tx) => {
    await tx.run(leasesEnd);
    await tx.run(leftoversAreDue);
  });
  await expect.poll(() => after.events.at(-1)?.type).toBe('ERROR');
  const [reply, ...others] = await newest();
  expect(reply).toMatchObject({
    status: 'FAILED',
    content: before.words() + after.words(),
    failureReason: 'The server stopped while it wrote the reply.',
    failureCode: 'INTERRUPTED',
  });
  expect('One two three four five ').toContain(reply.content);
  expect(after.events.at(-1)?.message).toMatchObject({ content: reply.content });
  const told = [...before.events, ...after.events].map(({ sequence }) => sequence);
  expect(told).toEqual(told.map((_sequence, at) => at + 1));
  expect(others.map(({ role }: { role: string }) => role)).toEqual(['USER']);
  expect(server.crashes()).toEqual([]);
  await after.leave();
});
