import { refuse } from '../../../kernel/errors.ts';
import type { Random } from '../../../kernel/random.ts';

/** Argon2id as the OWASP Password Storage Cheat Sheet asks: 19 MiB, 2 passes, 1 lane. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const HASH_BYTES = 32;
const SALT_BYTES = 16;
/** Node runs four at a time, about 25 ms each: the last in line waits about half a second. */
const MAX_WAITING = 100;

/** Of a password that nobody knows. Checking against it takes as long as against a real one. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$1UHzWO3YOa+qdkSRmGHPZA$' +
  'sPRp+6ayNvMGQYKZWBIfZWQbQdx6aESZA2NpHblpCBA';

let waiting = 0;

/** Loaded with the first password: most processes of a service never see one. */
const argon2 = () => import('@node-rs/argon2');

/**
 * The PHC string of a password under a new salt.
 *
 * @throws {PlatformError} PROVIDER_UNAVAILABLE where too many passwords wait to be hashed
 */
export function hashPassword(random: Random, password: string): Promise<string> {
  return inLine(async () => {
    const { hash } = await argon2();
    return hash(comparable(password), {
      memoryCost: MEMORY_KIB,
      timeCost: PASSES,
      parallelism: LANES,
      outputLen: HASH_BYTES,
      salt: random.bytes(SALT_BYTES),
    });
  });
}

/**
 * Whether the password is the one that was hashed. Null as hash, where there is no account, takes
 * the same time and is false.
 *
 * @throws {PlatformError} PROVIDER_UNAVAILABLE where too many passwords wait to be hashed
 */
export function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  return inLine(async () => {
    const { verify } = await argon2();
    const matches = await verify(passwordHash ?? NOBODYS_HASH, comparable(password));
    return passwordHash !== null && matches;
  });
}

/**
 * 32 bytes of Argon2id under a salt that is given, for secrets that are looked up by their hash.
 *
 * @throws {PlatformError} PROVIDER_UNAVAILABLE where too many passwords wait to be hashed
 */
export function rawPasswordHash(secret: string, salt: Uint8Array): Promise<Buffer> {
  return inLine(async () => {
    const { hashRaw } = await argon2();
    return hashRaw(secret, {
      memoryCost: MEMORY_KIB,
      timeCost: PASSES,
      parallelism: LANES,
      outputLen: HASH_BYTES,
      salt,
    });
  });
}

/** One text however it was typed: keyboards compose accents differently (NIST SP 800-63B). */
export function comparable(password: string): string {
  return password.normalize('NFKC');
}

async function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= MAX_WAITING) {
    throw refuse('PROVIDER_UNAVAILABLE', 'Too many people are signing in; try again shortly', {
      retryAfterSeconds: 1,
    });
  }
  waiting += 1;
  try {
    return await work();
  } finally {
    waiting -= 1;
  }
}
