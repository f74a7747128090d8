import type { TransferEvent } from '@investing-platform/rules/crypto/transfer';
import type { SecurityEventKind } from '@investing-platform/schema/first-party';
import { CHAIN_NAMES } from '../../../addresses/index.ts';
import type { Transaction } from '../../../db/database.ts';
import { postToUser } from '../../account/index.ts';
import { tell, type Whence } from '../../funding/index.ts';
import type { CryptoDeps } from '../deps.ts';
import { nameOf } from '../whitelist/tell-of-wallet.ts';
import type { TransferRow } from './transfers.sql.ts';

type TellDeps = Pick<CryptoDeps, 'clock' | 'random' | 'secrets'>;
type Told = Pick<TransferRow, 'userId' | 'amount' | 'currency' | 'chain' | 'toAddress'>;

interface Telling {
  readonly kind: SecurityEventKind;
  readonly subject: string;
  readonly says: string;
}

/** Of what goes out people are told whatever they have switched off. */
const TELLINGS: Partial<Record<TransferEvent | 'requested', Telling>> = {
  requested: {
    kind: 'WITHDRAWAL_REQUESTED',
    subject: 'A crypto withdrawal was asked for',
    says: 'was asked for. If it was not you, sign in at once and choose a new password.',
  },
  rejected: {
    kind: 'WITHDRAWAL_REJECTED',
    subject: 'A crypto withdrawal was refused',
    says: 'was refused. What was held for it can be used again.',
  },
  failed: {
    kind: 'WITHDRAWAL_FAILED',
    subject: 'A crypto withdrawal was not sent',
    says: 'was not sent. What was held for it can be used again.',
  },
  confirmed: {
    kind: 'WITHDRAWAL_SENT',
    subject: 'A crypto withdrawal was sent',
    says: 'was sent, and cannot be taken back.',
  },
};

const NOWHERE: Whence = { ip: null, browser: null };

/** Tells the person of what is worth it. */
export async function tellOfTransfer(
  tx: Transaction,
  deps: TellDeps,
  row: Told & Pick<TransferRow, 'direction' | 'status'>,
  event: TransferEvent | 'requested',
  reason: string | null,
  whence: Whence = NOWHERE,
): Promise<void> {
  if (row.direction === 'INCOMING') return tellOfArrival(tx, deps, row, event);
  const telling = TELLINGS[event];
  if (telling === undefined) return;
  const { kind, subject, says } = telling;
  const detail = `${row.amount} ${nameOf({ ...row, address: row.toAddress })}`;
  const lines = ['a withdrawal of', `${detail}`, says, ...(reason === null ? [] : [reason])];
  await tell(tx, deps, { ...whence, userId: row.userId, kind, detail, subject, lines });
}

async function tellOfArrival(
  tx: Transaction,
  deps: TellDeps,
  { userId, amount, currency, chain, status }: Told & Pick<TransferRow, 'status'>,
  event: TransferEvent | 'requested',
): Promise<void> {
  if (event !== 'vanished' || status !== 'COMPLETED') return;
  await postToUser(tx, deps, userId, {
    subject: 'A crypto transfer was taken back',
    text: [
      'Hello,',
      '',
      `a transfer of ${amount} ${currency} that was credited to you was taken back by`,
      `${CHAIN_NAMES[chain]}.`,
      'It is out of your account again. If that was not there any more, your account owes its value,',
      'and takes no buy orders and withdrawals until it is paid in. Should the chain have the',
      'transfer again, it is credited again.',
      '',
    ].join('\n'),
  });
}
