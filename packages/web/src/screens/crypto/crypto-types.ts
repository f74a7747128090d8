import type {
  CryptoTransfersQuery,
  CryptoWalletsQuery,
  OutsideWalletsQuery,
} from '../../generated/documents.ts';

export type Wallet = CryptoWalletsQuery['fetchCryptoCurrencyWallets'][number];
export type OutsideWallet = OutsideWalletsQuery['fetchWhitelistedWallets'][number];
export type Transfer = CryptoTransfersQuery['fetchCryptoCurrencyTransfers']['nodes'][number];
