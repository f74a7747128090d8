import { describe, expect, test } from 'vitest';
import { startFixture } from './testing/app.fixture.ts';

describe('/graphql', () => {
  test.each([
    ['GET', { 'Content-Type': 'application/json' }, 405],
    ['GET', { Accept: 'text/html' }, 406],
    ['PUT', { 'Content-Type': 'application/json' }, 405],
    ['DELETE', {}, 405],
    ['POST', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['POST', { 'Content-Type': 'text/plain' }, 415],
    ['POST', { 'Content-Type': 'multipart/form-data; boundary=x' }, 415],
    ['POST', { 'Content-Type': 'application/graphql' }, 415],
    ['POST', { 'Content-Type': 'application/json; charset=utf-16' }, 415],
    ['POST', { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }, 415],
    ['POST', { 'Content-Type': 'application/json', Accept: 'text/event-stream' }, 406],
  ])('refuses %s with %o as %i', async (method, headers, status) => {
    const { url, world } = await startFixture();
    const body = method === 'POST' ? '{"query":"{ health }"}' : null;
    const query = method === 'GET' ? '?query=%7Bhealth%7D' : '';
    const response = await fetch(`${url}/graphql${query}`, {
      method,
      headers: headers as Record<string, string>,
      body,
    });
    expect(response.status).toBe(status);
    if (status === 405) expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    expect(response.headers.get('rate-limit-total')).not.toBeNull();
    const answered = JSON.parse(await response.text());
    expect(answered.errors[0].extensions.code).toBe('BAD_REQUEST');
    expect(world.calls).toEqual([]);
  });

  test('lets browsers of any origin ask first', async () => {
    const { url } = await startFixture();
    const response = await fetch(`${url}/graphql`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://app.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toBe('POST');
    expect(response.headers.get('access-control-allow-headers')).toContain('Authorization');
    expect(response.headers.get('rate-limit-total')).not.toBeNull();
  });
});
