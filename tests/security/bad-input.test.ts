import { instruments } from '@investing-platform/schema/instruments';
import {
  startTestServer,
  type TestServer,
  type TestUser,
} from '@investing-platform/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { capturedLog } from './support/captured-log.ts';

const USABLE = 'violet harbour 93 lanterns';
const assetId = instruments.find(({ assetClass }) => assetClass === 'CRYPTO')?.id ?? '';
const order = 'mutation ($params: PlaceOrderInput!) { placeOrder(params: $params) { id } }';
const register = 'mutation ($params: RegisterInput!) { register(params: $params) { message } }';
const orders = 'query ($params: GetOrdersInput) { getOrders(params: $params) { nodes { id } } }';
const search = 'query ($params: SearchBarInput!) { searchBar(params: $params) { __typename } }';
const buy = { assetId, side: 'BUY', type: 'MARKET', quantity: '0.001', timeInForce: 'GTC' };
const person = { email: 'eve@example.com', password: USABLE, acceptTerms: true };
const operation = (query: string, params: object) =>
  JSON.stringify({ query, variables: { params } });
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** What is sent, and the status and code of its answer; headers besides the token's. */
type Row = [
  title: string,
  body: string | Uint8Array<ArrayBuffer>,
  status: number,
  code: string,
  headers?: Record<string, string>,
];

const notJson: readonly Row[] = [
  ['nothing', '', 400, 'BAD_REQUEST'],
  ['half an object', '{"query":', 400, 'BAD_REQUEST'],
  ['a number that JSON has not', '{"query":NaN}', 400, 'BAD_REQUEST'],
  ['binary bytes', new Uint8Array([0xff, 0x00, 0xfe, 0x01]), 400, 'BAD_REQUEST'],
  ['a batch', '[{"query":"{ __typename }"}]', 400, 'BAD_REQUEST'],
  ['null', 'null', 400, 'BAD_REQUEST'],
  ['deep lists', nested(100_000), 400, 'BAD_REQUEST'],
  ['a prototype with a query', '{"__proto__":{"query":"{ __typename }"}}', 400, 'BAD_REQUEST'],
  ['a query that is no text', '{"query":["{ __typename }"]}', 400, 'BAD_REQUEST'],
  ['variables as text', '{"query":"{ __typename }","variables":"{}"}', 400, 'BAD_REQUEST'],
  ['a persisted query alone', '{"extensions":{"persistedQuery":{}}}', 400, 'BAD_REQUEST'],
  ['more than 1 MiB', `"${'x'.repeat(1_048_576)}"`, 413, 'PAYLOAD_TOO_LARGE'],
];

const notPlain: readonly Row[] = [
  ['a form', 'query={__typename}', 415, 'BAD_REQUEST', typed('application/x-www-form-urlencoded')],
  ['plain text', '{"query":"{ __typename }"}', 415, 'BAD_REQUEST', typed('text/plain')],
  ['a multipart form', '--x--', 415, 'BAD_REQUEST', typed('multipart/form-data; boundary=x')],
  ['UTF-16', '{}', 415, 'BAD_REQUEST', typed('application/json; charset=utf-16')],
  ['compression', '{}', 415, 'BAD_REQUEST', { 'Content-Encoding': 'gzip' }],
  ['an unknown answer type', '{}', 406, 'BAD_REQUEST', { Accept: 'text/html' }],
];

const documents: readonly Row[] = [
  ['no document', operation('', {}), 200, 'GRAPHQL_PARSE_FAILED'],
  ['a zero byte', operation('{ __typename }\0', {}), 200, 'GRAPHQL_PARSE_FAILED'],
  ['an unknown field', operation('{ nope }', {}), 200, 'GRAPHQL_VALIDATION_FAILED'],
  ['a prototype’s field', operation('{ __proto__ }', {}), 200, 'GRAPHQL_VALIDATION_FAILED'],
  ['a constructor', operation('{ constructor }', {}), 200, 'GRAPHQL_VALIDATION_FAILED'],
  [
    'an unknown operation name',
    JSON.stringify({ query: 'query A { __typename }', operationName: 'constructor' }),
    200,
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'many levels',
    operation(`{ ${'a { '.repeat(40)}b${' }'.repeat(40)} }`, {}),
    200,
    'QUERY_LIMIT_EXCEEDED',
  ],
  ['many tokens', operation(`{ ${'__typename '.repeat(3_000)} }`, {}), 200, 'QUERY_LIMIT_EXCEEDED'],
  [
    'many aliases',
    operation(`{ ${many(31, (n) => `a${n}: __typename`)} }`, {}),
    200,
    'QUERY_LIMIT_EXCEEDED',
  ],
  [
    'many fields',
    operation(`{ ${many(31, () => 'healthCheck { status }')} }`, {}),
    200,
    'QUERY_LIMIT_EXCEEDED',
  ],
  [
    'a fragment of itself',
    operation('{ ...A } fragment A on Query { ...A }', {}),
    200,
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'a subscription',
    operation(`subscription { livePriceData(params: { assetIds: ["${assetId}"] }) { price } }`, {}),
    400,
    'BAD_REQUEST',
  ],
];

const inputs: readonly Row[] = [
  ['no variable', operation(order, {}), 200, 'GRAPHQL_VALIDATION_FAILED'],
  ['an unknown field', operation(order, { ...buy, admin: true }), 200, 'GRAPHQL_VALIDATION_FAILED'],
  [
    'a prototype',
    `{"query":${JSON.stringify(order)},"variables":{"params":{"__proto__":{"side":"BUY"}}}}`,
    200,
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'deep lists',
    `{"query":${JSON.stringify(orders)},"variables":{"params":${nested(100_000)}}}`,
    200,
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ...[
    1e308,
    'NaN',
    'Infinity',
    '1e999999',
    '0x10',
    '9'.repeat(500),
    {},
    [],
    true,
    '٣',
    ' 1',
    '',
  ].map(
    (quantity): Row => [
      `the quantity ${JSON.stringify(quantity).slice(0, 20)}`,
      operation(order, { ...buy, quantity }),
      200,
      'GRAPHQL_VALIDATION_FAILED',
    ],
  ),
  ['a negative quantity', operation(order, { ...buy, quantity: -1 }), 200, 'BAD_USER_INPUT'],
  ...['', 'x', "' or 1=1 --", '\0', '\ud800', 'a'.repeat(10_000)].map(
    (wrong): Row => [
      `the id ${JSON.stringify(wrong).slice(0, 20)}`,
      operation(order, { ...buy, assetId: wrong }),
      200,
      'BAD_USER_INPUT',
    ],
  ),
  ...['', '\0', '\ud800', 'x'.repeat(65)].map(
    (idempotencyKey): Row => [
      `the key ${JSON.stringify(idempotencyKey).slice(0, 20)}`,
      operation(order, { ...buy, idempotencyKey }),
      200,
      'BAD_USER_INPUT',
    ],
  ),
  ...['\0', '\ud800', 'x', 'x'.repeat(2_000)].map(
    (cursor): Row => [
      `the cursor ${JSON.stringify(cursor).slice(0, 20)}`,
      operation(orders, { cursor }),
      200,
      'BAD_USER_INPUT',
    ],
  ),
  ...[0, -1, 501].map(
    (limit): Row => [`a limit of ${limit}`, operation(orders, { limit }), 200, 'BAD_USER_INPUT'],
  ),
  ['a limit of 2^31', operation(orders, { limit: 2 ** 31 }), 200, 'GRAPHQL_VALIDATION_FAILED'],
  ...['\0', '\ud800', 'x'.repeat(101)].map(
    (query): Row => [
      `the search ${JSON.stringify(query).slice(0, 20)}`,
      operation(search, { query }),
      200,
      'BAD_USER_INPUT',
    ],
  ),
  ...['a\0@example.com', 'a@b\nBcc: c@example.com', '@', `${'a'.repeat(300)}@example.com`].map(
    (email): Row => [
      `the address ${JSON.stringify(email).slice(0, 20)}`,
      operation(register, { ...person, email }),
      200,
      'BAD_USER_INPUT',
    ],
  ),
  ...['\0', '\ud800', '\u202e', 'x'.repeat(81)].map(
    (firstName): Row => [
      `the name ${JSON.stringify(firstName).slice(0, 20)}`,
      operation(register, { ...person, firstName }),
      200,
      'BAD_USER_INPUT',
    ],
  ),
  [
    'a long password',
    operation(register, { ...person, password: 'x'.repeat(201) }),
    200,
    'BAD_USER_INPUT',
  ],
];

const callers: readonly Row[] = [
  ['no token', operation(order, buy), 401, 'UNAUTHENTICATED', { Authorization: '' }],
  ['an unknown token', operation(order, buy), 401, 'UNAUTHENTICATED', bearer('ip_at_unknown')],
  ['a zero-width token', operation(order, buy), 401, 'UNAUTHENTICATED', bearer('')],
  ['Basic', operation(order, buy), 401, 'UNAUTHENTICATED', { Authorization: 'Basic YTpi' }],
  ['two tokens', operation(order, buy), 401, 'UNAUTHENTICATED', bearer('a, Bearer b')],
];

function typed(contentType: string): Record<string, string> {
  return { 'Content-Type': contentType };
}

function bearer(token: string): Record<string, string> {
  return { Authorization: `Bearer ${token}` };
}

function many(count: number, text: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => text(index)).join(' ');
}

describe.each([
  ['the lane', true],
  ['Yoga', false],
])('through %s', (_door, usesLane) => {
  const { log, lines } = capturedLog();
  let server: TestServer;
  let user: TestUser;
  let token: string;

  beforeAll(async () => {
    // What a busy machine makes slow is no fault.
    const settings = { SLOW_REQUEST_MILLISECONDS: '600000' };
    server = await startTestServer({ usesLane, log, settings });
    user = await server.createUser({ plan: 'PRO' });
    await server.openAccount(user);
    token = await server.issueToken(user, ['full_access']);
  });
  afterAll(() => server.stop());

  test.each<Row>([
    ...notJson.map(as('a body')),
    ...notPlain.map(as('a request')),
    ...documents.map(as('a document')),
    ...inputs.map(as('an input')),
    ...callers.map(as('a caller')),
  ])('%s is refused with its code', async (_title, body, status, code, headers = {}) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...bearer(token), ...headers },
      body,
    });
    const answer = JSON.parse(await response.text());
    expect([response.status, answer.errors[0].extensions.code]).toEqual([status, code]);
    expect(answer.data ?? null).toBeNull();
    expect(JSON.stringify(answer)).not.toMatch(/node_modules|\.ts:|select |Did you mean|postgres/i);
    expect(response.headers.get('rate-limit-total')).toMatch(/^\d+$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('nothing of it was written, and nothing was a fault', async () => {
    const query = '{ getOrders { nodes { id } } fetchCurrentUser { email } }';
    const { body } = await server.graphql(bearer(token), query);
    expect(body.data).toEqual({
      getOrders: { nodes: [] },
      fetchCurrentUser: { email: user.email },
    });
    expect(await server.mailsTo(person.email)).toEqual([]);
    expect(lines).toEqual([]);
  });
});

function as(what: string) {
  return ([title, ...rest]: Row): Row => [`${what}: ${title}`, ...rest];
}
