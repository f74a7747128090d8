import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '../../testing/types.ts';
import { startTestServer } from '../../testing.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const create = `mutation ($params: CreateNetWorthShareLinkInput) {
  createNetWorthShareLink(params: $params) { url csvUrl } }`;

test('a spreadsheet reads a link as CSV, without a token, and nobody keeps it', async () => {
  const ada = await server.createUser({ email: 'ada@example.com' });
  const token = await server.issueToken(ada, ['portfolio.write']);
  const links = await Promise.all(
    [true, false].map(async (csvEnabled) => {
      const params = { csvEnabled, hideAmounts: false, sections: ['TOTALS'] };
      const { body } = await server.graphql({ Authorization: `Bearer ${token}` }, create, {
        params,
      });
      return Object(body).data.createNetWorthShareLink as { url: string; csvUrl: string | null };
    }),
  );
  const [on, off] = links.map(({ url }) => `${server.url}${new URL(url).pathname}.csv`);
  const shown = await fetch(on ?? '');
  expect(shown.status).toBe(200);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
    'rate-limit-remaining': expect.any(String),
  });
  expect(shown.headers.getSetCookie()).toEqual([]);
  expect(await shown.text()).toMatch(
    /^section,name,[^\r]+\r\nTOTALS,Net worth,,,0,,USD,\S+Z,0\r\n/,
  );
  for (const path of [off ?? '', `${server.url}/shared/${'x'.repeat(43)}.csv`]) {
    const refused = await fetch(path);
    expect([refused.status, await refused.text()]).toEqual([404, '']);
  }
  const posted = await fetch(on ?? '', { method: 'POST' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET']);
});
