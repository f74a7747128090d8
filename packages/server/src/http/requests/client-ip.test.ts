import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { addressGroup, clientIp } from './client-ip.ts';

function request(remoteAddress: string, forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const message = new IncomingMessage(socket);
  if (forwarded !== undefined) message.headers['x-forwarded-for'] = forwarded;
  return message;
}

describe('the address that counts', () => {
  test.each<[string, string[], string, string | undefined, string]>([
    ['is the peer’s', [], '192.0.2.1', undefined, '192.0.2.1'],
    ['ignores what the peer claims', [], '192.0.2.1', '203.0.113.9', '192.0.2.1'],
    [
      'is the forwarded one behind a trusted proxy',
      ['10.0.0.0/8'],
      '10.1.2.3',
      '203.0.113.9',
      '203.0.113.9',
    ],
    [
      'is the last one that no trusted proxy added',
      ['10.0.0.0/8'],
      '10.1.2.3',
      '198.51.100.1, 203.0.113.9, 10.0.0.7',
      '203.0.113.9',
    ],
    [
      'is the peer’s where the peer is no trusted proxy',
      ['10.0.0.0/8'],
      '192.0.2.1',
      '203.0.113.9',
      '192.0.2.1',
    ],
    ['knows names of subnets', ['loopback'], '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['is written as IPv4 where it is IPv4', [], '::ffff:192.0.2.1', undefined, '192.0.2.1'],
  ])('%s', (_title, trusted, peer, forwarded, expected) => {
    expect(clientIp(trusted)(request(peer, forwarded))).toBe(expected);
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0001:2::1', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the address %s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});
