import { coinOf, explorerUrl } from '@investing-platform/rules/crypto/networks';
import type { CryptoCurrencyTransfer } from '../../../graphql/generated/resolver-types.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import type { TransferRow } from './transfers.sql.ts';

/** A transfer as its owner sees it. */
export function shownTransfer(row: TransferRow): CryptoCurrencyTransfer {
  const { amount, networkFee, fee, value, chain, txHash } = row;
  return {
    id: row.id,
    direction: row.direction,
    status: row.status,
    currency: row.currency,
    chain,
    amount,
    networkFee,
    fee,
    netAmount: toPlain(decimal(amount).minus(networkFee).minus(fee)),
    value: value === null ? null : { amount: value, currency: coinOf(row.currency).currency },
    fromAddress: row.fromAddress,
    toAddress: row.toAddress,
    memo: row.memo,
    walletId: row.walletId,
    whitelistedWalletId: row.whitelistedWalletId,
    txHash,
    explorerUrl: txHash === null ? null : explorerUrl(chain, txHash),
    confirmations: row.confirmations,
    requiredConfirmations: row.requiredConfirmations,
    failureReason: row.failureReason,
    failureCode: row.failureCode,
    completedAt: row.completedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
