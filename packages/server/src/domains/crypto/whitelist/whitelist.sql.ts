import type { OwnersAddress } from '@investing-platform/rules/crypto/travel-rule';
import type {
  Chain,
  WhitelistFailureCode,
  WhitelistStatus,
} from '@investing-platform/schema/operations';
import { namedStatement, statement } from '../../../db/statement.ts';
import { insertInto } from '../../../db/tables/named-write.ts';

/** An outside wallet as it is stored. */
export interface WhitelistRow {
  readonly id: string;
  readonly userId: string;
  readonly currency: string;
  readonly chain: Chain;
  readonly address: string;
  readonly memo: string | null;
  readonly label: string | null;
  readonly status: WhitelistStatus;
  readonly failureCode: WhitelistFailureCode | null;
  readonly failureReason: string | null;
  readonly usableAt: Date;
  readonly selfHosted: boolean;
  readonly vaspId: string | null;
  readonly vaspName: string | null;
  readonly vaspWebsite: string | null;
  readonly beneficiaryGivenName: string | null;
  readonly beneficiaryFamilyName: string | null;
  readonly beneficiaryEntityName: string | null;
  readonly beneficiaryCountry: string | null;
  readonly beneficiaryAddress: OwnersAddress | null;
  readonly ownsItSelf: boolean;
  readonly hasOwnershipProof: boolean;
  readonly discardTokenAt: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}

const COLUMNS = `id, user_id as "userId", currency, chain, address, memo, label, status,
  failure_code as "failureCode", failure_reason as "failureReason", usable_at as "usableAt",
  self_hosted as "selfHosted", vasp_id as "vaspId", vasp_name as "vaspName",
  vasp_website as "vaspWebsite", beneficiary_given_name as "beneficiaryGivenName",
  beneficiary_family_name as "beneficiaryFamilyName",
  beneficiary_entity_name as "beneficiaryEntityName",
  beneficiary_country as "beneficiaryCountry", beneficiary_address as "beneficiaryAddress",
  owns_it_self as "ownsItSelf", has_ownership_proof as "hasOwnershipProof",
  discard_token_at as "discardTokenAt", created_at as "createdAt", updated_at as "updatedAt",
  deleted_at as "deletedAt"`;
/** More than an account may have, refused ones included. */
const MAX_SHOWN = 100;

export const insertWhitelisted = insertInto('whitelisted_wallets', 'crypto_insert_whitelisted', {
  columns: [
    ...(['id', 'userId', 'currency', 'chain', 'address', 'memo', 'label', 'status'] as const),
    ...(['usableAt', 'selfHosted', 'vaspId', 'vaspName', 'vaspWebsite'] as const),
    ...(['beneficiaryGivenName', 'beneficiaryFamilyName', 'beneficiaryEntityName'] as const),
    ...(['beneficiaryCountry', 'beneficiaryAddress', 'ownsItSelf', 'hasOwnershipProof'] as const),
    ...(['discardTokenHash', 'createdAt'] as const),
  ],
  same: { discardTokenAt: 'createdAt', updatedAt: 'createdAt' },
});

export const whitelistedOf = statement<
  WhitelistRow,
  [
    userId: string,
    ids: readonly string[] | null,
    currencies: readonly string[] | null,
    chains: readonly string[] | null,
    statuses: readonly string[] | null,
  ]
>(
  'crypto_whitelisted_of',
  `select ${COLUMNS} from whitelisted_wallets
   where user_id = $1 and deleted_at is null and ($2::uuid[] is null or id = any($2))
     and ($3::text[] is null or currency = any($3)) and ($4::text[] is null or chain = any($4))
     and ($5::text[] is null or status = any($5))
   order by created_at desc, id desc limit ${MAX_SHOWN}`,
);

/** Waits for whoever changes it. */
export const lockWhitelisted = statement<WhitelistRow, [userId: string, id: string]>(
  'crypto_lock_whitelisted',
  `select ${COLUMNS} from whitelisted_wallets where user_id = $1 and id = $2 for no key update`,
);

export const whitelistedById = statement<WhitelistRow, [id: string]>(
  'crypto_whitelisted_by_id',
  `select ${COLUMNS} from whitelisted_wallets where id = $1`,
);

/** How many a person has, and whether one of them is this. Refused ones do not count. */
export const whitelistFacts = statement<
  { readonly count: number; readonly isKnown: boolean },
  [userId: string, currency: string, chain: string, address: string, memo: string | null]
>(
  'crypto_whitelist_facts',
  `select count(*)::int as count, coalesce(bool_or(currency = $2 and chain = $3 and address = $4
     and memo is not distinct from $5::text), false) as "isKnown"
   from whitelisted_wallets
   where user_id = $1 and deleted_at is null and status <> 'REJECTED'`,
);

export const updateTravelRule = namedStatement<
  never,
  {
    readonly id: string;
    readonly status: WhitelistStatus;
    readonly usableAt: Date;
    readonly selfHosted: boolean;
    readonly vaspId: string | null;
    readonly vaspName: string | null;
    readonly vaspWebsite: string | null;
    readonly givenName: string | null;
    readonly familyName: string | null;
    readonly entityName: string | null;
    readonly country: string | null;
    readonly address: string | null;
    readonly ownsItSelf: boolean;
    readonly hasOwnershipProof: boolean;
    readonly now: Date;
  }
>(
  'crypto_update_travel_rule',
  `update whitelisted_wallets set status = $status, usable_at = $usableAt,
     self_hosted = $selfHosted, vasp_id = $vaspId, vasp_name = $vaspName,
     vasp_website = $vaspWebsite, beneficiary_given_name = $givenName,
     beneficiary_family_name = $familyName, beneficiary_entity_name = $entityName,
     beneficiary_country = $country, beneficiary_address = $address::jsonb,
     owns_it_self = $ownsItSelf, has_ownership_proof = $hasOwnershipProof, updated_at = $now
   where id = $id`,
);

export const renewDiscardToken = statement<never, [id: string, tokenHash: Buffer, now: Date]>(
  'crypto_renew_discard_token',
  'update whitelisted_wallets set discard_token_hash = $2, discard_token_at = $3 where id = $1',
);

/** Only while it is being checked: whoever comes second changes nothing. */
export const decideWhitelisted = namedStatement<
  never,
  {
    readonly id: string;
    readonly status: WhitelistStatus;
    readonly code: WhitelistFailureCode | null;
    readonly reason: string | null;
    readonly now: Date;
  }
>(
  'crypto_decide_whitelisted',
  `update whitelisted_wallets set status = $status, failure_code = $code, failure_reason = $reason,
     updated_at = $now
   where id = $id and status = 'PENDING' and deleted_at is null`,
);

export const deleteWhitelistedRow = statement<
  WhitelistRow,
  [userId: string, id: string, now: Date]
>(
  'crypto_delete_whitelisted',
  `update whitelisted_wallets set deleted_at = $3, updated_at = $3
   where user_id = $1 and id = $2 and deleted_at is null returning ${COLUMNS}`,
);

export const whitelistedOfToken = statement<WhitelistRow, [tokenHash: Buffer]>(
  'crypto_whitelisted_of_token',
  `select ${COLUMNS} from whitelisted_wallets where discard_token_hash = $1`,
);

/** The person who asks, by the name of the identity check. */
export const askerOf = statement<
  { readonly givenName: string | null; readonly familyName: string | null },
  [userId: string]
>(
  'crypto_asker_of',
  `select coalesce(first_name, split_part(name, ' ', 1)) as "givenName",
     coalesce(last_name, nullif(substr(name, length(split_part(name, ' ', 1)) + 2), ''))
       as "familyName"
   from users where id = $1`,
);
