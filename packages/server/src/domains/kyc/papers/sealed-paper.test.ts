import { expect, test } from 'vitest';
import { seededRandom } from '../../../kernel/random.ts';
import { secretBox } from '../../../kernel/secret-box.ts';
import { openPaper, sealPaper } from './sealed-paper.ts';

const random = seededRandom('sealed papers');
const secrets = secretBox([{ id: 'k1', key: random.bytes(32) }], random);
const NAME = {
  id: '01900000-0000-7000-8000-0000000000a1',
  userId: '01900000-0000-7000-8000-0000000000b1',
};
const OTHER = '01900000-0000-7000-8000-0000000000c1';
const BYTES = Buffer.from('a passport');
const sealed = sealPaper({ random, secrets }, NAME, BYTES);

test('a paper opens as itself', () => {
  expect(Buffer.from(openPaper({ secrets }, NAME, sealed))).toEqual(BYTES);
  expect(Buffer.from(sealed.bytes).includes(BYTES)).toBe(false);
});

test.each<[string, { readonly name?: typeof NAME } & Partial<typeof sealed>]>([
  ['as that of another person', { name: { ...NAME, userId: OTHER } }],
  ['as another paper', { name: { ...NAME, id: OTHER } }],
  ['with one bit changed', { bytes: changed(0) }],
  ['with another end', { bytes: changed(sealed.bytes.length - 1) }],
  ['with the key of another', { fileKey: sealPaper({ random, secrets }, NAME, BYTES).fileKey }],
])('no paper opens %s', (_how, { name = NAME, ...other }) => {
  expect(() => openPaper({ secrets }, name, { ...sealed, ...other })).toThrow();
});

function changed(place: number): Uint8Array {
  const bytes = Buffer.from(sealed.bytes);
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  return bytes;
}
