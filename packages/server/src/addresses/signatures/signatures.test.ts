import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { canSign, provesKey } from './index.ts';

const MESSAGE = 'I hold the key';
const SECRET = Uint8Array.from({ length: 32 }, (_, index) => index + 1);

describe('Bitcoin', () => {
  const OWNER = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l';
  // The vectors of BIP 322.
  test.each([
    [
      '',
      'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
    ],
    [
      'Hello World',
      'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
    ],
  ])('proves the key of a witness address by a signature of %j', (message, signature) => {
    const claim = { chain: 'BTC', address: OWNER, signature } as const;
    expect(provesKey({ ...claim, message })).toBe(true);
    expect(provesKey({ ...claim, message: `${message}!` })).toBe(false);
    const other = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    expect(provesKey({ ...claim, message, address: other })).toBe(false);
  });

  test('proves the key of an old address as wallets have always signed', () => {
    // As Bitcoin Core's tests of verifymessage have it.
    const claim = {
      chain: 'BTC',
      address: '15CRxFdyRpGZLW9w8HnHvVduizdL5jKNbs',
      message: 'Trust no one',
      signature:
        'IPojfrX2dfPnH26UegfbGQQLrdK844DlHq5157/P6h57WyuS/Qsl+h/WSVGDF4MUi4rWSswW38oimDYfNNUBUOk=',
    } as const;
    expect(provesKey(claim)).toBe(true);
    expect(provesKey({ ...claim, message: 'Trust someone' })).toBe(false);
    expect(provesKey({ ...claim, chain: 'LTC' })).toBe(false);
  });
});

describe('Ethereum', () => {
  const key = secp256k1.getPublicKey(SECRET, false).subarray(1);
  const address = `0x${Buffer.from(keccak_256(key)).subarray(-20).toString('hex')}`;
  const text = utf8ToBytes(`\x19Ethereum Signed Message:\n${MESSAGE.length}${MESSAGE}`);
  const signed = secp256k1.sign(keccak_256(text), SECRET, { prehash: false, format: 'recovered' });
  const [recovery = 0, ...rest] = signed;
  const signature = `0x${Buffer.from([...rest, recovery + 27]).toString('hex')}`;

  test('proves the key of an address on each of its chains', () => {
    for (const chain of ['ETH', 'ARB', 'BASE', 'POLYGON'] as const) {
      expect(provesKey({ chain, address, message: MESSAGE, signature })).toBe(true);
    }
    const other = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    expect(provesKey({ chain: 'ETH', address: other, message: MESSAGE, signature })).toBe(false);
    expect(provesKey({ chain: 'ETH', address, message: 'another', signature })).toBe(false);
  });
});

test('Solana proves a key that is the address', () => {
  const address = base58.encode(ed25519.getPublicKey(SECRET));
  const signature = Buffer.from(ed25519.sign(utf8ToBytes(MESSAGE), SECRET)).toString('base64');
  expect(provesKey({ chain: 'SOL', address, message: MESSAGE, signature })).toBe(true);
  expect(provesKey({ chain: 'SOL', address, message: 'another', signature })).toBe(false);
});

test.each(['', '0x', 'not base64!', '0xabcd', Buffer.alloc(65, 31).toString('base64')])(
  '%j proves nothing, and breaks nothing',
  (signature) => {
    for (const [chain, address] of [
      ['BTC', '15CRxFdyRpGZLW9w8HnHvVduizdL5jKNbs'],
      ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
      ['SOL', '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'],
    ] as const) {
      expect(provesKey({ chain, address, message: MESSAGE, signature })).toBe(false);
    }
  },
);

test('XRP and Cardano have no signature that the address alone can tell', () => {
  expect([canSign('XRP'), canSign('ADA'), canSign('BTC')]).toEqual([false, false, true]);
});
