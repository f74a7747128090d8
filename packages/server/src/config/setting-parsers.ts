import { BlockList, isIP } from 'node:net';
import type { EncryptionKey } from '../kernel/secret-box.ts';

export function text(value: string): string {
  return value;
}

export function whole(least: number, most: number): (text: string) => number {
  return (value) => {
    const number = Number(value);
    if (/^\d{1,9}$/.test(value) && number >= least && number <= most) return number;
    throw new Error(`must be a whole number from ${least} to ${most}, not "${value}".`);
  };
}

/** A plain decimal, kept as it is written: it is computed with exactly. */
export function between(least: number, most: number): (text: string) => string {
  return (value) => {
    if (/^\d{1,4}(\.\d{1,9})?$/.test(value) && +value >= least && +value <= most) return value;
    throw new Error(`must be a number from ${least} to ${most}, not "${value}".`);
  };
}

export function oneOf<const Choice extends string>(...choices: Choice[]): (text: string) => Choice {
  return (value) => {
    const choice = choices.find((one) => one === value);
    if (choice !== undefined) return choice;
    throw new Error(`must be one of ${choices.join(', ')}, not "${value}".`);
  };
}

export function optional<Value>(parse: (text: string) => Value): (text: string) => Value | null {
  return (value) => (value === '' ? null : parse(value));
}

export function list<Value>(parse: (text: string) => Value): (text: string) => readonly Value[] {
  return (value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map(parse);
}

export function origin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && value.replace(/\/$/, '') === url.origin) {
    return url.origin;
  }
  throw new Error(`must be an origin such as https://api.example.com, not "${value}".`);
}

/** Never repeats the value: it holds a password. */
export function databaseUrl(value: string): string {
  if (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)) return value;
  throw new Error('must be a URL that starts with postgres:// or postgresql://.');
}

export function secret(value: string): string {
  if (value.length >= 32) return value;
  throw new Error('must have at least 32 characters.');
}

const KEY_BYTES = 32;

/** Never repeats the value: it holds keys. */
export function encryptionKeys(value: string): readonly [EncryptionKey, ...EncryptionKey[]] {
  const [first, ...more] = list(encryptionKey)(value);
  if (first === undefined) throw new Error('must hold a key at least.');
  const ids = [first, ...more].map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new Error('must give each key an id of its own.');
  return [first, ...more];
}

function encryptionKey(part: string): EncryptionKey {
  const [, id = '', base64 = ''] = /^([0-9A-Za-z]{1,16}):([0-9A-Za-z+/_-]{43}=?)$/.exec(part) ?? [];
  const key = Buffer.from(base64, 'base64');
  if (key.length === KEY_BYTES) return { id, key };
  throw new Error('must list keys as id:base64 of 32 bytes, made with openssl rand -base64 32.');
}

/** Never repeats the value: it holds a password. */
export function smtpUrl(value: string): string {
  if (URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol)) return value;
  throw new Error('must be a URL that starts with smtp:// or smtps://.');
}

export function mailbox(value: string): string {
  if (/^(?:[^<>\r\n"]+ <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(value)) return value;
  throw new Error(`must be an address, or a name and <address>, not "${value}".`);
}

/** OpenID Connect Discovery 1.0, section 4: https; plain http is for this machine alone. */
export function issuer(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)) return value;
  throw new Error(`must be an https URL, not "${value}".`);
}

export function feed(value: string): string {
  if (URL.canParse(value) && new URL(value).protocol === 'https:') return value;
  throw new Error(`must list https addresses, not "${value}".`);
}

/** Of a model, whose key and questions are sent there. */
export function modelAddress(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isKnown = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url !== null && isKnown && url.search === '') return value.replace(/\/+$/, '');
  throw new Error(`must be an https or http address, not "${value}".`);
}

const READ_CHAINS = ['BTC', 'LTC', 'ETH', 'ARB', 'BASE', 'POLYGON', 'SOL'] as const;

export function chainSource(value: string) {
  const [name, ...rest] = value.split('=');
  const chain = READ_CHAINS.find((one) => one === name);
  const address = rest.join('=').replace(/\/+$/, '');
  if (chain !== undefined) return { chain, address: feed(address) };
  throw new Error(
    `must list ${READ_CHAINS.join(', ')}, each with = and an address, not "${value}".`,
  );
}

/** @throws {Error} unless it is empty, `mailto:` with an address, or https */
export function contact(value: string): string {
  if (value === '' || /^mailto:[^\s@]+@[^\s@]+$/.test(value)) return value;
  if (URL.canParse(value) && new URL(value).protocol === 'https:') return value;
  throw new Error('must be mailto: with an address, or https');
}

export function host(value: string): string {
  const url = URL.canParse(`https://${value}`) ? new URL(`https://${value}`) : null;
  if (url !== null && url.host === value.toLowerCase()) return url.host;
  throw new Error(`must list hosts such as app.example.com, not "${value}".`);
}

const NAMED_SUBNETS = ['loopback', 'linklocal', 'uniquelocal'];

export function proxy(value: string): string {
  const [address = '', bits] = value.split('/');
  const family = isIP(address);
  if (NAMED_SUBNETS.includes(value) || (family !== 0 && bits === undefined)) return value;
  if (family !== 0 && bits !== undefined && isPrefix(address, bits, family)) return value;
  throw new Error(`must list addresses or subnets such as 10.0.0.0/8, not "${value}".`);
}

function isPrefix(address: string, bits: string, family: number): boolean {
  if (!/^\d{1,3}$/.test(bits)) return false;
  try {
    new BlockList().addSubnet(address, Number(bits), family === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}

/** Where something listens: a port of a host, or the path of a socket of this machine. */
export function socketAddress(
  value: string,
): { readonly host: string; readonly port: number } | { readonly path: string } {
  if (value.startsWith('/')) return { path: value };
  const [, host, bare, port = ''] =
    /^(?:\[([0-9a-f:.]+)\]|([^\s:/]+)):(\d{1,5})$/i.exec(value) ?? [];
  const number = Number(port);
  if (number >= 1 && number <= 65_535) return { host: host ?? bare ?? '', port: number };
  throw new Error(`must be host:port, or the path of a socket, not "${value}".`);
}
