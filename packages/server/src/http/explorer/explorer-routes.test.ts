import { Script } from 'node:vm';
import { catalog } from '@investing-platform/schema';
import { publicTypeDefs } from '@investing-platform/schema/public-type-defs';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { startFixture } from '../testing/app.fixture.ts';
import { explorerRoutes } from './explorer-routes.ts';
import { EXPLORER_SCRIPT } from './explorer-script.ts';

const BROWSER = { headers: { accept: 'text/html,application/xhtml+xml' } };
const start = () => startFixture({ extraRoutes: new Map(explorerRoutes()) });

describe('the explorer', () => {
  test('is what a browser shows at /graphql, and runs nothing but its own script', async () => {
    const { url } = await start();
    const response = await fetch(`${url}/graphql`, BROWSER);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('<title>Explorer');
    // Its fields are as wide as the window, on a phone too: no size of their own.
    expect(html).not.toMatch(/ (cols|size|width)="/);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).not.toMatch(/unsafe|https?:/);
  });

  test('stands in nobody’s way who asks for answers', async () => {
    const { url } = await start();
    const query = new URLSearchParams({ query: '{ health }' });
    const response = await fetch(`${url}/graphql?${query}`, {
      headers: { accept: 'application/json' },
    });
    expect(response.headers.get('content-type')).toContain('json');
    const posted = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { ...BROWSER.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ health }' }),
    });
    expect(await posted.text()).not.toContain('<title>');
  });

  test('has a valid document for each operation', async () => {
    const { url } = await start();
    const all = await (await fetch(`${url}/graphql-operations.json`)).json();
    expect(Object.keys(all).sort()).toEqual(Object.keys(catalog).sort());
    const schema = buildSchema(publicTypeDefs);
    for (const name of ['placeOrder', 'getOrders', 'healthCheck']) {
      expect(validate(schema, parse(all[name].query))).toEqual([]);
    }
    expect(all.placeOrder.variables).toMatchObject({ params: { side: expect.any(String) } });
  });

  test('has a script that a browser reads', () => {
    expect(() => new Script(EXPLORER_SCRIPT)).not.toThrow();
  });

  test('is not there where nobody put it', async () => {
    const { url } = await startFixture();
    expect((await fetch(`${url}/graphql`, BROWSER)).status).toBe(406);
  });
});
