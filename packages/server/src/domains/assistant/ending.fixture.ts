import { expect, test } from 'vitest';
import type { LanguageModel } from '../../ports/language-model.ts';
import { sharedWorld } from './assistant.fixture.ts';
import { replyOf } from './messages/messages.sql.ts';
import { puppet, text } from './puppet.fixture.ts';
import { assistantStream } from './stream/assistant-stream.ts';

test('a reply that ends while a follower looks for more of it is told to them whole', async () => {
  const world = await sharedWorld();
  const { deps } = world.server;
  const { db } = deps;
  const user = await world.server.createUser({ plan: 'PLUS' });
  const token = await world.tokenOf(user);
  const fake = puppet('ending');
  (deps.languageModels as LanguageModel[]).push(fake.model);
  const { assistantMessage } = await world.start(token, { content: 'Tell', model: 'ending' });
  const { id: messageId } = assistantMessage;
  const stored = () => db.maybe(replyOf, user.id, messageId);
  fake.say(text('Half'));
  await expect.poll(async () => (await stored())?.content).toBe('Half');
  let looks = 0;
  const late = Object.assign(Object.create(db), {
    async all(...look: Parameters<typeof db.all>) {
      const rows = await db.all(...look);
      looks += 1;
      if (looks === 2) {
        expect(rows).toEqual([]);
        fake.say(text(' and more'), 'end');
        await expect.poll(async () => (await stored())?.status).toBe('COMPLETED');
      }
      return rows;
    },
  });
  const actor = {
    kind: 'session',
    ip: '203.0.113.7',
    userId: user.id,
    plan: 'PLUS',
    scopes: new Set<never>(),
    expiresAt: world.clock.now(),
    sessionId: user.id,
    steppedUpAt: null,
  } as const;
  let words = '';
  let last = '';
  for await (const event of await assistantStream({ ...deps, db: late }, actor, { messageId })) {
    words += event.delta ?? '';
    last = event.type;
  }
  expect([words, last]).toEqual(['Half and more', 'COMPLETED']);
});

test('a reply has the figures of the person, and says what it looked up', async () => {
  const world = await sharedWorld();
  const user = await world.server.createUser({ plan: 'PLUS' });
  await world.server.openAccount(user);
  const token = await world.tokenOf(user);
  const reply = await world.ask(token, 'What is my net worth?');
  expect(reply).toMatchObject({
    status: 'COMPLETED',
    failureReason: null,
    content: 'Your net worth is 100,000.00 USD: you own 100,000.00 USD and owe 0.00 USD.',
  });
  expect(reply.parts.map(({ type }) => type)).toEqual(['TOOL_CALL', 'TOOL_RESULT', 'TEXT']);
  expect(reply.parts[0]).toMatchObject({ toolName: 'netWorthDashboard', arguments: [] });
});
