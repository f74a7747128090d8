import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';

/** Why there is no body to work with. */
export type BodyProblem = 'too-large' | 'aborted' | 'not-utf-8';

export type Body =
  | { readonly text: string; readonly bytes: number }
  | { readonly problem: BodyProblem };

/** How much of a body that is too large is read away, so that its sender can read the answer. */
const LINGERING_FACTOR = 8;

/**
 * The whole body as text. A body beyond the limit is read away up to eight times the limit; its
 * connection must be closed after the answer.
 *
 * @param limitBytes greatest size in bytes
 */
export function readBody(request: IncomingMessage, limitBytes: number): Promise<Body> {
  const declared = Number(request.headers['content-length'] ?? 0);
  const mostBytes = limitBytes * LINGERING_FACTOR;
  if (declared > mostBytes) return Promise.resolve({ problem: 'too-large' });
  return new Promise((resolve) => {
    let first: Buffer | undefined;
    let more: Buffer[] | undefined;
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > mostBytes) {
        request.pause();
        resolve({ problem: 'too-large' });
      } else if (size > limitBytes) {
        first = undefined;
        more = undefined;
      } else if (first === undefined) {
        first = chunk;
      } else {
        more ??= [first];
        more.push(chunk);
      }
    });
    request.on('end', () => {
      if (size > limitBytes) resolve({ problem: 'too-large' });
      else resolve(textOf(more === undefined ? (first ?? EMPTY) : Buffer.concat(more)));
    });
    request.on('error', () => resolve({ problem: 'aborted' }));
    request.on('close', () => resolve({ problem: 'aborted' }));
  });
}

const EMPTY = Buffer.alloc(0);

function textOf(bytes: Buffer): Body {
  if (!isUtf8(bytes)) return { problem: 'not-utf-8' };
  return { text: bytes.toString(), bytes: bytes.length };
}
