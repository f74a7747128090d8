import { coinOf, type Network, theNetwork } from '@investing-platform/rules/crypto/networks';
import { nextTransferStep, type TransferEvent } from '@investing-platform/rules/crypto/transfer';
import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { JobHandler } from '../../../jobs/jobs.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { type Decimal, decimal } from '../../../kernel/decimal.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { lastQuotesOf } from '../../market/index.ts';
import type { CryptoDeps } from '../deps.ts';
import { applyTransferEvent, type Circumstances, lockTransferInAccount } from './apply-event.ts';
import { INCOMING_JOB } from './incoming-job.ts';
import { notedOnChain, type TransferRow, transferById } from './transfers.sql.ts';

const DEADLINE_MS = 10_000;
/** More than there are steps from the first sight to the end. */
const MAX_STEPS = 4;
const SOONEST_SECONDS = 10;
const LATEST_SECONDS = 300;
/** How long somebody looks whether a chain has a payment again. */
const GONE_SECONDS = 7 * DAY_SECONDS;

const VANISHED = {
  code: 'REFUSED_BY_CHAIN',
  reason: 'The chain has the transfer no more. It is credited if the chain has it again.',
} as const;

/**
 * Follows a payment until the chain cannot take it back any more: credits it once it has its
 * confirmations, takes it out again where it vanishes, and credits it again where it returns. Each
 * step is a transaction of its own, and the chain is asked outside of them.
 */
export function incomingWork(deps: CryptoDeps): JobHandler {
  return {
    kind: INCOMING_JOB,
    everySeconds: null,
    async run(id) {
      const row = await deps.db.maybe(transferById, id);
      if (row === null || row.status === 'REJECTED') return null;
      const confirmations = await askChain(deps, row);
      const network = theNetwork('params', row.currency, row.chain);
      return follow(deps, row, network, confirmations);
    },
  };
}

async function askChain(
  { chains }: Pick<CryptoDeps, 'chains'>,
  { chain, txHash, outputIndex }: TransferRow,
): Promise<number | null> {
  invariant(txHash !== null && outputIndex !== null, 'what came in is named on its chain');
  const outputs = [{ txHash, outputIndex }];
  const [told] = await chains.confirmations(chain, outputs, AbortSignal.timeout(DEADLINE_MS));
  invariant(told !== undefined, 'a chain answers for each payment');
  return told;
}

async function follow(
  deps: CryptoDeps,
  row: TransferRow,
  network: Network,
  confirmations: number | null,
): Promise<Date | null> {
  const now = deps.clock.now();
  const price = await priceOf(deps, row);
  let { status } = row;
  for (let count = 0; count < MAX_STEPS; count += 1) {
    const event = eventOf(row, status, confirmations);
    const step = event === null ? null : nextTransferStep('INCOMING', status, event);
    if (event === null || step === null) break;
    await take(deps, row, status, event, confirmations, price);
    ({ status } = step);
  }
  if (confirmations !== null) {
    await deps.db.transaction(async (tx) => {
      await lockTransferInAccount(tx, row);
      await tx.run(notedOnChain, {
        id: row.id,
        confirmations,
        txHash: null,
        networkFee: null,
        now,
      });
    });
  }
  if (status === 'COMPLETED' && (confirmations ?? 0) >= network.finalConfirmations) return null;
  if (status === 'FAILED' && now > secondsAfter(row.createdAt, GONE_SECONDS)) return null;
  const pause = Math.min(Math.max(network.blockSeconds, SOONEST_SECONDS), LATEST_SECONDS);
  return secondsAfter(now, pause);
}

/** What the chain's answer means for a transfer in its state. */
function eventOf(
  { requiredConfirmations }: TransferRow,
  status: TransferRow['status'],
  confirmations: number | null,
): TransferEvent | null {
  if (confirmations === null) return 'vanished';
  if (status === 'FAILED') return 'returned';
  return status === 'PROCESSING' && confirmations >= requiredConfirmations ? 'confirmed' : null;
}

/** Another process may have been faster. */
async function take(
  deps: CryptoDeps,
  row: TransferRow,
  status: TransferRow['status'],
  event: TransferEvent,
  confirmations: number | null,
  price: Decimal | null,
): Promise<void> {
  const circumstances: Circumstances = {
    price,
    ...(confirmations === null ? { failure: VANISHED } : {}),
  };
  await deps.db.transaction(async (tx) => {
    const now = await lockTransferInAccount(tx, row);
    if (now.status !== status) return;
    await applyTransferEvent(tx, deps, now, event, circumstances);
  });
}

async function priceOf(
  deps: Pick<CryptoDeps, 'marketData'>,
  { currency }: TransferRow,
): Promise<Decimal | null> {
  const { id } = coinOf(currency);
  const quote = (await lastQuotesOf(deps, [id])).get(id);
  return quote === undefined ? null : decimal(quote.price);
}
