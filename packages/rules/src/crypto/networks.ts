import type { Chain } from '@investing-platform/schema/operations';
import { type AssetRow, assetsBySymbol } from '../market/catalogue.ts';
import { invariant } from '../refusals/invariant.ts';
import { badInput } from '../refusals/platform-error.ts';

/** A crypto asset on a chain that moves it. Amounts are plain decimals in units of the asset. */
export interface Network {
  readonly currency: string;
  readonly chain: Chain;
  /** How many decimal places the chain has. */
  readonly places: number;
  /** After how many an incoming transfer is credited, and an outgoing one completed. */
  readonly requiredConfirmations: number;
  /** After how many nobody looks any more whether the chain has taken it back. */
  readonly finalConfirmations: number;
  readonly minimumDeposit: string;
  readonly minimumWithdrawal: string;
  /** What the chain takes for one transfer as a rule. */
  readonly usualFee: string;
  /** How long the chain takes for a block. */
  readonly blockSeconds: number;
}

type Terms = Omit<Network, 'currency' | 'chain'>;

const ether: Terms = {
  places: 18,
  requiredConfirmations: 12,
  finalConfirmations: 64,
  minimumDeposit: '0.0001',
  minimumWithdrawal: '0.001',
  usualFee: '0.0003',
  blockSeconds: 12,
};
const rollup: Terms = { ...ether, usualFee: '0.00002', blockSeconds: 2 };

/** By asset and chain. Those that the catalogue of currencies has no code for are left out. */
export const networks: readonly Network[] = [
  {
    currency: 'ADA',
    chain: 'ADA',
    places: 6,
    requiredConfirmations: 15,
    finalConfirmations: 40,
    minimumDeposit: '1',
    minimumWithdrawal: '2',
    usualFee: '0.2',
    blockSeconds: 20,
  },
  {
    currency: 'BTC',
    chain: 'BTC',
    places: 8,
    requiredConfirmations: 2,
    finalConfirmations: 6,
    minimumDeposit: '0.00001',
    minimumWithdrawal: '0.0002',
    usualFee: '0.00002',
    blockSeconds: 600,
  },
  {
    currency: 'DOGE',
    chain: 'DOGE',
    places: 8,
    requiredConfirmations: 20,
    finalConfirmations: 60,
    minimumDeposit: '1',
    minimumWithdrawal: '5',
    usualFee: '0.5',
    blockSeconds: 60,
  },
  { currency: 'ETH', chain: 'ARB', ...rollup },
  { currency: 'ETH', chain: 'BASE', ...rollup },
  { currency: 'ETH', chain: 'ETH', ...ether },
  {
    currency: 'LTC',
    chain: 'LTC',
    places: 8,
    requiredConfirmations: 6,
    finalConfirmations: 12,
    minimumDeposit: '0.001',
    minimumWithdrawal: '0.005',
    usualFee: '0.0001',
    blockSeconds: 150,
  },
  {
    currency: 'SOL',
    chain: 'SOL',
    places: 9,
    requiredConfirmations: 32,
    finalConfirmations: 32,
    minimumDeposit: '0.001',
    minimumWithdrawal: '0.01',
    usualFee: '0.00001',
    blockSeconds: 1,
  },
  {
    currency: 'XRP',
    chain: 'XRP',
    places: 6,
    requiredConfirmations: 1,
    finalConfirmations: 1,
    minimumDeposit: '0.1',
    minimumWithdrawal: '1',
    usualFee: '0.0001',
    blockSeconds: 4,
  },
];

const keyOf = (currency: string, chain: string): string => `${currency} ${chain}`;
const byKey = new Map(networks.map((one) => [keyOf(one.currency, one.chain), one]));

export function networkOf(currency: string, chain: string): Network | null {
  return byKey.get(keyOf(currency, chain)) ?? null;
}

/**
 * @param path of the input that holds both
 * @throws {PlatformError} BAD_USER_INPUT for an asset that the chain does not move
 */
export function theNetwork(path: string, currency: string, chain: string): Network {
  requireCoin(`${path}.currency`, currency);
  const network = networkOf(currency, chain);
  if (network !== null) return network;
  const chains = networks.filter((one) => one.currency === currency).map((one) => one.chain);
  throw badInput(`${path}.chain`, `does not move ${currency}: use ${chains.join(' or ')}`);
}

const coins: readonly string[] = [...new Set(networks.map(({ currency }) => currency))];

/** @throws {PlatformError} BAD_USER_INPUT for what is no crypto asset */
export function requireCoin(path: string, currency: string): void {
  if (coins.includes(currency)) return;
  throw badInput(path, `is no crypto asset that is moved here: use one of ${coins.join(', ')}`);
}

/** @throws {PlatformError} BAD_USER_INPUT naming those that are no crypto assets */
export function requireCoins(path: string, currencies: readonly string[] | null | undefined): void {
  for (const [index, currency] of (currencies ?? []).entries()) {
    requireCoin(`${path}.${index}`, currency);
  }
}

/** The instrument of the catalogue that a crypto asset is. */
export function coinOf(currency: string): AssetRow {
  const [coin] = assetsBySymbol(currency);
  invariant(coin !== undefined, `${currency} is in the catalogue`);
  return coin;
}

/** Whose addresses serve several chains: one address of a person is for all of them. */
export function addressFamily(chain: Chain): string {
  return ['ETH', 'ARB', 'BASE', 'POLYGON'].includes(chain) ? 'EVM' : chain;
}

/** Whether all people share one address of the chain and are told apart by a number. */
export function needsMemo(chain: Chain): boolean {
  return chain === 'XRP';
}

const EXPLORERS: Readonly<Record<Chain, string>> = {
  ADA: 'https://cardanoscan.io/transaction/',
  ARB: 'https://arbiscan.io/tx/',
  BASE: 'https://basescan.org/tx/',
  BTC: 'https://mempool.space/tx/',
  DOGE: 'https://blockchair.com/dogecoin/transaction/',
  ETH: 'https://etherscan.io/tx/',
  LTC: 'https://blockchair.com/litecoin/transaction/',
  POLYGON: 'https://polygonscan.com/tx/',
  SOL: 'https://solscan.io/tx/',
  XRP: 'https://xrpscan.com/tx/',
};

/** A page of the public chain that shows a transaction. */
export function explorerUrl(chain: Chain, txHash: string): string {
  return `${EXPLORERS[chain]}${encodeURIComponent(txHash)}`;
}

/**
 * Whether the platform takes an asset on a chain.
 *
 * @param taken as `BTC/BTC`; null: all
 */
export function isTaken(
  taken: readonly string[] | null,
  { currency, chain }: Pick<Network, 'currency' | 'chain'>,
): boolean {
  return taken === null || taken.includes(`${currency}/${chain}`);
}

/** What a QR code of an address holds: the memo as wallets of the XRP Ledger read it. */
export function paymentText(chain: Chain, address: string, memo: string | null): string {
  return memo === null ? address : `${address}?${needsMemo(chain) ? 'dt' : 'memo'}=${memo}`;
}
