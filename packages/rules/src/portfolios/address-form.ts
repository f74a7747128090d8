import type { Chain } from '@investing-platform/schema/operations';

const EVM = /^0x[0-9a-fA-F]{40}$/;
const BASE_58 = '[1-9A-HJ-NP-Za-km-z]';
const BECH_32 = '[02-9ac-hj-np-z]';

const FORMS: Readonly<Record<Chain, RegExp>> = {
  BTC: new RegExp(`^([13]${BASE_58}{25,34}|bc1${BECH_32}{11,71})$`),
  ETH: EVM,
  SOL: new RegExp(`^${BASE_58}{32,44}$`),
  XRP: new RegExp(`^r${BASE_58}{24,34}$`),
  ARB: EVM,
  BASE: EVM,
  POLYGON: EVM,
  LTC: new RegExp(`^([LM]${BASE_58}{25,34}|ltc1${BECH_32}{11,71})$`),
  DOGE: new RegExp(`^[DA9]${BASE_58}{25,34}$`),
  ADA: new RegExp(`^(addr1${BECH_32}{50,}|(Ae2|DdzFF)${BASE_58}{50,})$`),
};

/** Whether a text has the form of an address of the chain. Its check digits are another question. */
export function hasAddressForm(chain: Chain, text: string): boolean {
  return FORMS[chain].test(/^[A-Z0-9]+$/.test(text) ? text.toLowerCase() : text);
}
