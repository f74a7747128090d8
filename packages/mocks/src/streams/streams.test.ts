import { money } from '@investing-platform/rules/assistant/prose';
import { catalog, leafScopes } from '@investing-platform/schema';
import { describe, expect, test } from 'vitest';
import { answerByContract } from '../contract/answer.ts';
import { type TestPlatform, testPlatform } from '../contract/contract.fixture.ts';
import type { Caller, SubscriptionName } from '../service/operations.ts';

const SECOND = 1_000;
const MINUTE = 60_000;

type Event = Readonly<Record<string, unknown>>;

/** Fields of events are functions until GraphQL asks for them. */
function plainly(event: object): Event {
  return Object.fromEntries(
    Object.entries(event).map(([name, value]) => [
      name,
      typeof value === 'function' ? value({}) : value,
    ]),
  );
}

function open({ platform, world }: TestPlatform, name: SubscriptionName, params: object = {}) {
  const { user, credential } = world.person;
  const caller: Caller = {
    kind: 'token',
    user,
    scopes: new Set(leafScopes),
    credentialId: credential.id,
    expiresAt: new Date('2027-01-01'),
  };
  const events = answerByContract(platform, caller, name, params) as AsyncIterableIterator<object>;
  return {
    async next(): Promise<Event> {
      const { value, done } = await events.next();
      if (done === true) throw new Error('the stream has ended');
      return plainly(value);
    },
    async rest(): Promise<Event[]> {
      const all: Event[] = [];
      for await (const event of events) all.push(plainly(event));
      return all;
    },
    end: () => events.return?.(),
  };
}

describe('assistantStream', () => {
  async function asked(mocks: TestPlatform) {
    const { value } = await mocks.run('startAssistantThreadWithMessage', {
      content: 'What is my net worth?',
    });
    return Object(value).assistantMessage.id as string;
  }

  test('tells of a reply as it is written, and ends with it', async () => {
    const mocks = testPlatform();
    const { data } = await mocks.run('netWorthDashboard', {});
    const worth = Object(data).netWorthDashboard.totals.netWorth;
    const messageId = await asked(mocks);
    const stream = open(mocks, 'assistantStream', { messageId });
    mocks.platform.clock.advance(MINUTE);
    const events = await stream.rest();
    expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, at) => at + 1));
    expect(events[0]).toMatchObject({ type: 'STARTED', messageId });
    expect(events.at(-1)).toMatchObject({ type: 'COMPLETED' });
    const text = events.map(({ delta }) => delta ?? '').join('');
    expect(events.filter(({ type }) => type === 'TOOL_CALL')).toMatchObject([
      { part: { toolName: 'netWorthDashboard' } },
    ]);
    expect(text).toContain(`Your net worth is ${money(worth, 'NZD')}:`);
    const { threadId } = Object(events[0]);
    const { value } = await mocks.run('fetchAssistantThreadById', { id: threadId });
    const [reply] = Object(value).nodes.filter(
      ({ role }: { role: string }) => role === 'ASSISTANT',
    );
    expect(reply).toMatchObject({ status: 'COMPLETED', content: text });
  });

  test('goes on after the event that is known', async () => {
    const mocks = testPlatform();
    const messageId = await asked(mocks);
    mocks.platform.clock.advance(2 * SECOND);
    const first = open(mocks, 'assistantStream', { messageId });
    const { sequence: begun } = await first.next();
    expect(begun).toBe(1);
    const { sequence: known } = await first.next();
    const second = open(mocks, 'assistantStream', { messageId, afterSequence: known });
    expect((await second.next())['sequence']).toBe(Number(known) + 1);
    await Promise.all([first.end(), second.end()]);
  });

  test('shows what is written so far, and takes no other message meanwhile', async () => {
    const mocks = testPlatform();
    const { value } = await mocks.run('startAssistantThreadWithMessage', { content: 'Hello' });
    const { thread } = Object(value);
    mocks.platform.clock.advance(SECOND + 150);
    const shown = await mocks.run('fetchAssistantThreadById', { id: thread.id });
    expect(Object(shown.value).nodes).toContainEqual(
      expect.objectContaining({
        status: 'STREAMING',
        content: expect.stringMatching(/^Hello/),
      }),
    );
    const insert = { threadId: thread.id, content: 'And?' };
    expect((await mocks.run('insertMessageIntoAssistantThread', insert)).codes).toEqual([
      'CONFLICT',
    ]);
    mocks.platform.clock.advance(MINUTE);
    expect((await mocks.run('insertMessageIntoAssistantThread', insert)).codes).toEqual([]);
  });

  test('ends where the thread is deleted', async () => {
    const mocks = testPlatform();
    const { value } = await mocks.run('startAssistantThreadWithMessage', { content: 'Hello' });
    const { thread, assistantMessage } = Object(value);
    const stream = open(mocks, 'assistantStream', { messageId: assistantMessage.id });
    expect((await mocks.run('deleteAssistantThread', { id: thread.id })).codes).toEqual([]);
    mocks.platform.clock.advance(SECOND);
    expect((await stream.rest()).at(-1)).toMatchObject({ type: 'CANCELED' });
  });

  test('ends where the reply is stopped, with what is written', async () => {
    const mocks = testPlatform();
    const { value } = await mocks.run('startAssistantThreadWithMessage', { content: 'Hello' });
    const { thread, assistantMessage } = Object(value);
    const stream = open(mocks, 'assistantStream', { messageId: assistantMessage.id });
    mocks.platform.clock.advance(SECOND + 150);
    await mocks.run('updateAssistantThread', { id: thread.id, stopReply: true });
    mocks.platform.clock.advance(SECOND);
    const told = await stream.rest();
    const content = told.map(({ delta }) => delta ?? '').join('');
    expect(content).toMatch(/^Hello. I answer/);
    const shown = await mocks.run('fetchAssistantThreadById', { id: thread.id });
    expect(Object(shown.value).nodes[0]).toMatchObject({ status: 'CANCELED', content });
  });

  test('refuses a message that is none of the person', () => {
    const messageId = '01a1f640-f103-7e8b-9a14-2c7d5b3e8f61';
    expect(() => open(testPlatform(), 'assistantStream', { messageId })).toThrow('not found');
  });
});

describe('exportJobUpdated', () => {
  test('tells of one job: as it is, and each step', async () => {
    const mocks = testPlatform();
    const { value } = await mocks.run('requestExport', { type: 'ORDERS' });
    const stream = open(mocks, 'exportJobUpdated', { id: Object(value).id });
    mocks.platform.clock.advance(MINUTE);
    const told = [await stream.next(), await stream.next(), await stream.next()];
    expect(told.map(({ status }) => status)).toEqual(['QUEUED', 'RUNNING', 'COMPLETED']);
    expect(told.at(-1)).toMatchObject({ progressPercent: 100, downloadUrl: expect.any(String) });
    await stream.end();
  });
});

describe('assistantNotifications', () => {
  test('tells what is kept, and then what happens; or what came after what is known', async () => {
    const mocks = testPlatform();
    const stream = open(mocks, 'assistantNotifications');
    const kept = mocks.realm.own.list('AssistantNotification').map(({ id }) => id);
    expect(kept).toHaveLength(2);
    expect([(await stream.next())['id'], (await stream.next())['id']]).toEqual(kept);
    await mocks.run('requestExport', { type: 'ORDERS' });
    mocks.platform.clock.advance(MINUTE);
    const told = await stream.next();
    expect(told).toMatchObject({ kind: 'DOCUMENT_READY' });
    const later = open(mocks, 'assistantNotifications', { afterId: kept.at(-1) });
    expect((await later.next())['id']).toBe(told['id']);
    await Promise.all([stream.end(), later.end()]);
  });
});

describe('newsUpdates', () => {
  test('tells news as the clock moves, in order', async () => {
    const mocks = testPlatform();
    const stream = open(mocks, 'newsUpdates');
    mocks.platform.clock.advance(2 * MINUTE);
    const told = [await stream.next(), await stream.next()];
    expect(told.map(({ sequence }) => sequence)).toEqual([1, 2]);
    const items = told.map(({ news }) => plainly(Object(news)));
    expect(items.map(({ publishedAt }) => Object(publishedAt).toISOString())).toEqual([
      '2026-11-20T15:31:00.000Z',
      '2026-11-20T15:32:00.000Z',
    ]);
    const { value } = await mocks.run('fetchNewsByAssetIds', { assetIds: items[0]?.['assetIds'] });
    expect(Object(value).nodes[0]).toMatchObject({ id: items[0]?.['id'] });
    await stream.end();
  });

  test('tells first what came after the piece that is known, oldest first', async () => {
    const mocks = testPlatform();
    const first = open(mocks, 'newsUpdates');
    mocks.platform.clock.advance(4 * MINUTE);
    const told = [await first.next(), await first.next(), await first.next()].map(({ news }) =>
      plainly(Object(news)),
    );
    await first.end();
    const later = open(mocks, 'newsUpdates', { afterId: told[0]?.['id'] });
    for (const [at, known] of told.slice(1).entries()) {
      const { news, sequence } = await later.next();
      expect([plainly(Object(news))['id'], sequence]).toEqual([known['id'], at + 1]);
    }
    await later.end();
  });

  test('refuses to go on after what is no piece of news', () => {
    const afterId = '6c84fb90-12c4-41e1-840d-725e84a1c0d5';
    expect(() => open(testPlatform(), 'newsUpdates', { afterId })).toThrow(/piece of news/);
  });
});

describe('the example of', () => {
  const names = Object.entries(catalog).flatMap(([name, { type }]) =>
    type === 'Subscription' ? [name as SubscriptionName] : [],
  );

  test.each(names)('%s is about something that tells an event within two minutes', async (name) => {
    const mocks = testPlatform();
    const stream = open(mocks, name, Object(mocks.exampleOf(name)));
    for (let second = 0; second < 120; second += 1) mocks.platform.clock.advance(SECOND);
    expect(await stream.next()).not.toEqual({});
    await stream.end();
  });
});
