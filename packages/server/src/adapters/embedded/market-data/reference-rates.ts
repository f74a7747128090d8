/**
 * Euro foreign exchange reference rates of the European Central Bank: what one euro was worth on
 * the last day of a year with rates. Digits behind the point are those that the bank publishes.
 */
export const REFERENCE_RATES: readonly (readonly [day: string, rates: string])[] = [
  ['2015-12-31', 'USD 1.0887 JPY 131.07 GBP 0.73395 AUD 1.4897 NZD 1.5923'],
  ['2016-12-30', 'USD 1.0541 JPY 123.40 GBP 0.85618 AUD 1.4596 NZD 1.5158'],
  ['2017-12-29', 'USD 1.1993 JPY 135.01 GBP 0.88723 AUD 1.5346 NZD 1.6850'],
  ['2018-12-31', 'USD 1.1450 JPY 125.85 GBP 0.89453 AUD 1.6220 NZD 1.7056'],
  ['2019-12-31', 'USD 1.1234 JPY 121.94 GBP 0.85080 AUD 1.5995 NZD 1.6653'],
  ['2020-12-31', 'USD 1.2271 JPY 126.49 GBP 0.89903 AUD 1.5896 NZD 1.6984'],
  ['2021-12-31', 'USD 1.1326 JPY 130.38 GBP 0.84028 AUD 1.5615 NZD 1.6579'],
  ['2022-12-30', 'USD 1.0666 JPY 140.66 GBP 0.88693 AUD 1.5693 NZD 1.6798'],
  ['2023-12-29', 'USD 1.1050 JPY 156.33 GBP 0.86905 AUD 1.6263 NZD 1.7504'],
  [
    '2024-12-31',
    'USD 1.0389 JPY 163.06 GBP 0.82918 AUD 1.6772 NZD 1.8532 CZK 25.185 DKK 7.4578 HUF 411.35 ' +
      'PLN 4.2750 RON 4.9743 SEK 11.4590 CHF 0.9412 ISK 143.90 NOK 11.7950 TRY 36.7372 BRL 6.4253 ' +
      'CAD 1.4948 CNY 7.5833 HKD 8.0686 IDR 16820.88 ILS 3.7885 INR 88.9335 KRW 1532.15 ' +
      'MXN 21.5504 MYR 4.6454 PHP 60.301 SGD 1.4164 THB 35.676 ZAR 19.6188',
  ],
  [
    '2025-12-31',
    'USD 1.1750 JPY 184.09 GBP 0.87260 AUD 1.7581 NZD 2.0380 CZK 24.237 DKK 7.4689 HUF 385.15 ' +
      'PLN 4.2210 RON 5.0968 SEK 10.8215 CHF 0.9314 ISK 147.20 NOK 11.8430 TRY 50.4838 BRL 6.4364 ' +
      'CAD 1.6088 CNY 8.2262 HKD 9.1464 IDR 19640.83 ILS 3.7471 INR 105.5965 KRW 1696.94 ' +
      'MXN 21.1180 MYR 4.7682 PHP 69.266 SGD 1.5105 THB 37.218 ZAR 19.4439',
  ],
];

/** How a currency moves against the euro: by itself, and together with the dollar. */
export interface CurrencyMoves {
  /** Standard deviation of a year's own logarithmic change. */
  readonly own: number;
  /** The part of the dollar's own change that it follows. */
  readonly withDollar: number;
}

const USUAL: CurrencyMoves = { own: 0.06, withDollar: 0.3 };
const MOVES: Readonly<Record<string, CurrencyMoves>> = {
  USD: { own: 0.07, withDollar: 0 },
  GBP: { own: 0.06, withDollar: 0 },
  CHF: { own: 0.05, withDollar: 0 },
  JPY: { own: 0.09, withDollar: 0.2 },
  DKK: { own: 0.0005, withDollar: 0 },
  CZK: { own: 0.03, withDollar: 0 },
  PLN: { own: 0.05, withDollar: 0 },
  RON: { own: 0.01, withDollar: 0 },
  HKD: { own: 0.001, withDollar: 1 },
  CNY: { own: 0.03, withDollar: 0.9 },
  INR: { own: 0.03, withDollar: 0.9 },
  SGD: { own: 0.03, withDollar: 0.6 },
  TRY: { own: 0.15, withDollar: 0.5 },
};

export function movesOf(currency: string): CurrencyMoves {
  return MOVES[currency] ?? USUAL;
}
