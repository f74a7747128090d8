import { V7Generator } from 'uuidv7';
import type { Clock } from './clock.ts';
import type { Random } from './random.ts';

const generators = new WeakMap<Random, V7Generator>();

/**
 * A new UUIDv7 in lower case (RFC 9562, section 5.7). Ids of one `random` rise even within one
 * millisecond: the 42 bits after the timestamp are a counter from a random start (section 6.2,
 * method 1). Small steps back of the clock (up to 10 seconds) keep the order as well.
 */
export function newId(clock: Clock, random: Random): string {
  return generatorOf(random).generateOrResetWithTs(clock.now().getTime()).toString();
}

function generatorOf(random: Random): V7Generator {
  let generator = generators.get(random);
  if (generator === undefined) {
    generator = new V7Generator({
      nextUint32: () => Buffer.from(random.bytes(4)).readUInt32BE(),
    });
    generators.set(random, generator);
  }
  return generator;
}

const TIMESTAMP_DIGITS = 12;

/**
 * The id right after another, which may come from a process whose clock is ahead: new ids of
 * `random` lie above it from now on (up to 10 seconds ahead).
 */
export function idAfter(id: string, clock: Clock, random: Random): string {
  const digits = id.replaceAll('-', '');
  const timestamp = Number.parseInt(digits.slice(0, TIMESTAMP_DIGITS), 16);
  if (timestamp >= clock.now().getTime()) {
    generatorOf(random).generateOrResetWithTs(timestamp + 1);
  }
  const after = (BigInt(`0x${digits}`) + 1n).toString(16).padStart(digits.length, '0');
  return after.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const VERSION_BYTE = 6;
const VARIANT_BYTE = 8;

/**
 * A UUIDv4 (RFC 9562, section 5.4): 122 random bits and nothing else, for ids whose knowledge is a
 * proof in itself.
 */
export function unguessableId(random: Random): string {
  const bytes = Buffer.from(random.bytes(16));
  bytes[VERSION_BYTE] = ((bytes[VERSION_BYTE] ?? 0) & 0x0f) | 0x40;
  bytes[VARIANT_BYTE] = ((bytes[VARIANT_BYTE] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Not above any id (RFC 9562, section 5.9), and not below any (section 5.10). */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';
export const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Not above any id that is made at a moment or later. */
export function firstIdAt(at: Date): string {
  const hex = at.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be an id at all; PostgreSQL refuses to compare a `uuid` with other texts. */
export function isId(text: string): boolean {
  return UUID.test(text);
}
