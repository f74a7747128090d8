import { describe, expect, test } from 'vitest';
import { entries, failureOf, testClient } from '../../test/clients.ts';
import { everythingShown } from '../../test/everything-shown.ts';
import { broken, deaf, failure, fakeFetch, html, json, type Reply } from '../../test/fake-fetch.ts';

const password = 'correct horse battery';
const params = { email: 'ada@example.com', password, acceptTerms: true };
const invalid =
  `Variable "$params" got invalid value { password: "${password}", pin: 12 } ` +
  'at "params.pin"; Field "pin" is not defined.';

describe.each(entries)('%s', (_name, create) => {
  test.each<[string, Reply]>([
    [
      'GraphQL’s own message on variables',
      failure('GRAPHQL_VALIDATION_FAILED', { message: invalid }),
    ],
    ['a message that repeats a value', failure('CONFLICT', { message: `taken: ${params.email}` })],
    [
      'a field problem that repeats a value',
      failure('BAD_USER_INPUT', {
        extensions: { fields: [{ path: 'params.password', message: `${password} is weak` }] },
      }),
    ],
    ['a proxy', html(502)],
    ['an answer that repeats the request', (request) => json({ request: request.body })(request)],
    ['a broken connection', broken()],
    ['silence', deaf],
  ])('no error after %s shows a variable', async (_title, reply) => {
    const { client, clock } = testClient(create, fakeFetch(reply));
    const shown = everythingShown(await clock.settle(failureOf(client.register(params))));
    expect(shown).not.toContain(password);
    expect(shown).not.toContain(params.email);
  });

  test('the rest of the server’s words is kept', async () => {
    const reply = failure('GRAPHQL_VALIDATION_FAILED', { message: invalid });
    const { client } = testClient(create, fakeFetch(reply));
    const error = await failureOf(client.register(params));
    expect(Object(error).message).toBe(
      'Register: Variable "$params" got an invalid value at "params.pin"; Field "pin" is not ' +
        'defined. (GRAPHQL_VALIDATION_FAILED, request req-1)',
    );
  });
});
