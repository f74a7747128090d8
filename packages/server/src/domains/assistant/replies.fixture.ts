import { beforeAll, expect, test } from 'vitest';
import { runDueJobs } from '../../jobs/jobs.ts';
import type { LanguageModel } from '../../ports/language-model.ts';
import { type AssistantWorld, sharedWorld } from './assistant.fixture.ts';
import { puppet, text } from './puppet.fixture.ts';
import { assistantJobs } from './replies/start-replies.ts';
import { assistantStream } from './stream/assistant-stream.ts';
import type { StreamEventShown } from './stream/news-of.ts';

const READ_THREADS = `query ($params: FetchMyAssistantThreadsInput) {
  fetchMyAssistantThreads(params: $params) {
    nodes { id title liked pinned archived messageCount } nextCursor quota { used remaining }
  }
}`;
const UPDATE = `mutation ($params: UpdateAssistantThreadInput!) {
  updateAssistantThread(params: $params) { id title liked pinned archived }
}`;
const DELETE = `mutation ($params: DeleteAssistantThreadInput!) {
  deleteAssistantThread(params: $params) { id affectedCount }
}`;
interface ThreadPage {
  readonly nodes: readonly { readonly id: string; readonly title: string }[];
  readonly quota: { readonly used: number; readonly remaining: number | null };
}

let world: AssistantWorld;

beforeAll(async () => {
  world = await sharedWorld();
});

async function person(plan: 'FREE' | 'PLUS' | 'PRIVATE' = 'PLUS') {
  const user = await world.server.createUser({ plan });
  await world.server.openAccount(user);
  const token = await world.tokenOf(user);
  const actor = {
    kind: 'session' as const,
    ip: '203.0.113.7',
    userId: user.id,
    plan,
    scopes: new Set<never>(),
    expiresAt: world.clock.now(),
    sessionId: user.id,
    steppedUpAt: null,
  };
  return { user, token, actor };
}

/** A model of a test's own; its name is that of the thread's model. */
function ownModel() {
  const models = world.server.deps.languageModels as LanguageModel[];
  const fake = puppet(`puppet-${models.length}`);
  models.push(fake.model);
  return fake;
}

/** What a follower of a reply is told, up to its end. */
async function eventsOf(actor: Parameters<typeof assistantStream>[1], id: string, after = 0) {
  const params = { messageId: id, afterSequence: after };
  const told: StreamEventShown[] = [];
  for await (const event of await assistantStream(world.server.deps, actor, params)) {
    told.push(event);
  }
  return told;
}

test('a reply comes in pieces that make its text, from any place on, and then ends', async () => {
  const { token, actor } = await person();
  const { thread, assistantMessage } = await world.start(token, { content: 'net worth?' });
  const { content } = await world.replyIn(token, thread.id);
  const whole = await eventsOf(actor, assistantMessage.id);
  expect(whole.map(({ sequence }) => sequence)).toEqual(whole.map((_event, at) => at + 1));
  expect([whole[0]?.type, whole.at(-1)?.type]).toEqual(['STARTED', 'COMPLETED']);
  expect(whole.at(-1)?.message?.content).toBe(content);
  const pieces = whole.filter(({ type }) => type === 'TOKEN');
  expect(pieces.length).toBeGreaterThan(10);
  expect(pieces.map(({ delta }) => delta).join('')).toBe(content);
  for (const known of [3, whole.length - 1, whole.length, 1_000_000]) {
    expect(await eventsOf(actor, assistantMessage.id, known)).toEqual(whole.slice(known));
  }
});

test('a reply is followed while it is written, by as many as like to, each piece once', async () => {
  const { token, actor } = await person();
  const fake = ownModel();
  const before = world.server.deps.hub.subscriberCount();
  const model = fake.model.name;
  const { assistantMessage } = await world.start(token, { content: 'Tell', model });
  const followers = Array.from({ length: 50 }, () => eventsOf(actor, assistantMessage.id));
  for (const word of ['One', ' two', ' three']) {
    fake.say(text(word));
    await new Promise((resolve) => setImmediate(resolve));
  }
  fake.say('end');
  for (const told of await Promise.all(followers)) {
    expect(told.map(({ delta }) => delta ?? '').join('')).toBe('One two three');
    expect(told.at(-1)).toMatchObject({ type: 'COMPLETED', message: { status: 'COMPLETED' } });
  }
  expect(world.server.deps.hub.subscriberCount()).toBe(before);
});

test('a reply looks up nothing any more once its access has ended, and says so', async () => {
  const { user, token, actor } = await person();
  const fake = ownModel();
  const other = await world.server.createCredential(user);
  const scopes = ['profile.read', 'profile.write', 'portfolio.read'] as const;
  const ended = await world.server.issueToken(user, scopes, other);
  const { thread, assistantMessage } = await world.start(ended, {
    content: 'Tell',
    model: fake.model.name,
  });
  const look = { id: 'a', name: 'netWorthDashboard', arguments: {} };
  fake.say(text('I look.'));
  await expect
    .poll(async () => (await world.messages(token, thread.id))[0]?.content)
    .toBe('I look.');
  await world.server.deleteCredential(user, other);
  fake.say({ kind: 'call', call: look }, 'end');
  const told = await eventsOf(actor, assistantMessage.id);
  expect(told.map(({ type }) => type)).toEqual(['STARTED', 'TOKEN', 'ERROR']);
  const reply = await world.replyIn(token, thread.id);
  const failureReason = 'The access that the reply was asked with has ended.';
  const failed = { status: 'FAILED', failureCode: 'ACCESS_ENDED', failureReason };
  expect(reply).toMatchObject({ ...failed, content: 'I look.' });
});

test('a reply reads what its token may read and no more, and nothing but queries', async () => {
  const { user } = await person();
  const token = await world.server.issueToken(user, ['profile.read', 'profile.write']);
  const reply = await world.ask(token, 'What is my net worth?');
  expect(reply.parts[1]).toMatchObject({ type: 'TOOL_RESULT', success: false });
  expect(reply.content).toMatch(/^I may not read that with the access that you gave/);
  const fake = ownModel();
  const { thread } = await world.start(token, { content: 'Tell', model: fake.model.name });
  for (const name of ['placeOrder', 'signOut', 'livePriceData', 'constructor', 'nothing']) {
    fake.say({ kind: 'call', call: { id: name, name, arguments: {} } });
  }
  fake.say('end');
  fake.say(text('Nothing.'), 'end');
  const { parts } = await world.replyIn(token, thread.id);
  const results = parts.filter(({ type }) => type === 'TOOL_RESULT');
  expect(results.map(({ success }) => success)).toEqual(Array(5).fill(false));
  expect(results.map(({ text: why }) => why)[0]).toBe('There is no query placeOrder');
});

/** A reply of which half is written, and what its follower is told from then on. */
async function halfWritten() {
  const { token, actor } = await person();
  const fake = ownModel();
  const params = { content: 'T', model: fake.model.name };
  const { thread, assistantMessage } = await world.start(token, params);
  fake.say(text('Half'));
  await expect.poll(async () => (await world.messages(token, thread.id))[0]?.content).toBe('Half');
  return { token, actor, fake, id: thread.id, replyId: assistantMessage.id };
}

test('a reply whose writer died with a part of it written has failed with that part', async () => {
  const { token, actor, fake, id, replyId } = await halfWritten();
  world.clock.advance(100_000);
  await runDueJobs(world.server.deps, assistantJobs(world.server.deps));
  const reply = await world.replyIn(token, id);
  expect(reply).toMatchObject({ status: 'FAILED', content: 'Half' });
  expect((await eventsOf(actor, replyId)).at(-1)).toMatchObject({ type: 'ERROR' });
  fake.say('end');
});

test('a reply ends for its followers where its thread is deleted, and its model is told', async () => {
  const { token, actor, fake, id, replyId } = await halfWritten();
  const following = eventsOf(actor, replyId);
  await world.data(token, DELETE, { id });
  const told = await following;
  expect(told.at(-1)).toMatchObject({ type: 'CANCELED', message: { status: 'CANCELED' } });
  await expect(eventsOf(actor, replyId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { errors } = await world.call(token, world.documents.READ, { id });
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  fake.say('end');
});

test('a reply that is stopped keeps what is written, and the thread goes on', async () => {
  const { token, actor, fake, id, replyId } = await halfWritten();
  const following = eventsOf(actor, replyId);
  await world.data(token, UPDATE, { id, stopReply: true });
  fake.say(text(' and more'), 'end');
  expect((await following).at(-1)).toMatchObject({
    type: 'CANCELED',
    message: { content: 'Half' },
  });
  const stopped = { status: 'CANCELED', content: 'Half' };
  expect(await world.replyIn(token, id)).toMatchObject(stopped);
  await world.data(token, UPDATE, { id, stopReply: true });
  await world.insert(token, { threadId: id, content: 'And my net worth?' });
});

test('a reply of somebody else does not exist', async () => {
  const [ann, ben] = [await person(), await person()];
  const { thread, assistantMessage } = await world.start(ann.token, { content: 'net worth' });
  await expect(eventsOf(ben.actor, assistantMessage.id)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  for (const [document, params] of [
    [world.documents.READ, { id: thread.id }],
    [world.documents.INSERT, { threadId: thread.id, content: 'And?' }],
    [UPDATE, { id: thread.id, liked: true }],
    [DELETE, { id: thread.id }],
  ] as const) {
    const { errors } = await world.call(ben.token, document, params);
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  }
});

test('threads go on, keep what was named, and take one reply at a time', async () => {
  const { token } = await person();
  const { thread } = await world.start(token, { content: 'What is my net worth?' });
  await world.replyIn(token, thread.id);
  const more = { threadId: thread.id, content: 'And how did my net worth change this year?' };
  const key = { ...more, idempotencyKey: 'k1' };
  const first = await world.insert(token, key);
  const busy = await world.call(token, world.documents.INSERT, more);
  const isBusy = busy.errors?.[0]?.extensions.code;
  expect(isBusy === undefined || isBusy === 'CONFLICT').toBe(true);
  const again = await world.insert(token, key);
  expect(again.assistantMessage.id).toBe(first.assistantMessage.id);
  const { content } = await world.replyIn(token, thread.id);
  expect(content).toMatch(/^Your net worth (rose|did not change)/);
});

test('threads are listed, found by their words, marked and deleted', async () => {
  const { token } = await person();
  const one = await world.start(token, { content: 'What is my net worth?\nNow' });
  expect(one.thread.title).toBe('What is my net worth?');
  const other = await world.start(token, { content: 'A 100% sure thing', title: 'Mine' });
  await world.replyIn(token, other.thread.id);
  const list = (params: object) => world.data<ThreadPage>(token, READ_THREADS, params);
  expect((await list({ search: 'NET WORTH' })).nodes.map(({ id }) => id)).toContain(one.thread.id);
  expect((await list({ search: '0% s' })).nodes.map(({ title }) => title)).toEqual(['Mine']);
  expect((await list({ search: '0_ s' })).nodes).toEqual([]);
  const marks = { title: 'Worth', liked: true, pinned: true, archived: true };
  expect(await world.data(token, UPDATE, { id: one.thread.id, ...marks })).toMatchObject(marks);
  expect((await list({ liked: true, archived: true })).nodes).toMatchObject([{ title: 'Worth' }]);
  const { errors } = await world.call(token, UPDATE, { id: one.thread.id });
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  await world.data(token, DELETE, { id: one.thread.id });
  const left = await list({});
  expect(left.nodes.map(({ title }) => title)).toEqual(['Mine']);
  expect(left.quota).toMatchObject({ used: 2, remaining: 48 });
});

test('threads count towards the month, exactly, however many are asked for at once', async () => {
  const { user, token } = await person('PLUS');
  const { deps } = world.server;
  await deps.db.transaction((tx) =>
    tx.run(
      {
        name: 'testing_assistant_used',
        text: `insert into assistant_allowances (user_id, starts_on, started)
               values ($1, '2026-11-01', 47)`,
      },
      user.id,
    ),
  );
  const asked = Array.from({ length: 6 }, () =>
    world.call(token, world.documents.START, { content: 'Hello' }),
  );
  const codes = (await Promise.all(asked)).map(({ errors }) => errors?.[0]?.extensions.code);
  expect(codes.filter((code) => code === undefined)).toHaveLength(3);
  expect(codes.filter((code) => code === 'QUOTA_EXCEEDED')).toHaveLength(3);
  const { quota } = await world.data<ThreadPage>(token, READ_THREADS, {});
  expect(quota).toEqual({ used: 50, remaining: 0 });
});

test('threads take five replies at once, models and objects that there are, and one key once', async () => {
  const { token } = await person('PRIVATE');
  const start = (params: object) => world.call(token, world.documents.START, params);
  const codeOf = async (params: object) => (await start(params)).errors?.[0]?.extensions.code;
  expect(await codeOf({ content: 'a', model: 'none' })).toBe('BAD_USER_INPUT');
  const nobody = '01a1f640-bc01-7009-897f-84b53aba0000';
  for (const entityType of ['ASSET', 'ORDER', 'POSITION', 'NET_WORTH_GOAL', 'NEWS', 'EXPERT']) {
    const context = [{ entityType, entityId: nobody }];
    expect(await codeOf({ content: 'a', context })).toBe('NOT_FOUND');
  }
  const { name: model } = ownModel().model;
  const key = { content: 'a', model, idempotencyKey: 'same' };
  const first = await world.start(token, key);
  expect((await world.start(token, key)).thread.id).toBe(first.thread.id);
  expect(await codeOf({ ...key, content: 'b' })).toBe('IDEMPOTENCY_CONFLICT');
  for (const content of 'bcde') expect(await codeOf({ content, model })).toBeUndefined();
  expect(await codeOf({ content: 'a' })).toBe('QUOTA_EXCEEDED');
});
