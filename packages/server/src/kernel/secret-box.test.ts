import fc from 'fast-check';
import { expect, test } from 'vitest';
import { systemRandom } from './random.ts';
import { type EncryptionKey, secretBox } from './secret-box.ts';

const key = (id: string): EncryptionKey => ({ id, key: systemRandom.bytes(32) });
const OLD = key('2025');
const NEW = key('2026');
const box = secretBox([OLD], systemRandom);

test('what is sealed opens in its place, whatever the text', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, text, (secret, context) => {
      expect(box.open(box.seal(secret, context), context)).toBe(secret.toWellFormed());
    }),
  );
});

test('the same text is sealed differently each time', () => {
  expect(box.seal('JBSWY3DP', 'totp:1')).not.toBe(box.seal('JBSWY3DP', 'totp:1'));
});

test('a sealed text does not open in another place', () => {
  const sealed = box.seal('JBSWY3DP', 'totp:1');
  expect(() => box.open(sealed, 'totp:2')).toThrow();
});

test('a sealed text of which any one bit was changed does not open', () => {
  const [id, body = ''] = box.seal('JBSWY3DP', 'totp:1').split('.');
  const bytes = Buffer.from(body, 'base64url');
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const changed = Buffer.from(bytes);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(() => box.open(`${id}.${changed.toString('base64url')}`, 'totp:1')).toThrow();
  }
});

test('a new key seals, and what the old one sealed still opens', () => {
  const sealed = box.seal('JBSWY3DP', 'totp:1');
  const rotated = secretBox([NEW, OLD], systemRandom);
  expect(rotated.open(sealed, 'totp:1')).toBe('JBSWY3DP');
  expect(rotated.seal('JBSWY3DP', 'totp:1')).toMatch(/^2026\./);
});

test.each(['', '.', 'none', '2025.', '2025.AAAA', '2026.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
  'a text that is not sealed by these keys, %j, is refused',
  (text) => {
    expect(() => box.open(text, 'totp:1')).toThrow(/ENCRYPTION_KEYS|too short|authenticate/);
  },
);

test('a fingerprint is the same for the same text in the same place under the same key', () => {
  const mark = box.fingerprint('JBSWY3DP', 'keys:1');
  expect(mark).toMatch(/^[\w-]{43}$/);
  expect(box.fingerprint('JBSWY3DP', 'keys:1')).toBe(mark);
  const others = [
    box.fingerprint('JBSWY3DQ', 'keys:1'),
    box.fingerprint('JBSWY3DP', 'keys:2'),
    box.fingerprint('1JBSWY3DP', 'keys:'),
    secretBox([NEW, OLD], systemRandom).fingerprint('JBSWY3DP', 'keys:1'),
  ];
  expect(others).not.toContain(mark);
});
