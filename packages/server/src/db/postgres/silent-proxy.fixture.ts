import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can stop carrying anything, as when packets are dropped. */
export interface SilentProxy {
  readonly port: number;
  /** Connections that were opened so far. */
  readonly opened: number;
  /** Nothing passes any more, on open connections and on new ones; all stay open. */
  silence(): void;
  /** New connections carry something again; those that were silenced never do. */
  heal(): void;
  close(): void;
}

export async function silentProxy(target: { host: string; port: number }): Promise<SilentProxy> {
  const pairs: (readonly [Socket, Socket])[] = [];
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(target.port, target.host);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    if (!isSilent) near.pipe(far).pipe(near);
    pairs.push([near, far]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    get opened() {
      return pairs.length;
    },
    silence() {
      isSilent = true;
      for (const [near, far] of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
    },
    heal() {
      isSilent = false;
    },
    close() {
      server.close();
      for (const pair of pairs) for (const socket of pair) socket.destroy();
    },
  };
}
