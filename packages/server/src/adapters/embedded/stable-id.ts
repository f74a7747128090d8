import { createHash } from 'node:crypto';

/**
 * A UUIDv7 (RFC 9562, section 5.7) that always is the same for a name: its time is given, and what
 * would be random is the SHA-256 of the name.
 */
export function stableId(name: string, at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  const digest = createHash('sha256').update(name, 'utf8').digest('hex');
  const variant = ((Number.parseInt(digest.slice(3, 4), 16) & 0x3) | 0x8).toString(16);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${digest.slice(0, 3)}`,
    variant + digest.slice(4, 7),
    digest.slice(7, 19),
  ].join('-');
}
