import { theNetwork } from '@investing-platform/rules/crypto/networks';
import type { Chain } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import { badInput, notFound } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { findAccount } from '../../trading/index.ts';
import type { CryptoDeps } from '../deps.ts';
import { openWallet } from '../wallets/create-wallets.ts';
import { walletIdOf } from '../withdrawals/withdrawals.sql.ts';
import { INCOMING_JOB } from './incoming-job.ts';
import { insertIncoming } from './transfers.sql.ts';

/** A payment that came to an address of the platform and is nobody's. */
export interface UnclaimedRow {
  readonly chain: Chain;
  readonly txHash: string;
  readonly outputIndex: number;
  readonly currency: string;
  readonly address: string;
  readonly memo: string | null;
  readonly fromAddress: string | null;
  readonly amount: string;
  readonly seenAt: Date;
}

const COLUMNS = `chain, tx_hash as "txHash", output_index as "outputIndex", currency, address, memo,
  from_address as "fromAddress", trim_scale(amount)::text as amount, seen_at as "seenAt"`;

/** Oldest first. */
export const unclaimedCoins = statement<UnclaimedRow, [limit: number]>(
  'crypto_unclaimed_coins',
  `select ${COLUMNS} from crypto_unclaimed order by seen_at, tx_hash, output_index limit $1`,
);

const takeUnclaimed = statement<UnclaimedRow, [txHash: string, outputIndex: number]>(
  'crypto_take_unclaimed',
  `delete from crypto_unclaimed where tx_hash = $1 and output_index = $2 returning ${COLUMNS}`,
);

const personWithEmail = statement<{ readonly id: string }, [email: string]>(
  'crypto_person_with_email',
  'select id from users where email = $1 for no key update',
);

/**
 * Says whose a payment is that came without its memo, or for a wallet that was not asked for. It is
 * credited like all others, once it has its confirmations.
 *
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT for an asset that the chain does not move
 */
export async function claimCoins(
  tx: Transaction,
  deps: Pick<CryptoDeps, 'clock' | 'random'>,
  payment: { readonly txHash: string; readonly outputIndex: number; readonly email: string },
): Promise<UnclaimedRow> {
  const { txHash, outputIndex, email } = payment;
  if (!Number.isInteger(outputIndex) || outputIndex < 0) {
    throw badInput('outputIndex', 'must be a whole number from 0');
  }
  const person = await tx.maybe(personWithEmail, email.trim().toLowerCase());
  if (person === null) throw notFound('Person');
  const { id: userId } = person;
  const account = await findAccount(tx, userId, {});
  const coins = await tx.maybe(takeUnclaimed, txHash, outputIndex);
  if (coins === null) throw notFound('Unclaimed payment');
  const { chain, currency, address, memo, fromAddress, amount } = coins;
  const network = theNetwork('currency', currency, chain);
  await openWallet(tx, deps, userId, network);
  const { id: walletId } = await tx.one(walletIdOf, userId, currency, chain);
  const now = deps.clock.now();
  const id = newId(deps.clock, deps.random);
  tx.send(
    ...insertIncoming({
      id,
      userId,
      brokerAccountId: account.id,
      walletId,
      status: 'PROCESSING',
      currency,
      chain,
      amount,
      value: null,
      fromAddress,
      toAddress: address,
      memo,
      txHash,
      outputIndex,
      confirmations: 0,
      requiredConfirmations: network.requiredConfirmations,
      failureCode: null,
      failureReason: null,
      createdAt: now,
    }),
  );
  await requestJob(tx, { kind: INCOMING_JOB, key: id, runAt: now });
  return coins;
}
