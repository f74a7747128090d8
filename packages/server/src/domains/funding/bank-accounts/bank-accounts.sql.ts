import type {
  BankAccountPurpose,
  BankAccountStatus,
  BankAccountType,
} from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';

export type PayoutCurrency = 'NZD' | 'USD';
/** A bank account as it is stored. */
export interface BankAccountRow {
  readonly id: string;
  readonly userId: string;
  readonly purpose: BankAccountPurpose;
  readonly currency: PayoutCurrency;
  readonly accountHolder: string;
  readonly bankName: string | null;
  readonly sealedNumber: string;
  readonly numberMasked: string;
  readonly country: string;
  readonly type: BankAccountType | null;
  readonly routingNumber: string | null;
  readonly swiftBic: string | null;
  readonly status: BankAccountStatus;
  readonly failureReason: string | null;
  readonly usableAt: Date;
  readonly verifiedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}

const COLUMNS = `id, user_id as "userId", purpose, currency, account_holder as "accountHolder",
  bank_name as "bankName", sealed_number as "sealedNumber", number_masked as "numberMasked",
  country, type, routing_number as "routingNumber", swift_bic as "swiftBic", status,
  status_reason as "failureReason", usable_at as "usableAt", verified_at as "verifiedAt",
  created_at as "createdAt", updated_at as "updatedAt", deleted_at as "deletedAt"`;

/** Newest first. There are three at most: one in use, the one before it and the one to come. */
export const bankAccountsFor = statement<
  BankAccountRow,
  [userId: string, purpose: BankAccountPurpose, currency: string]
>(
  'funding_bank_accounts_for',
  `select ${COLUMNS} from bank_accounts
   where user_id = $1 and purpose = $2 and currency = $3 and deleted_at is null
   order by created_at desc, id desc limit 10`,
);

export const bankAccountOfUser = statement<BankAccountRow, [userId: string, id: string]>(
  'funding_bank_account_of_user',
  `select ${COLUMNS} from bank_accounts where user_id = $1 and id = $2 and deleted_at is null`,
);

/** Deleted ones too: a payment that is under way goes on. */
export const bankAccountById = statement<BankAccountRow, [id: string]>(
  'funding_bank_account_by_id',
  `select ${COLUMNS} from bank_accounts where id = $1`,
);

export const lockBankAccount = statement<BankAccountRow, [id: string]>(
  'funding_lock_bank_account',
  `select ${COLUMNS} from bank_accounts where id = $1 and deleted_at is null for update`,
);

export const bankAccountOfToken = statement<BankAccountRow, [tokenHash: Buffer]>(
  'funding_bank_account_of_token',
  `select ${COLUMNS} from bank_accounts where discard_token_hash = $1`,
);

export const savedSince = statement<{ count: number }, [userId: string, since: Date]>(
  'funding_bank_accounts_saved_since',
  'select count(*)::int as count from bank_accounts where user_id = $1 and created_at > $2',
);

export const insertBankAccount = namedStatement<
  never,
  {
    readonly id: string;
    readonly userId: string;
    readonly purpose: BankAccountPurpose;
    readonly currency: string;
    readonly accountHolder: string;
    readonly bankName: string | null;
    readonly sealedNumber: string;
    readonly numberMasked: string;
    readonly country: string;
    readonly type: BankAccountType | null;
    readonly routingNumber: string | null;
    readonly swiftBic: string | null;
    readonly bankAddress: string | null;
    readonly holderAddress: string | null;
    readonly usableAt: Date;
    readonly discardTokenHash: Buffer;
    readonly now: Date;
  }
>(
  'funding_insert_bank_account',
  `insert into bank_accounts (id, user_id, purpose, currency, account_holder, bank_name,
     sealed_number, number_masked, country, type, routing_number, swift_bic, bank_address,
     holder_address, status, usable_at, discard_token_hash, created_at, updated_at)
   values ($id, $userId, $purpose, $currency, $accountHolder, $bankName, $sealedNumber,
     $numberMasked, $country, $type, $routingNumber, $swiftBic, $bankAddress::jsonb,
     $holderAddress::jsonb, 'PENDING_VERIFICATION', $usableAt, $discardTokenHash, $now, $now)`,
);

export const tombstone = statement<never, [ids: readonly string[], now: Date]>(
  'funding_tombstone_bank_accounts',
  `update bank_accounts set deleted_at = $2, updated_at = $2
   where id = any($1::uuid[]) and deleted_at is null`,
);

export const setVerified = statement<never, [id: string, now: Date]>(
  'funding_set_bank_account_verified',
  `update bank_accounts set status = 'VERIFIED', verified_at = $2, updated_at = $2 where id = $1`,
);

export const setRejected = statement<never, [id: string, reason: string, now: Date]>(
  'funding_set_bank_account_rejected',
  `update bank_accounts set status = 'REJECTED', status_reason = $2, updated_at = $3 where id = $1`,
);

/** What the identity check knows of a person. */
export interface IdentityRow {
  readonly kycApproved: boolean;
  readonly legalName: string;
}

export const identityOf = statement<IdentityRow, [userId: string]>(
  'funding_identity_of',
  `select kyc_status = 'APPROVED' as "kycApproved",
     coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), name) as "legalName"
   from users where id = $1`,
);

/** Whether money is on its way to any of the accounts. */
export const isPaidTo = statement<{ isPaidTo: boolean }, [bankAccountIds: readonly string[]]>(
  'funding_is_paid_to',
  `select exists (select from withdrawals where bank_account_id = any($1::uuid[])
     and status in ('REQUESTED', 'APPROVAL_PENDING', 'APPROVED', 'PROCESSING', 'SENT'))
     as "isPaidTo"`,
);
