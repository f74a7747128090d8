/** The part of the package's interface that is used; it ships no types of its own. */
declare module 'proxy-addr' {
  import type { IncomingMessage } from 'node:http';

  type Trust = (address: string, distance: number) => boolean;
  const proxyAddress: {
    (request: IncomingMessage, trust: Trust): string;
    compile(addresses: readonly string[]): Trust;
  };
  export default proxyAddress;
}
