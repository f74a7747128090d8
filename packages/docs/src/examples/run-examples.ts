import {
  type MockServer,
  type OperationName,
  setupMockServer,
} from '@investing-platform/mocks/node';
import type { Operation } from '../reference.ts';
import { type Exchange, type Params, paramsOf, shortened, unanswered } from './exchange.ts';
import { firstEvent } from './first-event.ts';

/** The address that the examples show: what `npm start` listens on. */
export const BASE_URL = 'http://localhost:4000';

type Data = Readonly<Record<string, unknown>>;

/**
 * Sends the example of every operation to a mocked platform on which nothing was changed before,
 * about objects of a person who may call all of them. What the platform refuses keeps its example
 * alone.
 */
export async function runExamples(
  operations: readonly Operation[],
): Promise<ReadonlyMap<string, Exchange>> {
  const mocks = setupMockServer({ baseUrl: BASE_URL });
  mocks.listen();
  try {
    const exchanges = new Map<string, Exchange>();
    // Queries change nothing, so they share one platform: to make one is most of the work.
    for (const operation of operations.filter(({ type }) => type === 'Query')) {
      exchanges.set(operation.name, await exchangeOf(mocks, operation));
    }
    for (const operation of operations.filter(({ type }) => type !== 'Query')) {
      mocks.reset();
      exchanges.set(operation.name, await exchangeOf(mocks, operation));
    }
    return exchanges;
  } finally {
    mocks.close();
  }
}

async function exchangeOf(mocks: MockServer, operation: Operation): Promise<Exchange> {
  const { user } = mocks.world.people.private;
  const params = paramsOf(mocks.world.exampleOf(operation.name as OperationName, user));
  const data = await answerTo(mocks, operation, params);
  if (data === null) return unanswered(operation);
  const { value, isShortened } = shortened(data);
  return { params, answer: { data: value }, isShortened };
}

async function answerTo(
  mocks: MockServer,
  { type, document }: Operation,
  params: Params | null,
): Promise<Data | null> {
  const token = mocks.world.issueToken({ user: mocks.world.people.private.user });
  const payload = { query: document, ...(params === null ? {} : { variables: { params } }) };
  if (type === 'Subscription') {
    return firstEvent(mocks, `${BASE_URL.replace('http', 'ws')}/graphql`, token, payload);
  }
  const response = await fetch(`${BASE_URL}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(payload),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
  return errors === undefined ? (data ?? null) : null;
}
