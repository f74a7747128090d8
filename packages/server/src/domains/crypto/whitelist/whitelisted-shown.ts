import {
  missingDetails,
  ownershipMessage,
  type TravelRule,
} from '@investing-platform/rules/crypto/travel-rule';
import type { WhitelistedWallet } from '../../../graphql/generated/resolver-types.ts';
import { sha256Hex } from '../../../kernel/hash.ts';
import type { CryptoDeps } from '../deps.ts';
import type { WhitelistRow } from './whitelist.sql.ts';

/** What has been told about a wallet. */
export function travelRuleIn(row: WhitelistRow): TravelRule {
  return {
    selfHosted: row.selfHosted,
    vaspId: row.vaspId,
    vaspName: row.vaspName,
    vaspWebsite: row.vaspWebsite,
    beneficiaryGivenName: row.beneficiaryGivenName,
    beneficiaryFamilyName: row.beneficiaryFamilyName,
    beneficiaryEntityName: row.beneficiaryEntityName,
    beneficiaryCountry: row.beneficiaryCountry,
    beneficiaryAddress: row.beneficiaryAddress,
    hasOwnershipProof: row.hasOwnershipProof,
  };
}

const CODE_DIGITS = 16;

/** The text to sign: each person has another one for an address. */
export function messageOf(
  { oauth }: Pick<CryptoDeps, 'oauth'>,
  { userId, chain, address }: Pick<WhitelistRow, 'userId' | 'chain' | 'address'>,
): string {
  const code = sha256Hex(`${userId} ${chain} ${address}`).slice(0, CODE_DIGITS);
  return ownershipMessage({ chain, address }, { service: oauth.issuer, code });
}

/** An outside wallet as its owner sees it. */
export function shownWhitelisted(
  deps: Pick<CryptoDeps, 'oauth'>,
  row: WhitelistRow,
): WhitelistedWallet {
  const { status, ownsItSelf } = row;
  const rule = travelRuleIn(row);
  const actions = status === 'ACTION_REQUIRED' ? missingDetails(rule, false, ownsItSelf) : [];
  const { beneficiaryAddress } = rule;
  return {
    id: row.id,
    currency: row.currency,
    chain: row.chain,
    address: row.address,
    memo: row.memo,
    label: row.label,
    status,
    failureCode: row.failureCode,
    failureReason: row.failureReason,
    usableAt: row.usableAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    travelRule: {
      ...rule,
      beneficiaryAddress:
        beneficiaryAddress === null
          ? null
          : {
              ...beneficiaryAddress,
              line2: beneficiaryAddress.line2 ?? null,
              region: beneficiaryAddress.region ?? null,
              postalCode: beneficiaryAddress.postalCode ?? null,
            },
      complete: missingDetails(rule, true, ownsItSelf).length === 0,
    },
    nextActions: actions.map((action) => ({
      ...action,
      requiredFields: action.requiredFields.map((field) => ({
        ...field,
        options: [...field.options],
      })),
    })),
    ownershipMessage: messageOf(deps, row),
  };
}
