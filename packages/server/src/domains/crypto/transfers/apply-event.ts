import { coinOf } from '@investing-platform/rules/crypto/networks';
import {
  type CoinEffect,
  nextTransferStep,
  type TransferEvent,
} from '@investing-platform/rules/crypto/transfer';
import type { CryptoTransferFailureCode } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import { type Decimal, decimal } from '../../../kernel/decimal.ts';
import { refuse } from '../../../kernel/errors.ts';
import { invariant } from '../../../kernel/invariant.ts';
import {
  lockAccount,
  receiveShares,
  releaseShares,
  sendHeldShares,
  takeBackShares,
} from '../../trading/index.ts';
import type { CryptoDeps } from '../deps.ts';
import { SWEEP_JOB } from '../sweeps/sweep-job.ts';
import { tellOfTransfer } from './tell-of-transfer.ts';
import { lockTransfer, type TransferRow, updateTransfer } from './transfers.sql.ts';

/** What comes with an event. */
export interface Circumstances {
  /** For `failed`, `rejected` and `vanished`. */
  readonly failure?: { readonly code: CryptoTransferFailureCode; readonly reason: string };
  /** Of one unit, for what comes in and what is taken back. */
  readonly price?: Decimal | null;
}

type EventDeps = Pick<CryptoDeps, 'clock' | 'random' | 'secrets'>;

/** A transfer as it is now, locked after the account whose coins it moves. */
export async function lockTransferInAccount(
  tx: Transaction,
  { id, brokerAccountId }: Pick<TransferRow, 'id' | 'brokerAccountId'>,
): Promise<TransferRow> {
  // Both travel in one write, in this order.
  const [, row] = await Promise.all([lockAccount(tx, brokerAccountId), tx.one(lockTransfer, id)]);
  return row;
}

/**
 * Takes a transfer one step further: state, coins, mail and security event, all or nothing.
 *
 * @param row as it is now, locked
 * @throws {PlatformError} INVALID_STATE where the event cannot happen in its state
 */
export async function applyTransferEvent(
  tx: Transaction,
  deps: EventDeps,
  row: TransferRow,
  event: TransferEvent,
  { failure, price = null }: Circumstances = {},
): Promise<void> {
  const step = nextTransferStep(row.direction, row.status, event);
  if (step === null) throw refuse('INVALID_STATE', `The transfer is ${row.status}`);
  await moveCoins(tx, deps, row, step.coins, price);
  const now = deps.clock.now();
  const changed = await tx.run(updateTransfer, {
    id: row.id,
    from: row.status,
    to: step.status,
    failureCode: failure?.code ?? null,
    failureReason: failure?.reason ?? null,
    completedAt: step.status === 'COMPLETED' ? now : null,
    now,
  });
  invariant(changed === 1, 'a locked transfer is in the state that it was read in');
  if (step.coins === 'CREDIT') {
    await requestJob(tx, { kind: SWEEP_JOB, key: row.id, runAt: now });
  }
  await tellOfTransfer(tx, deps, row, event, failure?.reason ?? null);
}

async function moveCoins(
  tx: Transaction,
  deps: EventDeps,
  row: TransferRow,
  effect: CoinEffect,
  price: Decimal | null,
): Promise<void> {
  const quantity = decimal(row.amount);
  const shares = { ...sharesOf(row), quantity };
  const unit = price ?? (row.value === null ? decimal(0) : decimal(row.value).dividedBy(quantity));
  switch (effect) {
    case 'NONE':
      return;
    case 'CREDIT':
      return receiveShares(tx, deps, {
        ...shares,
        cost: quantity.times(unit),
        description: `Came in on ${row.chain}`,
        comesFrom: 'external_chain',
      });
    case 'TAKE_BACK': {
      const description = `Taken back by ${row.chain}`;
      return takeBackShares(tx, deps, { ...shares, price: unit, description });
    }
    case 'SEND': {
      const description = `Sent on ${row.chain}`;
      return sendHeldShares(tx, deps, shares, { fee: decimal(row.fee), description });
    }
    case 'RELEASE':
      return releaseShares(tx, deps, shares);
  }
}

/** What a transfer moves, in the words of the books. */
export function sharesOf(
  row: Pick<TransferRow, 'id' | 'userId' | 'brokerAccountId' | 'currency' | 'amount'>,
) {
  return {
    userId: row.userId,
    brokerAccountId: row.brokerAccountId,
    tradingMode: 'LIVE' as const,
    assetId: coinOf(row.currency).id,
    quantity: decimal(row.amount),
    source: { type: 'crypto_transfer', id: row.id },
  };
}
