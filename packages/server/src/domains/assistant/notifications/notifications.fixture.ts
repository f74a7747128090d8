import { assetsBySymbol } from '@investing-platform/rules/market/catalogue';
import { beforeAll, expect, test } from 'vitest';
import { type AssistantWorld, sharedWorld } from '../assistant.fixture.ts';
import { assistantNotifications } from './assistant-notifications.ts';
import { lookForNotices } from './look-for-notices.ts';
import type { NotificationShown } from './notifications.sql.ts';

let world: AssistantWorld;

beforeAll(async () => {
  world = await sharedWorld();
});

async function person() {
  const { deps } = world.server;
  const user = await world.server.createUser({ plan: 'PLUS' });
  const apple = assetsBySymbol('AAPL')[0]?.id ?? '';
  await world.server.openAccount(user, {
    positions: [{ assetId: apple, quantity: '2', price: '150' }],
  });
  const actor = {
    kind: 'session' as const,
    ip: '203.0.113.7',
    userId: user.id,
    plan: 'PLUS' as const,
    scopes: new Set(['profile.read', 'portfolio.read', 'funding.read'] as const),
    expiresAt: world.clock.now(),
    sessionId: user.id,
    steppedUpAt: null,
  };
  const goal = { name: 'Boat', kind: 'TRAVEL', targetAmount: '100', currency: 'USD' };
  await world.data(
    await world.tokenOf(user),
    'mutation ($params: CreateNetWorthGoalInput!) { createNetWorthGoal(params: $params) { id } }',
    { ...goal, funding: { currentAmount: '100' } },
  );
  const follow = (afterId?: string) => assistantNotifications(deps, actor, { afterId });
  return { user, actor, follow };
}

async function take(stream: AsyncIterator<NotificationShown>, count: number) {
  const taken: NotificationShown[] = [];
  while (taken.length < count) taken.push((await stream.next()).value);
  return taken;
}

test('what happened is told once, oldest first, and after what is known only what is new', async () => {
  const { deps } = world.server;
  const { actor, follow } = await person();
  const first = await follow();
  const told = await take(first, 2);
  expect(told.map(({ kind, title }) => [kind, title]).toSorted()).toEqual([
    ['GOAL_PROGRESS', 'Boat is reached'],
    ['ORDER_UPDATE', 'AAPL: buy order filled'],
  ]);
  const fill = told.find(({ kind }) => kind === 'ORDER_UPDATE');
  expect(fill).toMatchObject({
    body: 'Your buy order for AAPL is filled. 2 were filled at 150.00 USD.',
    severity: 'INFO',
    reference: { entityType: 'ORDER' },
  });
  expect(told[0]?.id.localeCompare(told[1]?.id ?? '')).toBe(-1);
  await lookForNotices(deps, actor);
  const again = await follow();
  expect(await take(again, 2)).toEqual(told);
  const rest = await follow(told[0]?.id);
  expect(await take(rest, 1)).toEqual([told[1]]);
  for (const stream of [first, again, rest]) await stream.return?.();
});

test('nothing is told that the access may not read, nor to anybody else', async () => {
  const { deps } = world.server;
  const [{ actor, follow }, other] = [await person(), await person()];
  const stream = await follow();
  const [known] = await take(stream, 1);
  await stream.return?.();
  const afterId = known?.id ?? '';
  await expect(other.follow(afterId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const asked: string[] = [];
  const { ip, plan, expiresAt } = actor;
  const blind = {
    ip,
    plan,
    expiresAt,
    userId: other.user.id,
    kind: 'token' as const,
    credentialId: other.user.id,
    tokenHash: Buffer.alloc(32),
    scopes: new Set(['profile.read'] as const),
  };
  const ask: typeof deps.ask = async (by, request) => {
    const answer = await deps.ask(by, request);
    asked.push(answer.errors?.[0]?.extensions.code ?? 'read');
    return answer;
  };
  await lookForNotices({ ...deps, ask }, blind);
  expect(new Set(asked)).toEqual(new Set(['read', 'FORBIDDEN']));
  expect(asked.filter((code) => code === 'read')).toHaveLength(2);
});
