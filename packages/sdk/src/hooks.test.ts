import { describe, expect, test } from 'vitest';
import { baseUrl, entries, failureOf, testClient } from '../test/clients.ts';
import { data, failure, fakeFetch, type Reply } from '../test/fake-fetch.ts';
import type { AnswerFacts, FailureFacts } from './core/hooks.ts';
import { allHooks, logHooks } from './hooks.ts';
import { createClient, fixedToken } from './index.ts';

const good: Reply = data({ fetchCurrentUser: { id: 'u-1' } });

describe.each(entries)('%s', (_name, create) => {
  test('sends headers of one call with that call alone', async () => {
    const fake = fakeFetch(good, good);
    const { client } = testClient(create, fake, { headers: { 'x-app': 'a' } });
    await client.fetchCurrentUser(undefined, { headers: { 'x-trace': 't', authorization: 'no' } });
    await client.fetchCurrentUser();
    const sent = (at: number, name: string) => fake.requests[at]?.headers.get(name);
    expect([sent(0, 'x-trace'), sent(1, 'x-trace')]).toEqual(['t', null]);
    expect([sent(0, 'x-app'), sent(0, 'authorization')]).toEqual(['a', 'Bearer token-1']);
  });

  test('tells status, headers and request id of a success', async () => {
    const fake = fakeFetch(
      data({ fetchCurrentUser: { id: 'u-1' } }, { 'x-request-id': 'r-1', 'rate-limit-total': '9' }),
    );
    const { client } = testClient(create, fake);
    const seen: AnswerFacts[] = [];
    await client.fetchCurrentUser(undefined, { onAnswer: (answer) => void seen.push(answer) });
    expect(seen).toMatchObject([
      { operation: 'FetchCurrentUser', attempt: 1, status: 200, requestId: 'r-1' },
    ]);
    expect(seen[0]?.headers.get('rate-limit-total')).toBe('9');
  });

  test('tells hooks of each attempt, which may add headers', async () => {
    const fake = fakeFetch(failure('RATE_LIMITED'), good);
    const failures: FailureFacts[] = [];
    const answers: number[] = [];
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    const own = {
      onRequest: ({ attempt }: { attempt: number }) => ({ 'x-attempt': String(attempt) }),
      onAnswer: ({ status }: AnswerFacts) => void answers.push(status),
      onFailure: (facts: FailureFacts) => void failures.push(facts),
    };
    const hooks = allHooks(own, logHooks({ debug: log, warn: log }));
    const { client, clock } = testClient(create, fake, { hooks });
    await clock.settle(client.fetchCurrentUser());
    expect(fake.requests.map(({ headers }) => headers.get('x-attempt'))).toEqual(['1', '2']);
    expect(answers).toHaveLength(2);
    expect(failures).toMatchObject([{ attempt: 1, error: { code: 'RATE_LIMITED' } }]);
    expect(failures[0]?.retryInMs).toBeGreaterThan(0);
    expect(lines.join('\n')).toMatch(
      /RATE_LIMITED.*again in \d+ ms[\s\S]*FetchCurrentUser: 200 in/,
    );
  });
});

test('the main entry names itself, and the app in front of it', async () => {
  const fake = fakeFetch(good);
  await createClient({ baseUrl, fetch: fake.fetch, userAgent: 'my-app/1.2' }).healthCheck();
  expect(fake.requests[0]?.headers.get('user-agent')).toMatch(
    /^my-app\/1[.]2 investing-platform-sdk\/\d+[.]\d+[.]\d+$/,
  );
});

test('`using` ends what a client holds', () => {
  using client = createClient({ baseUrl });
  expect(client[Symbol.dispose]).toBeTypeOf('function');
});

describe('the first failure says what it needs', () => {
  const create = createClient;

  test('a refused fixed token comes with the words of the server', async () => {
    const message = 'The token has expired';
    const fake = fakeFetch(failure('UNAUTHENTICATED', { message, status: 401 }));
    const { client } = testClient(create, fake, { auth: fixedToken('old') });
    const error = await failureOf(client.fetchCurrentUser());
    expect(error).toMatchObject({ name: 'ReauthorizationRequired' });
    expect(String(error)).toContain('The token has expired');
  });

  test('a word of an enumeration stays in a message, a secret does not', async () => {
    const fake = fakeFetch(failure('BAD_USER_INPUT', { message: 'a MARKET order of abc123XYZ' }));
    const { client } = testClient(create, fake);
    const params = {
      assetId: 'abc123XYZ',
      side: 'BUY',
      type: 'MARKET',
      timeInForce: 'IOC',
    } as const;
    const error = await failureOf(client.placeOrder(params));
    expect(String(error)).toContain('a MARKET order of [value]');
  });
});
