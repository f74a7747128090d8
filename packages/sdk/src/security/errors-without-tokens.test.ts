import { describe, expect, test } from 'vitest';
import { entries, failureOf, testClient } from '../../test/clients.ts';
import { everythingShown } from '../../test/everything-shown.ts';
import { failure, fakeFetch, html, json, type Reply } from '../../test/fake-fetch.ts';
import { fixedToken } from '../index.ts';

const token = 'ip_at_0123456789abcdef';
const echo: Reply = (request) =>
  failure('FORBIDDEN', { message: `refused ${request.headers.get('authorization')}` })(request);
const throwing: Reply = (request) => {
  const authorization = request.headers.get('authorization');
  throw Object.assign(new TypeError(`fetch failed: ${authorization}`), {
    request,
    cause: new Error(`socket ${authorization}`),
  });
};

describe.each(entries)('%s', (_name, create) => {
  test.each<[string, Reply]>([
    ['an API that repeats the token', echo],
    ['an API that refuses the token', failure('UNAUTHENTICATED', { status: 401 })],
    ['a proxy', html(502)],
    ['an answer that is not of GraphQL', json({ ok: true })],
    ['a `fetch` that puts the request into its error', throwing],
  ])('no error after %s shows the token', async (_title, reply) => {
    const { client, clock } = testClient(create, fakeFetch(reply), { auth: fixedToken(token) });
    const error = await clock.settle(failureOf(client.fetchCurrentUser()));
    expect(everythingShown(error)).not.toContain(token);
  });
});
