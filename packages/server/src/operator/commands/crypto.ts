import type { Chain } from '@investing-platform/schema/operations';
import {
  approveCryptoWithdrawal,
  type CoinsToSend,
  claimCoins,
  openCryptoWithdrawals,
  rejectCryptoWithdrawal,
  sendSimulatedCoins,
  unclaimedCoins,
} from '../../domains/crypto/index.ts';
import { badInput } from '../../kernel/errors.ts';
import type { ChangeRequest, OperatorDeps } from '../change.ts';

type Work = ChangeRequest['work'];

const MAX_LINES = 500;

/** The crypto withdrawals under way, oldest first: what an operator has to decide stands out. */
export async function listWithdrawals({ db }: OperatorDeps): Promise<string> {
  const rows = await db.all(openCryptoWithdrawals, MAX_LINES);
  if (rows.length === 0) return 'No crypto withdrawal is under way.';
  const lines = rows.flatMap((row) => [
    `${row.id}  ${row.status}  ${row.amount} ${row.currency} on ${row.chain} to ${row.toAddress}`,
    `  ${row.email}, asked for at ${row.createdAt.toISOString()}, worth ${row.value ?? '?'} USD`,
    ...(row.status === 'REQUESTED' ? row.concerns.map((concern) => `  ! ${concern}`) : []),
  ]);
  const waiting = rows.filter((row) => row.status === 'REQUESTED' && row.concerns.length > 0);
  return [...lines, '', `${rows.length} under way, ${waiting.length} to be decided by you.`].join(
    '\n',
  );
}

/** Approves a crypto withdrawal: it is sent with the next run. */
export function approve(deps: OperatorDeps, id: string): Work {
  return async (tx) => {
    const row = await approveCryptoWithdrawal(tx, deps, id);
    return [`${row.id}: ${row.status}, ${row.amount} ${row.currency} is sent with the next run`];
  };
}

/** Refuses a crypto withdrawal. The person is mailed the reason, and what was held is free. */
export function reject(deps: OperatorDeps, id: string, reason: string): Work {
  return async (tx) => {
    const row = await rejectCryptoWithdrawal(tx, deps, id, reason);
    return [`${row.id}: ${row.status}, ${row.amount} ${row.currency} is free again`];
  };
}

/** Payments that came to an address of the platform and are nobody's. */
export async function listUnclaimed({ db }: OperatorDeps): Promise<string> {
  const rows = await db.all(unclaimedCoins, MAX_LINES);
  if (rows.length === 0) return 'No payment is unclaimed.';
  return rows
    .map(
      (row) =>
        `${row.txHash} ${row.outputIndex}  ${row.amount} ${row.currency} on ${row.chain}, ` +
        `memo ${row.memo ?? 'none'}, from ${row.fromAddress ?? 'unknown'}, ` +
        `seen at ${row.seenAt.toISOString()}`,
    )
    .join('\n');
}

export interface ClaimOptions {
  readonly email: string;
  readonly output: string;
}

/** Says whose an unclaimed payment is. */
export function claim(deps: OperatorDeps, txHash: string, { email, output }: ClaimOptions): Work {
  return async (tx) => {
    const coins = await claimCoins(tx, deps, { txHash, outputIndex: Number(output), email });
    return [`${txHash} ${output}: ${coins.amount} ${coins.currency} is credited to ${email}`];
  };
}

export interface SendOptions {
  readonly currency: string;
  readonly chain: string;
  readonly address: string;
  readonly amount: string;
  readonly memo?: string;
  readonly from?: string;
  readonly fate?: string;
}

const FATES = ['KEPT', 'DROPPED', 'TAKEN_BACK', 'REORGANIZED'] as const;

/** Sends coins over a simulated chain, to an address that the server shows. */
export function sendSimulated(deps: OperatorDeps, options: SendOptions): Work {
  const { currency, chain, address, amount, memo = null, from = null, fate = 'KEPT' } = options;
  const known = FATES.find((one) => one === fate.toUpperCase());
  if (known === undefined) throw badInput('fate', `must be one of ${FATES.join(', ')}`);
  const coins: CoinsToSend = {
    currency: currency.toUpperCase(),
    chain: chain.toUpperCase() as Chain,
    address,
    amount,
    memo,
    fromAddress: from,
    fate: known,
  };
  return async (tx) => [`${sendSimulatedCoins(tx, deps, coins)}: ${amount} ${coins.currency}`];
}
