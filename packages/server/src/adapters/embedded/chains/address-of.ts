import { checkAddress } from '../../../addresses/index.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { ReceiveAddress } from '../../../ports/chains.ts';

/** Destination tags begin here: nobody's is short enough to be typed by accident. */
const FIRST_TAG = 100_000;
const SHARED_ACCOUNT = 'the account that all share';

/**
 * An address without a key behind it, the same for the same place at any time. On chains that write
 * addresses of their test network differently it is one of those, which wallets refuse to pay real
 * coins to.
 *
 * @param family as `addressFamily` names it
 */
export async function simulatedAddress(family: string, place: number): Promise<ReceiveAddress> {
  const { sha256 } = await import('@noble/hashes/sha2.js');
  const bytes = (of: string): Uint8Array =>
    sha256(new TextEncoder().encode(`simulated ${family} ${of}`));
  const own = bytes(String(place));
  const plain = (address: string): ReceiveAddress => ({ address, memo: null });
  const base = await import('@scure/base');
  const checked = base.createBase58check(sha256);
  switch (family) {
    case 'BTC':
      return plain(segwit(base, 'tb', own.slice(0, 20)));
    case 'LTC':
      return plain(segwit(base, 'tltc', own.slice(0, 20)));
    case 'DOGE':
      return plain(checked.encode(Uint8Array.of(0x71, ...own.slice(0, 20))));
    case 'ADA': {
      const staking = bytes(`${place} staking`).slice(0, 28);
      const payload = Uint8Array.of(0x00, ...own.slice(0, 28), ...staking);
      return plain(base.bech32.encode('addr_test', base.bech32.toWords(payload), false));
    }
    case 'EVM':
      return plain(mixedCase(own.slice(0, 20)));
    case 'XRP':
      return {
        address: rippled(base, sha256, bytes(SHARED_ACCOUNT).slice(0, 20)),
        memo: String(FIRST_TAG + place),
      };
    default:
      return plain(base.base58.encode(own));
  }
}

type Base = typeof import('@scure/base');

function segwit({ bech32 }: Base, prefix: string, program: Uint8Array): string {
  return bech32.encode(prefix, [0, ...bech32.toWords(program)]);
}

/** The XRP Ledger writes base 58 in an order of its own. */
function rippled(
  { base58xrp }: Base,
  sha256: (data: Uint8Array) => Uint8Array,
  account: Uint8Array,
): string {
  const payload = Uint8Array.of(0, ...account);
  return base58xrp.encode(Uint8Array.of(...payload, ...sha256(sha256(payload)).slice(0, 4)));
}

/** With the check digits that its capital letters are. */
function mixedCase(account: Uint8Array): string {
  const checked = checkAddress('ETH', `0x${Buffer.from(account).toString('hex')}`);
  invariant('address' in checked, 'twenty bytes are an address of Ethereum');
  return checked.address;
}
