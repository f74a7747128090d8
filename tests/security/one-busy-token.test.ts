import { costOf, isLongWork } from '@investing-platform/engine';
import { instruments } from '@investing-platform/schema/instruments';
import { typeDefs } from '@investing-platform/schema/server';
import {
  startTestServer,
  type TestServer,
  type TestUser,
} from '@investing-platform/server/testing';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const MAX_NODES = 50_000;
const assetIds = instruments.map(({ id }) => id);

/** The longest work that a token without any scope but its own finds. */
const performances = (count: number, from = 0) => {
  const fields = Array.from({ length: count }, (_, at) => {
    const assetId = assetIds[(from + at) % assetIds.length];
    const params = `{ assetId: "${assetId}", ranges: [ALL] }`;
    return `a${at}: fetchAssetPerformance(params: ${params}) { series { date value } }`;
  });
  return `{ ${fields.join(' ')} }`;
};

let server: TestServer;
let attacker: string;
let other: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  attacker = await server.issueToken(await server.createUser({ plan: 'FREE' }), ['full_access']);
  other = await server.createUser({ plan: 'FREE' });
});
afterAll(() => server.stop());

async function ask(token: string, query: string): Promise<{ data: unknown; codes: unknown[] }> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
  const { data, errors = [] } = (await response.json()) as {
    data?: unknown;
    errors?: { extensions: { code: string } }[];
  };
  return { data, codes: errors.map(({ extensions }) => extensions.code) };
}

describe('One token cannot keep everybody else waiting', () => {
  test('as many long fields as a document may have aliases are refused before they run', async () => {
    expect((await ask(attacker, performances(30))).codes).toEqual(['QUERY_LIMIT_EXCEEDED']);
  });

  const fields = Object.values(buildSchema(typeDefs).getQueryType()?.getFields() ?? {});
  const long = fields.filter(isLongWork);

  test('every series and chart says how much work it is', () => {
    const named = fields.filter(({ name }) => /History|Performance|Chart|Historical/.test(name));
    expect(named.filter((field) => costOf(field) === 0).map(({ name }) => name)).toEqual([]);
    expect(long.length).toBeGreaterThan(10);
  });

  test.each(long.map(({ name }) => name))('%s: one passes, and 30 are counted 30 times', (name) => {
    const field = long.find((one) => one.name === name);
    const cost = field === undefined ? 0 : costOf(field);
    expect(cost).toBeGreaterThanOrEqual(1_000);
    expect(cost).toBeLessThan(MAX_NODES / 4);
  });

  test('while it runs all that it may, another person is answered in between', async () => {
    const token = await server.issueToken(other, ['full_access']);
    let answered = 0;
    let isOver = false;
    const attack = Promise.all(
      Array.from({ length: 8 }, async (_, at) => ask(attacker, performances(9, 9 * at))),
    ).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      const { codes } = await ask(token, '{ fetchCurrentUser { id } }');
      if (codes.includes('RATE_LIMITED')) continue;
      expect(codes).toEqual([]);
      answered += 1;
    }
    const codes = new Set((await attack).flatMap((answer) => answer.codes));
    expect([...codes].filter((code) => code !== 'RATE_LIMITED')).toEqual([]);
    // Seventy-two computations took their turns, and the other's requests came between them.
    expect(answered).toBeGreaterThan(8);
  });
});
