import { operationHints } from '@investing-platform/schema/hints';
import { instruments } from '@investing-platform/schema/instruments';
import * as documents from '@investing-platform/schema/operations';
import { typeDefs } from '@investing-platform/schema/server';
import { manualClock, startTestServer, type TestServer } from '@investing-platform/server/testing';
import {
  buildSchema,
  type GraphQLInputType,
  getDirectiveValues,
  getNamedType,
  isInputObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const POSITIONS = 60;
const LOTS = 3;

const schema = buildSchema(typeDefs);
const texts: Readonly<Record<string, unknown>> = documents;

/** The greatest `limit` that an input takes; null where it takes none. */
function greatestLimit(type: GraphQLInputType | undefined): number | null {
  const input = type && getNamedType(type);
  const node = isInputObjectType(input) ? input.getFields().limit?.astNode : undefined;
  const constraint = schema.getDirective('constraint');
  if (node === null || node === undefined || constraint == null) return null;
  return Number(getDirectiveValues(constraint, node)?.max ?? Number.NaN);
}

const lists = Object.values(schema.getQueryType()?.getFields() ?? {})
  .filter(({ name }) => operationHints[name]?.built === true)
  .flatMap(({ name, args }) => {
    const limit = greatestLimit(args.find((argument) => argument.name === 'params')?.type);
    return limit === null ? [] : [{ name, limit }];
  });

let server: TestServer;
let authorization: Record<string, string>;

beforeAll(async () => {
  const clock = manualClock(new Date('2026-11-20T16:00:00Z'));
  server = await startTestServer({ clock, seed: 'greatest limits' });
  const user = await server.createUser({ plan: 'PRO' });
  authorization = { Authorization: `Bearer ${await server.issueToken(user, ['full_access'])}` };
  const positions = instruments
    .filter(({ tradable, currency }) => tradable && currency === 'USD')
    .slice(0, POSITIONS)
    .flatMap(({ id }) =>
      Array.from({ length: LOTS }, () => ({ assetId: id, quantity: '1', price: '1' })),
    );
  await server.openAccount(user, { cash: '1000000', positions });
});
afterAll(() => server.stop());

async function codesOf(query: string, params: unknown): Promise<string[]> {
  const { body } = await server.graphql(authorization, query, { params });
  return (body.errors ?? []).map(({ extensions }) => extensions.code);
}

describe('Every list is answered at the greatest limit that it takes', () => {
  test('of which there are many', () => {
    expect(lists.length).toBeGreaterThan(15);
    expect(lists.filter(({ limit }) => !(limit > 0))).toEqual([]);
  });

  test.each(lists)('$name: $limit, with every field of its document', async ({ name, limit }) => {
    const example = Object(operationHints[name]?.example);
    const codes = await codesOf(String(texts[name]), { ...example, limit });
    expect(codes.filter((code) => code !== 'NOT_FOUND')).toEqual([]);
  });

  test('positions with their lots and the assets with their prices, all of them', async () => {
    const query = `query ($params: GetPositionsInput) {
      getPositions(params: $params) { id asset { id quote { price } } lots { id quantity } } }`;
    const { body } = await server.graphql(authorization, query, { params: { limit: 500 } });
    expect(body.errors).toBeUndefined();
    const rows = Object(body.data).getPositions as { readonly lots: readonly unknown[] }[];
    expect(rows).toHaveLength(POSITIONS);
    expect(rows.map(({ lots }) => lots.length)).toEqual(rows.map(() => LOTS));
  });
});
