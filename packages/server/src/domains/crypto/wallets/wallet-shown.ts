import {
  coinOf,
  isTaken,
  type Network,
  theNetwork,
} from '@investing-platform/rules/crypto/networks';
import type { CryptoWalletStatus } from '@investing-platform/schema/operations';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { roundCash } from '../../../kernel/money.ts';
import { lastQuotesOf } from '../../market/index.ts';
import type { CryptoDeps } from '../deps.ts';
import { networkFee } from '../network-fee.ts';
import type { WalletRow } from './wallets.sql.ts';

export interface WalletShown extends WalletRow {
  readonly status: CryptoWalletStatus;
  readonly value: { readonly amount: string; readonly currency: string } | null;
  readonly minimumDeposit: string;
  readonly minimumWithdrawal: string;
  readonly estimatedWithdrawalFee: string;
  readonly requiredConfirmations: number;
  readonly simulated: boolean;
}

type ShowDeps = Pick<CryptoDeps, 'config' | 'marketData' | 'chains' | 'clock'>;

/** Wallets with what they are worth and what their chains ask for. One call for all prices. */
export async function showWallets(
  deps: ShowDeps,
  rows: readonly WalletRow[],
): Promise<WalletShown[]> {
  const ids = new Set(rows.map(({ currency }) => coinOf(currency).id));
  const quotes = await lastQuotesOf(deps, [...ids]);
  return Promise.all(
    rows.map(async (row) => {
      const network = theNetwork('params', row.currency, row.chain);
      const fee = await networkFee(deps, network);
      return shown(deps, row, network, {
        price: quotes.get(coinOf(row.currency).id)?.price ?? null,
        fee,
      });
    }),
  );
}

function shown(
  { config, chains }: ShowDeps,
  row: WalletRow,
  network: Network,
  { price, fee }: { readonly price: string | null; readonly fee: string },
): WalletShown {
  const { currency } = coinOf(row.currency);
  const balance = toPlain(row.balance);
  const worth = price === null ? null : roundCash(decimal(balance).times(price), currency);
  const active = row.address === null ? 'CREATING' : 'ACTIVE';
  return {
    ...row,
    balance,
    available: toPlain(row.available),
    status: isTaken(config.cryptoNetworks, network) ? active : 'DISABLED',
    value: worth === null ? null : { amount: toPlain(worth), currency },
    minimumDeposit: network.minimumDeposit,
    minimumWithdrawal: network.minimumWithdrawal,
    estimatedWithdrawalFee: fee,
    requiredConfirmations: network.requiredConfirmations,
    simulated: chains.simulated,
  };
}
