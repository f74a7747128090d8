import { fetchCurrentUser, getOrders } from '@investing-platform/schema/operations';
import {
  startTestServer,
  type TestAnswer,
  type TestServer,
} from '@investing-platform/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSocket } from '../contract/support/socket.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const setSubscribedPlan = {
  name: 'test_plan_changes',
  text: 'update users set subscribed_plan = $2, plan = $3 where id = $1',
};

type Told = TestAnswer['body'];

const codeOf = ({ errors }: Told): string => errors?.[0]?.extensions.code ?? 'answered';

async function overHttp(token: string, query: string): Promise<string> {
  const { body } = await server.graphql({ Authorization: `Bearer ${token}` }, query);
  return codeOf(body);
}

/** One socket for all that is asked. */
async function socketOf(token: string) {
  const socket = openSocket(server.url);
  socket.send({ type: 'connection_init', payload: { Authorization: `Bearer ${token}` } });
  expect(await socket.message()).toEqual({ type: 'connection_ack' });
  let asked = 0;
  return async (query: string): Promise<string> => {
    asked += 1;
    const id = String(asked);
    socket.send({ type: 'subscribe', id, payload: { query } });
    const { type, payload } = (await socket.message()) as { type: string; payload: unknown };
    if (type === 'error') return codeOf({ errors: payload as NonNullable<Told['errors']> });
    expect(await socket.message()).toEqual({ id, type: 'complete' });
    return codeOf(payload as Told);
  };
}

test('a plan that ends or begins is felt by the next request of a token and of an open socket', async () => {
  const user = await server.createUser({ plan: 'PRO' });
  const token = await server.issueToken(user, ['identity', 'portfolio']);
  const overSocket = await socketOf(token);
  const codes = async () => [
    await overSocket(getOrders),
    await overHttp(token, getOrders),
    await overSocket(fetchCurrentUser),
  ];
  const subscribeTo = (plan: string | null) =>
    server.deps.db.transaction((tx) => tx.run(setSubscribedPlan, user.id, plan, 'FREE'));

  expect(await codes()).toEqual(['answered', 'answered', 'answered']);
  await subscribeTo(null);
  expect(await codes()).toEqual(['FORBIDDEN', 'FORBIDDEN', 'answered']);
  await subscribeTo('PLUS');
  expect(await codes()).toEqual(['answered', 'answered', 'answered']);
});
