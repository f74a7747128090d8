import { hasAddressForm } from '@investing-platform/rules/portfolios/address-form';
import { expect, test } from 'vitest';
import type { Chain } from './chain.ts';
import { checkAddress } from './check-address.ts';

const HASH_OF_73 = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const XRP_ACCOUNT = 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59';
const ADA_STAKED =
  'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x';

/** From BIP 13, 173 and 350, EIP-55, CIP-19, and what the chains' own documents show. */
test.each<[Chain, string, string]>([
  ['BTC', 'the first block', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['BTC', 'BIP 13', '3P14159f73E4gFr7JterCCQh9QjiTjiZrG'],
  ['BTC', 'BIP 173, a key', HASH_OF_73],
  ['BTC', 'BIP 173, a script', 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'],
  ['BTC', 'BIP 350', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['ETH', 'EIP-55', EVM],
  ['ETH', 'EIP-55', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  ['ETH', 'EIP-55', '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'],
  ['ARB', 'EIP-55', '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb'],
  ['BASE', 'EIP-55, all capitals', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['POLYGON', 'EIP-55, all small', '0xde709f2102306220921060314715629080e2fb77'],
  ['SOL', 'the token program', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
  ['SOL', 'wrapped SOL', 'So11111111111111111111111111111111111111112'],
  ['XRP', 'the first account', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'],
  ['XRP', 'of the long form', XRP_ACCOUNT],
  ['LTC', 'a key', 'LaMT348PWRnrqeeWArpwQPbuanpXDZGEUz'],
  ['LTC', 'a script', 'MQMcJhpWHYVeQArcZR3sBgyPZxxRtnH441'],
  ['LTC', 'segregated witness', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
  ['DOGE', 'a key', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
  ['DOGE', 'a script', 'A7JjzK9k9x5b2MkkQzqt91WZsuu7wTu6iS'],
  ['ADA', 'CIP-19, base', ADA_STAKED],
  [
    'ADA',
    'CIP-19, a pointer',
    'addr1gx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer5pnz75xxcrzqf96k',
  ],
  ['ADA', 'CIP-19, enterprise', 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8'],
  ['ADA', 'CIP-19, Icarus', 'Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAi'],
  [
    'ADA',
    'Byron with a derivation path',
    'DdzFFzCqrhsrcTVhLygT24QwTnNqQqQ8mZrq5jykUzMveU26sxaH529kMpo7VhPrt5pwW3dXeB2k3EEvKcNBRmzCfcQ7dTkyGzTs658C',
  ],
])('%s takes %s', (chain, _, address) => {
  expect(hasAddressForm(chain, address)).toBe(true);
  expect(checkAddress(chain, address)).toEqual({ address });
});

test.each<[string, Chain, string, string]>([
  ['segregated witness in small letters', 'BTC', HASH_OF_73.toUpperCase(), HASH_OF_73],
  ['Ethereum with its capitals', 'ETH', EVM.toLowerCase(), EVM],
  ['and from capitals', 'ETH', `0x${EVM.slice(2).toUpperCase()}`, EVM],
  ['Cardano in small letters', 'ADA', ADA_STAKED.toUpperCase(), ADA_STAKED],
])('an address is kept as its chain writes it: %s', (_, chain, written, address) => {
  expect(checkAddress(chain, written)).toEqual({ address });
});

test.each<[Chain, string, string]>([
  ['BTC', EVM, 'This is an address of Ethereum, not one of Bitcoin.'],
  ['ETH', HASH_OF_73, 'This is an address of Bitcoin, not one of Ethereum.'],
  ['LTC', HASH_OF_73, 'This is an address of Bitcoin, not one of Litecoin.'],
  ['BTC', 'LaMT348PWRnrqeeWArpwQPbuanpXDZGEUz', 'an address of Litecoin'],
  ['BTC', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', 'an address of Dogecoin'],
  ['SOL', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'an address of Bitcoin'],
  ['BTC', XRP_ACCOUNT, 'an address of the XRP Ledger'],
  ['XRP', ADA_STAKED, 'an address of Cardano'],
  ['ETH', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'an address of Solana'],
  ['BTC', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'Bitcoin Cash'],
  ['BTC', 'ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq', 'Bitcoin Cash'],
  ['ETH', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'an address of Tron'],
  ['BTC', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', "Bitcoin's test network"],
  ['BTC', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'a test network of Bitcoin'],
  ['BTC', '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc', 'a test network of Bitcoin'],
  ['XRP', 'T719a5UwUCnEs54UsxG9CJYYDhwmFCqkr7wxCcNcfZ6p5GZ', "the XRP Ledger's test network"],
  [
    'ADA',
    'addr_test1qz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgs68faae',
    "Cardano's test network",
  ],
  [
    'ADA',
    '37btjrVyb4KDXBNC4haBVPCrro8AQPHwvCMp3RFhhSVWwfFmZ6wwzSK6JK1hY6wHNmtrpTf1kdbva8TCneM2YsiXT7mrzT21EacHnPpz5YyUdj64na',
    "Cardano's test network",
  ],
])('%s refuses %s by name', (chain, address, named) => {
  expect(problemOf(chain, address)).toContain(named);
  expect(chain !== 'SOL' && hasAddressForm(chain, address)).toBe(false);
});

test.each<[string, Chain, string, string]>([
  ['a digit changed', 'BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'check digits'],
  [
    'bech32 for a version of bech32m',
    'BTC',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    'check digits',
  ],
  [
    'capitals and small letters mixed',
    'BTC',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kV8f3t4',
    'check digits',
  ],
  ['a program of a wrong length', 'BTC', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'check digits'],
  [
    'a version that there is not',
    'BTC',
    'BC13W508D6QEJXTDG4Y5R3ZARVARY0C5XW7KN40WF2',
    'check digits',
  ],
  ['an unknown prefix', 'BTC', 'tc1qw508d6qejxtdg4y5r3zarvary0c5xw7kg3g4ty', 'check digits'],
  [
    'a version that nobody spends from',
    'BTC',
    'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
    'nobody can spend',
  ],
  [
    'a digit of the first block changed',
    'BTC',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
    'begin with bc1, 1 or 3',
  ],
  ['a capital changed', 'ETH', EVM.replace('5aA', '5aa'), 'capital letters'],
  ['a digit too few', 'ETH', EVM.slice(0, -1), '40 hexadecimal digits'],
  ['without 0x', 'ETH', EVM.slice(2), '0x and 40'],
  ['nobody', 'ETH', `0x${'0'.repeat(40)}`, 'nobody'],
  ['nobody', 'SOL', '1'.repeat(32), 'nobody'],
  ['nobody', 'XRP', 'rrrrrrrrrrrrrrrrrrrrrhoLvTp', 'nobody'],
  ['a letter too few', 'SOL', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5D', 'check digits'],
  ['a letter outside of the alphabet', 'SOL', `0${'1'.repeat(31)}`, 'check digits'],
  ['a letter changed', 'XRP', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTj', 'begin with r'],
  [
    'the long form',
    'XRP',
    'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ',
    `classic form: ${XRP_ACCOUNT}`,
  ],
  [
    'the long form with a tag',
    'XRP',
    'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu',
    'destination tag 1',
  ],
  [
    'a stake address',
    'ADA',
    'stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgw',
    'stake address',
  ],
  ['a letter changed', 'ADA', ADA_STAKED.replace('35a3x', '35a3y'), 'begin with addr1'],
  [
    'a letter of Byron changed',
    'ADA',
    'Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAj',
    'begin with addr1',
  ],
  ['the old form of a script', 'LTC', '3P14159f73E4gFr7JterCCQh9QjiTjiZrG', 'form of today: M'],
  ['nothing', 'DOGE', '', 'begin with D, 9 or A'],
  ['a text', 'DOGE', 'the address of my wallet', 'begin with D, 9 or A'],
  ['a very long text', 'BTC', '1'.repeat(100_000), 'begin with bc1'],
])('refuses %s on %s', (_, chain, address, said) => {
  expect(problemOf(chain, address)).toContain(said);
});

/** The keys of the examples in the documents of Bitcoin, BIP 32, the XRP Ledger and EIP-155. */
test.each([
  ['Bitcoin, BIP 178', '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ'],
  ['Bitcoin, compressed', 'KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617'],
  ['Ethereum', '0x4646464646464646464646464646464646464646464646464646464646464646'],
  ['the XRP Ledger', 'snoPBrXtMeMyMHUVTgbuqAfg1SUTb'],
  [
    'BIP 32',
    'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi',
  ],
])('a private key of %s is told and not repeated', (_, key) => {
  const problem = problemOf('BTC', key);
  expect(problem).toContain('private key');
  expect(problem).not.toContain(key);
});

test('the public key of a whole wallet is no address', () => {
  const key =
    'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8';
  expect(problemOf('BTC', key)).toContain('Give one address');
});

test('no text of another length or with a changed letter is taken', () => {
  const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
  const address = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
  for (let at = 0; at < address.length; at += 1) {
    const shorter = address.slice(0, at) + address.slice(at + 1);
    expect(checkAddress('BTC', shorter)).toHaveProperty('problem');
    for (const letter of letters.replace(address.charAt(at), '')) {
      const changed = address.slice(0, at) + letter + address.slice(at + 1);
      expect(checkAddress('BTC', changed), changed).toHaveProperty('problem');
    }
  }
});

function problemOf(chain: Chain, address: string): string {
  const checked = checkAddress(chain, address);
  return 'problem' in checked ? checked.problem : '';
}
