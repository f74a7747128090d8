import { nextTransferStep, type TransferEvent } from '@investing-platform/rules/crypto/transfer';
import { HOUR_SECONDS } from '@investing-platform/schema/durations';
import type { JobHandler } from '../../../jobs/jobs.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { Dispatch } from '../../../ports/chains.ts';
import type { CryptoDeps } from '../deps.ts';
import {
  applyTransferEvent,
  type Circumstances,
  lockTransferInAccount,
} from '../transfers/apply-event.ts';
import {
  handedOver,
  notedOnChain,
  type TransferRow,
  transferById,
} from '../transfers/transfers.sql.ts';
import { whitelistedById } from '../whitelist/whitelist.sql.ts';
import { travelRuleIn } from '../whitelist/whitelisted-shown.ts';
import { ivms101 } from './ivms101.ts';
import { isTransferStopped, originatorOf } from './withdrawals.sql.ts';

export const WITHDRAWAL_JOB = 'crypto.withdrawal';

/** More than there are steps from the request to the end. */
const MAX_STEPS = 6;
const DEADLINE_MS = 10_000;
const ASKED_AGAIN_SECONDS = 30;
const STOPPED_SECONDS = HOUR_SECONDS;
const SANCTIONED = {
  code: 'REFUSED_BY_PLATFORM',
  reason: 'The address is on a list of sanctions.',
} as const;

/** What comes of one look: a step was taken, or when to look again; null where nobody has to. */
type Outcome = 'stepped' | Date | null;

/**
 * Takes what goes out from its request to its end. Each step is a transaction of its own, and the
 * custodian is asked outside of them: after a crash it is asked again under the same id.
 */
export function withdrawalWork(deps: CryptoDeps): JobHandler {
  return {
    kind: WITHDRAWAL_JOB,
    everySeconds: null,
    async run(id) {
      for (let step = 0; step < MAX_STEPS; step += 1) {
        const outcome = await advance(deps, await deps.db.one(transferById, id));
        if (outcome !== 'stepped') return outcome;
      }
      return deps.clock.now();
    },
  };
}

function advance(deps: CryptoDeps, row: TransferRow): Promise<Outcome> {
  if (row.status === 'REQUESTED') return check(deps, row);
  if (row.status !== 'PROCESSING') return Promise.resolve(null);
  return row.sentAt === null ? handOver(deps, row) : askCustodian(deps, row);
}

/** Another process or an operator may have been faster. */
async function take(
  deps: CryptoDeps,
  row: TransferRow,
  event: TransferEvent,
  circumstances: Circumstances = {},
): Promise<Outcome> {
  await deps.db.transaction(async (tx) => {
    const now = await lockTransferInAccount(tx, row);
    if (now.status !== row.status || nextTransferStep('OUTGOING', now.status, event) === null) {
      return;
    }
    await applyTransferEvent(tx, deps, now, event, circumstances);
  });
  return 'stepped';
}

/** Unusual ones wait for an operator. */
async function check(deps: CryptoDeps, row: TransferRow): Promise<Outcome> {
  const { sanctioned } = await deps.vasps.factsOf(row.chain, row.toAddress);
  if (sanctioned) return take(deps, row, 'rejected', { failure: SANCTIONED });
  if (row.concerns.length > 0) return null;
  if (await isStoppedNow(deps, row)) return secondsAfter(deps.clock.now(), STOPPED_SECONDS);
  return take(deps, row, 'approved');
}

async function isStoppedNow({ db }: CryptoDeps, { id }: TransferRow): Promise<boolean> {
  return (await db.one(isTransferStopped, id)).isStopped;
}

async function dispatchOf(deps: CryptoDeps, row: TransferRow): Promise<Dispatch> {
  const { whitelistedWalletId, userId, walletId } = row;
  invariant(whitelistedWalletId !== null, 'what goes out goes to a whitelisted wallet');
  const wallet = await deps.db.one(whitelistedById, whitelistedWalletId);
  const originator = await deps.db.one(originatorOf, userId, walletId);
  const to = { address: row.toAddress, service: deps.oauth.issuer };
  return {
    id: row.id,
    currency: row.currency,
    chain: row.chain,
    address: row.toAddress,
    memo: row.memo,
    amount: toPlain(decimal(row.amount).minus(row.fee)),
    maxNetworkFee: row.networkFee,
    travelRule: ivms101({ ...originator, customerId: userId }, travelRuleIn(wallet), to),
  };
}

async function handOver(deps: CryptoDeps, row: TransferRow): Promise<Outcome> {
  if (await isStoppedNow(deps, row)) return secondsAfter(deps.clock.now(), STOPPED_SECONDS);
  const dispatch = await dispatchOf(deps, row);
  const outcome = await deps.chains.send(dispatch, AbortSignal.timeout(DEADLINE_MS));
  const now = deps.clock.now();
  if (outcome.kind === 'ok') {
    await deps.db.transaction(async (tx) => {
      await lockTransferInAccount(tx, row);
      await tx.run(handedOver, row.id, outcome.reference, now);
    });
    return 'stepped';
  }
  if (outcome.kind === 'refused') {
    const failure = { code: outcome.code, reason: outcome.problem };
    return take(deps, row, 'failed', { failure });
  }
  const { problem } = outcome;
  deps.log.warn({ transferId: row.id, problem }, 'a transfer was not handed over yet');
  return secondsAfter(now, ASKED_AGAIN_SECONDS);
}

async function askCustodian(deps: CryptoDeps, row: TransferRow): Promise<Outcome> {
  const { custodyReference: reference, sentAt } = row;
  invariant(reference !== null && sentAt !== null, 'the custodian has named what it took');
  const sent = { ...(await dispatchOf(deps, row)), reference, sentAt };
  const progress = await deps.chains.progressOf(sent, AbortSignal.timeout(DEADLINE_MS));
  const again = secondsAfter(deps.clock.now(), ASKED_AGAIN_SECONDS);
  if (progress.kind === 'unknown') return again;
  if (progress.kind === 'failed') {
    const failure = { code: progress.code, reason: progress.problem };
    return take(deps, row, 'failed', { failure });
  }
  const { confirmations, txHash, networkFee } = progress;
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await lockTransferInAccount(tx, row);
    await tx.run(notedOnChain, { id: row.id, confirmations, txHash, networkFee, now });
  });
  return confirmations >= row.requiredConfirmations ? take(deps, row, 'confirmed') : again;
}
