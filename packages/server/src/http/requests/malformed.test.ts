import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startFixture } from '../testing/app.fixture.ts';
import { exchangeBytes, requestText } from '../testing/raw.fixture.ts';

const body = '{"query":"{ health }"}';
const head = (...more: string[]) =>
  requestText(
    ['POST /graphql HTTP/1.1', 'Host: a', 'Content-Type: application/json', ...more],
    body,
  );
const chunked = (text: string) =>
  requestText(['POST /graphql HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked'], text);

test.each<[string, string | Uint8Array, number]>([
  ['binary garbage', Buffer.from('16030100c8010000c40303ff00', 'hex'), 400],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['an unknown method', 'FOO / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two lengths', head('Content-Length: 5', 'Content-Length: 6'), 400],
  ['a length and chunks', head('Content-Length: 6', 'Transfer-Encoding: chunked'), 400],
  ['an unknown coding', head('Transfer-Encoding: xchunked'), 400],
  ['a negative length', head('Content-Length: -1'), 400],
  ['a length with a sign', head('Content-Length: +22'), 400],
  ['a length in base 16', head('Content-Length: 0x16'), 400],
  ['an endless length', head('Content-Length: 99999999999999999999'), 400],
  ['a space before a colon', head('Content-Length : 22'), 400],
  ['a folded line', head('X-A: b', ' c', 'Content-Length: 22'), 400],
  ['a zero byte in a header', head('X-A: b\0c', 'Content-Length: 22'), 400],
  ['line feeds alone', 'GET /healthz HTTP/1.1\nHost: a\n\n', 400],
  ['a chunk of no size', chunked('ZZ\r\n{}\r\n0\r\n\r\n'), 400],
  ['an endless chunk', chunked('FFFFFFFFFFFFFFFFF\r\n{}\r\n0\r\n\r\n'), 400],
  ['a long header', head(`X-A: ${'a'.repeat(20_000)}`), 431],
  ['many headers', head(...Array<string>(4_000).fill('A: b')), 431],
])('%s is refused with the rate limits, and runs nothing', async (_title, bytes, status) => {
  const fixture = await startFixture();
  const answer = await exchangeBytes(fixture, bytes);
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  expect(answer).toContain('Rate-Limit-Total: ');
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(fixture.world.calls).toEqual([]);
  expect(fixture.logged.filter(({ msg }) => msg !== 'slow request')).toEqual([]);
});

test.each<[string, string, number]>([
  ['an unknown method', 'FOO / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['a length with a sign', head('Content-Length: +22'), 400],
  ['a long header', head(`X-A: ${'a'.repeat(20_000)}`), 431],
])(
  '%s on a connection that was answered before is refused as well',
  async (_title, bytes, status) => {
    const fixture = await startFixture();
    const socket = connect(fixture.port, '127.0.0.1');
    const first = head(`Content-Length: ${body.length}`);
    socket.write(first);
    let received = '';
    for await (const chunk of socket) {
      received += Buffer.from(chunk).toString('latin1');
      if (received.endsWith('"health":"ok"}}')) socket.write(Buffer.from(bytes, 'latin1'));
    }
    const answers = received.split(/(?=HTTP\/1\.1 )/);
    expect(answers).toHaveLength(2);
    expect(answers[1]).toContain(`HTTP/1.1 ${status} `);
    expect(answers[1]).toContain('Rate-Limit-Total: ');
    expect(fixture.world.calls).toHaveLength(1);
  },
);

test('garbage after an answer ends the connection, and is no part of the answer', async () => {
  const fixture = await startFixture();
  const request = head(`Content-Length: ${body.length}`);
  const answer = await exchangeBytes(fixture, `${request}\0\0garbage\r\n\r\n`);
  expect(answer.match(/HTTP\/1\.1 /g)?.length ?? 0).toBeLessThanOrEqual(1);
});

test('an expectation that nobody knows is ignored', async () => {
  const fixture = await startFixture();
  const lines = ['Expect: x', `Content-Length: ${body.length}`, 'Connection: close'];
  expect(await exchangeBytes(fixture, head(...lines))).toContain('"health":"ok"');
});
