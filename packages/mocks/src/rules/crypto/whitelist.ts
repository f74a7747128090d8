import { requireCoins, theNetwork } from '@investing-platform/rules/crypto/networks';
import { keptAddresses, searchProviders } from '@investing-platform/rules/crypto/providers';
import {
  addressOfProvider,
  isOtherKeeper,
  missingDetails,
  ownershipMessage,
  requireMemo,
  requireNewWallet,
  searchFor,
  type TravelRule,
  travelRuleOf,
  WAITING_SECONDS,
  withProvider,
} from '@investing-platform/rules/crypto/travel-rule';
import { badInput } from '@investing-platform/rules/refusals/platform-error';
import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { Call } from '../../contract/call.ts';
import { need } from '../../contract/realm.ts';
import type { RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { daysFrom, now } from '../../facts/time.ts';
import { requireCryptoPerson } from './wallets.ts';

/** What addresses look like. Only the service knows their check digits. */
const FORMS: Readonly<Record<string, RegExp>> = {
  ADA: /^(addr1|DdzFF|Ae2)[0-9A-Za-z]+$/,
  BTC: /^(bc1[0-9a-z]+|[13][1-9A-HJ-NP-Za-km-z]+)$/,
  DOGE: /^[DA9][1-9A-HJ-NP-Za-km-z]+$/,
  LTC: /^(ltc1[0-9a-z]+|[LM3][1-9A-HJ-NP-Za-km-z]+)$/,
  SOL: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
  XRP: /^r[1-9A-HJ-NP-Za-km-z]+$/,
};
const EVM = /^0x[0-9a-fA-F]{40}$/;

function requireAddress({ params }: Call<'requestWhitelistWallet'>): void {
  const { chain, address } = params;
  theNetwork('params', params.currency, chain);
  if (!(FORMS[chain] ?? EVM).test(address)) {
    throw badInput('params.address', `is no address of ${chain}: copy it again from the wallet`);
  }
  requireMemo(chain, params.memo ?? null);
}

function refuseKnown({ realm, params }: Call<'requestWhitelistWallet'>): void {
  const rows = realm.own.list('WhitelistedWallet').filter(({ status }) => status !== 'REJECTED');
  const known = rows.some(
    (row) =>
      row.chain === params.chain &&
      row.currency === params.currency &&
      (row.memo ?? null) === (params.memo ?? null) &&
      String(row.address).toLowerCase() === params.address.toLowerCase(),
  );
  requireNewWallet(known, rows.length);
}

/** @throws {PlatformError} BENEFICIARY_NAME_REQUIRED; UNKNOWN_VASP; ADDRESS_BELONGS_TO_VASP */
function told(
  { realm, params }: Call<'requestWhitelistWallet' | 'updateWhitelistedWalletTravelRule'>,
  address: string,
): TravelRule {
  const asker = {
    givenName: realm.user?.firstName ?? null,
    familyName: realm.user?.lastName ?? null,
  };
  const { travelRule: input } = params;
  const rule = travelRuleOf(input, asker);
  if (rule.selfHosted) {
    if (keptAddresses.has(address.toLowerCase())) throw addressOfProvider('a provider');
    return { ...rule, hasOwnershipProof: input.custodian.selfHosted?.ownershipProof != null };
  }
  return rule.vaspId === null ? rule : withProvider(rule, searchProviders(searchFor(rule.vaspId)));
}

/** What a wallet shows of what was told. */
export function shownRule(rule: TravelRule, isOwn: boolean) {
  const nextActions = missingDetails(rule, false, isOwn);
  return {
    travelRule: { ...rule, complete: missingDetails(rule, true, isOwn).length === 0 },
    nextActions,
    status: nextActions.length === 0 ? 'PENDING' : 'ACTION_REQUIRED',
  };
}

const isOwn = ({
  params,
}: Call<'requestWhitelistWallet' | 'updateWhitelistedWalletTravelRule'>): boolean =>
  params.travelRule.beneficiary == null;

function asked(call: Call<'requestWhitelistWallet'>) {
  const { realm, params } = call;
  const { chain, address } = params;
  return {
    ...shownRule(told(call, address), isOwn(call)),
    usableAt: daysFrom(now(realm), WAITING_SECONDS / DAY_SECONDS),
    ownershipMessage: ownershipMessage(
      { chain, address },
      { service: 'this service', code: realm.user?.id.slice(0, 8) ?? '' },
    ),
  };
}

function changed(
  call: Call<'updateWhitelistedWalletTravelRule'>,
  row: RowOf<'WhitelistedWallet'> | null,
) {
  const before = Object(row?.travelRule) as TravelRule;
  const given = told(call, String(row?.address));
  const hasOwnershipProof = given.hasOwnershipProof || before.hasOwnershipProof;
  const rule = { ...given, hasOwnershipProof };
  const shown = shownRule(rule, isOwn(call));
  if (!isOtherKeeper(before, rule)) return shown;
  return { ...shown, usableAt: daysFrom(now(call.realm), WAITING_SECONDS / DAY_SECONDS) };
}

export const whitelistRules: Rules = {
  fetchWhitelistedWallets: {
    checks: ({ params }) => requireCoins('params.currencies', params.currencies),
  },
  requestWhitelistWallet: {
    checks: (call) => {
      requireAddress(call);
      told(call, call.params.address);
      requireCryptoPerson(call.realm);
      refuseKnown(call);
    },
    sets: asked,
    example: (_realm, params) => ({
      ...params,
      address: '0xde0B295669a9FD93d5F28D9Ec85E40f4cb697BAe',
    }),
  },
  updateWhitelistedWalletTravelRule: {
    checks: (call) => {
      const row = need(call.realm, 'WhitelistedWallet', call.params.id);
      told(call, String(row.address));
    },
    sets: changed,
  },
};
