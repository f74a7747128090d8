import { networks } from '@investing-platform/rules/crypto/networks';
import { setting } from './setting.ts';
import { list, oneOf, optional } from './setting-parsers.ts';

const known = networks.map(({ currency, chain }) => `${currency}/${chain}`);

/** What the platform takes of crypto assets. */
export const cryptoSettings = {
  cryptoNetworks: setting(
    'CRYPTO_NETWORKS',
    '',
    `Crypto assets on the chains that they are taken on, comma-separated. Wallets of all others are shown as disabled. Default: all, which is ${known.join(',')}.`,
    optional(list(oneOf(...known))),
  ),
} as const;
