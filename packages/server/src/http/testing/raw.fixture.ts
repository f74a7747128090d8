import { connect } from 'node:net';

/** Sends bytes exactly as given, and gives everything that comes until the server closes. */
export async function exchangeBytes(
  { port }: { readonly port: number },
  bytes: string | Uint8Array,
): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  // Node's text encodings would change bytes above 0x7f.
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  return Buffer.concat(chunks).toString('latin1');
}

/** A request as text: lines of its head, then its body. */
export function requestText(head: readonly string[], body = ''): string {
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
