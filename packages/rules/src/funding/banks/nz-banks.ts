/**
 * How the check digits of a bank are made, by the letters of Inland Revenue's RWT and NRWT
 * certificate filing specification, chapter 8. `A` becomes B for large account numbers; X is `NONE`.
 */
export type CheckDigits = 'A' | 'D' | 'E' | 'F' | 'G' | 'NONE';

export interface NzBank {
  /** Null where the register of branches no longer names the bank. */
  readonly name: string | null;
  readonly checkDigits: CheckDigits;
  /** First and last branch of each range. */
  readonly branches: readonly (readonly [first: number, last: number])[];
}

const bank = (
  name: string | null,
  checkDigits: CheckDigits,
  ...branches: NzBank['branches']
): NzBank => ({
  name,
  checkDigits,
  branches,
});

/**
 * The banks by number, with the ranges of their branches: those of Payments NZ's Bank Branch
 * Register of 2026-01-05, in hundreds, and every other range of Inland Revenue's specification.
 */
export const nzBanks: ReadonlyMap<string, NzBank> = new Map([
  ['01', bank('ANZ', 'A', [1, 999], [1100, 1199], [1800, 1899], [6100, 6199])],
  ['02', bank('Bank of New Zealand', 'A', [1, 999], [1200, 1299], [2000, 2099])],
  [
    '03',
    bank(
      'Westpac',
      'A',
      ...([
        [1, 999],
        [1300, 1399],
        [1500, 1599],
        [1700, 1799],
        [1900, 1999],
        [5000, 5099],
        [7300, 7399],
      ] as const),
    ),
  ],
  ['04', bank('ANZ', 'A', [2000, 2099])],
  ['05', bank('China Construction Bank', 'NONE', [8800, 8899])],
  ['06', bank('ANZ', 'A', [1, 999], [1400, 1499])],
  ['08', bank('Bank of New Zealand', 'D', [6500, 6599])],
  ['09', bank(null, 'E', [0, 0])],
  ['10', bank('Industrial and Commercial Bank of China', 'A', [5100, 5199])],
  ['11', bank('ANZ', 'A', [5000, 6499], [6600, 8999])],
  ['12', bank('ASB', 'A', [3000, 3299], [3400, 3499], [3600, 3699])],
  ['13', bank('Westpac', 'A', [4900, 4999])],
  ['14', bank('Westpac', 'A', [4700, 4799])],
  ['15', bank('TSB', 'A', [3900, 3999])],
  ['16', bank('Westpac', 'A', [4400, 4499])],
  ['17', bank('Westpac', 'A', [3300, 3399])],
  ['18', bank('Westpac', 'A', [3500, 3599])],
  ['19', bank('Westpac', 'A', [4600, 4699])],
  ['20', bank('Westpac', 'A', [4100, 4199])],
  ['21', bank('Westpac', 'A', [4800, 4899])],
  ['22', bank('Westpac', 'A', [4000, 4099])],
  ['23', bank('Westpac', 'A', [3700, 3799])],
  ['24', bank('ASB', 'A', [4300, 4399])],
  ['25', bank('ANZ', 'F', [2500, 2599])],
  ['26', bank(null, 'G', [2600, 2699])],
  ['27', bank('Westpac', 'A', [3800, 3899])],
  ['28', bank(null, 'G', [2100, 2149])],
  ['29', bank(null, 'G', [2150, 2299])],
  ['30', bank('HSBC', 'A', [2900, 2999])],
  ['31', bank('Citibank', 'NONE', [2800, 2899])],
  ['33', bank(null, 'F', [6700, 6799])],
  ['35', bank(null, 'A', [2400, 2499])],
  ['38', bank('Kiwibank', 'A', [9000, 9499])],
  ['88', bank('Bank of China', 'NONE', [8800, 8899])],
]);
