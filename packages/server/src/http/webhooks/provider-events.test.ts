import { expect, test } from 'vitest';
import { startFixture } from '../testing/app.fixture.ts';
import { exchangeBytes, requestText } from '../testing/raw.fixture.ts';

const MEBIBYTE = 1_048_576;

test.each([
  ['/webhooks/cards/one', MEBIBYTE, 'is sent'],
  ['/webhooks/cards/one', 9 * MEBIBYTE, 'is said to come'],
  ['/webhooks/identity/one', MEBIBYTE, 'is sent'],
  ['/webhooks/identity/one', 9 * MEBIBYTE, 'is said to come'],
])('%s ends a connection on which an event of %i bytes %s', async (path, size, how) => {
  const { port } = await startFixture();
  const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', `Content-Length: ${size}`];
  const body = how === 'is sent' ? 'x'.repeat(size) : '';
  const answer = await exchangeBytes({ port }, requestText(head, body));
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toMatch(/^Connection: close/im);
});
