import { operationHints } from '@investing-platform/schema/hints';
import { instruments } from '@investing-platform/schema/instruments';
import * as documents from '@investing-platform/schema/operations';
import { typeDefs } from '@investing-platform/schema/server';
import {
  manualClock,
  startTestServer,
  type TestAnswer,
  type TestServer,
  type TestUser,
} from '@investing-platform/server/testing';
import { buildSchema, type GraphQLInputType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Chance, InputMaker, idsIn } from './support/generated-input.ts';
import { idPathsOf, withValueAt } from './support/input-paths.ts';
import { changed, rowReader } from './support/rows-of.ts';

const schema = buildSchema(typeDefs);
const texts: Readonly<Record<string, unknown>> = documents;
const roots = [schema.getQueryType(), schema.getMutationType()];
const operations = roots
  .flatMap((root) => Object.values(root?.getFields() ?? {}))
  .filter(({ name }) => operationHints[name]?.built === true)
  .map((field) => {
    const params = field.args.find(({ name }) => name === 'params')?.type;
    const isQuery = schema.getQueryType()?.getFields()[field.name] === field;
    return { name: field.name, params, isQuery };
  });
const queries = operations.filter(({ isQuery }) => isQuery);
const takingIds = operations.flatMap(({ name, params }) =>
  (params === undefined ? [] : idPathsOf(params)).map((path) => ({ name, params, path })),
);
const takingKeys = operations.filter(({ params }) => /idempotencyKey/.test(fieldsOf(params)));

function fieldsOf(params: GraphQLInputType | undefined): string {
  const type = schema.getType(String(params).replace('!', ''));
  return type && 'getFields' in type ? Object.keys(type.getFields()).join(' ') : '';
}

let server: TestServer;
let owner: TestUser;
let asOwner: Record<string, string>;
let asStranger: Record<string, string>;
let rowsOf: Awaited<ReturnType<typeof rowReader>>;
/** What the owner sees and the stranger does not. */
let foreign: string[];

const maker = new InputMaker(schema, new Chance(20_261_123), []);
const exampleOf = (name: string) => operationHints[name]?.example ?? undefined;
const paramsFor = (name: string, type: GraphQLInputType | undefined) =>
  exampleOf(name) ?? (type === undefined ? undefined : maker.paramsOf(name, type));

function call(
  headers: Record<string, string>,
  name: string,
  params: unknown,
): Promise<TestAnswer['body']> {
  const variables = params === undefined ? {} : { params };
  return server.graphql(headers, String(texts[name]), variables).then(({ body }) => body);
}

/** Every id in the answers to all queries, asked with their examples and without any input. */
async function seenBy(headers: Record<string, string>): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const { name, params } of queries) {
    const inputs = [paramsFor(name, params), ...(String(params).endsWith('!') ? [] : [undefined])];
    for (const input of inputs) {
      for (const id of idsIn((await call(headers, name, input)).data)) ids.add(id);
    }
  }
  return ids;
}

beforeAll(async () => {
  const clock = manualClock(new Date('2026-11-20T16:00:00Z'));
  server = await startTestServer({ clock, seed: 'isolation' });
  const stranger = await server.createUser({ plan: 'PRO' });
  owner = await server.createUser({ plan: 'PRO' });
  const assets = instruments.filter(({ symbol }) => symbol === 'AAPL' || symbol === 'BTC');
  const positions = assets.map(({ id }) => ({ assetId: id, quantity: '10', price: '150' }));
  await server.openAccount(owner, { positions });
  await server.openAccount(owner, { tradingMode: 'PAPER', cash: '100000' });
  await server.openAccount(stranger);
  const bearer = async (user: TestUser) => ({
    Authorization: `Bearer ${await server.issueToken(user, ['full_access'])}`,
  });
  [asOwner, asStranger] = [await bearer(owner), await bearer(stranger)];
  rowsOf = await rowReader(server);
  const made = new Set<string>();
  for (const { name, params, isQuery } of operations) {
    if (isQuery || !/^(create|add|save|place|simulate|set|insert)/.test(name)) continue;
    for (const id of idsIn((await call(asOwner, name, paramsFor(name, params))).data)) made.add(id);
  }
  const known = new Set([...(await seenBy(asStranger)), ...instruments.map(({ id }) => id)]);
  for (const { name } of operations) for (const id of idsIn(exampleOf(name))) known.add(id);
  foreign = [...new Set([...made, ...(await seenBy(asOwner))])].filter((id) => !known.has(id));
});
afterAll(() => server.stop());

/** Forty of them, spread over everything that there is. */
const MAX_ASKED = 40;
const asked = () => foreign.filter((_, at) => at % Math.ceil(foreign.length / MAX_ASKED) === 0);

/** Ids that the answer shows though they are another person's; what it says it does not know apart. */
const leaked = (data: unknown) => {
  const shown: unknown = JSON.parse(JSON.stringify(data ?? null), (key, value) =>
    key.startsWith('unknown') ? null : value,
  );
  return idsIn(shown).filter((id) => foreign.includes(id));
};

test('the owner has things of many kinds that a stranger does not see', () => {
  expect(foreign.length).toBeGreaterThan(10);
  expect(takingIds.length).toBeGreaterThan(80);
});

describe('An id of another person does not exist', () => {
  test.each([...new Set(takingIds.map(({ name }) => name))])('in %s', async (name) => {
    const before = await rowsOf(owner.id);
    const faults: string[] = [];
    for (const { params, path } of takingIds.filter((one) => one.name === name)) {
      const base = paramsFor(name, params);
      for (const id of asked()) {
        const body = await call(asStranger, name, withValueAt(base, path, id));
        const shown = leaked(body.data);
        if (shown.length > 0) faults.push(`${path.join('.')}=${id} shows ${shown}`);
        if (body.errors?.some(({ extensions }) => extensions.code === 'INTERNAL')) {
          faults.push(`${path.join('.')}=${id}: INTERNAL`);
        }
      }
    }
    expect(faults).toEqual([]);
    expect(changed(before, await rowsOf(owner.id))).toEqual([]);
  });
});

test('a cursor of another person shows nothing of theirs', async () => {
  let cursors = 0;
  for (const { name, params } of queries.filter((one) => /cursor/.test(fieldsOf(one.params)))) {
    const base = { ...(exampleOf(name) as object | undefined), limit: 1 };
    const { data } = await call(asOwner, name, base);
    const cursor = Reflect.get(Object(data?.[name]), 'nextCursor');
    if (typeof cursor !== 'string') continue;
    cursors += 1;
    const body = await call(asStranger, name, { ...base, cursor });
    expect([name, params && leaked(body.data)]).toEqual([name, []]);
  }
  expect(cursors).toBeGreaterThan(2);
});

test('an idempotency key and a client order id are each person’s own', async () => {
  for (const { name, params } of takingKeys) {
    const input = { ...(paramsFor(name, params) as object), idempotencyKey: `theirs-${name}-1234` };
    await call(asOwner, name, input);
    const body = await call(asStranger, name, input);
    const codes = body.errors?.map(({ extensions }) => extensions.code) ?? [];
    expect([name, codes]).toEqual([name, expect.not.arrayContaining(['IDEMPOTENCY_CONFLICT'])]);
    expect([name, leaked(body.data)]).toEqual([name, []]);
  }
  const assetId = instruments.find(({ symbol }) => symbol === 'AAPL')?.id;
  const order = { assetId, side: 'BUY', type: 'LIMIT', quantity: '1', limitPrice: '1' };
  const named = { ...order, timeInForce: 'GTC', clientOrderId: 'of-the-owner-1' };
  const [own, other] = [
    await call(asOwner, 'placeOrder', named),
    await call(asStranger, 'placeOrder', named),
  ];
  expect(own.errors).toBeUndefined();
  expect(other.errors?.[0]?.extensions.code).not.toBe('CONFLICT');
  expect(idsIn(other.data)[0]).not.toBe(idsIn(own.data)[0]);
});
