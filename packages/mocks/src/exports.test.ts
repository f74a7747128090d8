import { type LeafScope, leafScopes } from '@investing-platform/schema';
import { describe, expect, test } from 'vitest';
import { mocksForTests } from './mocks.fixture.ts';

const mocks = mocksForTests();
const REQUEST = `mutation ($params: RequestExportInput!) {
  requestExport(params: $params) { id type status } }`;
const LIST = `query ($params: MyExportJobsInput) {
  myExportJobs(params: $params) { nodes { id type downloadUrl } } }`;

const tokenWith = (...scopes: LeafScope[]) => {
  const user = mocks.world.addUser();
  const token = (held: readonly LeafScope[]) => mocks.world.issueToken({ user, scopes: [...held] });
  return { token: token(['funding.read', ...scopes]), all: token(leafScopes) };
};

describe('an export', () => {
  test.each<[string, LeafScope[], string | null]>([
    ['DEPOSITS_WITHDRAWALS', [], null],
    ['POSITIONS', [], 'portfolio.read'],
    ['ORDERS', ['profile.read'], 'portfolio.read'],
    ['NET_WORTH', [], 'portfolio.read'],
    ['NET_WORTH', ['portfolio.read'], null],
    ['ACTIVITIES', ['portfolio.read'], 'profile.read'],
    ['ACTIVITIES', ['profile.read'], null],
    ['TAX_SUMMARY', [], 'portfolio.read and profile.read'],
    ['FULL_ACCOUNT', ['portfolio.read'], 'profile.read'],
    ['FULL_ACCOUNT', ['portfolio.read', 'profile.read'], null],
  ])('of %s with %j more than funding.read misses %s', async (type, scopes, missing) => {
    const { token, all } = tokenWith(...scopes);
    const { data, errors } = await mocks.ask(REQUEST, { type }, { token });
    const listed = await mocks.ask(LIST, {}, { token: all });
    const jobs = Object(listed.data).myExportJobs.nodes;
    if (missing === null) {
      expect(errors).toEqual([]);
      expect(jobs).toMatchObject([{ type }]);
      return;
    }
    expect(Object(data).requestExport ?? null).toBeNull();
    expect(errors).toMatchObject([
      {
        message: `token missing the required scope ${missing} for: requestExport of ${type}`,
        extensions: { code: 'FORBIDDEN' },
      },
    ]);
    expect(jobs).toEqual([]);
  });

  test('of a type that the token may not read is in none of its lists', async () => {
    const { token, all } = tokenWith('portfolio.read');
    for (const type of ['ORDERS', 'FULL_ACCOUNT', 'DEPOSITS_WITHDRAWALS']) {
      expect((await mocks.ask(REQUEST, { type }, { token: all })).errors).toEqual([]);
    }
    const typesFor = async (asking: string) => {
      const { data } = await mocks.ask(LIST, {}, { token: asking });
      return new Set(Object(data).myExportJobs.nodes.map(({ type }: { type: string }) => type));
    };
    expect(await typesFor(all)).toEqual(
      new Set(['ORDERS', 'FULL_ACCOUNT', 'DEPOSITS_WITHDRAWALS']),
    );
    expect(await typesFor(token)).toEqual(new Set(['ORDERS', 'DEPOSITS_WITHDRAWALS']));
  });

  test('shows its address where one job is asked for, and never in a list', async () => {
    const { token } = tokenWith('portfolio.read');
    const ids: string[] = [];
    for (const type of ['ORDERS', 'POSITIONS']) {
      const { data } = await mocks.ask(REQUEST, { type }, { token });
      ids.push(Object(data).requestExport.id);
    }
    mocks.advance(60_000);
    const shown = async (params: object) => {
      const { data } = await mocks.ask(LIST, params, { token });
      return Object(data).myExportJobs.nodes.map(
        (job: { downloadUrl: unknown }) => job.downloadUrl,
      );
    };
    expect(await shown({ ids: ids.slice(0, 1) })).toEqual([expect.stringMatching(/^https:/)]);
    expect(await shown({ ids })).toEqual([null, null]);
    expect(await shown({})).toEqual([null, null]);
  });

  test('begins before it ends, and ends by today', async () => {
    const { all } = tokenWith();
    for (const [params, path] of [
      [{ from: '2026-11-20', to: '2026-11-19' }, 'params.from'],
      [{ to: '2999-01-01' }, 'params.to'],
    ] as const) {
      const { errors } = await mocks.ask(REQUEST, { type: 'ORDERS', ...params }, { token: all });
      expect(errors).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT', fields: [{ path }] } },
      ]);
    }
  });
});
