import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { embeddedMarketData } from '../../adapters/embedded/market-data/index.ts';
import type { Database } from '../../db/database.ts';
import { providedDatabase } from '../../db/testing.ts';
import { runDueJobs } from '../../jobs/jobs.ts';
import type { AppRule, SessionActor, TokenActor } from '../../kernel/actor.ts';
import type { AskPlatform, PlatformAnswer } from '../../kernel/ask-platform.ts';
import { authenticateBearer, deleteCredential, revokeApp } from '../../oauth/index.ts';
import { bodyOf, type OAuthWorld, oauthWorld, SENDER } from '../../oauth/testing.ts';
import { askPerson, noteChange, requestOfAgent } from './ask-person.ts';
import { agentJobs, carryOut, endChange } from './carry-out.ts';
import { decideRequest } from './decide-request.ts';
import type { AgentDeps } from './deps.ts';
import { passOrAsk } from './pass-or-ask.ts';

let db: Database;
let world: OAuthWorld;
let person: SessionActor;
let app: TokenActor;
/** An order of 250 USD. */
const previewed = {
  symbol: 'AAPL',
  name: 'Apple',
  currency: 'USD',
  orderPreview: { refusals: [], price: '250', value: '250', fees: '0', brokerAccountId: 'b' },
};
/** What was run, and as what. */
let ran: { readonly actor: string; readonly params: unknown }[];
let answer: () => Promise<PlatformAnswer>;
let deps: AgentDeps;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = oauthWorld(db);
  const marketData = embeddedMarketData({ clock: world.clock, seed: 'agents' });
  person = await world.user({ plan: 'PRO' });
  app = await connected(await world.confidential(person));
  ran = [];
  answer = async () => ({ data: { renameNetWorthPortfolio: { id: 'p', name: 'Ours' } } });
  const ask: AskPlatform = async (actor, { query, variables }) => {
    // What is only read tells names in words.
    if (query.startsWith('query Preview')) return { data: { fetchAssetByAssetId: previewed } };
    if (query.startsWith('query')) return { data: {} };
    ran.push({ actor: actor.kind, params: variables.params });
    return answer();
  };
  deps = { ...world.deps, ask, marketData };
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

describe('a call that the app makes itself', () => {
  const call = { operation: 'cancelOrder', params: { id: 'o', idempotencyKey: 'mine' } };
  const keyless = rename('Ours');
  const codeOf = (wish: typeof call | typeof keyless) =>
    passOrAsk(deps, app, wish).then(
      () => 'passes',
      ({ code, approval }) => `${code}${approval === undefined ? '' : ` ${approval.id}`}`,
    );

  async function approved(wish: typeof call | typeof keyless): Promise<string> {
    const [, id = ''] = (await codeOf(wish)).split(' ');
    expect(await decide(id)).toMatchObject({ status: 'APPROVED', outcome: null });
    expect(ran).toEqual([]);
    return id;
  }

  test('is told where the person decides, the same place as often as it calls', async () => {
    const told = await codeOf(call);
    expect(told).toMatch(/^APPROVAL_REQUIRED [0-9a-f-]{36}$/);
    expect(await codeOf(call)).toBe(told);
    const other = { ...call, params: { ...call.params, idempotencyKey: 'another' } };
    expect(await codeOf(other)).not.toBe(told);
  });

  test('passes once it is approved, and again under its key', async () => {
    const id = await approved(call);
    expect(await passOrAsk(deps, app, call)).toBe(id);
    await endChange(deps, id, null);
    expect(await passOrAsk(deps, app, call)).toBeNull();
    world.clock.advance(23 * 3_600_000);
    expect(await codeOf(call)).toMatch('APPROVAL_REQUIRED');
  });

  test('passes once of many at once, where it takes no key', async () => {
    await approved(keyless);
    const answers = await Promise.all([1, 2, 3, 4].map(() => codeOf(keyless)));
    expect(answers.sort()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'passes']);
  });

  test('is declined for as long as it would have waited, and lapses unless it comes', async () => {
    const [, id = ''] = (await codeOf(call)).split(' ');
    await decide(id, 'DECLINE');
    expect(await codeOf(call)).toBe('APPROVAL_DECLINED');
    const late = await approved(keyless);
    world.clock.advance(900_000);
    expect(await requestOfAgent(deps, app, late)).toMatchObject({ status: 'EXPIRED' });
    expect(await codeOf(call)).toMatch('APPROVAL_REQUIRED');
    expect(await codeOf(keyless)).toMatch('APPROVAL_REQUIRED');
  });
});

describe('the bounds of a person', () => {
  const bound = (rule: Partial<AppRule>): TokenActor => {
    const none = { assistant: true, approval: 'NONE', maxChangesPerDay: null } as const;
    const whole = { ...none, maxAmountPerDay: null, ...rule };
    const standing = { isForAssistants: true, isIdentityAlone: false, areStopped: false };
    return { ...app, app: { ...standing, rule: whole } };
  };
  const buy = (key: string) => ({
    operation: 'placeOrder',
    params: { assetId: 'a', side: 'BUY', quantity: '1', idempotencyKey: key },
  });
  const passed = async (calls: readonly Promise<string>[]) =>
    (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled').length;

  test('on changes are counted exactly, however many come at once', async () => {
    const holder = bound({ maxChangesPerDay: 5 });
    const calls = Array.from({ length: 12 }, (_, at) => noteChange(deps, holder, rename(`${at}`)));
    expect(await passed(calls)).toBe(5);
    await expect(askPerson(deps, holder, order)).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
    world.clock.advance(86_400_000);
    await noteChange(deps, holder, rename('the next day'));
  });

  test('on amounts are counted exactly, and what failed counts no more', async () => {
    const holder = bound({ maxAmountPerDay: '1000' });
    const calls = Array.from({ length: 8 }, (_, at) => noteChange(deps, holder, buy(`${at}`)));
    expect(await passed(calls)).toBe(4);
    const ids = (await Promise.allSettled(calls)).flatMap((one) =>
      one.status === 'fulfilled' ? [one.value] : [],
    );
    await endChange(deps, ids[0] ?? '', 'INSUFFICIENT_FUNDS: Too little cash.');
    expect(await passed([noteChange(deps, holder, buy('again'))])).toBe(1);
    expect(await passed([noteChange(deps, holder, buy('more'))])).toBe(0);
  });

  test('refuse what moves money without saying how much', async () => {
    const liquidate = { operation: 'liquidatePosition', params: { assetId: 'a' } };
    const holder = bound({ maxAmountPerDay: '1000' });
    await expect(noteChange(deps, holder, liquidate)).rejects.toThrow('not known beforehand');
    await noteChange(deps, holder, rename('moves nothing'));
  });
});
