import { MINUTE_MS as MINUTE } from '@investing-platform/schema/durations';
import { beforeAll, expect, test } from 'vitest';
import type { PushMessage, PushOutcome, PushTarget } from '../../../ports/push.ts';
import { type AssistantWorld, sharedWorld } from '../assistant.fixture.ts';
import { lookForNotices } from '../notifications/look-for-notices.ts';
import { deliverDue } from './deliver.ts';
import { watchPeople } from './watch-people.ts';

const WEB = {
  platform: 'WEB',
  webPushKeys: {
    p256dh: Buffer.alloc(65, 4).toString('base64url'),
    auth: Buffer.alloc(16, 1).toString('base64url'),
  },
};

let world: AssistantWorld;
let browsers = 0;

beforeAll(async () => {
  world = await sharedWorld();
});

/** Services of push messages that answer as a test has it, and what they were sent. */
function pushService() {
  const sent: { readonly target: PushTarget; readonly message: PushMessage }[] = [];
  const outcomes: PushOutcome[] = [];
  const { push } = world.server.deps;
  const send = async (target: PushTarget, message: PushMessage): Promise<PushOutcome> => {
    sent.push({ target, message });
    return outcomes.shift() ?? 'ok';
  };
  const deps = { ...world.server.deps, push: { ...push, send } };
  return { deps, outcomes, sent, titles: () => sent.map(({ message }) => titleOf(message)) };
}

const titleOf = ({ text }: PushMessage): string => JSON.parse(text).title;

/** Somebody with a browser, whose two goals are reached. */
async function person() {
  const user = await world.server.createUser({ plan: 'PLUS' });
  const goal = { kind: 'TRAVEL', targetAmount: '100', currency: 'USD' };
  const reached = async (name: string) => {
    await world.data(
      await world.tokenOf(user),
      'mutation ($params: CreateNetWorthGoalInput!) { createNetWorthGoal(params: $params) { id } }',
      { ...goal, name, funding: { currentAmount: '100' } },
    );
    await lookForNotices(world.server.deps, actor);
  };
  const register = async () => {
    browsers += 1;
    return world.data<{ id: string }>(
      await world.tokenOf(user),
      'mutation ($params: RegisterDeviceTokenInput!) { registerDeviceToken(params: $params) { id } }',
      { ...WEB, token: `https://push.example.com/send/${browsers}` },
    );
  };
  const choose = async (params: object) =>
    world.data(
      await world.tokenOf(user),
      'mutation ($params: UpdateUserProfileInput) { updateUserProfile(params: $params) { tier } }',
      params,
    );
  const actor = {
    kind: 'session' as const,
    ip: '203.0.113.7',
    userId: user.id,
    plan: 'PLUS' as const,
    scopes: new Set(['profile.read', 'portfolio.read'] as const),
    expiresAt: world.clock.now(),
    sessionId: user.id,
    steppedUpAt: null,
  };
  const devices = async () =>
    world.data<{ active: boolean }[]>(
      await world.tokenOf(user),
      'query { fetchMyDeviceTokens { active } }',
      {},
    );
  const mails = async () =>
    (await world.server.mailsTo(user.email)).filter(({ text }) => text.includes('is reached'));
  return { user, actor, reached, register, choose, devices, mails };
}

test('news comes to a person’s browsers and in one mail, each once, with a receipt', async () => {
  const { reached, register, mails } = await person();
  await register();
  await reached('Boat');
  await reached('House');
  const service = pushService();
  await deliverDue(service.deps);
  expect(service.titles().toSorted()).toEqual(['Boat is reached', 'House is reached']);
  await expect
    .poll(mails, { timeout: MINUTE })
    .toMatchObject([{ subject: '2 notifications about your money' }]);
  await deliverDue(service.deps);
  expect(service.sent).toHaveLength(2);
  expect(await mails()).toHaveLength(1);
  const [first] = service.sent;
  expect(first?.target).toEqual({
    endpoint: `https://push.example.com/send/${browsers}`,
    ...WEB.webPushKeys,
  });
  const { receiptId } = JSON.parse(first?.message.text ?? '');
  const { body } = await world.server.graphql(
    {},
    'mutation ($params: RecordPushReceiptInput!) { recordPushReceipt(params: $params) { affectedCount } }',
    { params: { receiptId, status: 'OPENED' } },
  );
  expect(body.data).toEqual({ recordPushReceipt: { affectedCount: 1 } });
});

test('news comes by the ways that a person chose, and by no other', async () => {
  const { reached, register, choose, mails } = await person();
  await register();
  await choose({ notifications: [{ topic: 'NET_WORTH', push: false, email: false }] });
  await reached('Boat');
  const service = pushService();
  await deliverDue(service.deps);
  expect([service.sent, await mails()]).toEqual([[], []]);
});

test('news that comes in quiet hours waits for their end', async () => {
  const { reached, register, choose } = await person();
  await register();
  await choose({ timeZone: 'Asia/Kolkata', quietHours: { fromHour: 0, toHour: 23 } });
  await reached('Boat');
  const service = pushService();
  await deliverDue(service.deps);
  expect(service.sent).toEqual([]);
  world.clock.advance(24 * 60 * MINUTE);
  await deliverDue(service.deps);
  expect(service.titles()).toEqual(['Boat is reached']);
});

test('a browser that is gone is sent nothing any more; one that is busy is tried four times', async () => {
  const { reached, register, devices } = await person();
  await register();
  const service = pushService();
  service.outcomes.push('retryable', 'retryable', 'retryable', 'retryable');
  await reached('Boat');
  for (let round = 0; round < 6; round += 1) {
    await deliverDue(service.deps);
    world.clock.advance(2 * 60 * MINUTE);
  }
  expect(service.sent).toHaveLength(4);
  service.outcomes.push('gone');
  await reached('House');
  await deliverDue(service.deps);
  expect(await devices()).toEqual([{ active: false }]);
  await reached('Car');
  await deliverDue(service.deps);
  expect(service.sent).toHaveLength(5);
});

test('people are looked after whether or not they follow, by queries alone, once a minute', async () => {
  const { user } = await person();
  const asked: string[] = [];
  const ask: typeof world.server.deps.ask = async (actor, { query }) => {
    expect(query).toMatch(/^query /);
    if (actor.kind === 'session' && actor.userId === user.id) asked.push(query);
    return { data: null };
  };
  const deps = { ...world.server.deps, ask };
  world.clock.advance(2 * MINUTE);
  for (let round = 0; round < 3; round += 1) await watchPeople(deps, () => false);
  const first = asked.length;
  expect(first).toBeGreaterThan(5);
  world.clock.advance(MINUTE);
  for (let round = 0; round < 3; round += 1) await watchPeople(deps, () => false);
  // What is looked at each quarter of an hour is left out the second time.
  expect(asked.length).toBeGreaterThan(first);
  expect(asked.length).toBeLessThan(2 * first);
});
