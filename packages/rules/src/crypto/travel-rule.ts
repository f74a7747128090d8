import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { Chain, WhitelistStatus } from '@investing-platform/schema/operations';
import { badInput, type PlatformError, refuse } from '../refusals/platform-error.ts';
import { mayHave, requireRoomFor } from '../refusals/quota.ts';
import { needsMemo } from './networks.ts';

type Given<T> = T | null | undefined;

/** Where the owner of a wallet lives. */
export interface OwnersAddress {
  readonly line1: string;
  readonly line2?: Given<string>;
  readonly city: string;
  readonly region?: Given<string>;
  readonly postalCode?: Given<string>;
  readonly country: string;
}

/** What is told of a wallet: a `TravelRuleInput` of the contract. */
export interface ToldOfWallet {
  /** One of the three. */
  readonly custodian: {
    readonly vaspId?: Given<string>;
    readonly unlistedVasp?: Given<{ readonly name: string; readonly website: string }>;
    readonly selfHosted?: Given<{ readonly ownershipProof?: Given<string> }>;
  };
  /** One of the two. */
  readonly beneficiary?: Given<{
    readonly person?: Given<{ readonly givenName: string; readonly familyName: string }>;
    readonly entityName?: Given<string>;
  }>;
  readonly beneficiaryCountry?: Given<string>;
  readonly beneficiaryAddress?: Given<OwnersAddress>;
}

/** Who keeps and who owns an outside wallet, as it was told. */
export interface TravelRule {
  readonly selfHosted: boolean;
  readonly vaspId: string | null;
  readonly vaspName: string | null;
  readonly vaspWebsite: string | null;
  readonly beneficiaryGivenName: string | null;
  readonly beneficiaryFamilyName: string | null;
  readonly beneficiaryEntityName: string | null;
  readonly beneficiaryCountry: string | null;
  readonly beneficiaryAddress: OwnersAddress | null;
  readonly hasOwnershipProof: boolean;
}

/** The person who asks, by the name of the identity check. */
export interface Asker {
  readonly givenName: string | null;
  readonly familyName: string | null;
}

/** How long a new wallet waits, and one whose provider changed. */
export const WAITING_SECONDS = DAY_SECONDS;
const WHITELISTED = mayHave(100, 'outside wallets');
/** From this value in USD on a transfer needs all details. */
export const LARGE_FROM = '1000';

const PATH = 'params.travelRule';

/**
 * What an input tells. Who keeps the wallet is not looked up: `vaspName` and `vaspWebsite` of a
 * provider of the directory are for the caller to fill in.
 *
 * @throws {PlatformError} BENEFICIARY_NAME_REQUIRED; BAD_USER_INPUT for a website that is none
 */
export function travelRuleOf(input: ToldOfWallet, asker: Asker): TravelRule {
  const { custodian, beneficiary } = input;
  const beneficiaryAddress = input.beneficiaryAddress ?? null;
  const selfHosted = custodian.selfHosted != null;
  const unlisted = custodian.unlistedVasp ?? null;
  if (unlisted !== null) requireWebsite(unlisted.website);
  if (beneficiary == null && !selfHosted) {
    const fields = [{ path: `${PATH}.beneficiary`, message: 'is needed: a provider keeps it' }];
    throw refuse('BENEFICIARY_NAME_REQUIRED', 'Say who owns a wallet that a provider keeps', {
      fields,
    });
  }
  const own = beneficiary == null ? asker : null;
  return {
    selfHosted,
    vaspId: custodian.vaspId ?? null,
    vaspName: unlisted?.name ?? null,
    vaspWebsite: unlisted?.website ?? null,
    beneficiaryGivenName: beneficiary?.person?.givenName ?? own?.givenName ?? null,
    beneficiaryFamilyName: beneficiary?.person?.familyName ?? own?.familyName ?? null,
    beneficiaryEntityName: beneficiary?.entityName ?? null,
    beneficiaryCountry: input.beneficiaryCountry ?? beneficiaryAddress?.country ?? null,
    beneficiaryAddress,
    hasOwnershipProof: false,
  };
}

function requireWebsite(website: string): void {
  if (URL.canParse(website)) {
    const { protocol, hostname } = new URL(website);
    if (protocol === 'https:' && hostname.includes('.')) return;
  }
  throw badInput(`${PATH}.custodian.unlistedVasp.website`, 'must be an address such as https://…');
}

/** To be thrown where somebody claims an address that a provider keeps. */
export function addressOfProvider(keptBy: string): PlatformError {
  const message = `is wrong: ${keptBy} keeps this address. Give its id as \`vaspId\``;
  const fields = [{ path: `${PATH}.custodian.selfHosted`, message }];
  return refuse('ADDRESS_BELONGS_TO_VASP', 'The address is that of a provider', { fields });
}

/** What looks a provider up by its id. */
export const searchFor = (vaspId: string) =>
  ({ ids: [vaspId], query: null, country: null, limit: 1 }) as const;

/**
 * With what the directory says of the provider.
 *
 * @throws {PlatformError} UNKNOWN_VASP where it says nothing
 */
export function withProvider(
  rule: TravelRule,
  [vasp]: readonly { readonly name: string; readonly website: string | null }[],
): TravelRule {
  if (vasp !== undefined) return { ...rule, vaspName: vasp.name, vaspWebsite: vasp.website };
  const message = 'is none that searchVASPs finds. Give it as `unlistedVasp`';
  const fields = [{ path: `${PATH}.custodian.vaspId`, message }];
  throw refuse('UNKNOWN_VASP', 'There is no such provider in the directory', { fields });
}

/** The owner's name as one text. */
export function beneficiaryName(rule: TravelRule): string {
  const { beneficiaryGivenName, beneficiaryFamilyName, beneficiaryEntityName } = rule;
  const person = [beneficiaryGivenName, beneficiaryFamilyName].filter((part) => part !== null);
  return beneficiaryEntityName ?? person.join(' ');
}

/** Something that has yet to be told: a `TravelRuleAction` of the contract. */
export interface MissingDetail {
  readonly name: string;
  readonly description: string;
  readonly type: 'REQUIRED';
  readonly requiredFields: readonly {
    readonly field: string;
    readonly valueType: 'TEXT' | 'COUNTRY' | 'SIGNATURE' | 'OBJECT';
    readonly description: string;
    readonly options: readonly string[];
  }[];
}

const COUNTRY: MissingDetail = {
  name: 'provide_beneficiary_country',
  description: 'Say which country the owner lives or is registered in.',
  type: 'REQUIRED',
  requiredFields: [
    {
      field: 'beneficiaryCountry',
      valueType: 'COUNTRY',
      description: 'The country as an ISO 3166-1 alpha-2 code.',
      options: [],
    },
  ],
};

const ADDRESS: MissingDetail = {
  name: 'provide_beneficiary_address',
  description: 'Give the owner’s address: the provider that keeps the wallet asks for it.',
  type: 'REQUIRED',
  requiredFields: [
    {
      field: 'beneficiaryAddress',
      valueType: 'OBJECT',
      description: 'Street, city and country at least.',
      options: [],
    },
  ],
};

const PROOF: MissingDetail = {
  name: 'prove_ownership',
  description:
    'Sign ownershipMessage with the key of the address, or send a small amount from it to your ' +
    'own wallet here.',
  type: 'REQUIRED',
  requiredFields: [
    {
      field: 'custodian.selfHosted.ownershipProof',
      valueType: 'SIGNATURE',
      description: 'The signature, as base64 or as hexadecimal with 0x.',
      options: [],
    },
  ],
};

/**
 * What has yet to be told.
 *
 * @param isLarge for transfers from `LARGE_FROM` on
 * @param isOwn whether the person who asks owns the wallet
 */
export function missingDetails(
  rule: TravelRule,
  isLarge: boolean,
  isOwn: boolean,
): MissingDetail[] {
  const isUnlisted = !rule.selfHosted && rule.vaspId === null;
  const needsCountry = isUnlisted || (rule.selfHosted && !isOwn);
  const missing: MissingDetail[] = [];
  if (needsCountry && rule.beneficiaryCountry === null) missing.push(COUNTRY);
  if (!isLarge) return missing;
  if (!rule.selfHosted && rule.beneficiaryAddress === null) missing.push(ADDRESS);
  if (rule.selfHosted && !rule.hasOwnershipProof) missing.push(PROOF);
  return missing;
}

/** Whether another provider keeps the wallet than before, or nobody does any more. */
export function isOtherKeeper(before: TravelRule, after: TravelRule): boolean {
  return (
    before.selfHosted !== after.selfHosted ||
    before.vaspId !== after.vaspId ||
    (after.vaspId === null && before.vaspWebsite !== after.vaspWebsite)
  );
}

const MAX_TAG = 4_294_967_295;

/** @throws {PlatformError} BAD_USER_INPUT for a memo that the chain cannot carry */
export function requireMemo(chain: Chain, memo: string | null): void {
  if (memo === null) return;
  if (!needsMemo(chain)) throw badInput('params.memo', `is none that transfers on ${chain} carry`);
  if (/^\d{1,10}$/.test(memo) && Number(memo) <= MAX_TAG) return;
  throw badInput('params.memo', `must be a destination tag, a whole number up to ${MAX_TAG}`);
}

/** The text that the owner of an address signs. It is the same whenever it is asked for. */
export function ownershipMessage(
  { chain, address }: { readonly chain: Chain; readonly address: string },
  { service, code }: { readonly service: string; readonly code: string },
): string {
  return `I hold the key of ${address} on ${chain} and use it with ${service}. Code: ${code}`;
}

/**
 * @param isKnown whether the address stands on the person's list, or is asked for
 * @throws {PlatformError} CONFLICT; QUOTA_EXCEEDED
 */
export function requireNewWallet(isKnown: boolean, count: number): void {
  if (isKnown) throw refuse('CONFLICT', 'The address is whitelisted or asked for already');
  requireRoomFor(WHITELISTED, count);
}

/** @throws {PlatformError} WALLET_NOT_APPROVED */
export function requireApproved(
  { status, usableAt }: { readonly status: WhitelistStatus; readonly usableAt: Date },
  now: Date,
): void {
  if (status !== 'APPROVED') throw refuse('WALLET_NOT_APPROVED', `The wallet is ${status}`);
  if (usableAt <= now) return;
  const usable = usableAt.toISOString();
  throw refuse('WALLET_NOT_APPROVED', `The wallet can be sent to from ${usable} on`);
}

/** @throws {PlatformError} TRAVEL_RULE_ACTION_REQUIRED, with what is missing */
export function refuseMissingDetails(nextActions: ReturnType<typeof missingDetails>): void {
  if (nextActions.length === 0) return;
  const message = `Transfers of ${LARGE_FROM} USD and more need further details of the wallet`;
  throw refuse('TRAVEL_RULE_ACTION_REQUIRED', message, { nextActions });
}
