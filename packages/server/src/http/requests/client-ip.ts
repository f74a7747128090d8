/// <reference path="./proxy-addr.d.ts" />
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddress from 'proxy-addr';

/** The address of the client, without the mark of IPv4 inside IPv6. */
export type ClientIp = (request: IncomingMessage) => string;

/**
 * @param trustedProxies addresses and subnets whose `X-Forwarded-For` counts; where there are none,
 *   the header is a claim of the client and is ignored
 */
export function clientIp(trustedProxies: readonly string[]): ClientIp {
  if (trustedProxies.length === 0) {
    return (request) => withoutMapping(request.socket.remoteAddress ?? '');
  }
  const trust = proxyAddress.compile(trustedProxies);
  return (request) => withoutMapping(proxyAddress(request, trust));
}

/** An IPv4 address as such, where it came inside of IPv6. */
export function withoutMapping(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}

/** Whom an address counts as: IPv6 hands each customer a whole /64, so the rest says nothing. */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const all = [
    ...groups,
    ...Array<string>(Math.max(missing, 0)).fill('0'),
    ...(tail ?? '').split(':'),
  ];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
