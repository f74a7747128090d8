import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { providedDatabase } from '../../db/testing.ts';
import { runDueJobs } from '../../jobs/jobs.ts';
import type { SessionActor, TokenActor } from '../../kernel/actor.ts';
import type { AskPlatform, PlatformAnswer } from '../../kernel/ask-platform.ts';
import { authenticateBearer, deleteCredential, revokeApp } from '../../oauth/index.ts';
import { bodyOf, type OAuthWorld, oauthWorld, SENDER } from '../../oauth/testing.ts';
import { askPerson, requestOfAgent } from './ask-person.ts';
import { agentJobs, carryOut } from './carry-out.ts';
import { decideRequest } from './decide-request.ts';
import type { AgentDeps } from './deps.ts';

let db: Database;
let world: OAuthWorld;
let person: SessionActor;
let app: TokenActor;
/** What was run, and as what. */
let ran: { readonly actor: string; readonly params: unknown }[];
let answer: () => Promise<PlatformAnswer>;
let deps: AgentDeps;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = oauthWorld(db);
  person = await world.user({ plan: 'PRO' });
  app = await connected(await world.confidential(person));
  ran = [];
  answer = async () => ({ data: { renameNetWorthPortfolio: { id: 'p', name: 'Ours' } } });
  const ask: AskPlatform = async (actor, { query, variables }) => {
    // What is only read tells names in words.
    if (query.startsWith('query')) return { data: {} };
    ran.push({ actor: actor.kind, params: variables.params });
    return answer();
  };
  deps = { ...world.deps, ask };
});

afterEach(() => db.close());

async function connected(credential: Awaited<ReturnType<OAuthWorld['confidential']>>) {
  const token = await world.token(credential, 'full_access');
  return holder(token);
}

async function holder(token: string): Promise<TokenActor> {
  const actor = await authenticateBearer(world.deps, `Bearer ${token}`, SENDER);
  if (typeof actor === 'string') throw new Error(actor);
  return actor;
}

const rename = (name: string) => ({
  operation: 'renameNetWorthPortfolio',
  params: { id: 'p', name },
});
const order = { operation: 'cancelOrder', params: { id: 'o', idempotencyKey: 'of the assistant' } };

async function asked(wish: Parameters<typeof askPerson>[2], by = app): Promise<string> {
  const request = await askPerson(deps, by, wish);
  if ('errors' in request) throw new Error(JSON.stringify(request.errors));
  return request.id;
}

const decide = (id: string, choice: 'APPROVE' | 'DECLINE' = 'APPROVE') =>
  decideRequest(deps, person, { id, answer: choice });

test('what is approved runs as the token that asked, under the key of the request', async () => {
  const id = await asked(order);
  expect(await decide(id)).toMatchObject({ status: 'DONE' });
  expect(ran).toEqual([{ actor: 'token', params: { id: 'o', idempotencyKey: id } }]);
});

test('of answers at once one counts, whatever they say', async () => {
  const id = await asked(order);
  const choices = (['APPROVE', 'DECLINE', 'APPROVE'] as const).map((choice) => decide(id, choice));
  const outcomes = await Promise.allSettled(choices);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(ran.length).toBeLessThanOrEqual(1);
});

test('a process that dies after the approval is made up for, with the same key', async () => {
  const id = await asked(order);
  answer = () => Promise.reject(new Error('the process dies here'));
  await expect(decide(id)).rejects.toThrow('dies');
  answer = async () => ({ data: { cancelOrder: { id: 'o', status: 'CANCELED' } } });
  world.clock.advance(120_000);
  const log = { error: () => undefined };
  expect(await runDueJobs({ ...deps, log }, agentJobs(deps))).toBe(1);
  expect(ran.map(({ params }) => params)).toEqual(
    Array.from({ length: 2 }, () => ({ id: 'o', idempotencyKey: id })),
  );
  const outcome = 'id o, status CANCELED';
  expect(await requestOfAgent(deps, app, id)).toMatchObject({ status: 'DONE', outcome });
});

test('what takes no key is never begun twice', async () => {
  const id = await asked(rename('Ours'));
  answer = () => Promise.reject(new Error('the process dies here'));
  await expect(decide(id)).rejects.toThrow('dies');
  world.clock.advance(1_000);
  await carryOut(deps, id);
  expect(ran).toHaveLength(1);
  expect(await requestOfAgent(deps, app, id)).toMatchObject({ status: 'FAILED' });
});

test('a refusal is told to both sides', async () => {
  const id = await asked(order);
  answer = async () => ({
    errors: [{ message: 'It is final.', extensions: { code: 'ORDER_NOT_CANCELABLE' } }],
  });
  const outcome = 'ORDER_NOT_CANCELABLE: It is final.';
  expect(await decide(id)).toMatchObject({ status: 'FAILED', outcome });
  expect(await requestOfAgent(deps, app, id)).toMatchObject({ status: 'FAILED', outcome });
});

test('it lapses after 15 minutes, and no later than the token', async () => {
  const id = await asked(order);
  world.clock.advance(899_000);
  const late = await asked(rename('Later'));
  world.clock.advance(1_000);
  await expect(decide(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await requestOfAgent(deps, app, id)).toMatchObject({ status: 'EXPIRED' });
  expect(await requestOfAgent(deps, app, late)).toMatchObject({ status: 'PENDING' });
  world.clock.advance(2_600_000);
  const short = await askPerson(deps, app, rename('Last'));
  expect(short).toMatchObject({ expiresAt: app.expiresAt });
});

test('an app that is disconnected, or whose credential is deleted, asks for nothing any more', async () => {
  const stranger = await world.publicClient(await world.user());
  const { clientId, id: credentialId } = stranger.credential;
  const answered = await world.redeem(
    clientId,
    await world.code(person, clientId, { scope: 'trade' }),
  );
  const other = await holder(String((await bodyOf(answered)).access_token));
  const id = await asked(order, other);
  await revokeApp(world.deps, person, credentialId);
  await expect(decide(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const own = await asked(order);
  await deleteCredential(world.deps, person, app.credentialId);
  await expect(decide(own)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(ran).toEqual([]);
});

test('at most 20 wait for one person, and the same wish waits once', async () => {
  const wishes = Array.from({ length: 20 }, (_, count) => rename(`Name ${count}`));
  const [first] = await Promise.all(wishes.map((wish) => asked(wish)));
  await expect(asked(rename('One more'))).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
  expect(await asked(rename('Name 0'))).toBe(first);
});

test.each([
  ['more lines than 60', { ids: Array.from({ length: 61 }, (_, count) => `${count}`) }],
  ['a text of more than 300 characters', { id: 'p', name: 'x'.repeat(301) }],
])('%s would not be seen whole, and is refused', async (_case, params) => {
  const refused = await askPerson(deps, app, { operation: 'renameNetWorthPortfolio', params });
  expect(refused).toMatchObject({ errors: [{ extensions: { code: 'QUOTA_EXCEEDED' } }] });
});
