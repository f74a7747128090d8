import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Hands requests on with a token, for clients that bring none. */
export interface SignedProxy {
  readonly url: string;
  stop(): Promise<void>;
}

/** @param target origin of the server, to which every path, header and body goes as it came */
export async function signedProxy(target: string, token: string): Promise<SignedProxy> {
  const { hostname, port, host } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const own = incoming.headers.host?.startsWith('localhost') === true ? host : headers.host;
    const sent = { ...headers, host: own, authorization: `Bearer ${token}` };
    const forwarded = ask({ hostname, port, method, path, headers: sent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return {
    url: `http://localhost:${address.port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
