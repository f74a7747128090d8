import { connect } from 'node:net';
import type { LoadPlan } from './plan.ts';

const HEAD_END = '\r\n\r\n';
const BODY_START = '{"data":{';
const MAX_HEAD_BYTES = 16_384;
const LENGTH_TOLERANCE = 0.1;

/**
 * One keep-alive connection that sends the same request each time it was answered, for as long as
 * `shouldGoOn` says so.
 *
 * @returns how many requests were answered. Rejects at the first answer that is not a 200 with a
 *   body of data of the expected length.
 */
export function sendRepeatedly(plan: LoadPlan, shouldGoOn: () => boolean): Promise<number> {
  const request = requestBytes(plan);
  return new Promise((resolve, reject) => {
    const socket = connect({ port: plan.port, host: '127.0.0.1', noDelay: true });
    let answered = 0;
    let head: Buffer | undefined;
    let missing = 0;

    const next = (): void => {
      answered += 1;
      if (shouldGoOn()) {
        socket.write(request);
      } else {
        socket.destroy();
        resolve(answered);
      }
    };
    const take = (chunk: Buffer): void => {
      if (missing > 0) {
        missing -= chunk.length;
      } else {
        head = head === undefined ? chunk : Buffer.concat([head, chunk]);
        const left = bytesAfter(plan, head);
        if (left === null) return;
        head = undefined;
        missing = left;
      }
      if (missing < 0) throw new Error('the answer is longer than its Content-Length');
      if (missing === 0) next();
    };
    socket.on('connect', () => socket.write(request));
    socket.on('data', (chunk: Buffer) => {
      try {
        take(chunk);
      } catch (error) {
        socket.destroy();
        reject(error);
      }
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the server closed a connection')));
  });
}

function requestBytes({ port, token, body }: LoadPlan): Buffer {
  const lines = [
    'POST /graphql HTTP/1.1',
    `Host: localhost:${port}`,
    'Accept: application/json',
    'Content-Type: application/json',
    `Authorization: Bearer ${token}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return Buffer.from(`${lines.join('\r\n')}${HEAD_END}${body}`);
}

/**
 * @param bytes an answer from its start
 * @returns how many bytes of its body are still to come; null where the head is not complete
 */
function bytesAfter({ bodyBytes }: LoadPlan, bytes: Buffer): number | null {
  const end = bytes.indexOf(HEAD_END);
  const bodyAt = end + HEAD_END.length;
  if (end < 0 || bytes.length < bodyAt + BODY_START.length) {
    if (bytes.length > MAX_HEAD_BYTES) throw new Error('an answer without an end of its head');
    return null;
  }
  const head = bytes.toString('latin1', 0, end);
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1]);
  const isExpected =
    head.startsWith('HTTP/1.1 200 ') &&
    Math.abs(length - bodyBytes) <= bodyBytes * LENGTH_TOLERANCE &&
    bytes.toString('latin1', bodyAt, bodyAt + BODY_START.length) === BODY_START;
  if (!isExpected) throw new Error(`not the expected answer:\n${bytes.toString()}`);
  return bodyAt + length - bytes.length;
}
