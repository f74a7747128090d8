import type {
  Chain,
  CryptoTransferFailureCode,
  CryptoTransferStatus,
  TransferDirection,
} from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';
import { insertInto } from '../../../db/tables/named-write.ts';

/** A transfer as it is stored. Amounts are plain decimals in units of the asset. */
export interface TransferRow {
  readonly id: string;
  readonly userId: string;
  readonly brokerAccountId: string;
  readonly walletId: string;
  readonly whitelistedWalletId: string | null;
  readonly direction: TransferDirection;
  readonly status: CryptoTransferStatus;
  readonly currency: string;
  readonly chain: Chain;
  readonly amount: string;
  readonly networkFee: string;
  readonly fee: string;
  /** In the asset's currency. */
  readonly value: string | null;
  readonly fromAddress: string | null;
  readonly toAddress: string;
  readonly memo: string | null;
  readonly txHash: string | null;
  readonly outputIndex: number | null;
  readonly confirmations: number | null;
  readonly requiredConfirmations: number;
  readonly concerns: readonly string[];
  readonly failureCode: CryptoTransferFailureCode | null;
  readonly failureReason: string | null;
  readonly custodyReference: string | null;
  readonly sentAt: Date | null;
  readonly completedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const COLUMNS = `t.id, t.user_id as "userId", t.broker_account_id as "brokerAccountId",
  t.wallet_id as "walletId", t.whitelisted_wallet_id as "whitelistedWalletId", t.direction,
  t.status, t.currency, t.chain, trim_scale(t.amount)::text as amount,
  trim_scale(t.network_fee)::text as "networkFee", trim_scale(t.fee)::text as fee,
  trim_scale(t.value)::text as value, t.from_address as "fromAddress",
  t.to_address as "toAddress", t.memo, t.tx_hash as "txHash", t.output_index as "outputIndex",
  t.confirmations, t.required_confirmations as "requiredConfirmations", t.concerns,
  t.failure_code as "failureCode", t.failure_reason as "failureReason",
  t.custody_reference as "custodyReference", t.sent_at as "sentAt",
  t.completed_at as "completedAt", t.created_at as "createdAt", t.updated_at as "updatedAt"`;

export const transferById = statement<TransferRow, [id: string]>(
  'crypto_transfer_by_id',
  `select ${COLUMNS} from crypto_transfers t where t.id = $1`,
);

/** Waits for whoever works on it. Lock its account first. */
export const lockTransfer = statement<TransferRow, [id: string]>(
  'crypto_lock_transfer',
  `select ${COLUMNS} from crypto_transfers t where t.id = $1 for update of t`,
);

export const transfersOf = statement<
  TransferRow,
  [
    userId: string,
    ids: readonly string[] | null,
    directions: readonly string[] | null,
    currencies: readonly string[] | null,
    chains: readonly string[] | null,
    statuses: readonly string[] | null,
    from: Date | string | null,
    to: Date | string | null,
    before: Date | 'infinity',
    beforeId: string,
    limit: number,
  ]
>(
  'crypto_transfers_of',
  `select ${COLUMNS} from crypto_transfers t
   where t.user_id = $1 and ($2::uuid[] is null or t.id = any($2))
     and ($3::text[] is null or t.direction = any($3))
     and ($4::text[] is null or t.currency = any($4)) and ($5::text[] is null or t.chain = any($5))
     and ($6::text[] is null or t.status = any($6))
     and ($7::timestamptz is null or t.created_at >= $7)
     and ($8::timestamptz is null or t.created_at < $8)
     and (t.created_at, t.id) < ($9::timestamptz, $10::uuid)
   order by t.created_at desc, t.id desc limit $11`,
);

/** Nothing where the payment is known. */
export const insertIncoming = insertInto('crypto_transfers', 'crypto_insert_incoming', {
  columns: [
    ...(['id', 'userId', 'brokerAccountId', 'walletId', 'status', 'currency', 'chain'] as const),
    ...(['amount', 'value', 'fromAddress', 'toAddress', 'memo', 'txHash', 'outputIndex'] as const),
    ...(['confirmations', 'requiredConfirmations', 'failureCode', 'failureReason'] as const),
    'createdAt',
  ],
  same: { updatedAt: 'createdAt' },
  fixed: { direction: 'INCOMING', networkFee: '0', fee: '0', concerns: '{}' },
  rest: `on conflict (chain, tx_hash, output_index) where direction = 'INCOMING' do nothing`,
});

export const insertOutgoing = insertInto('crypto_transfers', 'crypto_insert_outgoing', {
  columns: [
    ...(['id', 'userId', 'brokerAccountId', 'walletId', 'whitelistedWalletId'] as const),
    ...(['currency', 'chain', 'amount', 'networkFee', 'fee', 'value', 'toAddress'] as const),
    ...(['memo', 'requiredConfirmations', 'concerns', 'createdAt'] as const),
  ],
  same: { updatedAt: 'createdAt' },
  fixed: { direction: 'OUTGOING', status: 'REQUESTED' },
});

/** Only from the state that it was found in: whoever comes second changes nothing. */
export const updateTransfer = namedStatement<
  never,
  {
    readonly id: string;
    readonly from: CryptoTransferStatus;
    readonly to: CryptoTransferStatus;
    readonly failureCode: CryptoTransferFailureCode | null;
    readonly failureReason: string | null;
    readonly completedAt: Date | null;
    readonly now: Date;
  }
>(
  'crypto_update_transfer',
  `update crypto_transfers set status = $to, failure_code = $failureCode,
     failure_reason = $failureReason, completed_at = $completedAt, updated_at = $now
   where id = $id and status = $from`,
);

/** What the chain tells of it. */
export const notedOnChain = namedStatement<
  never,
  {
    readonly id: string;
    readonly confirmations: number;
    readonly txHash: string | null;
    readonly networkFee: string | null;
    readonly now: Date;
  }
>(
  'crypto_noted_on_chain',
  `update crypto_transfers set confirmations = $confirmations,
     tx_hash = coalesce($txHash, tx_hash),
     network_fee = coalesce($networkFee::numeric, network_fee), updated_at = $now
   where id = $id and (confirmations is distinct from $confirmations
     or tx_hash is distinct from coalesce($txHash, tx_hash)
     or network_fee <> coalesce($networkFee::numeric, network_fee))`,
);

/** Handed over once: whoever comes second changes nothing. */
export const handedOver = statement<never, [id: string, reference: string, now: Date]>(
  'crypto_handed_over',
  `update crypto_transfers set custody_reference = $2, sent_at = $3, updated_at = $3
   where id = $1 and status = 'PROCESSING' and sent_at is null`,
);

/** Whose a payment is: the wallet that was asked for, on an account that is not closed. */
export const ownerOfPayment = statement<
  { readonly walletId: string; readonly userId: string; readonly brokerAccountId: string },
  [family: string, address: string, memo: string | null, currency: string, chain: string]
>(
  'crypto_owner_of_payment',
  `select w.id as "walletId", w.user_id as "userId", b.id as "brokerAccountId"
   from crypto_addresses a
   join crypto_wallets w on w.address_id = a.id and w.currency = $4 and w.chain = $5
   join broker_accounts b on b.user_id = w.user_id and b.provider = 'PLATFORM'
     and b.trading_mode = 'LIVE' and b.status <> 'CLOSED'
   where a.family = $1 and a.address = $2 and (a.memo is null or a.memo = $3)
   limit 1`,
);

/** Of which payments something is stored already, as `hash index`. */
export const knownPayments = statement<
  { readonly payment: string },
  [chain: string, txHashes: readonly string[]]
>(
  'crypto_known_payments',
  `select tx_hash || ' ' || output_index as payment from crypto_transfers
   where direction = 'INCOMING' and chain = $1 and tx_hash = any($2::text[])
   union all
   select tx_hash || ' ' || output_index from crypto_unclaimed
   where chain = $1 and tx_hash = any($2::text[])
   limit 20000`,
);

export const insertUnclaimed = insertInto('crypto_unclaimed', 'crypto_insert_unclaimed', {
  columns: [
    ...(['chain', 'txHash', 'outputIndex', 'currency', 'address', 'memo'] as const),
    ...(['fromAddress', 'amount', 'seenAt'] as const),
  ],
  rest: 'on conflict (chain, tx_hash, output_index) do nothing',
});

/** The addresses of a family after one, in their order. */
export const addressesAfter = statement<
  { readonly address: string },
  [family: string, after: string, limit: number]
>(
  'crypto_addresses_after',
  `select distinct address from crypto_addresses
   where family = $1 and address > $2 order by address limit $3`,
);

export const lastRead = statement<{ readonly readAt: Date }, [chain: string]>(
  'crypto_last_read',
  'select read_at as "readAt" from crypto_chain_reads where chain = $1',
);

export const saveRead = statement<never, [chain: string, readAt: Date]>(
  'crypto_save_read',
  `insert into crypto_chain_reads (chain, read_at) values ($1, $2)
   on conflict (chain) do update set read_at = greatest(crypto_chain_reads.read_at, $2)`,
);

/** Whether somebody was paid from an address: whoever sends from it holds its key. */
export const hasSentFrom = statement<
  { readonly hasSent: boolean },
  [userId: string, chain: string, address: string]
>(
  'crypto_has_sent_from',
  `select exists (select from crypto_transfers
     where user_id = $1 and chain = $2 and direction = 'INCOMING' and status = 'COMPLETED'
       and from_address = $3) as "hasSent"`,
);
