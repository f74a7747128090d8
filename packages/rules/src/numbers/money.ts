import { Decimal } from './decimal.ts';

/** ISO 4217 currencies whose minor unit is not a hundredth, and digital coins by their protocol. */
const MINOR_UNITS: ReadonlyMap<string, number> = new Map([
  ...['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG'].map(places(0)),
  ...['RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'].map(places(0)),
  ...['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map(places(3)),
  ...['CLF', 'UYW'].map(places(4)),
  ...['USDC', 'USDT', 'XRP', 'ADA', 'TRX'].map(places(6)),
  ...['BTC', 'BCH', 'LTC', 'DOGE'].map(places(8)),
  ...['SOL'].map(places(9)),
  ...['DOT'].map(places(10)),
  ...['ETH', 'DAI', 'AVAX', 'LINK', 'UNI', 'MATIC', 'POL'].map(places(18)),
]);
const USUAL_MINOR_UNITS = 2;

function places(count: number): (currency: string) => [string, number] {
  return (currency) => [currency, count];
}

/** Decimal places of a currency's smallest unit: 2 for NZD and USD, 0 for JPY, 8 for BTC. */
export function minorUnits(currency: string): number {
  return MINOR_UNITS.get(currency) ?? USUAL_MINOR_UNITS;
}

/** Rounds half-even to the currency's minor unit, as cash is posted (contract rule 4). */
export function roundCash(amount: Decimal, currency: string): Decimal {
  return amount.toDecimalPlaces(minorUnits(currency), Decimal.ROUND_HALF_EVEN);
}

/** What amounts are shown in until a person chooses a display currency. */
export const USUAL_CURRENCY = 'USD';
