import { createMocks } from '@investing-platform/mocks';
import { publicTypeDefs } from '@investing-platform/schema/public-type-defs';
import { startTestServer } from '@investing-platform/server/testing';
import { buildSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnsweredError } from './support/answer.ts';
import { asset } from './support/assets.ts';

const PLACE = 'mutation ($params: PlaceOrderInput!) { placeOrder(params: $params) { id } }';
const HOURS =
  'query ($params: FetchMarketHoursInput) { fetchMarketHours(params: $params) { open } }';
const HISTORY =
  'query ($params: GetPortfolioHistoryInput) { getPortfolioHistory(params: $params) { currency } }';
const literal = (given: string) => `mutation { placeOrder(params: { ${given} }) { id } }`;
const hours = (given: string) => `{ fetchMarketHours(params: { ${given} }) { open } }`;
const history = (given: string) => `{ getPortfolioHistory(params: { ${given} }) { currency } }`;

const order = {
  assetId: asset('BTC').id,
  side: 'BUY',
  type: 'MARKET',
  quantity: '0.1',
  timeInForce: 'IOC',
};
const { side: _, ...withoutSide } = order;
const BODY = `assetId: "${order.assetId}", type: MARKET, timeInForce: IOC`;

type Row = readonly [title: string, query: string, params: object | null, field: string];

const rows: readonly Row[] = [
  ['an unknown field', PLACE, { ...order, sid: 'BUY' }, 'params.sid'],
  ['an unknown field in the document', literal(`${BODY}, side: BUY, sid: BUY`), null, 'params.sid'],
  ['a wrong value of an enum', PLACE, { ...order, side: 'BUYY' }, 'params.side'],
  ['such a value in the document', literal(`${BODY}, side: BUYY`), null, 'params.side'],
  ['a text for an enum in the document', literal(`${BODY}, side: "BUY"`), null, 'params.side'],
  ['a missing required field', PLACE, withoutSide, 'params.side'],
  ['a missing required field in the document', literal(BODY), null, 'params.side'],
  ['no input where one is required', 'mutation { placeOrder { id } }', null, 'params'],
  ['null for a required field', PLACE, { ...order, side: null }, 'params.side'],
  ['a text that is no decimal', PLACE, { ...order, quantity: 'ten' }, 'params.quantity'],
  [
    'such a text in the document',
    literal(`${BODY}, side: BUY, quantity: "1,5"`),
    null,
    'params.quantity',
  ],
  [
    'a number that lost digits',
    PLACE,
    { ...order, quantity: 0.1234567890123456 },
    'params.quantity',
  ],
  ['a date that does not exist', HOURS, { from: '2026-02-30' }, 'params.from'],
  ['such a date in the document', hours('from: "2026-02-30"'), null, 'params.from'],
  [
    'a moment on a day that does not exist',
    HISTORY,
    { from: '2026-02-30T10:00:00Z' },
    'params.from',
  ],
  ['a moment without an offset', history('from: "2026-02-20T10:00:00"'), null, 'params.from'],
  ['an unknown argument', '{ fetchMarketHours(parms: {}) { open } }', null, 'parms'],
];

/** An export format that is a word of its own. */
const PLAIN_WORDS = new Set(['JSON']);

/** Fields and values of the schema, of which an answer must not tell those that were not asked. */
const names = new Set(
  Object.values(buildSchema(publicTypeDefs).getTypeMap()).flatMap((type) => {
    if (isEnumType(type)) return type.getValues().map(({ name }) => name);
    return isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()) : [];
  }),
);

/** Names in plain lower case are words of any sentence. */
const isForeign = (word: string): boolean =>
  /[A-Z]/.test(word) && names.has(word) && !PLAIN_WORDS.has(word);

interface Subject {
  readonly url: string;
  readonly token: string;
  stop(): Promise<void> | void;
}

async function ask({ url, token }: Subject, query: string, params: object | null) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, ...(params === null ? {} : { variables: { params } }) }),
  });
  const { errors = [] } = (await response.json()) as { errors?: readonly AnsweredError[] };
  return {
    status: response.status,
    errors: errors.map(({ extensions: { requestId: _id, ...rest }, ...error }) => ({
      ...error,
      extensions: rest,
    })),
  };
}

const settings = {
  'in production': {
    NODE_ENV: 'production',
    ALLOW_SIMULATED: 'market,options,rates,news,venue,bank',
    PUBLIC_URL: 'https://api.example.com',
    APP_SECRET: 'a secret of this test that nobody else knows',
    ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
  },
  'in development': { INTROSPECTION: 'on' },
};

async function startServer(mode: keyof typeof settings): Promise<Subject> {
  const server = await startTestServer({ settings: settings[mode] });
  const user = await server.createUser({ plan: 'PRO' });
  const token = await server.issueToken(user, ['full_access']);
  return { url: server.url, token, stop: () => server.stop() };
}

function startMocks(mode: keyof typeof settings): Subject {
  const baseUrl = 'https://mocks.example.com';
  const mocks = createMocks({ baseUrl, introspection: mode === 'in development' });
  const network = setupServer(...mocks.handlers);
  network.listen({ onUnhandledFrame: 'bypass' });
  return { url: baseUrl, token: mocks.world.issueToken(), stop: () => network.close() };
}

describe.each(Object.keys(settings) as (keyof typeof settings)[])('%s', (mode) => {
  let server: Subject;
  let mocks: Subject;

  beforeAll(async () => {
    server = await startServer(mode);
    mocks = startMocks(mode);
  });

  afterAll(async () => {
    await mocks.stop();
    await server.stop();
  });

  test.each(rows)('%s gets one error that names it', async (_title, query, params, field) => {
    const answer = await ask(server, query, params);
    expect(await ask(mocks, query, params)).toEqual(answer);
    expect(answer.status).toBe(200);
    expect(answer.errors).toEqual([
      expect.objectContaining({
        extensions: {
          code: 'GRAPHQL_VALIDATION_FAILED',
          fields: [{ path: field, message: expect.any(String) }],
        },
      }),
    ]);
    const asked = new Set(`${query} ${JSON.stringify(params)} ${field}`.match(/\w+/g));
    const told = JSON.stringify(answer.errors.map(({ message }) => message)).match(/\w+/g) ?? [];
    expect(told.filter((word) => isForeign(word) && !asked.has(word))).toEqual([]);
    expect(told.join(' ')).not.toContain('Did you mean');
  });
});
