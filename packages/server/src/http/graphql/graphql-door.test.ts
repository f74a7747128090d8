import { describe, expect, test } from 'vitest';
import { tokenActor } from '../../graphql/engine.fixture.ts';
import { bearer, type FixtureOptions, outage, startDoor } from '../testing/app.fixture.ts';

const MEDIA = 'application/graphql-response+json';

/** Both doors keep one standard. */
describe.each([
  ['the lane', true],
  ['Yoga', false],
])('POST /graphql through %s', (_door, usesLane) => {
  const setUp = (options: FixtureOptions = {}) => startDoor({ usesLane, ...options });

  test('answers with data, request id and rate limits', async () => {
    const { post } = await setUp();
    const { status, body, response } = await post({ query: '{ me { name } }' }, bearer('good'));
    expect({ status, body }).toEqual({ status: 200, body: { data: { me: { name: 'token' } } } });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}-\w+$/);
    expect(response.headers.get('rate-limit-total')).toBe('100000');
    expect(response.headers.get('rate-limit-remaining')).toBe('99999');
    expect(response.headers.get('rate-limit-reset')).toBe('1');
    expect(response.headers.get('retry-after')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('answers in the media type that the client prefers', async () => {
    const { post } = await setUp();
    for (const [accept, type] of [
      [MEDIA, MEDIA],
      ['application/json', 'application/json'],
      ['*/*', 'application/json'],
      [`application/json;q=0.5, ${MEDIA}`, MEDIA],
      [`${MEDIA}, application/json;q=0.9`, MEDIA],
      ['text/html, application/*;q=0.1', 'application/json'],
    ] as const) {
      const { response } = await post({ query: '{ health }' }, { Accept: accept });
      expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    }
  });

  test.each<[string, unknown, Record<string, string>, number, number, string]>([
    ['a body that is no JSON', '{"query"', {}, 400, 400, 'BAD_REQUEST'],
    ['an empty body', '', {}, 400, 400, 'BAD_REQUEST'],
    ['binary bytes', new Uint8Array([0xff, 0xfe, 0, 1, 2]), {}, 400, 400, 'BAD_REQUEST'],
    ['a batch', [{ query: '{ health }' }], {}, 400, 400, 'BAD_REQUEST'],
    ['a JSON string', '"{ health }"', {}, 400, 400, 'BAD_REQUEST'],
    ['null', 'null', {}, 400, 400, 'BAD_REQUEST'],
    ['a query that is no string', { query: { a: 1 } }, {}, 400, 400, 'BAD_REQUEST'],
    [
      'variables that are no object',
      { query: '{ health }', variables: [1] },
      {},
      400,
      400,
      'BAD_REQUEST',
    ],
    [
      'an operation name that is no string',
      { query: '{ health }', operationName: 1 },
      {},
      400,
      400,
      'BAD_REQUEST',
    ],
    [
      'extensions that are no object',
      { query: '{ health }', extensions: 1 },
      {},
      400,
      400,
      'BAD_REQUEST',
    ],
    ['a document that is no GraphQL', { query: '{' }, {}, 200, 400, 'GRAPHQL_PARSE_FAILED'],
    ['an invalid document', { query: '{ healthy }' }, {}, 200, 400, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'a missing variable',
      { query: 'query ($a: String!) { echo(text: $a) }' },
      bearer('good'),
      200,
      400,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'too deep a document',
      { query: `{ me ${'{ owner '.repeat(11)}{ id }${'}'.repeat(11)} }` },
      bearer('good'),
      200,
      400,
      'QUERY_LIMIT_EXCEEDED',
    ],
    [
      'a subscription',
      { query: 'subscription { ticks { id } }' },
      bearer('good'),
      400,
      400,
      'BAD_REQUEST',
    ],
    ['a missing token', { query: '{ me { id } }' }, {}, 401, 401, 'UNAUTHENTICATED'],
    ['an unknown token', { query: '{ health }' }, bearer('nope'), 401, 401, 'UNAUTHENTICATED'],
    ['an expired token', { query: '{ me { id } }' }, bearer('late'), 401, 401, 'UNAUTHENTICATED'],
    ['a missing scope', { query: '{ portfolio { id } }' }, bearer('basic'), 200, 403, 'FORBIDDEN'],
    [
      'a session-only field with a token',
      { query: '{ credentials }' },
      bearer('good'),
      200,
      403,
      'FORBIDDEN',
    ],
  ])(
    'refuses %s with one code and nothing run',
    async (_what, sent, headers, plain, exact, code) => {
      const { post, world } = await setUp();
      for (const [accept, status] of [
        ['application/json', plain],
        [MEDIA, exact],
      ] as const) {
        const answer = await post(sent, { ...headers, Accept: accept });
        expect(answer.status).toBe(status);
        expect(answer.body.data).toBeUndefined();
        const [error] = answer.body.errors;
        expect(error.message).toBeTruthy();
        expect(error.extensions.code).toBe(code);
        expect(error.extensions.requestId).toBe(answer.response.headers.get('x-request-id'));
        expect(answer.response.headers.get('rate-limit-total')).not.toBeNull();
        expect(answer.response.headers.has('www-authenticate')).toBe(status === 401);
      }
      expect(world.calls).toEqual([]);
    },
  );

  test('names its metadata and the least scopes, and an error only for a token shown', async () => {
    const { post, url, tokens } = await setUp();
    tokens.set('elsewhere', 'for another resource');
    tokens.set('Basic YTpi', 'missing');
    const challenge = `Bearer resource_metadata="${url}/.well-known/oauth-protected-resource/graphql"`;
    const challengeOf = async (query: string, headers = {}) =>
      (await post({ query }, headers)).response.headers.get('www-authenticate');
    expect(await challengeOf('{ me { id } }')).toBe(`${challenge}, scope="identity"`);
    const several = '{ me { id } a: portfolio { id } b: portfolio { id } }';
    expect(await challengeOf(several)).toBe(`${challenge}, scope="identity portfolio.read"`);
    const shown = await challengeOf('{ me { id } }', bearer('nope'));
    expect(shown).toBe(`${challenge}, error="invalid_token"`);
    const elsewhere = await challengeOf('{ me { id } }', bearer('elsewhere'));
    expect(elsewhere).toBe(`${challenge}, error="invalid_token"`);
    const basic = await challengeOf('{ me { id } }', { Authorization: 'Basic YTpi' });
    expect(basic).toBe(challenge);
  });

  test('a refusal of a resolver is an error of its field with data beside it', async () => {
    const { post } = await setUp();
    const { status, body } = await post({ query: '{ orders { nextCursor } }' }, bearer('good'));
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        data: null,
        errors: [
          { message: 'Order not found', path: ['orders'], extensions: { code: 'NOT_FOUND' } },
        ],
      },
    });
  });

  test('an unknown fault is INTERNAL, and only the log says what it was', async () => {
    const { post, logged } = await setUp();
    const { status, body } = await post({ query: '{ quotes { id } }' }, bearer('good'));
    expect(status).toBe(200);
    expect(body.errors[0].extensions.code).toBe('INTERNAL');
    expect(JSON.stringify(body)).not.toContain('relation');
    const line = logged.find((entry) => entry.msg === 'fault');
    expect(line).toMatchObject({
      requestId: body.errors[0].extensions.requestId,
      operation: 'quotes',
      err: { message: 'relation "quotes" does not exist' },
    });
  });

  test('a lookup that fails is INTERNAL too, with a request id and rate limits', async () => {
    const { post, logged, world } = await setUp();
    world.databaseFault = new Error('connect ECONNREFUSED 10.0.0.5');
    const { status, body, response } = await post({ query: '{ me { id } }' }, bearer('good'));
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('ECONNREFUSED');
    const { requestId, code } = body.errors[0].extensions;
    expect([code, requestId]).toEqual(['INTERNAL', response.headers.get('x-request-id')]);
    expect(response.headers.get('rate-limit-total')).not.toBeNull();
    expect(logged.find((line) => line.msg === 'fault')).toMatchObject({ requestId });
  });

  test.each(['application/json', MEDIA])(
    'an outage of the database is 503 as %s, to be tried again',
    async (accept) => {
      const { post, world } = await setUp();
      world.databaseFault = outage();
      const headers = { ...bearer('good'), Accept: accept };
      const { status, body, response } = await post({ query: '{ me { id } }' }, headers);
      expect(status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('1');
      expect(body.errors[0].extensions.code).toBe('PROVIDER_UNAVAILABLE');
      expect(JSON.stringify(body)).not.toContain('ECONNREFUSED');
      world.databaseFault = null;
      expect((await post({ query: '{ me { id } }' }, headers)).status).toBe(200);
    },
  );

  test('a body beyond the limit is refused with 413', async () => {
    const { post, world } = await setUp({ settings: { MAX_BODY_BYTES: '2048' } });
    const query = `{ health } #${'x'.repeat(3_000)}`;
    const { status, body, response } = await post({ query });
    expect(status).toBe(413);
    expect(body.errors[0].extensions.code).toBe('PAYLOAD_TOO_LARGE');
    expect(response.headers.get('rate-limit-total')).not.toBeNull();
    expect(world.calls).toEqual([]);
  });

  test('each use of a sensitive field costs a unit of its own group', async () => {
    const { post, world } = await setUp();
    const two = await post({ query: 'mutation { a: reset b: reset }' });
    expect(two.response.headers.get('rate-limit-total')).toBe('5');
    expect(two.response.headers.get('rate-limit-remaining')).toBe('3');
    const four = await post({ query: 'mutation { a: reset b: reset c: reset d: reset }' });
    expect(four.status).toBe(429);
    expect(four.response.headers.get('retry-after')).toBe('1');
    expect(four.body.errors[0].extensions).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: 1,
    });
    expect(world.calls).toEqual(['reset', 'reset']);
    const other = await post({ query: '{ health }' });
    expect(other.status).toBe(200);
  });

  test('each use that carries a code costs a unit of the sensitive group too', async () => {
    const { post, tokens, world } = await setUp();
    tokens.set('trader', tokenActor('identity'));
    const query = 'mutation ($params: WithdrawInput) { withdraw(params: $params) }';
    const ask = (params: object) => post({ query, variables: { params } }, bearer('trader'));
    const without = await ask({ note: 'x' });
    expect(without.response.headers.get('rate-limit-total')).toBe('100000');
    for (const left of [4, 3, 2, 1, 0]) {
      const { response } = await ask({ mfaCode: `12345${left}` });
      expect(response.headers.get('rate-limit-total')).toBe('5');
      expect(response.headers.get('rate-limit-remaining')).toBe(String(left));
    }
    const sixth = await ask({ password: 'guess' });
    expect(sixth.status).toBe(429);
    expect(sixth.body.errors[0].extensions.code).toBe('RATE_LIMITED');
    expect(world.calls).toHaveLength(6);
    expect((await ask({ note: 'x' })).status).toBe(200);
  });

  test('the general group refuses with 429 and says when to come again', async () => {
    const { post } = await setUp({ settings: { RATE_LIMIT_GENERAL: '1' } });
    await post({ query: '{ health }' });
    const { status, response, body } = await post({ query: '{ health }' });
    expect(status).toBe(429);
    expect(response.headers.get('rate-limit-total')).toBe('1');
    expect(response.headers.get('rate-limit-remaining')).toBe('0');
    expect(response.headers.get('retry-after')).toBe('1');
    expect(body.errors[0].extensions.code).toBe('RATE_LIMITED');
  });

  test('users have a bucket each, whatever address they come from', async () => {
    const { post, tokens } = await setUp({ settings: { RATE_LIMIT_GENERAL: '1' } });
    tokens.set('other', { ...tokenActor('identity'), userId: 'user-2' });
    const query = '{ me { id } }';
    expect((await post({ query }, bearer('good'))).status).toBe(200);
    expect((await post({ query }, bearer('other'))).status).toBe(200);
    expect((await post({ query }, bearer('basic'))).status).toBe(429);
  });

  test('answers pages of any origin, without credentials', async () => {
    const { post } = await setUp();
    const { response } = await post({ query: '{ health }' }, { Origin: 'https://app.example' });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After');
  });
});
